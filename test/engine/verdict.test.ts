import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGoldenFiles, readGoldenFiles } from '../../src/engine/goldens/golden-files.js';
import { Engine } from '../../src/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the verdict on a symptom', () => {
  let engine: Engine;
  let symptoms: string[];

  beforeAll(async () => {
    const kb = [`${root}workflows`, `${root}cases`];
    engine = await Engine.open({ kb, cache: false });
    const { goldens } = readGoldenFiles(findGoldenFiles(kb), root);
    symptoms = goldens.map(({ golden }) => golden.symptom);
  }, 60_000);

  it('is what the whole answer says first', () => {
    const asked = [...symptoms, symptoms.slice(0, 5).join('\n'), '你好', ''];
    const seen = new Set<string>();
    for (const text of asked) {
      const { status, matches, workflow } = engine.query(text, { limit: 10 });
      const [first] = matches;
      const verdict = engine.verdict(text, { limit: 10 });
      expect(verdict).toEqual({
        status,
        first: first ? { id: first.id, path: first.path } : null,
        start: workflow?.start ?? null,
      });
      seen.add(status);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['matched', 'no_match']));
  });
});
