import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { changing, walkEverywhere } from '../support/change-without-check.js';
import { shippedFolders } from '../support/shipped.js';

// The slow test of this name starts at every title and condition too, and goes through the corpus.
describe('no change stands before its check in the shipped base', async () => {
  const engine = await Engine.open({ kb: shippedFolders });
  const paths = changing(engine);

  it('in the first view of each document, and after every single move at each step', () => {
    const walked = paths.map((path) => walkEverywhere(engine, path, () => []));
    expect(walked.flatMap(({ faults }) => faults)).toEqual([]);
    expect(walked.reduce((sum, { views }) => sum + views, 0)).toBeGreaterThan(1_000);
  });
});
