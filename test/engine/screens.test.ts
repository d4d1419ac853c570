import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { presenters } from '../../src/present/index.js';
import { sampled } from '../support/soak.js';

// What somebody on call sees of the shipped knowledge base, for reports that people wrote.

const sets = ['reports', 'covered-en', 'covered-zh'].map(
  (name) => new URL(`../quality/shipped/${name}.json`, import.meta.url),
);
const reports = sets.flatMap((set) => {
  const { queries } = JSON.parse(readFileSync(set, 'utf8')) as { queries: { text: string }[] };
  return queries.map(({ text }) => text);
});
const symptoms = sampled(reports, 5);

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open();
});
afterAll(() => engine.close());

describe('the answers of the shipped knowledge base on a terminal', () => {
  it('fit one screen of forty lines, unless a single step is longer', () => {
    const longer = symptoms.filter((symptom) => {
      const shown = presenters.diagnosis.text(engine.query(symptom)).trimEnd();
      const stepsInFull = shown.match(/◀/g)?.length ?? 0;
      return shown.split('\n').length > 40 && stepsInFull !== 1;
    });
    expect(longer).toEqual([]);
  });

  it('show the commands of the check, or of the step to start at', () => {
    for (const symptom of symptoms) {
      const diagnosis = engine.query(symptom);
      const { workflow } = diagnosis;
      const first = workflow?.steps.find(({ id }) => id === (workflow.confirm?.step ?? workflow.start));
      const shown = presenters.diagnosis.text(diagnosis);
      for (const { rendered } of first?.commands ?? []) expect(shown).toContain(rendered.split('\n')[0]!.trim());
    }
  });
});
