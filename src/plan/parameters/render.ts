import type { Command, Diagnostic, Placeholder, PlaceholderBinding, Refusal } from '../../model/index.js';
import { quoteFor } from './quote.js';
import { checkValue } from './types.js';

/** A value with where it comes from. */
export interface BoundValue {
  readonly value: string;
  readonly from: NonNullable<PlaceholderBinding['from']>;
}

export interface RenderedCommand {
  /** The command with every value that could be put in safely. */
  readonly rendered: string;
  /** True when no placeholder is open. */
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

/** Lines that would end a here-document too early. */
function delimiters(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/<<-?\s*['"\\]?([\w.-]{1,80})/g)].map((match) => match[1]!));
}

function fill(command: Command, placeholder: Placeholder, bound: BoundValue | undefined): Filling {
  if (!bound) return null;
  const check = checkValue(placeholder.type, bound.value);
  if (!check.ok) return { refused: check.reason, refusal: check.refusal };
  if (placeholder.context === 'program') {
    return {
      refused: 'Unexpected value for the program to run, expected that a person writes it',
      refusal: 'program',
    };
  }
  const text = quoteFor(placeholder.context, bound.value);
  const ends = placeholder.context === 'here-document' && delimiters(command.text).has(bound.value.trim());
  if (text === null || ends) {
    return {
      refused: 'Unexpected characters for this place in the command, expected letters, digits, ".", "/", ":" and "-"',
      refusal: 'place',
    };
  }
  return { text };
}

function asBound(value: string | BoundValue | undefined): BoundValue | undefined {
  return typeof value === 'string' ? { value, from: 'param' } : value;
}

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
 * Puts values into a command. A value outside the type of its placeholder, or that cannot be made safe where the
 * placeholder stands, is refused: the placeholder stays open, and the command is not runnable. Nor is one that no shell reads.
 */
export function renderCommand(command: Command, values: ReadonlyMap<string, string | BoundValue>): RenderedCommand {
  const bindings = new Map<string, PlaceholderBinding>();
  const diagnostics: Diagnostic[] = [];
  let rendered = '';
  let from = 0;
  let runnable = command.problem === undefined;
  for (const placeholder of command.placeholders) {
    const { name, type, start, end, raw } = placeholder;
    const bound = asBound(values.get(name));
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
