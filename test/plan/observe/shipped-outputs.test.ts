import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Engine } from '../../../src/index.js';
import { branchMentioned, evaluateOutput } from '../../../src/plan/index.js';
import { soak } from '../../support/soak.js';
import { shippedOutputs } from './shipped-outputs.js';

const workflows = fileURLToPath(new URL('../../../workflows/', import.meta.url));
const engine = await Engine.open({ kb: [workflows] });
const outputs = { all: shippedOutputs('outputs'), drawn: shippedOutputs('outputs-second') };

/** Every shipped step that says what to expect, in both languages, by id. */
const steps = engine
  .documents()
  .flatMap(({ path }) => engine.show(path)!.steps.map((step) => ({ path, step })))
  .filter(({ step }) => step.expectations.length > 0)
  .map(({ path, step }) => {
    const commands = step.commands.map(({ text }) => text);
    const judge = (output: string) => evaluateOutput(output, step.expectations, { commands, branches: step.branches });
    return { name: `${path.slice(3, -'.md'.length)}/${step.id}`, language: path.slice(0, 2), step, commands, judge };
  })
  .sort((a, b) => (`${a.name} ${a.language}` < `${b.name} ${b.language}` ? -1 : 1));

/** The results of the outputs of each step. */
const resultsOf = (set: (typeof outputs)['all']) =>
  steps.flatMap(({ name, language, step, judge }) =>
    (set.get(name) ?? []).map((expected, index) => ({
      expected,
      step: `${language} ${name}`,
      name: `${language} ${name} ${index + 1}`,
      result: judge(expected.output),
      mentioned: branchMentioned(step, expected.output),
    })),
  );
type Results = ReturnType<typeof resultsOf>;
const isJudged = ({ result }: Results[number]): boolean => result.verdict !== null;
const wrongIn = (judged: Results): string[] =>
  judged.filter(({ result, expected }) => result.verdict !== expected.verdict).map(({ name }) => name);
const stepsOf = (results: Results): number => new Set(results.map(({ step }) => step)).size;

/** Parts of a whole that may not become fewer. */
const floors = {
  /** Steps for which an output stands here. */
  steps: 0.97,
  /** Steps that judge an output of their commands, of all that say what to expect. */
  judgingSteps: 0.79,
  /** Outputs that are judged, whatever their step. */
  judgedOutputs: 0.51,
  /** Verdicts that a person would give too. */
  right: 0.99,
  /** Outputs of programs run here, or with the format and messages of a named source. */
  real: 0.75,
  /** The same of the second set. */
  drawn: { judgingSteps: 0.9, judgedOutputs: 0.62, right: 0.97 },
};
/** Outputs of other steps that a step judges may not become more. */
const mostForeign = 0.015;

const all = resultsOf(outputs.all);
const drawn = resultsOf(outputs.drawn);

describe('the recorded output of the commands of shipped steps', () => {
  test('covers most steps with expectations', () => {
    const bare = steps.filter(({ name }) => !outputs.all.has(name)).map(({ name }) => name);
    expect(1 - bare.length / steps.length, bare.join(', ')).toBeGreaterThan(floors.steps);
  });

  test('is real except where it is marked', () => {
    const each = [...outputs.all.values(), ...outputs.drawn.values()].flat();
    expect(each.filter(({ origin }) => origin !== 'made').length / each.length).toBeGreaterThan(floors.real);
    expect(each.filter(({ origin, source }) => origin !== 'made' && source === '')).toEqual([]);
  });

  test('is judged by most of the steps', () => {
    const judged = all.filter(isJudged);
    expect(stepsOf(judged) / steps.length).toBeGreaterThan(floors.judgingSteps);
    expect(judged.length / all.length).toBeGreaterThan(floors.judgedOutputs);
  });

  test('gets the verdict of a person', () => {
    const judged = all.filter(isJudged);
    const wrong = wrongIn(judged);
    expect(1 - wrong.length / judged.length, wrong.join(', ')).toBeGreaterThan(floors.right);
  });

  test('gets the verdict of a person if its author had not seen the evaluator', () => {
    const judged = drawn.filter(isJudged);
    const wrong = wrongIn(judged);
    expect(1 - wrong.length / judged.length, wrong.join(', ')).toBeGreaterThanOrEqual(floors.drawn.right);
    expect(stepsOf(judged) / stepsOf(drawn)).toBeGreaterThan(floors.drawn.judgingSteps);
    expect(judged.length / drawn.length).toBeGreaterThan(floors.drawn.judgedOutputs);
  });

  test('is shown with the line that decided', () => {
    const bare = all.filter(
      (each) => isJudged(each) && each.result.verdict !== 'normal' && each.result.readings.length === 0,
    );
    // A command that looked for something and printed nothing has no line to show.
    expect(bare.filter(({ expected }) => !/\$ .*\n\$/.test(expected.output)).map(({ name }) => name)).toEqual([]);
  });

  test('is seldom judged at a step with other commands', () => {
    const others = new Map(steps.map(({ name, commands }) => [name, new Set(commands)]));
    const texts = [...outputs.all].flatMap(([name, printed]) => printed.map(({ output }) => ({ name, output })));
    let [pairs, judged] = [0, 0];
    // A part of all pairs, another one for each step.
    const part = soak(10, 60);
    for (const [index, { name, commands, judge }] of steps.entries())
      for (const text of texts.filter((_, at) => (index + at) % part === 0)) {
        const shared = commands.some((command) => others.get(text.name)?.has(command));
        if (text.name === name || shared) continue;
        pairs++;
        if (judge(text.output).verdict !== null) judged++;
      }
    expect(pairs).toBeGreaterThan(500);
    expect(judged / pairs).toBeLessThan(mostForeign);
  });
});

/** The same text, as other terminals and editors hand it over. */
const disguises: Readonly<Record<string, (output: string) => string>> = {
  'with the line ends of Windows': (output) => output.replaceAll('\n', '\r\n'),
  'with colors': (output) => output.replace(/^(?!\$)(\S+)/gm, '\u001B[32m$1\u001B[0m'),
  'with spaces at the ends of lines': (output) => output.replace(/$/gm, '   '),
  'with empty lines around it': (output) => `\n\n${output}\n\n`,
  twice: (output) => output,
};

describe('the same text gets the same verdict', () => {
  const judged = [...all, ...drawn];
  const judgeOf = new Map(steps.map(({ name, language, judge }) => [`${language} ${name}`, judge]));
  const verdictOf = ({ step }: Results[number], output: string) => judgeOf.get(step)!(output).verdict;

  test.each(Object.keys(disguises))('%s', (how) => {
    const other = judged.filter(
      (each) => verdictOf(each, disguises[how]!(each.expected.output)) !== each.result.verdict,
    );
    expect(other.map(({ name }) => name)).toEqual([]);
  });

  test('with the rows of its tables in any order', () => {
    // Rows below a heading of kubectl, up to the next prompt or empty line.
    const table = /^((?:NAMESPACE +)?NAME {2,}[A-Z].*\n)((?:(?!\$)\S.*\n)+)/gm;
    const turned = (output: string, by: number): string =>
      output.replace(table, (_, head: string, body: string) => {
        const rows = body.trimEnd().split('\n');
        const at = by % rows.length;
        return `${head}${[...rows.slice(at), ...rows.slice(0, at)].reverse().join('\n')}\n`;
      });
    const other = judged.filter((each) =>
      [0, 1, 2].some((by) => verdictOf(each, turned(each.expected.output, by)) !== each.result.verdict),
    );
    expect(other.map(({ name }) => name)).toEqual([]);
  });
});
