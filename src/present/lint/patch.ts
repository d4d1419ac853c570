import { type StructuredPatchHunk, structuredPatch } from 'diff';
import { checkOf } from '../../check-options.js';
import { type Paint, painter } from '../layout.js';
import { sanitize } from '../sanitize.js';

export interface ChangedText {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const context = 3;
/** With more differing lines, the whole text is shown as replaced, which limits the time. */
const maxEditLength = 500;

export interface PatchOptions {
  /** For display: control characters are made visible, so that the patch no longer applies. */
  readonly terminal?: boolean;
  readonly color?: boolean;
}

const check = checkOf<PatchOptions>({ terminal: true, color: true });

/** Changes as a unified diff for `git apply` and `patch`. */
export function lintPatch(files: readonly ChangedText[], options: PatchOptions = {}): string {
  check('presenters.fixes.patch', options);
  const show = options.terminal ? sanitize : (text: string): string => text;
  const paint = painter(options.color === true);
  return files
    .filter(({ before, after }) => before !== after)
    .map((file) => filePatch(file, show, paint))
    .join('');
}

function filePatch({ path, before, after }: ChangedText, show: (text: string) => string, paint: Paint): string {
  const head = [`--- ${quoted(`a/${path}`)}`, `+++ ${quoted(`b/${path}`)}`].map((line) => `${paint('bold', line)}\n`);
  const patch = structuredPatch('', '', before, after, '', '', { context, maxEditLength });
  const hunks = patch?.hunks ?? [replaced(before, after)];
  return [...head, ...hunks.map((hunk) => hunkText(hunk, show, paint))].join('');
}

/** Quotes paths with control characters as git does. */
function quoted(path: string): string {
  return /["\\\p{Cc}]/u.test(path) ? JSON.stringify(path) : path;
}

function replaced(before: string, after: string): StructuredPatchHunk {
  const [old, next] = [marked(before, '-'), marked(after, '+')];
  const count = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('\\')).length;
  return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(next), lines: [...old, ...next] };
}

const withoutBreak = '\\ No newline at end of file';

function marked(text: string, mark: '-' | '+'): string[] {
  if (text === '') return [];
  const lines = text.replace(/\n$/, '').split('\n');
  return [...lines.map((line) => mark + line), ...(text.endsWith('\n') ? [] : [withoutBreak])];
}

function hunkText(hunk: StructuredPatchHunk, show: (text: string) => string, paint: Paint): string {
  const { oldLines, newLines } = hunk;
  // An empty range is given by the line before it.
  const [oldStart, newStart] = [hunk.oldStart - (oldLines ? 0 : 1), hunk.newStart - (newLines ? 0 : 1)];
  const lines = hunk.lines.map((line) => {
    if (line === withoutBreak) return line;
    const text = line[0] + show(line.slice(1));
    return line.startsWith('-') ? paint('red', text) : line.startsWith('+') ? paint('green', text) : text;
  });
  return `${paint('cyan', `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`)}\n${lines.join('\n')}\n`;
}
