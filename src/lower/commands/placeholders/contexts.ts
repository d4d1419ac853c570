import type { ParsedScript, SyntaxNode } from 'unbash';
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

/** What a command's grammar says about places and variables. */
export interface Grammar {
  /** Places of text, in order, with how they are quoted. */
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
      case 'Script':
        // Text with escaped backticks counts its places in a text of its own.
        if (node.source === undefined) this.#children(node, context === 'other' ? 'other' : 'bare');
        return;
      case 'Word':
        if (node.parts) return this.#children(node, context);
        this.places.push({ start: node.pos, end: node.end, context });
        return;
      case 'Literal':
      case 'Glob':
        this.places.push({ start: node.pos, end: node.end, context });
        return;
      case 'SingleQuoted':
        this.places.push({ start: node.pos, end: node.end, context: inner(context, 'single-quoted') });
        return;
      case 'DoubleQuoted':
        return this.#children(node, inner(context, 'double-quoted'));
      case 'SimpleExpansion':
        this.#variable(node.text.slice(1), node, context);
        return;
      case 'ParameterExpansion':
        if (!node.operation && !node.prefix && !node.index) return this.#variable(node.parameter, node, context);
        return this.#children(node, 'other');
      case 'CommandExpansion':
        return this.#children(node, node.text.startsWith('`') ? 'other' : context === 'other' ? 'other' : 'bare');
      case 'HereDoc':
        return this.#hereDocument(node);
      default:
        this.#other(node, context);
    }
  }

  #other(node: SyntaxNode, context: Context): void {
    if (node.type === 'AnsiCQuoted') this.places.push({ start: node.pos, end: node.end, context: 'other' });
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
    if (!body.parts?.length) this.places.push({ start: body.pos, end: body.end, context: 'here-document' });
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

/** Reads how each place of a command is quoted, and which variables it uses and sets. */
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
