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

/** Arguments split into options and operands. */
export interface ParsedArguments {
  readonly all: readonly Argument[];
  readonly options: readonly GivenOption[];
  /** Indexes in `all`. */
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

interface Collector {
  readonly all: readonly Argument[];
  readonly syntax: OptionSyntax;
  readonly options: GivenOption[];
}

/** Reads one word of short options (`-it`, `-n5`); returns how many arguments it took. */
function readShortOptions(into: Collector, letters: string, index: number): number {
  for (let at = 0; at < letters.length; at++) {
    const name = `-${letters[at]}`;
    if (into.syntax.attachedOptions.has(name)) {
      into.options.push({ name, value: letters.slice(at + 1) || null, argument: null, index });
      return 1;
    }
    if (!into.syntax.valueOptions.has(name)) {
      // `-n=x` and `--name=x` mean the same to many programs.
      if (letters[at + 1] === '=') {
        into.options.push({ name, value: letters.slice(at + 2), argument: null, index });
        return 1;
      }
      into.options.push({ name, value: null, argument: null, index });
      continue;
    }
    const attached = letters.slice(at + 1);
    if (attached) {
      into.options.push({ name, value: attached.replace(/^=/, ''), argument: null, index });
      return 1;
    }
    const next = into.all[index + 1];
    into.options.push({ name, value: next?.value ?? null, argument: next ?? null, index });
    return 2;
  }
  return 1;
}

/** Reads one long option (`--name`, `--name=value`, `--name value`); returns how many arguments it took. */
function readLongOption(into: Collector, value: string, index: number): number {
  const equals = value.indexOf('=');
  if (equals > 0) {
    into.options.push({ name: value.slice(0, equals), value: value.slice(equals + 1), argument: null, index });
    return 1;
  }
  if (!into.syntax.valueOptions.has(value)) {
    into.options.push({ name: value, value: null, argument: null, index });
    return 1;
  }
  const next = into.all[index + 1];
  into.options.push({ name: value, value: next?.value ?? null, argument: next ?? null, index });
  return 2;
}

/**
 * Tells options and operands apart. `stopAfter` ends the reading of options behind that many operands, for programs
 * whose remaining arguments belong to another program.
 */
export function parseArguments(
  all: readonly Argument[],
  syntax: OptionSyntax,
  stopAfter = Number.POSITIVE_INFINITY,
): ParsedArguments {
  const into: Collector = { all, syntax, options: [] };
  const operands: number[] = [];
  let doubleDash = -1;
  let index = 0;
  while (index < all.length) {
    const value = all[index]!.value;
    if (doubleDash < 0 && operands.length < stopAfter && value.length > 1 && value[0] === '-') {
      if (value === '--') {
        doubleDash = index++;
      } else if (value[1] === '-' || syntax.style === 'long') {
        index += readLongOption(into, value, index);
      } else {
        index += readShortOptions(into, value.slice(1), index);
      }
      continue;
    }
    if (syntax.style === 'bundle' && index === 0) {
      index += readShortOptions(into, value, index);
      continue;
    }
    operands.push(index++);
  }
  return { all, options: into.options, operands, doubleDash };
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

/** True when a part of the word is known only at run time. */
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
