import type { DefinedError } from 'ajv/dist/2020.js';
import type { Diagnostic, Range } from '../model/index.js';
import { nearest } from '../nearest.js';
import { type JsonPlaces, jsonPlaces } from './json-places.js';
import { pointerStep, SourceText } from './source-text.js';
import { describeValue, expectationOf } from './wording.js';

/** What is wrong with a configuration file or a file that it names, each at its position. */
export class ConfigReport {
  readonly diagnostics: Diagnostic[] = [];
  /** The content; undefined when the file is no JSON, which is reported. */
  readonly json: unknown;
  readonly #source: SourceText;
  readonly #positions: JsonPlaces;

  constructor(
    text: string,
    private readonly path: string,
  ) {
    this.#source = new SourceText(text);
    this.#positions = jsonPlaces(text);
    const { brokenAt } = this.#positions;
    if (brokenAt === null) this.json = JSON.parse(text);
    else this.#broken(brokenAt);
  }

  errors(errors: readonly DefinedError[]): void {
    for (const error of reportable(errors)) {
      if (error.keyword === 'additionalProperties') this.unknownKey(error);
      else this.value(error.instancePath, `Unexpected ${describeValue(error.data)}, expected ${wanted(error)}`);
    }
  }

  /** Text that is no JSON from an offset on. */
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
    this.#add(message.replace(', expected', `${where}, expected`), this.#range(this.#positions.values.get(pointer)));
  }

  key(pointer: string, message: string): void {
    this.#add(message, this.#range(this.#positions.keys.get(pointer)));
  }

  unknownKey(error: { instancePath: string; params: { additionalProperty: string }; parentSchema?: object }): void {
    const name = error.params.additionalProperty;
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const [meant] = nearest(name, known, 1);
    this.key(
      `${error.instancePath}/${pointerStep(name)}`,
      `Unexpected key "${name}", expected ${meant ? `a known key: did you mean "${meant}"?` : known.join(', ')}`,
    );
  }

  unknownRule(id: string, known: readonly string[]): void {
    const [meant] = nearest(id, known, 1);
    this.key(
      `/rules/${pointerStep(id)}`,
      `Unexpected rule "${id}", expected a rule that exists${meant ? `: did you mean "${meant}"?` : ''}`,
    );
  }

  #range(place: readonly [number, number] | undefined): Range | undefined {
    return place && this.#source.range(place[0], place[1]);
  }

  #add(message: string, range: Range | undefined): void {
    const place = range ? { range } : {};
    this.diagnostics.push({ ruleId: 'config/invalid', severity: 'error', message, path: this.path, ...place });
  }
}

/** What to report of the errors of a schema: of several forms of a value the errors of the one that was meant. */
function reportable(errors: readonly DefinedError[]): DefinedError[] {
  const isAttempt = ({ schemaPath }: DefinedError): boolean => /\/(anyOf|oneOf)\//.test(schemaPath);
  // What is wrong inside of a mapping says more than that the mapping is none of what may stand there.
  const inside = errors.filter((error) => isAttempt(error) && tellsMore(error));
  const isTold = (path: string): boolean =>
    inside.some(({ instancePath, keyword }) =>
      keyword === 'additionalProperties' ? instancePath === path : instancePath.startsWith(`${path}/`),
    );
  // A name that does not fit is told by the error about the name itself.
  const isNamed = ({ keyword }: DefinedError): boolean => keyword === 'propertyNames';
  const isKey = ({ keyword }: DefinedError): boolean => keyword === 'additionalProperties';
  const outer = errors.filter(
    (each) => !isAttempt(each) && !isNamed(each) && (isKey(each) || !isTold(each.instancePath)),
  );
  return [...outer, ...inside];
}

/** An error of one of several forms that is sure to be of the form which was meant: its mapping. */
function tellsMore({ keyword, instancePath }: DefinedError): boolean {
  return keyword === 'additionalProperties' || /^\/rules\/[^/]+\/severity$/.test(instancePath);
}

/** What the schema says in its own words, else what its keyword asks for. */
function wanted(error: DefinedError): string {
  const schema = error.parentSchema as { 'x-expected'?: unknown; 'x-closed'?: string } | undefined;
  if (schema?.['x-closed'] !== undefined) return `nothing: ${schema['x-closed']} cannot be extended`;
  const words = schema?.['x-expected'];
  return typeof words === 'string' ? words : expectationOf(error);
}
