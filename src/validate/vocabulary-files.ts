import type { DefinedError } from 'ajv/dist/2020.js';
import type { ProjectData } from '../model/index.js';
import { isKnownProgram } from '../vocabulary/index.js';
import { ConfigReport } from './config-report.js';
import type { ReadFile } from './policy.js';
import { vocabularyErrors } from './schemas.js';
import { pointerStep } from './view.js';

interface ProjectDataInput {
  readonly errors: readonly DefinedError[];
  readonly report: ConfigReport;
  readonly readFile: ReadFile | undefined;
}

/**
 * What a configuration, and the files that it names, add to the data of the program. Invalid entries are left out. Known programs
 * cannot be redefined: a destructive command could be declared harmless.
 */
export function readProjectData(config: unknown, { errors, report, readFile }: ProjectDataInput): ProjectData {
  const sound = withoutErrors(config, errors);
  const data = (typeof sound === 'object' && sound !== null ? sound : {}) as Record<string, unknown>;
  const list = <Entry>(key: string): Entry[] => (Array.isArray(data[key]) ? (data[key] as Entry[]) : []);
  reportKnownPrograms(config, 'commands', report);
  const vocabulary: Record<string, unknown[]> = {};
  const add = (name: string, key: string, entries: readonly unknown[]) => {
    if (entries.length > 0) vocabulary[name] = [...(vocabulary[name] ?? []), { [key]: entries }];
  };
  if (readFile !== undefined)
    for (const { name, content } of readFiles(data.vocabulary, report, readFile))
      vocabulary[name] = [...(vocabulary[name] ?? []), content];
  add('headings', 'sections', list('headings'));
  add('lexicon', 'groups', list('lexicon'));
  add('commands', 'programs', list('commands'));
  return { ignore: list('ignore'), vocabulary };
}

function readFiles(
  vocabulary: unknown,
  report: ConfigReport,
  readFile: ReadFile,
): { readonly name: string; readonly content: unknown }[] {
  const found: { name: string; content: unknown }[] = [];
  for (const [name, files] of Object.entries((vocabulary ?? {}) as Record<string, readonly string[]>)) {
    for (const [index, file] of files.entries()) {
      const read = readFile(file);
      if ('text' in read) {
        const content = contentOf(read.text, file, name, report);
        if (content !== undefined) found.push({ name, content });
      } else
        report.value(
          `/vocabulary/${pointerStep(name)}/${index}`,
          `Unexpected file '${file}', expected ${read.expected}`,
        );
    }
  }
  return found;
}

/** The valid part of a vocabulary file; undefined when there is none. */
function contentOf(text: string, path: string, name: string, config: ConfigReport): unknown {
  const report = new ConfigReport(text, path);
  const errors = report.json === undefined ? [] : vocabularyErrors(name, report.json);
  report.errors(errors);
  if (name === 'commands') reportKnownPrograms(report.json, 'programs', report);
  config.diagnostics.push(...report.diagnostics);
  return withoutErrors(report.json, errors);
}

function reportKnownPrograms(data: unknown, key: string, report: ConfigReport): void {
  const programs = (data as Record<string, unknown> | null | undefined)?.[key];
  if (!Array.isArray(programs)) return;
  programs.forEach((program: { readonly names?: unknown } | null, index) => {
    if (!Array.isArray(program?.names)) return;
    program.names.forEach((name: unknown, at) => {
      if (typeof name === 'string' && isKnownProgram(name))
        report.value(
          `/${key}/${index}/names/${at}`,
          `Unexpected program '${name}', expected one that Triagraph does not know already`,
        );
    });
  });
}

/** Removes invalid data: whole list entries, else the value itself; undefined when nothing is left. */
function withoutErrors(data: unknown, errors: readonly DefinedError[]): unknown {
  const dropped = new Set(errors.map(entryOf));
  const prune = (value: unknown, pointer: string): unknown => {
    if (dropped.has(pointer)) return undefined;
    if (Array.isArray(value))
      return value.map((item, index) => prune(item, `${pointer}/${index}`)).filter((item) => item !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => [key, prune(item, `${pointer}/${pointerStep(key)}`)]);
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
  };
  return prune(data, '');
}

/** The pointer to remove for an error: the outermost enclosing list entry, else the value or key itself. */
function entryOf(error: DefinedError): string {
  const { instancePath } = error;
  const entry = /^.*?\/\d+(?=\/|$)/.exec(instancePath)?.[0];
  if (entry !== undefined) return entry;
  if (error.keyword === 'additionalProperties')
    return `${instancePath}/${pointerStep(error.params.additionalProperty)}`;
  if (error.keyword === 'propertyNames') return `${instancePath}/${pointerStep(error.params.propertyName)}`;
  return instancePath;
}
