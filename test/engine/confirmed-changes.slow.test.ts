import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Engine, type SessionView } from '../../src/index.js';
import { changes, faultOf, moves } from '../support/change-without-check.js';
import { sampled, soak } from '../support/soak.js';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const shared = folder('../shared/corpus');

interface Walked {
  readonly views: number;
  readonly faults: readonly string[];
}

/** Starts at every step that a title or condition of the document leads to, and makes every single move at every step. */
function walkEverywhere(engine: Engine, path: string): Walked {
  const document = engine.show(path)!;
  const faults = new Set<string>();
  let views = 0;
  const look = (view: SessionView, how: string): SessionView => {
    views++;
    const fault = view.document?.path === path ? faultOf(view, document) : null;
    if (fault !== null) faults.add(`${path} ${view.number}: ${fault} after ${how}`);
    return view;
  };
  const conditions = document.steps.flatMap(({ title, branches }) => [title, ...branches.map(({ when }) => when)]);
  for (const symptom of new Set(['x', ...conditions])) {
    if (symptom !== '') look(engine.start(symptom, { document: path }).view, `the symptom "${symptom}"`);
  }
  const { token } = engine.start('x', { document: path }).view;
  for (const { id } of document.steps) {
    const at = engine.advance(token!, { jump: id });
    for (const move of moves) {
      const to = engine.advance(at.token!, move);
      // A verdict may take a branch: the condition has been checked.
      if (to.step?.id !== id && to.visits.at(-1)?.branch == null) look(to, `${id} ${JSON.stringify(move)}`);
    }
  }
  return { views, faults: [...faults] };
}

function walkAll(engine: Engine, paths: readonly string[]): Walked {
  const walked = paths.map((path) => walkEverywhere(engine, path));
  return { views: walked.reduce((sum, { views }) => sum + views, 0), faults: walked.flatMap(({ faults }) => faults) };
}

/** Paths of the documents that change something. */
function changing(engine: Engine): string[] {
  const paths = new Set(engine.graph()!.nodes.flatMap(({ path }) => path ?? []));
  return [...paths].filter((path) => engine.show(path)?.steps.some(changes));
}

describe('No change stands before its check', () => {
  it('in any first view and after any move through the shipped documents', async () => {
    const engine = await Engine.open({ kb: [folder('workflows'), folder('cases')], cache: false });
    const { views, faults } = walkAll(engine, changing(engine));
    expect(faults).toEqual([]);
    expect(views).toBeGreaterThan(1_000);
  }, 300_000);

  it.skipIf(!existsSync(shared))(
    'in any first view and after any move through the corpus',
    async () => {
      const engine = await Engine.open({ kb: [shared], cache: false });
      const { views, faults } = walkAll(engine, sampled(changing(engine), 6));
      expect(faults).toEqual([]);
      expect(views).toBeGreaterThan(soak(10_000, 1_500));
    },
    900_000,
  );
});
