import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Engine } from '../../../src/index.js';
import { branchMentioned, evaluateOutput } from '../../../src/plan/index.js';
import { shippedOutputs } from './shipped-outputs.js';

const workflows = fileURLToPath(new URL('../../../workflows/', import.meta.url));
const engine = await Engine.open({ kb: [workflows] });
const outputs = shippedOutputs();

/** Every shipped step that says what to expect, in both languages, with the results of its outputs. */
const steps = engine.documents().flatMap(({ path }) =>
  engine
    .show(path)!
    .steps.filter(({ expectations }) => expectations.length > 0)
    .map((step) => {
      const name = `${path.slice(3, -'.md'.length)}/${step.id}`;
      const commands = step.commands.map(({ text }) => text);
      const results = (outputs.get(name) ?? []).map((expected, index) => ({
        expected,
        name: `${path.slice(0, 2)} ${name} ${index + 1}`,
        result: evaluateOutput(expected.output, step.expectations, { commands, branches: step.branches }),
        mentioned: branchMentioned(step, expected.output),
      }));
      return { path, name, step, results };
    }),
);
const results = steps.flatMap((step) => step.results);
const judged = results.filter(({ result }) => result.verdict !== null);

/** Parts of a whole that may not become fewer. */
const floors = {
  /** Steps for which an output stands here. */
  steps: 0.94,
  /** Steps that judge an output of their commands. */
  judgingSteps: 0.7,
  /** Outputs that are judged, whatever their step. */
  judgedOutputs: 0.48,
  /** Verdicts that a person would give too. */
  right: 0.99,
  /** Outputs of programs run here, or with the format and messages of a named source. */
  real: 0.75,
};

describe('what the commands of the shipped steps print', () => {
  test('stands for almost every step that says what to expect', () => {
    const bare = steps.filter((step) => step.results.length === 0).map(({ name }) => name);
    expect(1 - bare.length / steps.length, bare.join(', ')).toBeGreaterThan(floors.steps);
  });

  test('is real but for a few, which are marked', () => {
    const all = [...outputs.values()].flat();
    expect(all.filter(({ origin }) => origin !== 'made').length / all.length).toBeGreaterThan(floors.real);
    expect(all.filter(({ origin, source }) => origin !== 'made' && source === '')).toEqual([]);
  });

  test('is judged by most of the steps', () => {
    const judging = steps.filter((step) => step.results.some(({ result }) => result.verdict !== null));
    expect(judging.length / steps.length).toBeGreaterThan(floors.judgingSteps);
    expect(judged.length / results.length).toBeGreaterThan(floors.judgedOutputs);
  });

  test('is judged as a person would', () => {
    const wrong = judged.filter(({ result, expected }) => result.verdict !== expected.verdict);
    expect(1 - wrong.length / judged.length, wrong.map(({ name }) => name).join(', ')).toBeGreaterThan(floors.right);
  });

  test('is shown with the line that decided', () => {
    const bare = judged.filter(({ result }) => result.verdict !== 'normal' && result.readings.length === 0);
    // A command that looked for something and printed nothing has no line to show.
    expect(bare.filter(({ expected }) => !/\$ .*\n\$/.test(expected.output)).map(({ name }) => name)).toEqual([]);
  });
});
