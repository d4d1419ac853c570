import { useState } from 'preact/hooks';
import type { Observation, PlaceholderBinding, SessionView } from '../../../../browser.js';
import { useSettings } from '../../ui/settings.js';

interface Props {
  readonly view: SessionView;
  onAnswer(observation: Observation): void;
}

/** One form for the values of all commands; those of this step first. */
export function Parameters({ view, onAnswer }: Props) {
  const { m } = useSettings();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { parameters, step, offers } = view;
  if (parameters.length === 0) return null;
  const used = new Set(step?.commands.flatMap(({ placeholders }) => placeholders.map(({ name }) => name)));
  const here = parameters.filter(({ name, value }) => used.has(name) || value !== null);
  const later = parameters.filter((each) => !here.includes(each));
  const field = (binding: PlaceholderBinding) => (
    <Field
      key={binding.name}
      binding={binding}
      value={typed[binding.name] ?? binding.value ?? ''}
      offered={offers.find(({ name }) => name === binding.name)?.values ?? []}
      onType={(value) => setTyped({ ...typed, [binding.name]: value })}
    />
  );
  return (
    <form
      class="parameters"
      aria-labelledby="parameters-title"
      onSubmit={(event) => {
        event.preventDefault();
        const set = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
        if (Object.keys(set).length > 0) onAnswer({ set });
        setTyped({});
      }}
    >
      <h2 id="parameters-title">
        {m.parameters} <small>{m.parametersOpen(parameters.filter(({ value }) => value === null).length)}</small>
      </h2>
      {here.map(field)}
      {later.length > 0 && (
        <details open={here.length === 0 ? undefined : false}>
          <summary>{m.otherParameters(later.length)}</summary>
          {later.map(field)}
        </details>
      )}
      <button type="submit" disabled={Object.keys(typed).length === 0}>
        {m.fill}
      </button>
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
