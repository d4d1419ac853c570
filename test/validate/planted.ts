import { expect, it } from 'vitest';
import { documentFindings } from '../../src/engine/analyze/analyze-document.js';
import { compileKnowledgeBase } from '../../src/engine/open/compile-knowledge-base.js';
import { lowerDocument } from '../../src/lower/index.js';
import type { Diagnostic } from '../../src/model/index.js';
import { parseDocument } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';
import { validatePatterns } from '../../src/validate/index.js';
import { folderOf } from '../support/folder.js';
import { parse, validateFiles, validateText } from './documents.js';

/** Marks the place where a finding must begin; it is taken out before the text is read. */
const mark = '⟦';

interface Planted {
  /** Name of what is planted → text with one mark. */
  readonly found: Readonly<Record<string, string>>;
  /** Name of what looks like it → text without a mark. */
  readonly silent: Readonly<Record<string, string>>;
}

const placeOf = (text: string): string => {
  const before = text.slice(0, text.indexOf(mark));
  return `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
};

const placesOf = (diagnostics: readonly Diagnostic[], ruleId: string): string[] =>
  diagnostics
    .filter((diagnostic) => diagnostic.ruleId === ruleId)
    .map(({ range }) => `${range?.start.line}:${range?.start.column}`);

/** A rule that is held by fewer may be right by chance. */
const fewest = 3;

function hasEnough({ found, silent }: { readonly found: object; readonly silent: object }): void {
  it('has three planted defects and three near misses', () => {
    expect(Object.keys(found).length).toBeGreaterThanOrEqual(fewest);
    expect(Object.keys(silent).length).toBeGreaterThanOrEqual(fewest);
  });
}

/** One test for each planted defect, found once at its line and column, and for each near miss. */
export function planted(ruleId: string, { found, silent }: Planted): void {
  hasEnough({ found, silent });
  it.each(Object.entries(found))('reports %s', (_name, text) => {
    expect(placesOf(validateText(text.replace(mark, '')), ruleId)).toEqual([placeOf(text)]);
  });
  it.each(Object.entries(silent))('accepts %s', (_name, text) => {
    expect(placesOf(validateText(text), ruleId)).toEqual([]);
  });
}

/** The same for rules about patterns. */
export function plantedPatterns(ruleId: string, { found, silent }: Planted): void {
  hasEnough({ found, silent });
  const findings = async (text: string) => {
    const parsed = parse('workflows/a.md', text);
    return placesOf(await validatePatterns(lowerDocument(parsed).document, parsed.frontMatter), ruleId);
  };
  it.each(Object.entries(found))('reports %s', async (_name, text) => {
    expect(await findings(text.replace(mark, ''))).toEqual([placeOf(text)]);
  });
  it.each(Object.entries(silent))('accepts %s', async (_name, text) => {
    expect(await findings(text)).toEqual([]);
  });
}

type Files = Readonly<Record<string, string>>;

interface PlantedFiles {
  /** Name of what is planted → files; the one that the finding is in has the mark where it must begin. */
  readonly found: Readonly<Record<string, Files>>;
  readonly silent: Readonly<Record<string, Files>>;
}

/** The same for what a document is found to have on its whole way, reading included; text or bytes. */
export function plantedStages(ruleId: string, { found, silent }: Planted, path = 'docs/a.md'): void {
  hasEnough({ found, silent });
  const findings = async (text: string) => {
    const parsed = parseDocument(decodeSource(path, Buffer.from(text, isBinary(text) ? 'latin1' : 'utf8')));
    return placesOf(await documentFindings(parsed, lowerDocument(parsed)), ruleId);
  };
  it.each(Object.entries(found))('reports %s', async (_name, text) => {
    expect(await findings(text.replace(mark, ''))).toEqual([placeOf(text)]);
  });
  it.each(Object.entries(silent))('accepts %s', async (_name, text) => {
    expect(await findings(text)).toEqual([]);
  });
}

/** Bytes written one by one have none above 255, and one that is no ASCII. */
const isBinary = (text: string): boolean => /^[\x00-\xff]*$/.test(text) && /[\x80-\xff]/.test(text);

/** The same for a folder as it is compiled: with its project's rules and the comments that turn rules off. */
export function plantedFolders(ruleId: string, { found, silent }: PlantedFiles): void {
  hasEnough({ found, silent });
  const findings = async (files: Files): Promise<string[]> => {
    const folder = folderOf(files);
    const { diagnostics } = await compileKnowledgeBase({ paths: [folder], project: folder, cache: false, workers: 0 });
    return diagnostics
      .filter((diagnostic) => diagnostic.ruleId === ruleId)
      .map(({ path, range }) => `${path} ${range?.start.line}:${range?.start.column}`);
  };
  it.each(Object.entries(found))('reports %s', async (_name, files) => {
    expect((await findings(withoutMarks(files))).sort()).toEqual(marked(files));
  });
  it.each(Object.entries(silent))('accepts %s', async (_name, files) => {
    expect(await findings(files)).toEqual([]);
  });
}

const withoutMarks = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replace(mark, '')]));

/** The places with a mark, in order. */
const marked = (files: Files): string[] =>
  Object.entries(files)
    .filter(([, text]) => text.includes(mark))
    .map(([path, text]) => `${path} ${placeOf(text)}`)
    .sort();

/** The same for rules about the collection. */
export function plantedFiles(ruleId: string, { found, silent }: PlantedFiles): void {
  hasEnough({ found, silent });
  const findings = (files: Files) => validateFiles(files).filter((diagnostic) => diagnostic.ruleId === ruleId);
  it.each(Object.entries(found))('reports %s', (_name, files) => {
    const places = findings(withoutMarks(files)).map(
      ({ path, range }) => `${path} ${range?.start.line}:${range?.start.column}`,
    );
    expect(places.sort()).toEqual(marked(files));
  });
  it.each(Object.entries(silent))('accepts %s', (_name, files) => {
    expect(findings(files).map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });
}

/** A workflow: lines of its front matter, then of its body. */
export const workflow = (front: readonly string[], ...body: string[]): string =>
  ['---', 'kind: workflow', ...front, '---', '', '# Subnet runs out of addresses', '', ...body, ''].join('\n');

/** A workflow without anything of note in its front matter. */
export const page = (...body: string[]): string => workflow([], ...body);

/** A workflow with triggers. */
export const triggers = (...lines: string[]): string =>
  workflow(['triggers:', ...lines.map((line) => `  ${line}`)], '## Diagnosis', '', 'Look at the subnet.');

/** A fence of a language. */
export const fence = (language: string, ...lines: string[]): string =>
  [`\`\`\`${language}`, ...lines, '```'].join('\n');

/** A case that follows a workflow. */
export const caseOf = (front: readonly string[], ...body: string[]): string =>
  ['---', 'kind: case', ...front, '---', '', '# Addresses leak', '', ...body, ''].join('\n');
