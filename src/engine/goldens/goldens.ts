import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type {
  Diagnosis,
  Diagnostic,
  Golden,
  GoldenResult,
  LocatedGolden,
  Match,
  Range,
  TestReport,
} from '../../model/index.js';
import { parseRecords, type YamlRecord } from '../../parse/index.js';
import { decodeSource } from '../../read/index.js';
import { validateGolden } from '../../validate/index.js';
import { isFile, isFolder } from '../document-files.js';
import { samePath } from './evaluate.js';
import { type Failure, neverFailures, outcomeFailures, showsFailures, type WalkedKnowledge } from './outcomes.js';

export interface AskedKnowledge extends WalkedKnowledge {
  query(text: string, options: { limit: number }): Diagnosis;
  /** Similar ids, best first. */
  suggestIds(id: string): readonly string[];
  show(id: string): object | null;
}

const keys = ['symptom', 'expect', 'step', 'status', 'not', 'shows', 'never', 'outcomes', 'source'] as const;
const depth = 10;
const shownEvidence = 2;
const shownSteps = 12;

export function readGoldens(path: string, text: string): { goldens: LocatedGolden[]; diagnostics: Diagnostic[] } {
  const { records, diagnostics } = parseRecords(path, text, 'golden');
  const goldens: LocatedGolden[] = [];
  const found = [...diagnostics];
  for (const record of records) {
    const problems = validateGolden(record);
    for (const problem of problems) found.push({ ruleId: 'golden/schema', severity: 'error', ...problem, path });
    if (problems.length === 0)
      goldens.push({ golden: goldenOf(record), path, range: record.range, ranges: rangesOf(record) });
  }
  return { goldens, diagnostics: found };
}

function goldenOf({ data, scalars }: YamlRecord): Golden {
  // YAML reads `1.10` as a number, so the text as written is used.
  const text = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => text(item, `${at}/${index}`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, text(item, `${at}/${name}`)]));
    return typeof value === 'string' ? value : (scalars.get(at) ?? String(value));
  };
  const present = keys.filter((name) => data[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, text(data[name], `/${name}`)])) as unknown as Golden;
}

const rangesOf = ({ values }: YamlRecord): Map<string, Range> =>
  new Map([...values].map(([pointer, range]) => [pointer.slice(1), range]));

export function runGoldens(knowledge: AskedKnowledge, goldens: readonly LocatedGolden[]): GoldenResult[] {
  return goldens.map((located) => {
    const { golden, path, range } = located;
    const diagnosis = knowledge.query(golden.symptom, { limit: depth });
    const { status, matches, workflow } = diagnosis;
    const answer = { status, first: matches[0]?.id ?? null, start: workflow?.start ?? null };
    return { golden, path, range, answer, diagnostics: failuresOf(knowledge, located, diagnosis) };
  });
}

function failuresOf(
  knowledge: AskedKnowledge,
  { golden, path, ranges, range }: LocatedGolden,
  answer: Diagnosis,
): Diagnostic[] {
  const failed = (key: string, message: string, note?: string): Diagnostic => ({
    ruleId: `golden/${key.split('/', 1)[0]}`,
    severity: 'error',
    message,
    path,
    range: ranges.get(key) ?? range,
    ...(note === undefined ? {} : { note }),
  });
  const { expect, status, not, step } = golden;
  const first = answer.matches[0];
  const found: Diagnostic[] = [];
  if (expect !== undefined && !(first && isDocument(first, expect)))
    found.push(failed('expect', ...wrongFirst(knowledge, expect, answer)));
  if (status !== undefined && answer.status !== status)
    found.push(failed('status', `Unexpected status ${answer.status}, expected ${status}`, first && reasons(first)));
  if (not !== undefined && first && isDocument(first, not))
    found.push(failed('not', `Unexpected first document ${first.id}, expected any other`, reasons(first)));
  const start = answer.workflow?.start ?? null;
  if (step !== undefined && start !== step) found.push(failed('step', ...wrongStep(step, answer)));
  const more: Failure[] = [
    ...showsFailures(golden.shows ?? [], answer.workflow),
    ...neverFailures(golden.never ?? [], answer.workflow),
    ...outcomeFailures(knowledge, golden, answer.workflow),
  ];
  return [...found, ...more.map(({ at, message, note }) => failed(at, message, note))];
}

const isDocument = (match: Pick<Match, 'id' | 'path'>, name: string): boolean =>
  match.id === name || samePath(name, match.path);

function wrongFirst(knowledge: AskedKnowledge, expect: string, { matches, status }: Diagnosis): [string, string?] {
  if (knowledge.show(expect) === null) {
    const [like] = knowledge.suggestIds(expect);
    const hint = like === undefined ? '' : `: did you mean ${like}?`;
    return [`Unexpected id ${expect}, expected one of a document of the knowledge base${hint}`];
  }
  const [first] = matches;
  if (first === undefined) return [`Unexpected ${status}, expected ${expect} first`];
  const place = matches.findIndex((match) => isDocument(match, expect));
  const where =
    place < 0
      ? `${expect} is not among the first ${depth}`
      : `${expect} is number ${place + 1}: ${reasons(matches[place]!)}`;
  return [`Unexpected first document ${first.id}, expected ${expect}`, `${first.id}: ${reasons(first)}; ${where}`];
}

function wrongStep(step: string, { workflow }: Diagnosis): [string, string?] {
  if (workflow === null) return [`Unexpected answer without steps, expected one that starts at ${step}`];
  const message = `Unexpected start ${workflow.start ?? 'at no step'}, expected ${step}`;
  const ids = workflow.steps.map(({ id }) => id);
  if (ids.includes(step)) return [message];
  const more = ids.length > shownSteps ? ` and ${ids.length - shownSteps} more` : '';
  return [message, `${workflow.id} has no ${step}; its steps are ${ids.slice(0, shownSteps).join(', ')}${more}`];
}

/** `0.63 (trigger "no ip" 0.40 at a.md:5)`: a score and its greatest contributions. */
export function reasons(match: Match): string {
  const parts = [...match.evidence].sort((a, b) => b.score - a.score).slice(0, shownEvidence);
  const shown = parts.map(({ kind, value, score, source }) => {
    const place = source === null ? '' : ` at ${source.path}:${source.line}`;
    return `${kind} "${shorten(value)}" ${score.toFixed(2)}${place}`;
  });
  return `${match.score.toFixed(2)} (${shown.join(', ')})`;
}

const shorten = (text: string): string => (text.length > 60 ? `${[...text].slice(0, 57).join('')}…` : text);

export interface Goldens {
  readonly goldens: readonly LocatedGolden[];
  readonly diagnostics: readonly Diagnostic[];
}

const goldenName = /\.ya?ml$/i;
const folderName = 'goldens';

/** Golden files of a knowledge base, sorted: `goldens/*.yaml` in its folders at any depth, else next to its folders. */
export function findGoldenFiles(roots: readonly string[]): string[] {
  const found = roots.flatMap((root) => {
    const folder = isFolder(root) ? resolve(root) : dirname(resolve(root));
    const below = goldenFolders(folder).flatMap(yamlFiles);
    return below.length > 0 ? below : yamlFiles(join(dirname(folder), folderName));
  });
  return [...new Set(found)].sort();
}

/** Golden files by path, each a YAML file or a folder of them. @throws TriagraphError for a path without any */
function namedGoldenFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const files = isFile(path) ? [resolve(path)] : yamlFiles(path);
    if (files.length > 0) return files;
    throw new TriagraphError(
      'goldens-not-found',
      `Nothing found at ${path}. Give a YAML file of goldens, or a folder.`,
    );
  });
}

/** Reads golden files, with paths relative to `folder`. Files that cannot be read and invalid entries become diagnostics. */
export function readGoldenFiles(files: readonly string[], folder: string): Goldens {
  const goldens: LocatedGolden[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const path = relative(folder, file).split(sep).join('/');
    const read = readGoldenFile(file, path);
    if ('problem' in read) diagnostics.push(read.problem);
    else {
      const found = readGoldens(path, read.text);
      goldens.push(...found.goldens);
      diagnostics.push(...read.diagnostics, ...found.diagnostics);
    }
  }
  return { goldens, diagnostics };
}

type Read = { readonly text: string; readonly diagnostics: readonly Diagnostic[] } | { readonly problem: Diagnostic };

export function readGoldenFile(file: string, path: string): Read {
  const problem = (message: string): Read => ({
    problem: { ruleId: 'golden/not-readable', severity: 'error', message, path },
  });
  try {
    const { size } = statSync(file);
    if (size > limits.fileBytes)
      return problem(`Unexpected size of ${size} bytes, expected at most ${limits.fileBytes} (fileBytes)`);
    return decodeSource(path, readFileSync(file));
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return problem(`Cannot be read (${code}), expected a file of goldens`);
  }
}

/** Folders named `goldens` below a folder; hidden folders and packages are skipped. */
function goldenFolders(folder: string, depth = 0): string[] {
  const folders = entriesOf(folder).filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name));
  const below = depth < limits.folderDepth ? folders : [];
  return [
    ...(basename(folder) === folderName ? [folder] : []),
    ...below.flatMap(({ name }) => goldenFolders(join(folder, name), depth + 1)),
  ];
}

function yamlFiles(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile() && goldenName.test(entry.name))
    .map((entry) => resolve(folder, entry.name))
    .sort();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // missing or not readable, which reading its documents reports
  }
}

export interface TestPaths {
  /** Folders, files and globs of documents, or one snapshot. */
  readonly documents: readonly string[];
  /** YAML files and folders of goldens; when empty, those in and beside the documents. */
  readonly goldens: readonly string[];
}

export function testKnowledgeBase(knowledge: AskedKnowledge, paths: TestPaths, folder: string): TestReport {
  const files = paths.goldens.length > 0 ? namedGoldenFiles(paths.goldens) : findGoldenFiles(paths.documents);
  const { goldens, diagnostics } = readGoldenFiles(files, folder);
  return { goldens: runGoldens(knowledge, goldens), diagnostics };
}
