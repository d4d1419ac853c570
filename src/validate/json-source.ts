import { isMap, type Node, parseDocument, type Scalar, type Document as YamlDocument } from 'yaml';
import { jsonFault } from '../text/index.js';

type Span = readonly [start: number, end: number];

/** Nesting levels; a configuration has four. Parsers recurse, and a deep text would overflow the stack. */
const mostLevels = 64;

/** A JSON text with the offsets of its values and keys, which the YAML parser finds, since JSON is YAML. */
export class JsonSource {
  /** Undefined when the text is not JSON. */
  readonly content: unknown;
  /** Offset of the first fault; null when the text is JSON. */
  readonly brokenAt: number | null;
  #document: YamlDocument | undefined;

  constructor(private readonly text: string) {
    this.brokenAt = tooDeepAt(text);
    if (this.brokenAt !== null) return;
    try {
      this.content = JSON.parse(text);
    } catch (error) {
      this.brokenAt = jsonFault(text, (error as SyntaxError).message);
    }
  }

  /** Span of the value at a JSON pointer, or null. */
  value(pointer: string): Span | null {
    return spanOf(this.#parsed().getIn(stepsOf(pointer), true));
  }

  /** Span of the key that a JSON pointer ends with, or null. */
  key(pointer: string): Span | null {
    const steps = stepsOf(pointer);
    const parent = this.#parsed().getIn(steps.slice(0, -1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => (key as Scalar).value === steps.at(-1)) : undefined;
    return spanOf(pair?.key);
  }

  #parsed(): YamlDocument {
    this.#document ??= parseDocument(this.text, { schema: 'core', prettyErrors: false, logLevel: 'silent' });
    return this.#document;
  }
}

/** Offset of the first bracket that is nested too deep; brackets in strings count too. */
function tooDeepAt(text: string): number | null {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > mostLevels) return index;
  }
  return null;
}

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function spanOf(node: unknown): Span | null {
  const range = (node as Node | null | undefined)?.range;
  return range ? [range[0], range[1]] : null;
}
