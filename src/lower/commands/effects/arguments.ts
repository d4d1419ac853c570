import type { CommandArgument, Word } from 'unbash';

/** One argument as the shell passes it on. */
export interface Argument {
  /** The value without quotes; expansions stay as written. */
  readonly value: string;
  /** True when a part of the value is known only at run time: a variable, a substitution, a placeholder. */
  readonly dynamic: boolean;
  /** Offsets in the command's text. */
  readonly start: number;
  readonly end: number;
  /** Offset of the value when it is written literally; else -1. */
  readonly content: number;
}

export interface GivenOption {
  readonly name: string;
  readonly value: string | null;
  /** The argument of the value, when it is a separate one. */
  readonly argument: Argument | null;
  readonly index: number;
}

export interface ParsedArguments {
  readonly all: readonly Argument[];
  readonly options: readonly GivenOption[];
  readonly operands: readonly number[];
  /** Index of `--` in `all`, or -1. */
  readonly doubleDash: number;
}

export interface OptionSyntax {
  readonly style: 'gnu' | 'long' | 'bundle';
  readonly valueOptions: ReadonlySet<string>;
  /** Short options whose optional value is in the same argument (`-pPASSWORD`). */
  readonly attachedOptions: ReadonlySet<string>;
}

/** Separates options from operands. After `stopAfter` operands, the arguments belong to another program. */
export function parseArguments(
  all: readonly Argument[],
  syntax: OptionSyntax,
  stopAfter = Number.POSITIVE_INFINITY,
): ParsedArguments {
  const options: GivenOption[] = [];
  const operands: number[] = [];
  let doubleDash = -1;
  for (let index = 0; index < all.length; index++) {
    const { value } = all[index]!;
    const isOption = doubleDash < 0 && operands.length < stopAfter && value.length > 1 && value[0] === '-';
    if (isOption && value === '--') doubleDash = index;
    else if (isOption || (syntax.style === 'bundle' && index === 0)) {
      const isLong = isOption && (value[1] === '-' || syntax.style === 'long');
      options.push(
        ...(isLong ? longOption(value, syntax) : shortOptions(value.replace(/^-/, ''), syntax)).map(
          ({ name, value, takesNext }): GivenOption => {
            const argument = takesNext ? (all[index + 1] ?? null) : null;
            return { name, value: argument?.value ?? value, argument, index };
          },
        ),
      );
      if (options.at(-1)?.argument) index++;
    } else operands.push(index);
  }
  return { all, options, operands, doubleDash };
}

interface OptionWord {
  readonly name: string;
  readonly value: string | null;
  readonly takesNext?: boolean;
}

/** `--name`, `--name=value`, `--name value`. */
function longOption(word: string, { valueOptions }: OptionSyntax): OptionWord[] {
  const equals = word.indexOf('=');
  if (equals > 0) return [{ name: word.slice(0, equals), value: word.slice(equals + 1) }];
  return [{ name: word, value: null, takesNext: valueOptions.has(word) }];
}

/** `-it`, `-n5`, `-n=5`, `-n 5`. */
function shortOptions(letters: string, { valueOptions, attachedOptions }: OptionSyntax): OptionWord[] {
  const options: OptionWord[] = [];
  for (const [at, letter] of [...letters].entries()) {
    const name = `-${letter}`;
    const rest = letters.slice(at + 1);
    if (attachedOptions.has(name)) return [...options, { name, value: rest || null }];
    if (valueOptions.has(name) || rest.startsWith('='))
      return [...options, { name, value: rest === '' ? null : rest.replace(/^=/, ''), takesNext: rest === '' }];
    options.push({ name, value: null });
  }
  return options;
}

/** Maps offsets of a text to the command: `at` + offset, or always `start` to `end`. */
export type Location =
  | { readonly kind: 'exact'; readonly at: number }
  | { readonly kind: 'within'; readonly start: number; readonly end: number };

export function locate(location: Location, start: number, end: number): { start: number; end: number } {
  if (location.kind === 'exact') return { start: location.at + start, end: location.at + end };
  return { start: location.start, end: location.end };
}

const plainWord = /^[\w./:=@,+%-]+$/;
const expanding = /[$`*?[{~]|[<>]\(/;

export function isDynamic(word: Word): boolean {
  if (!word.parts) return word.text.startsWith('~') && !word.text.startsWith('~/');
  return word.parts.some((part) => {
    if (part.type === 'DoubleQuoted' || part.type === 'LocaleString') {
      return part.parts.some((child) => child.type !== 'Literal');
    }
    return part.type !== 'Literal' && part.type !== 'SingleQuoted' && part.type !== 'AnsiCQuoted';
  });
}

/** Offset of the value in the word when it is written literally; else -1. */
function contentOffset(text: string, value: string): number {
  if (text === value) return 0;
  return text.length === value.length + 2 && text.endsWith(value.concat(text[0]!)) && /^['"]/.test(text) ? 1 : -1;
}

export function toArgument(node: CommandArgument, location: Location): Argument {
  const { start, end } = locate(location, node.pos, node.end);
  if (node.type === 'Assignment') {
    // `NAME="a b"` as an argument: the shell removes the quotes.
    const value = node.value.type === 'Word' ? `${node.name}${node.append ? '+' : ''}=${node.value.value}` : node.text;
    return { value, dynamic: expanding.test(node.text), start, end, content: -1 };
  }
  // Most words have neither quotes nor expansions.
  if (plainWord.test(node.text))
    return { value: node.text, dynamic: false, start, end, content: location.kind === 'exact' ? start : -1 };
  const offset = location.kind === 'exact' ? contentOffset(node.text, node.value) : -1;
  const dynamic = expanding.test(node.text) && isDynamic(node);
  return { value: node.value, dynamic, start, end, content: offset < 0 ? -1 : start + offset };
}
