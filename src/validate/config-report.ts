import type { DefinedError } from 'ajv/dist/2020.js';
import { isMap, type Node, parseDocument, type Scalar, type Document as YamlDocument } from 'yaml';
import type { Diagnostic, Range } from '../model/index.js';
import { jsonFault } from '../text/index.js';
import { pointerStep, SourceText } from './view.js';
import { describeValue, didYouMean, expectationOf } from './wording.js';

/** The faults of a configuration file, or of a file that it names, with positions. */
export class ConfigReport {
  readonly diagnostics: Diagnostic[] = [];
  /** The content; undefined when the file is not JSON, which is reported. */
  readonly json: unknown;
  readonly #source: SourceText;
  #tree: YamlDocument | undefined;

  constructor(
    text: string,
    private readonly path: string,
  ) {
    this.#source = new SourceText(text);
    const deep = tooDeepAt(text);
    if (deep !== null) this.#broken(deep);
    else
      try {
        this.json = JSON.parse(text);
      } catch (error) {
        this.#broken(jsonFault(text, (error as SyntaxError).message));
      }
  }

  errors(errors: readonly DefinedError[]): void {
    for (const error of reportable(errors)) {
      if (error.keyword === 'additionalProperties') this.unknownKey(error);
      else this.value(error.instancePath, `Unexpected ${describeValue(error.data)}, expected ${wanted(error)}`);
    }
  }

  /** Reports that the text stops being JSON at an offset. */
  #broken(offset: number): void {
    const { text } = this.#source;
    const shown = text.slice(offset).split('\n', 1)[0]!.slice(0, 20);
    const before = text.slice(0, offset).trimEnd();
    const comma = before.endsWith(',') && /^[}\]]/.test(shown);
    const at = comma ? before.length - 1 : offset;
    const what = comma ? `',' before '${shown[0]}'` : shown === '' ? 'end of the file' : `'${shown}'`;
    this.#add(`Unexpected ${what}, expected JSON`, this.#source.range(at, Math.min(text.length, at + 1)));
  }

  value(pointer: string, message: string): void {
    const where = pointer === '' ? '' : ` in "${pointer.split('/')[1]}"`;
    this.#add(message.replace(', expected', `${where}, expected`), this.#range(this.#node(stepsOf(pointer))));
  }

  key(pointer: string, message: string): void {
    const steps = stepsOf(pointer);
    const parent = this.#node(steps.slice(0, -1));
    const pair = isMap(parent) ? parent.items.find(({ key }) => (key as Scalar).value === steps.at(-1)) : undefined;
    this.#add(message, this.#range(pair?.key));
  }

  unknownKey(error: { instancePath: string; params: { additionalProperty: string }; parentSchema?: object }): void {
    const name = error.params.additionalProperty;
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const hint = didYouMean(name, known, '"');
    const expected = hint === '' ? known.join(', ') : `a known key${hint}`;
    this.key(`${error.instancePath}/${pointerStep(name)}`, `Unexpected key "${name}", expected ${expected}`);
  }

  unknownRule(id: string, known: readonly string[]): void {
    const message = `Unexpected rule "${id}", expected an existing rule${didYouMean(id, known, '"')}`;
    this.key(`/rules/${pointerStep(id)}`, message);
  }

  /** The node at a path. The YAML parser finds positions, since JSON is YAML. */
  #node(steps: readonly string[]): unknown {
    this.#tree ??= parseDocument(this.#source.text, { schema: 'core', prettyErrors: false, logLevel: 'silent' });
    return this.#tree.getIn(steps, true);
  }

  #range(node: unknown): Range | undefined {
    const range = (node as Node | null | undefined)?.range;
    return range ? this.#source.range(range[0], range[1]) : undefined;
  }

  #add(message: string, range: Range | undefined): void {
    const position = range ? { range } : {};
    this.diagnostics.push({ ruleId: 'config/invalid', severity: 'error', message, path: this.path, ...position });
  }
}

/** The schema errors to report. For a value with several allowed forms, these are the errors of the intended form. */
function reportable(errors: readonly DefinedError[]): DefinedError[] {
  const isAttempt = ({ schemaPath }: DefinedError): boolean => /\/(anyOf|oneOf)\//.test(schemaPath);
  // An error inside a mapping is more specific than one about the whole mapping.
  const inside = errors.filter((error) => isAttempt(error) && isSpecific(error));
  const isCovered = (path: string): boolean =>
    inside.some(({ instancePath, keyword }) =>
      keyword === 'additionalProperties' ? instancePath === path : instancePath.startsWith(`${path}/`),
    );
  const outer = errors.filter((error) => {
    // The error about the name itself is reported instead of `propertyNames`.
    if (isAttempt(error) || error.keyword === 'propertyNames') return false;
    return error.keyword === 'additionalProperties' || !isCovered(error.instancePath);
  });
  return [...outer, ...inside];
}

/** Whether an error shows that a mapping was intended, of several allowed forms. */
function isSpecific({ keyword, instancePath }: DefinedError): boolean {
  return keyword === 'additionalProperties' || /^\/rules\/[^/]+\/severity$/.test(instancePath);
}

/** The expectation in the schema's own words (`x-expected`), else derived from the keyword. */
function wanted(error: DefinedError): string {
  const schema = error.parentSchema as { 'x-expected'?: unknown; 'x-closed'?: string } | undefined;
  if (schema?.['x-closed'] !== undefined) return `nothing: ${schema['x-closed']} cannot be extended`;
  const words = schema?.['x-expected'];
  return typeof words === 'string' ? words : expectationOf(error);
}

/** Nesting levels; a configuration has four. Parsers recurse, and a deep text would overflow the stack. */
const mostLevels = 64;

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
