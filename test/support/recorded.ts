import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** What is compared of one case, by aspect. */
export type Aspects = Readonly<Record<string, unknown>>;

const advice = `
These results differ from the committed hashes. To see how, set TRIAGRAPH_ANSWERS to a folder before and after the change
and compare the folders with diff -r. Where every difference is right, run the test with --update and commit the hashes.`;

/** What is compared of a case, or how to compute it: one case after the other, so that not all are in memory at once. */
export type Case = Aspects | (() => Aspects);

/**
 * Expects results to be those whose hashes are committed, to the last number and position: each line of the file has the
 * name of a case and a hash of each of its aspects.
 * @param file of the hashes; written anew when the command line says --update
 */
export function expectRecorded(file: URL, cases: ReadonlyMap<string, Case>): void {
  const path = fileURLToPath(file);
  const folder = process.env.TRIAGRAPH_ANSWERS;
  const isUpdate = process.env.TRIAGRAPH_UPDATE === 'true';
  const before = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  const known = new Map(before.map((line) => [line.slice(0, line.lastIndexOf(': ')), line]));
  const changes: string[] = [];
  const lines: string[] = [];
  for (const [name, given] of cases) {
    const aspects = typeof given === 'function' ? given() : given;
    if (folder) writeCase(join(folder, path.replace(/^.*[\\/]test[\\/]/, '').replace(/\W+/g, '-')), name, aspects);
    const line = lineOf(name, aspects);
    lines.push(line);
    if (!isUpdate) changes.push(...changesOf(name, aspects, known.get(name), line));
  }
  if (isUpdate) writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  else changes.push(...[...known.keys()].filter((name) => !cases.has(name)).map((name) => `${name}: is gone`));
  expect(changes, advice).toEqual([]);
}

function changesOf(name: string, aspects: Aspects, before: string | undefined, line: string): string[] {
  if (before === line) return [];
  if (before === undefined) return [`${name}: is new`];
  const [old, now] = [before, line].map((row) => row.slice(name.length + 2).split(' '));
  return Object.keys(aspects)
    .filter((_, at) => old![at] !== now![at])
    .map((aspect) => `${name}: ${aspect}`);
}

const lineOf = (name: string, aspects: Aspects): string =>
  `${name}: ${Object.values(aspects)
    .map((value) => createHash('sha256').update(textOf(value)).digest('hex').slice(0, 8))
    .join(' ')}`;

/** JSON with maps, sets, bytes and typed arrays as lists, numbers to nine digits, NaN and infinity by name. */
function textOf(value: unknown, indent?: number): string {
  const plain = (_key: string, each: unknown): unknown => {
    if (each instanceof Map || each instanceof Set || ArrayBuffer.isView(each)) return [...(each as Uint8Array)];
    // The last digits of a logarithm may be another machine's.
    if (typeof each === 'number') return Number.isFinite(each) ? Number(each.toPrecision(9)) : String(each);
    return each instanceof RegExp ? String(each) : each;
  };
  return JSON.stringify(value, plain, indent) ?? 'undefined';
}

function writeCase(folder: string, name: string, aspects: Aspects): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replace(/[^\w-]+/g, '-')}.json`), `${textOf(aspects, 1)}\n`);
}
