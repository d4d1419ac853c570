import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../limits.js';
import type { Diagnostic, SourceFile } from '../model/index.js';
import { caseLinePath, jsonFault } from '../text/index.js';
import { fileSystemProblem, notRegular } from './folder.js';

const chunkBytes = 1024 * 1024;
/** Maximum findings about the lines of one file; the last one says how many more lines were left out. */
const mostFindings = 100;

interface Fault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

interface Line {
  readonly number: number;
  /** Null when the line is too long. */
  readonly bytes: Buffer | null;
}

/** Reads each line as a file of its own, `tickets.jsonl#L12`. A line that is not a case becomes a diagnostic. */
export function readCaseLines(
  { files, diagnostics }: { readonly files: SourceFile[]; readonly diagnostics: Diagnostic[] },
  root: string,
  path: string,
): void {
  const faults: Fault[] = [];
  let cases = 0;
  try {
    for (const { number, bytes } of linesOf(join(root, path))) {
      const text = bytes === null ? null : new TextDecoder().decode(bytes).trim();
      if (text === '') continue;
      if (cases >= limits.caseLines) {
        const message = `Unexpected number of lines, expected at most ${limits.caseLines} cases in one file (caseLines); those from here on were not read`;
        faults.push({ line: number, column: 1, message });
        break;
      }
      const fault = text === null ? tooLong : faultIn(text);
      if (fault !== null) faults.push({ line: number, ...fault });
      else {
        cases++;
        const hash = createHash('sha256').update(bytes!).digest('hex');
        const whole = { path: caseLinePath(path, number), text: text!, hash, bytes: bytes!.length };
        files.push({ ...whole, encoding: 'utf-8', diagnostics: [] });
      }
    }
  } catch (error) {
    diagnostics.push({
      ...(error instanceof NotRegular ? notRegular('kind of file') : fileSystemProblem(error, 'file')),
      path,
    });
  }
  diagnostics.push(...findings(path, faults, cases));
}

class NotRegular extends Error {}

/** The lines of a file, read in chunks: a file with millions of cases may not fit into memory. */
function* linesOf(file: string): Iterable<Line> {
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(descriptor).isFile()) throw new NotRegular();
    const chunk = Buffer.allocUnsafe(chunkBytes);
    let rest: Buffer[] = [];
    let length = 0;
    let number = 1;
    const take = (part: Buffer): void => {
      length += part.length;
      if (length <= limits.caseLineBytes) rest.push(Buffer.from(part));
    };
    const close = (): Line => {
      const line = { number: number++, bytes: length <= limits.caseLineBytes ? Buffer.concat(rest) : null };
      rest = [];
      length = 0;
      return line;
    };
    for (let count = -1; count !== 0; ) {
      count = readSync(descriptor, chunk, 0, chunkBytes, null);
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0 && at < count; at = chunk.indexOf(10, from)) {
        take(chunk.subarray(from, at));
        yield close();
        from = at + 1;
      }
      take(chunk.subarray(from, count));
    }
    yield close();
  } finally {
    closeSync(descriptor);
  }
}

const tooLong = {
  column: 1,
  message: `Unexpected length of a line, expected at most ${limits.caseLineBytes} bytes (caseLineBytes)`,
};

/** Why a line is not a case; null for a case. */
function faultIn(text: string): Omit<Fault, 'line'> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const column = jsonFault(text, (error as Error).message) + 1;
    return { column, message: 'Unexpected text, expected a JSON object on one line' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { column: 1, message: 'Unexpected value, expected a JSON object: a solved ticket' };
  const { title, kind } = value as { readonly title?: unknown; readonly kind?: unknown };
  if (kind !== undefined && kind !== 'case')
    return { column: text.indexOf('"kind"') + 1, message: 'Unexpected kind of a line, expected "case" or no kind' };
  if (typeof title === 'string' && /\S/.test(title)) return null;
  return { column: 1, message: 'Unexpected case without a title, expected "title": what was wrong, in one line' };
}

function findings(path: string, faults: readonly Fault[], cases: number): Diagnostic[] {
  if (faults.length === 0) return [];
  if (cases === 0)
    return [
      {
        ruleId: 'read/no-cases',
        severity: 'warning',
        message: `Unexpected lines that are not cases, expected solved tickets as JSON objects with a title: ${faults.length} of ${faults.length} lines were left out`,
        path,
        range: rangeOf(faults[0]!),
        note: 'If this is a log or a list of something else, name it in .triagraphignore.',
      },
    ];
  const shown = faults.slice(0, mostFindings);
  const more = faults.length - shown.length;
  return shown.map((fault, index) => ({
    ruleId: 'read/case-line',
    severity: 'error',
    message: fault.message,
    path,
    range: rangeOf(fault),
    note:
      more > 0 && index === shown.length - 1
        ? `The line was left out, and so were ${more} further lines of this file.`
        : 'The line was left out.',
  }));
}

function rangeOf({ line, column }: Fault): NonNullable<Diagnostic['range']> {
  const at = { line, column, offset: column - 1 };
  return { start: at, end: at };
}
