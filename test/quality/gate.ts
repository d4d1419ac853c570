import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Engine, type EvalReport, evaluate } from '../../src/index.js';
import { changesSince, hashLines, type KeptAnswer, keptAnswer } from './answers.js';
import { belowFloors, type Figures, figuresOf, floors, type Levels, levelsOf } from './floors.js';
import type { QuerySet } from './sets.js';
import { Snapshots } from './snapshots.js';

const advice = `
These answers differ from the committed hashes. To see how, set TRIAGRAPH_ANSWERS to a folder before and after the change
and compare the folders with diff -r. Where every difference is right, npm run quality -- --update writes the hashes anew:
commit them on their own, and say what changed and why.`;
/** The command line says --update: vitest.config.ts hands it on. */
const isUpdate = process.env.TRIAGRAPH_UPDATE === 'true';
/** Folder that the answers are written to, one file a set; none when it is not set. */
const dump = process.env.TRIAGRAPH_ANSWERS;

/** Asks the symptoms of some sets: their floors hold, and the answers are those whose hashes are committed. */
export function guard(title: string, roots: readonly string[], sets: readonly QuerySet[], file: string): void {
  describe(title, () => {
    const answers = new Map<string, KeptAnswer[]>();
    const figures = new Map<string, Figures>();
    const levels = new Map<string, Levels>();

    beforeAll(async () => {
      const snapshots = new Snapshots(
        roots,
        sets.map(({ pool }) => pool),
      );
      for (const set of sets) {
        const engine = await snapshots.engineOf(set.pool);
        const { kept, report } = ask(engine, set);
        answers.set(set.name, kept);
        figures.set(set.name, figuresOf(report));
        levels.set(set.name, levelsOf(report, set.queries));
      }
      snapshots.close();
      if (dump) writeAnswers(dump, answers, { figures, levels });
    });

    it.each(sets.map(({ name }) => name))('%s stays above its floors', (name) => {
      expect(floors, `floors.json has no floors for ${name}`).toHaveProperty([name]);
      expect(belowFloors(floors[name]!, figures.get(name)!)).toEqual([]);
    });

    it('gives the answers whose hashes are committed', () => {
      const path = fileURLToPath(new URL(file, import.meta.url));
      if (isUpdate) writeFileSync(path, hashLines(answers));
      const changes = changesSince(readFileSync(path, 'utf8'), answers);
      expect(changes.length, [...changes, advice].join('\n')).toBe(0);
    });
  });
}

function ask(engine: Engine, { queries }: QuerySet): { kept: KeptAnswer[]; report: EvalReport } {
  const kept: KeptAnswer[] = [];
  const report = evaluate((text, limit) => {
    const diagnosis = engine.query(text, { limit });
    kept.push(keptAnswer(queries[kept.length]!.id, diagnosis));
    return diagnosis;
  }, queries);
  return { kept, report };
}

function writeAnswers(
  folder: string,
  answers: ReadonlyMap<string, readonly KeptAnswer[]>,
  { figures, levels }: { readonly figures: ReadonlyMap<string, Figures>; readonly levels: ReadonlyMap<string, Levels> },
): void {
  for (const [name, kept] of answers) {
    const path = join(folder, `${name}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      `${JSON.stringify({ figures: figures.get(name), levels: levels.get(name), answers: kept }, null, 1)}\n`,
    );
  }
}
