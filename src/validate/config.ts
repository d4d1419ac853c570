import type { CommandProgram, Diagnostic, ProjectData, Range, Severity } from '../model/index.js';
import { nearest } from '../nearest.js';
import { type JsonPlaces, jsonPlaces } from './json-places.js';
import { noSettings, type RuleSettings } from './policy.js';
import type { RuleOptions } from './rule.js';
import { configErrors } from './schemas.js';
import { pointerStep, SourceText } from './source-text.js';
import { describeValue, expectationOf } from './wording.js';

export interface CheckedConfig {
  readonly settings: RuleSettings;
  readonly data: ProjectData;
  /** What is wrong with the file, each at its line. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A rule as a project may set it. */
export interface ConfigurableRule {
  readonly id: string;
  readonly options?: RuleOptions;
}

/** What a configuration is held against. */
export interface ConfigKnowledge {
  readonly rules: readonly ConfigurableRule[];
  /** Whether the command table has a program. */
  readonly isKnownProgram: (name: string) => boolean;
}

/**
 * Reads a project's `triagraph.config.json`. What is wrong is a diagnostic, and the rest of the file counts.
 * @param path how the file is named in diagnostics
 */
export function checkConfig(text: string, path: string, { rules, isKnownProgram }: ConfigKnowledge): CheckedConfig {
  const places = jsonPlaces(text);
  const report = new Reporter(text, path, places);
  if (places.brokenAt !== null) {
    report.broken(places.brokenAt);
    return { settings: noSettings, data: noProjectData, diagnostics: report.diagnostics };
  }
  const config: unknown = JSON.parse(text);
  const errors = configErrors(config);
  reportErrors(errors, report);
  const isSound = (pointer: string) =>
    !errors.some(({ instancePath }) => instancePath === pointer || instancePath.startsWith(`${pointer}/`));
  const data = readProjectData(config, {
    isSound,
    isKnownProgram,
    onKnownProgram: (name, pointer) =>
      report.value(pointer, `Unexpected program '${name}', expected one that Triagraph does not know already`),
  });
  return { settings: readRules(config, rules, report), data, diagnostics: report.diagnostics };
}

function reportErrors(errors: ReturnType<typeof configErrors>, report: Reporter): void {
  const isAttempt = ({ schemaPath }: (typeof errors)[number]): boolean => /\/(anyOf|oneOf)\//.test(schemaPath);
  // What is wrong inside of a mapping says more than that the mapping is none of what may stand there.
  const inside = errors.filter((error) => isAttempt(error) && tellsMore(error));
  const isTold = (path: string): boolean =>
    inside.some(({ instancePath, keyword }) =>
      keyword === 'additionalProperties' ? instancePath === path : instancePath.startsWith(`${path}/`),
    );
  // A name that does not fit is told by the error about the name itself.
  const isNamed = ({ keyword }: (typeof errors)[number]): boolean => keyword === 'propertyNames';
  const isKey = ({ keyword }: (typeof errors)[number]): boolean => keyword === 'additionalProperties';
  const outer = errors.filter(
    (each) => !isAttempt(each) && !isNamed(each) && (isKey(each) || !isTold(each.instancePath)),
  );
  for (const error of [...outer, ...inside]) {
    if (error.keyword === 'additionalProperties') report.unknownKey(error);
    else report.value(error.instancePath, `Unexpected ${describeValue(error.data)}, expected ${wanted(error)}`);
  }
}

/** An error of one of several forms that is sure to be of the form which was meant: its mapping. */
function tellsMore({ keyword, instancePath }: ReturnType<typeof configErrors>[number]): boolean {
  return keyword === 'additionalProperties' || /^\/rules\/[^/]+\/severity$/.test(instancePath);
}

/** What the schema says in its own words, else what its keyword asks for. */
function wanted(error: Parameters<typeof expectationOf>[0]): string {
  const words = (error.parentSchema as { 'x-expected'?: unknown } | undefined)?.['x-expected'];
  return typeof words === 'string' ? words : expectationOf(error);
}

function readRules(data: unknown, rules: readonly ConfigurableRule[], report: Reporter): RuleSettings {
  const entries = (data as { rules?: unknown } | null)?.rules;
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) return noSettings;
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const severities = new Map<string, Severity | 'off'>();
  const options = new Map<string, Record<string, number | readonly string[]>>();
  for (const [id, entry] of Object.entries(entries)) {
    const rule = byId.get(id);
    if (!rule) {
      report.unknownRule(id, [...byId.keys()]);
      continue;
    }
    const { severity, options: given } =
      typeof entry === 'string' ? { severity: entry, options: undefined } : (entry as Record<string, unknown>);
    if (isSeverity(severity)) severities.set(id, severity);
    const checked = checkOptions(given, rule, report);
    if (Object.keys(checked).length > 0) options.set(id, checked);
  }
  return { severities, options };
}

const isSeverity = (value: unknown): value is Severity | 'off' =>
  value === 'off' || value === 'info' || value === 'warning' || value === 'error';

/** Options that the rule has, with a value of the kind that it wants. */
function checkOptions(
  given: unknown,
  rule: ConfigurableRule,
  report: Reporter,
): Record<string, number | readonly string[]> {
  const checked: Record<string, number | readonly string[]> = {};
  if (typeof given !== 'object' || given === null) return checked;
  for (const [name, value] of Object.entries(given)) {
    const pointer = `/rules/${pointerStep(rule.id)}/options/${pointerStep(name)}`;
    const preset = Object.hasOwn(rule.options ?? {}, name) ? rule.options![name] : undefined;
    const names = Object.keys(rule.options ?? {});
    const number = typeof preset === 'number';
    const fits = number
      ? typeof value === 'number'
      : Array.isArray(value) && value.every((item) => typeof item === 'string');
    if (preset === undefined) {
      report.key(pointer, `Unexpected option '${name}', expected ${names.length > 0 ? names.join(', ') : 'none'}`);
    } else if (fits) checked[name] = value as number | readonly string[];
    else
      report.value(pointer, `Unexpected ${describeValue(value)}, expected ${number ? 'a number' : 'a list of texts'}`);
  }
  return checked;
}

class Reporter {
  readonly diagnostics: Diagnostic[] = [];
  readonly #source: SourceText;

  constructor(
    text: string,
    private readonly path: string,
    private readonly places: JsonPlaces,
  ) {
    this.#source = new SourceText(text);
  }

  /** Text that is no JSON from an offset on. */
  broken(offset: number): void {
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
    this.#add(message.replace(', expected', `${where}, expected`), this.#range(this.places.values.get(pointer)));
  }

  key(pointer: string, message: string): void {
    this.#add(message, this.#range(this.places.keys.get(pointer)));
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

export const noProjectData: ProjectData = { ignore: [], headings: [], lexicon: [], commands: [] };

interface ProjectDataInput {
  /** Whether nothing is wrong at a JSON pointer or below it. */
  readonly isSound: (pointer: string) => boolean;
  /** Whether the command table has a program. */
  readonly isKnownProgram: (name: string) => boolean;
  readonly onKnownProgram: (name: string, pointer: string) => void;
}

/**
 * What a configuration adds to the data of the program. An entry with something wrong in it is left out; the others count.
 * What a program of the command table does is not a project's to say: a destructive command could be called harmless.
 */
export function readProjectData(config: unknown, input: ProjectDataInput): ProjectData {
  const data = (typeof config === 'object' && config !== null ? config : {}) as Record<string, unknown>;
  const entries = (key: keyof ProjectData): [pointer: string, entry: unknown][] => {
    const list: unknown = Object.hasOwn(data, key) ? data[key] : [];
    if (!Array.isArray(list)) return [];
    return list
      .map((entry, index): [string, unknown] => [`/${key}/${index}`, entry])
      .filter(([pointer]) => input.isSound(pointer));
  };
  const list = <Entry>(key: keyof ProjectData): Entry[] => entries(key).map(([, entry]) => entry as Entry);
  const commands = entries('commands').map(([pointer, entry]) => ownProgram(entry as CommandProgram, pointer, input));
  return {
    ignore: list('ignore'),
    headings: list('headings'),
    lexicon: list('lexicon'),
    commands: commands.filter(({ names }) => names.length > 0),
  };
}

/** The program without the names that the command table has. */
function ownProgram(
  program: CommandProgram,
  pointer: string,
  { isKnownProgram, onKnownProgram }: ProjectDataInput,
): CommandProgram {
  const isOwn = (name: string, index: number) => {
    const known = isKnownProgram(name);
    if (known) onKnownProgram(name, `${pointer}/names/${index}`);
    return !known;
  };
  return { ...program, names: program.names.filter(isOwn) };
}
