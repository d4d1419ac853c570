import type {
  Command,
  Diagnostic,
  Placeholder,
  PlaceholderBinding,
  PlaceholderType,
  Refusal,
} from '../../model/index.js';
import { placeholders } from '../../vocabulary/index.js';

/** The values that a type allows. */
interface TypeAlphabet {
  readonly pattern: RegExp;
  readonly maximum: number;
  /** Description for people. */
  readonly expected: string;
  readonly least?: number;
  readonly greatest?: number;
}

type TypeData = Omit<TypeAlphabet, 'pattern'> & { readonly pattern: string };

const data: Readonly<Record<PlaceholderType, TypeData>> = placeholders.types;

/** The alphabet of each type, from the shipped data alone, since a team must not weaken it. */
export const placeholderTypes: ReadonlyMap<PlaceholderType, TypeAlphabet> = new Map(
  Object.entries(data).map(([type, { pattern, ...rest }]) => [
    type as PlaceholderType,
    { ...rest, pattern: new RegExp(`^(?:${pattern})$`, 'u') },
  ]),
);

type ValueCheck = { readonly ok: true } | { readonly ok: false; readonly reason: string; readonly refusal: Refusal };

/** Checks a value for a placeholder of a type; the reason is for people. */
export function checkValue(type: PlaceholderType, value: string): ValueCheck {
  const alphabet = placeholderTypes.get(type);
  if (!alphabet) {
    return { ok: false, reason: `Unexpected type "${type}", expected one of the known types`, refusal: 'alphabet' };
  }
  const refuse = (refusal: Refusal, problem: string): ValueCheck => ({
    ok: false,
    refusal,
    reason: `Unexpected ${problem}, expected ${alphabet.expected}`,
  });
  if (value === '') return refuse('empty', 'empty value');
  if (value.length > alphabet.maximum)
    return refuse('too-long', `${value.length} characters, more than ${alphabet.maximum}`);
  // A program would read it as an option.
  if (value.startsWith('-')) return refuse('option', '"-" at the beginning');
  if (!alphabet.pattern.test(value)) return refuse('alphabet', `value for type "${type}"`);
  const { least, greatest } = alphabet;
  if (least !== undefined && Number(value) < least) return refuse('too-small', `number less than ${least}`);
  if (greatest !== undefined && Number(value) > greatest) return refuse('too-great', `number greater than ${greatest}`);
  return { ok: true };
}

/** Characters without a meaning in any shell or second interpreter, quoted or not. */
const plain = /^[A-Za-z0-9_./:@%+-]+$/;
/** The same, with characters that only have a meaning inside braces, assignments and patterns. */
const plainForShell = /^[A-Za-z0-9_./:@%+,=-]+$/;
const plainProse = /^[\p{L}\p{N}_./:@%+,= -]+$/u;

/** A checked value, quoted for its context; null if no quoting makes it safe there. */
function quoteFor(context: Placeholder['context'], value: string): string | null {
  // `=name` is expanded at the beginning of a word.
  if (plainForShell.test(value) && !/^[=%]/.test(value) && (context !== 'other' || plain.test(value))) return value;
  switch (context) {
    case 'bare':
      return `'${value.replaceAll("'", "'\\''")}'`;
    case 'single-quoted':
      return value.replaceAll("'", "'\\''");
    case 'double-quoted':
      // An interactive shell expands `!` here, whatever the quoting.
      return value.includes('!') ? null : value.replace(/[\\"$`]/g, '\\$&');
    case 'here-document':
      // The text may become a script or a manifest, so only characters without a meaning there are allowed.
      return plainProse.test(value) ? value : null;
    default:
      return null;
  }
}

export interface BoundValue {
  readonly value: string;
  readonly from: NonNullable<PlaceholderBinding['from']>;
}

interface RenderedCommand {
  /** The command with every value that could be filled in safely. */
  readonly rendered: string;
  readonly runnable: boolean;
  /** One entry for each placeholder name, in order of first appearance. */
  readonly bindings: readonly PlaceholderBinding[];
  readonly diagnostics: readonly Diagnostic[];
}

interface RefusedValue {
  readonly refused: string;
  readonly refusal: Refusal;
}

type Filling = { readonly text: string } | RefusedValue | null;

/** The lines that end the here-documents of a command. */
function delimiters(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/<<-?\s*['"\\]?([\w.-]{1,80})/g)].map((match) => match[1]!));
}

function fill(command: Command, placeholder: Placeholder, bound: BoundValue | undefined): Filling {
  if (!bound) return null;
  const check = checkValue(placeholder.type, bound.value);
  if (!check.ok) return { refused: check.reason, refusal: check.refusal };
  // A log or an alert is not written by the person who runs the command.
  if (bound.from !== 'param' && !plainProse.test(bound.value)) return unsafeHere;
  if (placeholder.context === 'program') {
    return {
      refused: 'Unexpected value for the program to run, expected that a person writes it',
      refusal: 'program',
    };
  }
  const isInFolder = placeholder.type === 'name' || command.text[placeholder.start - 1] === '/';
  if (isInFolder && leavesFolder.test(bound.value)) return unsafeHere;
  const text = quoteFor(placeholder.context, bound.value);
  const ends = placeholder.context === 'here-document' && delimiters(command.text).has(bound.value.trim());
  return text === null || ends ? unsafeHere : { text };
}

/** `/etc/cni/net.d/<file>` must not become `/etc/cni/net.d/../../kubernetes`, or the folder itself. */
const leavesFolder = /(?:^|\/)\.{1,2}(?:\/|$)/;

const unsafeHere: RefusedValue = {
  refused: 'Unexpected characters for this place in the command, expected letters, digits, ".", "/", ":" and "-"',
  refusal: 'place',
};

function refusalOf(command: Command, { raw, name, type }: Placeholder, { refused, refusal }: RefusedValue): Diagnostic {
  return {
    ruleId: 'plan/value-refused',
    severity: 'warning',
    message: `${refused}: the value of ${raw} was not put into the command`,
    path: '',
    range: command.range,
    note: `Give another value for "${name}", or write the command by hand.`,
    values: { raw, type, refusal },
  };
}

/**
 * Fills values into a command. A value that its placeholder's type does not allow, or that cannot be quoted safely in its
 * context, is refused: the placeholder stays open, and the command is not runnable. A command that no shell can parse is
 * not runnable either.
 */
export function renderCommand(command: Command, values: ReadonlyMap<string, BoundValue>): RenderedCommand {
  const bindings = new Map<string, PlaceholderBinding>();
  const diagnostics: Diagnostic[] = [];
  let rendered = '';
  let from = 0;
  let runnable = command.problem === undefined;
  for (const placeholder of command.placeholders) {
    const { name, type, start, end, raw } = placeholder;
    const bound = values.get(name);
    const filling = fill(command, placeholder, bound);
    const filled = filling !== null && 'text' in filling;
    rendered += command.text.slice(from, start) + (filled ? filling.text : raw);
    from = end;
    runnable &&= filled;
    if (filling && 'refused' in filling && !bindings.get(name)?.refused) {
      diagnostics.push(refusalOf(command, placeholder, filling));
      bindings.set(name, { name, type, value: null, from: null, ...filling });
    } else if (!bindings.has(name)) {
      bindings.set(name, { name, type, value: filled ? bound!.value : null, from: filled ? bound!.from : null });
    }
  }
  rendered += command.text.slice(from);
  return { rendered, runnable, bindings: [...bindings.values()], diagnostics };
}
