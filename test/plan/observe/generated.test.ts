import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { parseCondition } from '../../../src/lower/steps/condition.js';
import type { EvaluableExpectation, Step, Verdict } from '../../../src/model/index.js';
import { evaluateOutput, hasAlternatives, namedValues, otherNames, pointsOnly } from '../../../src/plan/index.js';
import { printedTexts } from '../../../src/plan/observe/printed-texts.js';
import { readOutput } from '../../../src/plan/observe/read-output.js';
import { lower } from '../../lower/lowering.js';
import { fixtureDocuments, pathOf } from '../../support/fixture-documents.js';
import { neighbours } from '../../support/neighbours.js';
import { expectRecorded } from '../../support/recorded.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];
const folder = new URL('./outputs/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const outputs = new Map(
  files.sort().map((name) => [name, readFileSync(new URL(name, folder), 'utf8').slice(0, 4_000)]),
);
const pasted = inputs.filter((text) => text.includes('\n'));
const sentences = inputs.filter((text) => !text.includes('\n'));

const verdicts: readonly Verdict[] = ['normal', 'abnormal', 'warning', 'abnormal'];
const conditions: readonly EvaluableExpectation[] = sentences.flatMap((text, at) => {
  const condition = parseCondition(text);
  return condition === null ? [] : [{ verdict: verdicts[at % verdicts.length]!, text, condition }];
});
const steps: readonly Step[] = [...fixtureDocuments()]
  .flatMap(([name, text]) => lower(text, pathOf(name)).document.steps)
  .filter(({ expectations }) => expectations.length > 0);

/** What some expectations, which differ from call to call, say of an output. */
function judged(output: string, at: number): unknown[] {
  const some = Array.from({ length: 16 }, (_, index) => conditions[(at * 13 + index * 5) % conditions.length]!);
  const step = steps[at % steps.length]!;
  const [word = 'web-0'] = output.match(/\b[a-z][a-z-]*-\d\b/g)?.slice(-1) ?? [];
  const [number = '1'] = output.match(/\d+/) ?? [];
  const commands = step.commands.map(({ text }) => text);
  const values = new Map([
    ['availableIPs', number],
    ['expected', word],
  ]);
  const [sentence, other] = [some[0]!.text, some[1]!.text];
  const literal = ['contains', 'lacks'].map((operator, index) => ({
    verdict: verdicts[index]!,
    text: `${operator} ${word}`,
    condition: parseCondition(`the output ${operator} \`${index === 0 ? word : number}\``),
  }));
  return [
    evaluateOutput(output, some),
    evaluateOutput(output, [...literal, ...some.slice(0, 3)], { rows: [word], values }),
    evaluateOutput(output, step.expectations, { commands, branches: step.branches, values }),
    [sentence, other].map((text) => [printedTexts(text), pointsOnly(text), hasAlternatives(text)]),
    namedValues(output, otherNames(some), { commands, known: [['known', 'x']] }),
  ];
}

it('an output, and what is like it but for a character, a line or its end, is read and judged as recorded', () => {
  const aspectsOf = (output: string, count: number, at: number) => {
    const texts = [output, ...neighbours(output, count, count > 4 ? pasted : [...outputs.values()])];
    return {
      read: texts.map((text) => readOutput(text)),
      judged: texts.map((text, near) => judged(text, at * (count + 1) + near)),
    };
  };
  const cases = [...outputs].map(([name, output], at) => [name, () => aspectsOf(output, 4, at)] as const);
  const near = pasted.map((output, at) => [`pasted ${at + 1}`, () => aspectsOf(output, 12, at)] as const);
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map([...cases, ...near]));
});

/** Outputs of one line or a few, in each of the forms in which programs print a name and its value. */
const forms: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `${name}: ${value}`,
  (name, value) => `${name}=${value} other=7`,
  (name, value) => `{"items": [{"${name}": "${value}", "b": 1}, {"${name}": 2}]}`,
  (name, value) => `NAME   ${name.toUpperCase()}   AGE\nweb-0   ${value}   2d\nweb-1   Running   3d`,
  (name, value) => `status:\n  ${name}: ${value}\n  conditions:\n  - type: Ready\n    status: "False"`,
  (name, value) => `| ${name} | b |\n|---|---|\n| ${value} | 2 |`,
  (_name, value) => value,
  (name, value) => `the ${name} is ${value} now, it was 3`,
];
const values = [
  '0',
  '1',
  '4',
  '5',
  '6',
  '10',
  '11',
  '99.9%',
  '1,234',
  '5ms',
  '2s',
  '10Gi',
  '1/1',
  '0/1',
  'Running',
  'Failed',
  'true',
  'none',
  '',
  '正常',
  '-1',
  '<none>',
];

it('each comparison is decided as recorded for values below, at and above its bound, in each form of output', () => {
  const cases = forms.map(
    (form, at) =>
      [
        form('name', 'value').replace(/\s+/g, ' '),
        () => {
          const results = conditions.map((expectation, index) => {
            const { condition } = expectation;
            const [comparison] = condition === null ? [] : 'all' in condition ? condition.all : condition.any;
            const bound = Number(comparison?.value);
            const near = Number.isNaN(bound) ? [String(comparison?.value)] : [bound - 1, bound, bound + 1].map(String);
            const some = [...near, values[(index + at) % values.length]!, `${near[0]}${comparison?.unit ?? ''}`];
            const name = comparison?.subject.trim() || 'value';
            return some.map((value) =>
              evaluateOutput(form(name, value), [expectation, conditions[(index + 1) % conditions.length]!]),
            );
          });
          return { results };
        },
      ] as const,
  );
  expectRecorded(new URL('generated-comparisons.hashes.txt', import.meta.url), new Map(cases));
});
