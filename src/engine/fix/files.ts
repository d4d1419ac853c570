import { chmodSync, readFileSync, statSync } from 'node:fs';
import { addToGroup } from '../../collections.js';
import { buildFrom } from '../../engine.js';
import { TriagraphError } from '../../errors.js';
import type { Diagnostic, Fix, Range, SourceFile } from '../../model/index.js';
import { parseGuarded } from '../../parse/index.js';
import { decodeSource, type ReadResult } from '../../read/index.js';
import { writeFileAtomically } from '../atomic-file.js';
import { documentFiles } from '../document-files.js';
import type { BuildOptions } from '../open/build-options.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';
import { readProjectSources } from '../open/project-config.js';

type Edit = Fix['edits'][number];

interface Applied {
  readonly text: string;
  readonly applied: readonly Fix[];
}

/**
 * Applies fixes to a text. A fix is applied completely or not at all. Of conflicting fixes the first one is applied, and
 * the others may be applied in a later pass. Text outside the edits is preserved byte for byte.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): Applied {
  const taken: Edit[] = [];
  const applied: Fix[] = [];
  for (const fix of fixes) {
    if (fix.edits.length === 0 || !fix.edits.every((edit) => isInside(edit.range, text))) continue;
    if (!fix.edits.some((edit) => changes(edit, text)) || overlap(fix.edits, taken)) continue;
    taken.push(...fix.edits);
    applied.push(fix);
  }
  const sorted = [...taken].sort((a, b) => a.range.start.offset - b.range.start.offset);
  let [fixed, at] = ['', 0];
  for (const { range, text: replacement } of sorted) {
    fixed += text.slice(at, range.start.offset) + replacement;
    at = range.end.offset;
  }
  return { text: fixed + text.slice(at), applied: applied.sort((a, b) => startOf(a) - startOf(b)) };
}

const startOf = (fix: Fix): number => Math.min(...fix.edits.map(({ range }) => range.start.offset));

const isInside = ({ start, end }: Range, text: string): boolean =>
  start.offset >= 0 && start.offset <= end.offset && end.offset <= text.length;

const changes = ({ range, text: replacement }: Edit, text: string): boolean =>
  text.slice(range.start.offset, range.end.offset) !== replacement;

const overlap = (edits: readonly Edit[], taken: readonly Edit[]): boolean =>
  edits.some(({ range }, index) => [...taken, ...edits.slice(0, index)].some((other) => collide(range, other.range)));

/** Ranges conflict if they overlap, or if they touch and one is an insertion, whose position would be arbitrary. */
function collide(a: Range, b: Range): boolean {
  const isInsertion = a.start.offset === a.end.offset || b.start.offset === b.end.offset;
  const room = isInsertion ? 0 : 1;
  return a.start.offset + room <= b.end.offset && b.start.offset + room <= a.end.offset;
}

export interface FixOptions extends BuildOptions {
  /** Report the changes without writing them. */
  readonly dryRun?: boolean;
  /** Absolute paths of the files to fix; default: all. The other files are still read. */
  readonly files?: ReadonlySet<string>;
}

export interface FixedFile {
  /** Path in the knowledge base. */
  readonly path: string;
  /** The whole text before and after, including byte order marks. */
  readonly before: string;
  readonly after: string;
  /** Titles of the applied fixes, in order. */
  readonly titles: readonly string[];
}

export interface FixReport {
  readonly files: readonly FixedFile[];
  /** Files with fixes that were left unchanged, with the reason. */
  readonly refused: readonly Diagnostic[];
}

/** Maximum number of passes, since a fix may make another one possible; the rest is left to the next run. */
const maxPasses = 10;

interface Draft {
  readonly original: SourceFile;
  file: SourceFile;
  readonly titles: string[];
}

export async function fixFiles(options: FixOptions): Promise<FixReport> {
  const snapshot = options.paths.find(isSnapshotFile);
  if (snapshot !== undefined)
    throw new TriagraphError('fix-snapshot', `${snapshot} is a snapshot: give the folder that it was compiled from.`);
  const sources = await readProjectSources(options.paths, options.project ?? process.cwd());
  const drafts = new Map(
    sources.files.map((file): [string, Draft] => [file.path, { original: file, file, titles: [] }]),
  );
  const refused = new Map<string, Diagnostic>();
  const fileOf = documentFiles(options.paths);
  const wanted = options.files;
  let changed: ReadonlySet<string> = new Set(
    [...drafts.keys()].filter((path) => !wanted || wanted.has(fileOf(path) ?? '')),
  );
  for (let pass = 0; pass < maxPasses && changed.size > 0; pass++)
    changed = await fixOnce(drafts, changed, sources, refused, options);
  const files = [...drafts.values()].filter(({ original, file }) => original.text !== file.text);
  const written = files.filter((draft) => options.dryRun || writeDraft(draft, fileOf(draft.original.path), refused));
  return {
    files: written.map(({ original, file, titles }) => ({
      path: original.path,
      before: withMarks(original, original.text),
      after: withMarks(original, file.text),
      titles,
    })),
    refused: [...refused.values()],
  };
}

async function fixOnce(
  drafts: ReadonlyMap<string, Draft>,
  paths: ReadonlySet<string>,
  sources: ReadResult,
  refused: Map<string, Diagnostic>,
  options: FixOptions,
): Promise<Set<string>> {
  const files = [...drafts.values()].map(({ file }) => file);
  const { diagnostics } = await buildFrom({ ...sources, files }, options);
  const offered = new Map<string, Fix[]>();
  for (const { path, fix } of diagnostics) if (fix !== undefined) addToGroup(offered, path, fix);
  const changed = new Set<string>();
  for (const path of paths) {
    const draft = drafts.get(path)!;
    const { text, applied } = applyFixes(draft.file.text, offered.get(path) ?? []);
    if (text === draft.file.text) continue;
    const reason = reasonToRefuse(draft.file, (await parseGuarded(draft.file)).text);
    if (reason !== null) {
      refused.set(path, refusal(path, reason));
      continue;
    }
    draft.file = decodeSource(path, Buffer.from(withMarks(draft.original, text)));
    draft.titles.push(...applied.map(({ title }) => title));
    changed.add(path);
  }
  return changed;
}

function reasonToRefuse(file: SourceFile, parsedText: string): string | null {
  if (file.encoding !== 'utf-8' && file.encoding !== 'utf-8-bom')
    return `Unexpected encoding ${file.encoding}, expected UTF-8`;
  const sameBreaks = (text: string): string => text.replaceAll('\r', '\n');
  return sameBreaks(file.text) === sameBreaks(parsedText)
    ? null
    : 'Unexpected lost line breaks, expected the text as its author wrote it';
}

const refusal = (path: string, message: string): Diagnostic => ({
  ruleId: 'fix/refused',
  severity: 'warning',
  message,
  path,
  note: 'The file was left as it is. Save it as UTF-8, or let `triagraph import` write it anew.',
});

function withMarks({ bytes, text: old, encoding }: SourceFile, text: string): string {
  const marks = encoding === 'utf-8-bom' ? Math.round((bytes - Buffer.byteLength(old)) / 3) : 0;
  return '\ufeff'.repeat(marks) + text;
}

/** Returns false for a file that has changed since it was read, which is left to the next run. */
function writeDraft({ original, file }: Draft, target: string | null, refused: Map<string, Diagnostic>): boolean {
  const { path } = original;
  const now = target === null ? null : decodeSource(path, readFileSync(target));
  if (target === null || now?.hash !== original.hash) {
    refused.set(path, refusal(path, 'Unexpected change of the file while it was read, expected it to stay'));
    return false;
  }
  const { mode } = statSync(target);
  writeFileAtomically(target, Buffer.from(withMarks(original, file.text)));
  chmodSync(target, mode);
  return true;
}
