import { useState } from 'preact/hooks';
import type { PlaceholderBinding, SessionView } from '../../../browser.js';
import { useSettings } from './settings.js';

export type Params = Readonly<Record<string, string>>;

interface Props {
  readonly parameters: readonly PlaceholderBinding[];
  /** Names in the commands that are shown, whose fields come first; default: all. */
  readonly here?: ReadonlySet<string>;
  readonly offers?: SessionView['offers'];
  onSet(values: Params): void;
}

/** One form for the values of all commands. */
export function Parameters({
  parameters,
  here = new Set(parameters.map(({ name }) => name)),
  offers = [],
  onSet,
}: Props) {
  const { m } = useSettings();
  const [typed, setTyped] = useState<Params>({});
  if (parameters.length === 0) return null;
  const first = parameters.filter(({ name, value }) => here.has(name) || value !== null);
  const later = parameters.filter((each) => !first.includes(each));
  const field = (binding: PlaceholderBinding) => (
    <Field
      key={binding.name}
      binding={binding}
      value={typed[binding.name] ?? binding.value ?? ''}
      offered={offers.find(({ name }) => name === binding.name)?.values ?? []}
      onType={(value) => setTyped({ ...typed, [binding.name]: value })}
    />
  );
  // No button of the page is ever disabled: disabling the focused button would lose the focus.
  const fill = <button type="submit">{m.fill}</button>;
  return (
    <form
      class="parameters"
      aria-labelledby="parameters-title"
      onSubmit={(event) => {
        event.preventDefault();
        const set = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
        if (Object.keys(set).length > 0) onSet(set);
        setTyped({});
      }}
    >
      <h2 id="parameters-title">
        {m.parameters} <small>{m.parametersOpen(parameters.filter(({ value }) => value === null).length)}</small>
      </h2>
      {first.map(field)}
      {later.length > 0 && (
        <details>
          <summary>{m.otherParameters(later.length)}</summary>
          {later.map(field)}
          {first.length === 0 && fill}
        </details>
      )}
      {first.length > 0 && fill}
    </form>
  );
}

interface FieldProps {
  readonly binding: PlaceholderBinding;
  readonly value: string;
  readonly offered: readonly string[];
  onType(value: string): void;
}

function Field({ binding, value, offered, onType }: FieldProps) {
  const { m } = useSettings();
  const id = `parameter-${binding.name}`;
  return (
    <div class="field">
      <label for={id}>{binding.name}</label>
      <input
        id={id}
        value={value}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={binding.type}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {binding.refused !== undefined && <p class="refused">{m.refused(binding.refused)}</p>}
      {offered.length > 0 && (
        <p class="offered">
          {m.fromOutput}{' '}
          {offered.map((each) => (
            <button key={each} type="button" class="quiet" onClick={() => onType(each)}>
              {each}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
