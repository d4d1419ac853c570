import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Engine, type ShownDocument } from '../../src/index.js';
import { changing, type Walked, walkEverywhere } from '../support/change-without-check.js';
import { sampled, soak } from '../support/soak.js';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const shared = folder('../shared/corpus');

function walkAll(engine: Engine, paths: readonly string[]): Walked {
  const walked = paths.map((path) => walkEverywhere(engine, path, conditions));
  return { views: walked.reduce((sum, { views }) => sum + views, 0), faults: walked.flatMap(({ faults }) => faults) };
}

/** What every step's title and conditions say. */
const conditions = ({ steps }: ShownDocument): string[] =>
  steps.flatMap(({ title, branches }) => [title, ...branches.map(({ when }) => when)]);

describe('No change stands before its check', () => {
  it('in any first view and after any move through the shipped documents', async () => {
    const engine = await Engine.open({ kb: [folder('workflows'), folder('cases')], cache: false });
    const { views, faults } = walkAll(engine, changing(engine));
    expect(faults).toEqual([]);
    expect(views).toBeGreaterThan(1_000);
  });

  it.skipIf(!existsSync(shared))(
    'in any first view and after any move through the corpus',
    async () => {
      const engine = await Engine.open({ kb: [shared], cache: false });
      const { views, faults } = walkAll(engine, sampled(changing(engine), 15));
      expect(faults).toEqual([]);
      expect(views).toBeGreaterThan(soak(10_000, 500));
    },
    900_000,
  );
});
