import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ObservationResult } from '../../../src/model/index.js';
import { evaluateOutput } from '../../../src/plan/index.js';
import { expectations } from './support.js';

interface Case {
  /** `verdict: text`, as a document would have them. */
  readonly expectations: readonly string[];
  readonly rows?: readonly string[];
  /** `outcome verdict | row | name value @line, …`. */
  readonly is: string;
}

const folder = new URL('./outputs/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length))
  .sort();

function summary({ outcome, verdict, row, readings }: ObservationResult): string {
  const read = readings.map(({ name, value, unit, line }) => `${name} ${value}${unit ?? ''} @${line}`).join(', ');
  return `${outcome}${verdict ? ` ${verdict}` : ''} | ${row ?? '-'} | ${read || '-'}`;
}

describe.each(names)('the output %s', (name) => {
  const output = readFileSync(new URL(`${name}.txt`, folder), 'utf8');
  const cases = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Case[];

  test.each(cases)('gives $is for $expectations', ({ expectations: texts, rows, is }) => {
    const judgement = evaluateOutput(output, expectations(texts), rows ? { rows } : {});
    expect(summary(judgement)).toBe(is);
    for (const { line, text } of judgement.readings) {
      expect(output.split(/\r\n|\n/)[line - 1]?.length ?? 0).toBeGreaterThanOrEqual(text.length);
    }
  });
});
