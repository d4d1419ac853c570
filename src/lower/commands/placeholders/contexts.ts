import {
  type Command,
  forEachChild,
  type ParameterExpansionPart,
  type ParsedScript,
  type SimpleExpansionPart,
  type SyntaxNode,
} from 'unbash';
import type { Placeholder } from '../../../model/index.js';

export type Context = Placeholder['context'];

export interface ContextSpan {
  readonly start: number;
  readonly end: number;
  readonly context: Context;
}

/** Quoting and variables of a command, from its syntax tree. */
export interface Grammar {
  /** Spans of text with their quoting, in order. */
  readonly spans: readonly ContextSpan[];
  readonly variables: readonly (ContextSpan & { readonly name: string })[];
  readonly assigned: ReadonlySet<string>;
  readonly values: readonly AssignedSpan[];
  /** Whether bash evaluates data of the command a second time, as arithmetic, a name or a command, where quoting does not protect. */
  readonly reevaluates: boolean;
}

interface AssignedSpan {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the quoting of each span of a command and the variables that it uses and sets. */
export function readGrammar(tree: ParsedScript): Grammar {
  const reader = new GrammarReader();
  reader.visit(tree, 'bare');
  const byStart = (a: ContextSpan, b: ContextSpan): number => a.start - b.start;
  const { spans, variables, assigned, values, reevaluates } = reader;
  return { spans: spans.sort(byStart), variables: variables.sort(byStart), assigned, values, reevaluates };
}

const assigningBuiltins = /^(?:read|mapfile|readarray|getopts|local|declare|typeset|readonly|export)$/;
/** Builtins that take the name of a variable. Its subscript may run a command: `a[$(reboot)]`. */
const namingBuiltins = /^(?:read|mapfile|readarray|getopts|local|declare|typeset|readonly|export|unset)$/;
/** An operand that names a variable literally: no placeholder (masked by `_`), no expansion, no subscript. */
const literalName = /^(?!___)[A-Za-z_]\w*(?:\+?=|$)/;
/** Builtins that take such a name only as the value of an option. */
const namingByOption = /^(?:printf|test|\[|wait)$/;
/** Builtins that read their words as commands or arithmetic. */
const evaluatingBuiltins = /^(?:eval|let|trap)$/;
/** Builtins that run one of their words, or load a file that it names. */
const runningBuiltins = /^(?:source|\.|trap|mapfile|readarray|compgen|complete|bind|enable|jobs|hash|history|fc)$/;
const numericTest = /^-(?:eq|ne|lt|le|gt|ge|v|R)$/;
const arithmetic = /^Arithmetic(?:Command|Expansion|For)$/;
/** Syntax within which no value is safe. */
const unsafe = /^(?:AnsiC|Locale|Arithmetic|ExtendedGlob|BraceExpansion)/;

class GrammarReader {
  readonly spans: ContextSpan[] = [];
  readonly variables: (ContextSpan & { readonly name: string })[] = [];
  readonly assigned = new Set<string>();
  readonly values: AssignedSpan[] = [];
  reevaluates = false;

  visit(node: SyntaxNode, outer: Context): void {
    const within = (context: Context): Context => (outer === 'other' || outer === 'program' ? outer : context);
    const isLeaf = node.type === 'Literal' || node.type === 'Glob' || (node.type === 'Word' && !node.parts);
    if (isLeaf) this.#span(node, outer);
    else if (node.type === 'SingleQuoted') this.#span(node, within('single-quoted'));
    else if (node.type === 'DoubleQuoted') this.#children(node, within('double-quoted'));
    else if (node.type === 'SimpleExpansion') this.#variable(node.text.slice(1), node, outer);
    else if (node.type === 'ParameterExpansion') this.#parameter(node, outer);
    else if (node.type === 'CommandExpansion')
      this.#children(node, node.text.startsWith('`') ? 'other' : within('bare'));
    else if (node.type === 'HereDoc') {
      const { parts, pos, end } = node.body;
      if (!parts?.length) this.#span({ pos, end }, 'here-document');
      else for (const part of parts) this.visit(part, 'here-document');
    } else if (node.type === 'Script') {
      // With escaped backticks, offsets differ from those of the command.
      if (node.source === undefined) this.#children(node, within('bare'));
    } else if (node.type === 'Command' && runningBuiltins.test(calledWords(node)[0] ?? '')) {
      this.reevaluates ||= evaluatesAgain(node);
      this.#addAssigned(node);
      for (const word of node.args) this.visit(word, 'program');
      for (const other of [...node.prefix, ...node.redirects]) this.visit(other, outer);
    } else {
      this.reevaluates ||= evaluatesAgain(node);
      if (node.type === 'AnsiCQuoted') this.#span(node, 'other');
      this.#addAssigned(node);
      this.#children(node, unsafe.test(node.type) ? 'other' : outer);
    }
  }

  #span({ pos: start, end }: { pos: number; end: number }, context: Context): void {
    this.spans.push({ start, end, context });
  }

  #children(node: SyntaxNode, context: Context): void {
    forEachChild(node, (child) => this.visit(child, context));
  }

  /** `${NAME}` may be a placeholder. With an operation (`${NAME:-x}`) it has a value of its own. */
  #parameter(node: ParameterExpansionPart, context: Context): void {
    this.reevaluates ||=
      node.index !== undefined ||
      node.prefix === '!' ||
      /^(?:Slice|Transform|Unknown)$/.test(node.operation?.type ?? '');
    if (node.operation || node.prefix || node.index) this.#children(node, 'other');
    else this.#variable(node.parameter, node, context);
  }

  #variable(name: string, { pos: start, end }: SimpleExpansionPart | ParameterExpansionPart, context: Context): void {
    if (/^[A-Za-z_]\w*$/.test(name)) this.variables.push({ name, start, end, context });
  }

  #addAssigned(node: SyntaxNode): void {
    if (node.type === 'Assignment') {
      this.assigned.add(node.name);
      this.values.push({ name: node.name, start: node.value.pos, end: node.value.end });
    } else if (node.type === 'For' || node.type === 'Select') {
      this.assigned.add(node.name.value);
      for (const { pos: start, end } of node.wordlist ?? []) this.values.push({ name: node.name.value, start, end });
    }
    if (node.type === 'Command' && assigningBuiltins.test(node.name?.value ?? '')) {
      for (const word of node.args) if (word.type === 'Word') this.assigned.add(word.value);
    } else if (node.type === 'ArithmeticCommand') {
      const assignments = node.body.matchAll(/([A-Za-z_]\w*)\s*(?:[-+*/]?=(?!=)|\+\+|--)/g);
      for (const [, name] of assignments) this.assigned.add(name!);
    }
  }
}

/** The words of a call, without the `builtin` and `command` before its name. */
function calledWords({ name, args }: Command): string[] {
  const words = [name?.value ?? '', ...args.map((word) => (word.type === 'Word' ? word.value : word.text))];
  const first = words.findIndex((word) => !/^(?:builtin|command|-p|--)$/.test(word));
  return words.slice(Math.max(0, first));
}

/** `[n]=1` among the elements of an array. */
const hasSubscript = ({ text }: { readonly text: string }): boolean => text.startsWith('[');

/** Whether bash evaluates a word of this node, or the value of a variable in it, a second time. */
function evaluatesAgain(node: SyntaxNode): boolean {
  if (node.type === 'TestUnary' || node.type === 'TestBinary') return numericTest.test(node.operator);
  if (node.type === 'Assignment')
    return node.index !== undefined || (node.value.type === 'ArrayValue' && node.value.elements.some(hasSubscript));
  if (node.type !== 'Command') return arithmetic.test(node.type);
  const [name = '', ...words] = calledWords(node);
  if (evaluatingBuiltins.test(name)) return true;
  // `test $option NAME`
  const mayBeOption = /^[$`]/.test(words[0] ?? '') && !/^(?:[=!<>]|-[a-z]{1,2}$|\]$)/.test(words[1] ?? ']');
  if (namingByOption.test(name)) return mayBeOption || words.some((word) => /^-[vRp]$/.test(word));
  const isOption = (word: string): boolean => /^[-+]/.test(word);
  // With options for integers, references and arrays, values or names are arithmetic.
  const evaluates = (word: string): boolean => (isOption(word) ? /[inaA]/.test(word) : !literalName.test(word));
  return namingBuiltins.test(name) && words.some(evaluates);
}
