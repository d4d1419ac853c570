import { readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { plural } from '../../collections.js';
import type { Diagnostic } from '../../index.js';
import { limits } from '../../limits.js';
import type { Context, OpenEngine } from './context.js';
import { oneLine } from './failure.js';

/** Displays paths relative to the working folder when the file is inside it. A path without a file is unchanged. */
export function shownPaths(fileOf: (path: string) => string | null, folder: string): (path: string) => string {
  return (path) => {
    const file = fileOf(path);
    if (file === null) return path;
    const shown = relative(folder, file).split(sep).join('/');
    return shown.startsWith('../') ? file : shown;
  };
}

/** Diagnostics with displayed paths, in their messages too, so that a file has one name. */
export function withShownPaths(diagnostics: readonly Diagnostic[], shown: (path: string) => string): Diagnostic[] {
  return diagnostics.map((each) => ({
    ...each,
    path: shown(each.path),
    message: (each.related ?? []).reduce((message, { path }) => renamed(message, path, shown(path)), each.message),
    ...(each.related && { related: each.related.map((place) => ({ ...place, path: shown(place.path) })) }),
  }));
}

/** Replaces a path in a text wherever it stands alone. */
function renamed(text: string, path: string, name: string): string {
  if (path === name || path === '') return text;
  const [before, ...rests] = text.split(path);
  let result = before!;
  for (const rest of rests) {
    const isPart = /[\p{L}\p{N}_./-]$/u.test(result.slice(-2)) || /^[\p{L}\p{N}_/-]/u.test(rest);
    result += (isPart ? path : name) + rest;
  }
  return result;
}

/**
 * Source lines to show under a finding: `(path, line)` → text, or null when there is no line (a snapshot, a deleted
 * file, or bytes that are not UTF-8, in which columns would not fit).
 * @param fileOf absolute path of a document's file, or null
 */
export function sourceLines(fileOf: (path: string) => string | null): (path: string, line: number) => string | null {
  let known: { path: string; lines: readonly string[] } | null = null;
  return (path, line) => {
    if (known?.path !== path) known = { path, lines: readLines(fileOf(path)) };
    return known.lines[line - 1] ?? null;
  };
}

function readLines(file: string | null): readonly string[] {
  if (file === null) return [];
  try {
    if (statSync(file).size > limits.fileBytes) return [];
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).split(/\r\n|\n|\r/);
  } catch {
    // Only the source excerpt is missing then.
    return [];
  }
}

/** Findings about a document that another one names. */
const ofOtherDocuments = new Set(['collection/unknown-related', 'collection/unknown-workflow']);

/**
 * Says on stderr that findings are about documents that were not read, where the named paths are only a part of the
 * knowledge base of this folder.
 * @param advice what to do about it
 */
export async function warnOfPart(
  named: readonly string[],
  diagnostics: readonly Diagnostic[],
  { context, advice }: { readonly context: Context; readonly advice: string },
): Promise<void> {
  const count = diagnostics.filter(({ ruleId }) => ofOtherDocuments.has(ruleId)).length;
  if (named.length === 0 || count === 0) return;
  const { cwd } = context.streams;
  const read = named.map((path) => resolve(cwd, path));
  const left = (await ownPaths(context)).filter((root) => !read.some((path) => isWithin(root, path)));
  if (left.length === 0) return;
  const names = left.map((path) => relative(cwd, path) || '.').join(', ');
  await context.log(
    `${plural(count, 'finding is', 'findings are')} about documents that may be in ${names}, which was not read: ${advice}`,
  );
}

async function ownPaths(context: Context): Promise<readonly string[]> {
  try {
    return await context.ownKnowledgeBase([]);
  } catch {
    return []; // No knowledge base here, or a broken configuration, which is reported elsewhere.
  }
}

/** Whether a file or folder is another one or is inside it; both absolute. */
const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

const shown = 3;

/** Warns on stderr about files of the knowledge base that could not be read: no answer can come from them. */
export async function warnOfUnreadFiles(engine: OpenEngine, context: Context): Promise<void> {
  const unread = engine
    .lint()
    .filter(
      ({ ruleId, severity }) => ruleId === 'read/no-documents' || (severity === 'error' && /^read\//.test(ruleId)),
    );
  for (const { path, message, note } of unread.slice(0, shown)) {
    const location = path === '.' ? '' : `${path}: `;
    await context.log(oneLine(`${location}${message}.${note === undefined ? '' : ` ${note}`}`));
  }
  if (unread.length > shown) await context.log(`${unread.length - shown} more: triagraph lint names every file`);
}
