import { describe, expect, test } from 'vitest';
import { read } from './support.js';

const verdicts = ['✅ Normal', '❌ Abnormal'] as const;
const claims = verdicts.flatMap((verdict) =>
  ['load', 'usage'].flatMap((name) =>
    ['>', '<'].flatMap((sign) =>
      ['%', ' GiB'].flatMap((unit) => [40, 60].map((value) => ({ verdict, name, sign, unit, value }))),
    ),
  ),
);
type Claim = (typeof claims)[number];

const written = ({ verdict, name, sign, unit, value }: Claim): string => `${verdict}: ${name} ${sign} ${value}${unit}`;

/** How many findings there are of bounds that two steps give. */
const differing = (first: Claim, second: Claim): number => {
  const steps = [first, second].map(
    (claim, at) => `### Step ${at + 1}: look at part ${at + 1}\n\n- ${written(claim)}\n`,
  );
  return read(`# Pool\n\n## Diagnosis\n\n${steps.join('\n')}`, 'workflow').diagnostics.filter(
    ({ ruleId }) => ruleId === 'expectation/incoherent-thresholds',
  ).length;
};

describe('the bounds of two steps', () => {
  test.each(claims)(
    'contradict "load > 40%" only with another number for the same quantity: $verdict $name $sign $value',
    (claim) => {
      const first: Claim = { verdict: verdicts[0], name: 'load', sign: '>', unit: '%', value: 40 };
      const isSame =
        claim.verdict === first.verdict && claim.name === 'load' && claim.sign === '>' && claim.unit === '%';
      expect(differing(first, claim)).toBe(isSame && claim.value !== 40 ? 1 : 0);
    },
  );

  test('do not contradict each other when one of them is 0', () => {
    const first: Claim = { verdict: verdicts[0], name: 'load', sign: '>', unit: '', value: 40 };
    expect(differing(first, { ...first, value: 0 })).toBe(0);
    expect(differing({ ...first, value: 0 }, first)).toBe(0);
  });
});
