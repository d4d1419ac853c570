import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Engine } from '../../src/index.js';
import type { Diagnosis } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';
import { displayWidth } from '../../src/present/layout.js';

const root = join(import.meta.dirname, '../..');
const text = presenters.diagnosis.text;
const linesOf = (shown: string): string[] => shown.trimEnd().split('\n');

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open({ kb: ['workflows', 'cases'].map((name) => join(root, name)) });
});

const symptoms = (): string[] =>
  readdirSync(join(root, 'goldens')).flatMap((name) =>
    (parse(readFileSync(join(root, 'goldens', name), 'utf8')) as { symptom: string }[]).map(({ symptom }) => symptom),
  );

/** The longest step that an answer may show: the one to start at, and the one to confirm it with. */
function longestStep(diagnosis: Diagnosis): number {
  const { workflow } = diagnosis;
  const ids = new Set([workflow?.start, workflow?.confirm?.step]);
  const steps = workflow?.steps.filter(({ id, parent }) => ids.has(id) && parent === null) ?? [];
  const numbers = steps.map(
    ({ id }) => workflow!.steps.filter(({ parent }) => parent === null).findIndex((each) => each.id === id) + 1,
  );
  return Math.max(0, ...numbers.map((number) => linesOf(text(diagnosis, { step: String(number) })).length));
}

describe('an answer of the shipped knowledge base', () => {
  it.each([80, 120])(
    'fits one screen of %i columns unless a single step is longer',
    async (width) => {
      const tooLong: string[] = [];
      for (const symptom of new Set(symptoms())) {
        const diagnosis = await engine.ask(symptom);
        const lines = linesOf(text(diagnosis, { width }));
        if (lines.length > 40 && longestStep(diagnosis) <= 40) tooLong.push(`${lines.length}: ${symptom}`);
        for (const line of lines) {
          const isCopied = /^ +[^#→✓!✗ -]|=…/.test(line);
          if (!isCopied) expect(displayWidth(line), line).toBeLessThanOrEqual(width);
        }
      }
      expect(tooLong).toEqual([]);
    },
    120_000,
  );
});
