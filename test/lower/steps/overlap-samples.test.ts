import { expect, it } from 'vitest';
import { read } from './support.js';

type Form = readonly [written: (name: string) => string, holds: (value: number) => boolean];

const bounds = [10, 11, 12];
const forms: readonly Form[] = [
  ...bounds.flatMap((bound): Form[] => [
    [(name) => `${name} > ${bound}`, (value) => value > bound],
    [(name) => `${name} >= ${bound}`, (value) => value >= bound],
    [(name) => `${name} < ${bound}`, (value) => value < bound],
    [(name) => `${name} <= ${bound}`, (value) => value <= bound],
    [(name) => `${name} == ${bound}`, (value) => value === bound],
  ]),
  ...[10, 11].flatMap((low): Form[] => [
    [(name) => `${low} <= ${name} < ${low + 1}`, (value) => value >= low && value < low + 1],
    [(name) => `${low} < ${name} <= ${low + 1}`, (value) => value > low && value <= low + 1],
  ]),
];
const numbers = Array.from({ length: 9 }, (_, at) => at + 7);

it('two verdicts overlap exactly if a whole number meets both, whatever the operators and bounds', () => {
  for (const [normal, isNormal] of forms) {
    const steps = forms.map(([abnormal], at) => {
      const name = `queue${String.fromCharCode(97 + at)}`;
      return `### Step ${at + 1}: look\n\n- ✅ Normal: ${normal(name)}\n- ❌ Abnormal: ${abnormal(name)}\n`;
    });
    const { diagnostics } = read(`# Queues\n\n## Diagnosis\n\n${steps.join('\n')}`, 'workflow');
    const reported = diagnostics.filter(({ message }) => message.startsWith('Unexpected overlap'));
    const expected = forms.flatMap(([, isAbnormal], at) =>
      numbers.some((value) => isNormal(value) && isAbnormal(value)) ? [5 + 5 * at + 3] : [],
    );
    expect(
      reported.map(({ range }) => range?.start.line),
      normal('x'),
    ).toEqual(expected);
  }
});
