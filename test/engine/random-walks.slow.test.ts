import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import type { Observation, SessionView } from '../../src/model/index.js';
import { folderOf } from '../support/folder.js';
import { random } from '../support/random.js';
import { sampled } from '../support/soak.js';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const shared = folder('../shared/corpus');

/** Paths of all documents with steps. */
function walkable(engine: Engine): string[] {
  const documents = engine.graph()!.nodes.filter(({ kind }) => kind === 'workflow' || kind === 'case');
  return documents.flatMap(({ path }) => path ?? []);
}

const outputs = [
  '',
  'status:\n  v4availableIPs: 0\n',
  '完全没有关系的输出',
  '{"a": [1, 2, {"b": "x"}]}',
  'NAME  READY\na  0/1\n',
  '\u001b[31m\u0000',
];

function anyObservation(view: SessionView, next: (bound: number) => number): Observation {
  const words = ['normal', 'warning', 'abnormal', 'done', '异常', 'nonsense'];
  const parameter = view.parameters[next(view.parameters.length || 1)]?.name ?? 'nothing';
  const values = ['a', '10.0.0.1', '; rm -rf /', '', 'x'.repeat(300)];
  const steps = view.document?.steps ?? 1;
  return [
    { outcome: words[next(words.length)]! },
    { outcome: words[next(3)]! },
    { branch: next(view.choices.length + 2) },
    { branch: 1 },
    { output: outputs[next(outputs.length)]! },
    { jump: `step-${next(steps + 2)}` },
    { back: true as const },
    { set: { [parameter]: values[next(values.length)]! } },
    { document: view.cases.similar[0]?.id ?? 'nowhere' },
    ...(next(20) === 0 ? [{ finish: true as const }] : []),
  ].at(-1 - next(9)) as Observation;
}

/** Takes random actions: every turn is answered, and the session stays bounded. */
function walkAtRandom(engine: Engine, path: string, seed: number, turns: number): void {
  const next = random(seed);
  let view = engine.start('x', { document: path }).view;
  for (let turn = 1; turn <= turns; turn++) {
    const observation = anyObservation(view, next);
    const before = view.visits.length;
    view = engine.advance(view.token!, observation);
    expect(view.visits.length, `seed ${seed}, ${path}`).toBeLessThanOrEqual(before + 1);
    expect(view.step === null, `seed ${seed}, ${path}`).toBe(view.status === 'ended');
  }
}

/** Repeating one answer ends the session: no cycle of branches traps it. */
function walkToTheEnd(engine: Engine, path: string, outcome: string): number {
  let view = engine.start('x', { document: path }).view;
  const documents = engine.info().documents;
  const { steps } = engine.info();
  for (let turn = 0; turn <= 4 * (steps + documents); turn++) {
    if (view.status === 'ended') return turn;
    view = engine.advance(view.token!, { outcome });
  }
  throw new Error(`${path}: no end with "${outcome}"`);
}

function walkEverywhere(engine: Engine, paths: readonly string[], turns: number): void {
  for (const [index, path] of paths.entries()) {
    walkAtRandom(engine, path, 20_261_121 + index, turns);
    for (const outcome of ['normal', 'abnormal', 'done']) walkToTheEnd(engine, path, outcome);
  }
}

const openOn = (...kb: string[]): Promise<Engine> => Engine.open({ kb, cache: false });

describe('random sessions', () => {
  it('end without throwing in every shipped document', async () => {
    const engine = await openOn(folder('workflows'), folder('cases'));
    const paths = walkable(engine);
    expect(paths.length).toBeGreaterThan(40);
    walkEverywhere(engine, sampled(paths, 3), 60);
  });

  it('end without throwing in every fixture', async () => {
    const engine = await openOn(folder('test/fixtures/steps'), folder('test/fixtures/dialects'));
    const paths = walkable(engine);
    expect(paths.length).toBeGreaterThan(20);
    walkEverywhere(engine, paths, 60);
  });

  it('end with steps that refer to each other, and with ten thousand steps', async () => {
    const circle =
      '# In a circle\n\n## Diagnosis\n\n1. First `ls a`\n\n   If it is bad, go to step 2.\n\n2. Second `ls b`\n\n   If it is bad, go to step 1.\n';
    const many = Array.from(
      { length: 10_000 },
      (_, index) => `### Step ${index + 1}: check ${index}\n\n\`\`\`bash\nls ${index}\n\`\`\`\n`,
    );
    const head = (id: string) => `---\nid: ${id}\nkind: workflow\n---\n\n`;
    const engine = await openOn(
      folderOf({
        'circle.md': `${head('circle')}${circle}`,
        'many.md': `${head('many')}# Many\n\n## Diagnosis\n\n${many.join('\n')}`,
      }),
    );
    walkEverywhere(engine, ['circle.md'], 60);
    let view = engine.start('x', { document: 'many' }).view;
    expect(view.document?.steps).toBe(10_000);
    view = engine.advance(view.token!, { jump: '9999' });
    view = engine.advance(view.token!, { outcome: 'done' });
    expect(engine.advance(view.token!, { outcome: 'done' })).toMatchObject({ status: 'ended', end: 'end-of-document' });
  });
});

describe.skipIf(!existsSync(shared))('random sessions through the corpus', () => {
  it('end without throwing', async () => {
    const engine = await openOn(shared);
    const paths = walkable(engine);
    expect(paths.length).toBeGreaterThan(500);
    walkEverywhere(engine, sampled(paths, 60), 20);
  });
});
