import { formatPatch, OMIT_HEADERS, type StructuredPatchHunk, structuredPatch } from 'diff';
import { checkOf } from '../../check-options.js';
import { type Paint, painter, type Style } from '../layout.js';
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

const lineStyles: Readonly<Record<string, Style>> = { '@': 'cyan', '-': 'red', '+': 'green' };

function filePatch({ path, before, after }: ChangedText, show: (text: string) => string, paint: Paint): string {
  const head = [`--- ${quoted(`a/${path}`)}`, `+++ ${quoted(`b/${path}`)}`].map((line) => paint('bold', line));
  const hunks = structuredPatch('', '', before, after, '', '', { context, maxEditLength })?.hunks;
  const patch = { oldFileName: '', newFileName: '', hunks: hunks ?? [replaced(before, after)] };
  const lines = formatPatch({ ...patch, oldHeader: '', newHeader: '' }, OMIT_HEADERS).split('\n');
  return [...head, ...lines.map((line) => paint(lineStyles[line[0] ?? ''] ?? [], show(line)))].join('\n');
}

/** Quotes paths with control characters. git would also escape Chinese, which nobody could read. */
function quoted(path: string): string {
  return /["\\\p{Cc}]/u.test(path) ? JSON.stringify(path) : path;
}

function replaced(before: string, after: string): StructuredPatchHunk {
  const [old, next] = [marked(before, '-'), marked(after, '+')];
  const count = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('\\')).length;
  return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(next), lines: [...old, ...next] };
}

function marked(text: string, mark: '-' | '+'): string[] {
  if (text === '') return [];
  const lines = text.replace(/\n$/, '').split('\n');
  return [...lines.map((line) => mark + line), ...(text.endsWith('\n') ? [] : ['\\ No newline at end of file'])];
}
