import type { ParameterExpansionPart, ParsedScript, SimpleExpansionPart, SyntaxNode } from 'unbash';
import { forEachChild } from 'unbash';
import type { Placeholder } from '../../../model/index.js';

export type Context = Placeholder['context'];

export interface ContextPlace {
  readonly start: number;
  readonly end: number;
  readonly context: Context;
}

export interface VariablePlace extends ContextPlace {
  readonly name: string;
}

/** Quoting and variables of a command, from its syntax tree. */
export interface Grammar {
  /** Spans of text with their quoting, in order. */
  readonly places: readonly ContextPlace[];
  /** Variables that are read, in order. */
  readonly variables: readonly VariablePlace[];
  /** Variables that get a value in the command itself. */
  readonly assigned: ReadonlySet<string>;
}

const assigningBuiltins = /^(?:read|mapfile|readarray|getopts|local|declare|typeset|readonly|export)$/;

class GrammarReader {
  readonly places: ContextPlace[] = [];
  readonly variables: VariablePlace[] = [];
  readonly assigned = new Set<string>();

  visit(node: SyntaxNode, context: Context): void {
    switch (node.type) {
      case 'Word':
        if (node.parts) this.#children(node, context);
        else this.#place(node, context);
        break;
      case 'Literal':
      case 'Glob':
        this.#place(node, context);
        break;
      case 'SingleQuoted':
        this.#place(node, inner(context, 'single-quoted'));
        break;
      case 'DoubleQuoted':
        this.#children(node, inner(context, 'double-quoted'));
        break;
      case 'SimpleExpansion':
      case 'ParameterExpansion':
        this.#expansion(node, context);
        break;
      case 'CommandExpansion':
        this.#children(node, node.text.startsWith('`') ? 'other' : inner(context, 'bare'));
        break;
      case 'Script':
        // Offsets in text with escaped backticks are not those of the command.
        if (node.source === undefined) this.#children(node, inner(context, 'bare'));
        break;
      case 'HereDoc':
        this.#hereDocument(node);
        break;
      default:
        this.#other(node, context);
    }
  }

  #place(node: { pos: number; end: number }, context: Context): void {
    this.places.push({ start: node.pos, end: node.end, context });
  }

  /** `$NAME` and `${NAME}` may be placeholders; one with an operation (`${NAME:-x}`) defines its value itself. */
  #expansion(node: SimpleExpansionPart | ParameterExpansionPart, context: Context): void {
    if (node.type === 'SimpleExpansion') this.#variable(node.text.slice(1), node, context);
    else if (!node.operation && !node.prefix && !node.index) this.#variable(node.parameter, node, context);
    else this.#children(node, 'other');
  }

  #other(node: SyntaxNode, context: Context): void {
    if (node.type === 'AnsiCQuoted') this.#place(node, 'other');
    if (node.type === 'Assignment') this.assigned.add(node.name);
    if (node.type === 'For' || node.type === 'Select') this.assigned.add(node.name.value);
    if (node.type === 'Command' && assigningBuiltins.test(node.name?.value ?? '')) {
      for (const word of node.args) if (word.type === 'Word') this.assigned.add(word.value);
    }
    if (node.type === 'ArithmeticCommand' || node.type === 'ArithmeticFor') {
      const text = node.type === 'ArithmeticCommand' ? node.body : '';
      for (const [, name] of text.matchAll(/([A-Za-z_]\w*)\s*(?:[-+*/]?=(?!=)|\+\+|--)/g)) this.assigned.add(name!);
    }
    const unsafe = /^(?:AnsiC|Locale|Arithmetic|ExtendedGlob|BraceExpansion)/.test(node.type);
    this.#children(node, unsafe ? 'other' : context);
  }

  #hereDocument(node: Extract<SyntaxNode, { type: 'HereDoc' }>): void {
    const { body } = node;
    if (!body.parts?.length) this.#place(body, 'here-document');
    else for (const part of body.parts) this.visit(part, 'here-document');
  }

  #variable(name: string, node: { pos: number; end: number }, context: Context): void {
    if (/^[A-Za-z_]\w*$/.test(name)) this.variables.push({ name, start: node.pos, end: node.end, context });
  }

  #children(node: SyntaxNode, context: Context): void {
    forEachChild(node, (child) => this.visit(child, context));
  }
}

function inner(outer: Context, own: Context): Context {
  return outer === 'other' ? 'other' : own;
}

/** Reads the quoting of each span of a command and the variables that it uses and sets. */
export function readGrammar(tree: ParsedScript): Grammar {
  const reader = new GrammarReader();
  reader.visit(tree, 'bare');
  const byStart = (a: ContextPlace, b: ContextPlace): number => a.start - b.start;
  return {
    places: reader.places.sort(byStart),
    variables: reader.variables.sort(byStart),
    assigned: reader.assigned,
  };
}
