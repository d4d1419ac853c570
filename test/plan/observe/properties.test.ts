import { describe, expect, test } from 'vitest';
import type { EvaluableExpectation, Verdict } from '../../../src/model/index.js';
import { evaluateOutput } from '../../../src/plan/index.js';
import { random } from '../../support/random.js';

const words = ['Running', 'Pending', 'Failed', 'Unknown'] as const;
const verdicts: readonly Verdict[] = ['normal', 'warning', 'abnormal'];
const gravity: Readonly<Record<string, number>> = { abnormal: 5, warning: 3, none: 2, normal: 1 };

interface Row {
  readonly name: string;
  readonly spareSlots: number;
  readonly mood: string;
}

/** One layout each: the same rows must lead to the same verdict in every one. */
const layouts: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
  yaml: (rows) =>
    `items:\n${rows.map(({ name, spareSlots, mood }) => `- metadata:\n    name: ${name}\n  status:\n    spareSlots: ${spareSlots}\n    mood: ${mood}`).join('\n')}\n`,
  json: (rows) =>
    JSON.stringify({ items: rows.map(({ name, ...status }) => ({ metadata: { name }, status })) }, null, 2),
  'json on one line': (rows) => JSON.stringify(rows),
  table: (rows) =>
    [['NAME', 'SPARE SLOTS', 'MOOD'], ...rows.map((row) => [row.name, `${row.spareSlots}`, row.mood])]
      .map(([a = '', b = '', c = '']) => `${a.padEnd(12)}${b.padEnd(15)}${c}`)
      .join('\n'),
  'bordered table': (rows) =>
    ['+---+---+---+', '| name | spare_slots | mood |', '+---+---+---+']
      .concat(rows.map((row) => `| ${row.name} | ${row.spareSlots} | ${row.mood} |`))
      .join('\n'),
  describe: (rows) =>
    rows
      .map((row) => `Name:         ${row.name}\nSpare Slots:  ${row.spareSlots}\nMood:         ${row.mood}`)
      .join('\n\n\n'),
};

const comparisonsOf = ({ condition }: EvaluableExpectation) => (condition && 'all' in condition ? condition.all : []);

/** Whether two expectations are about different values. */
const areApart = (one: EvaluableExpectation, other: EvaluableExpectation): boolean =>
  comparisonsOf(one).every(({ subject }) => comparisonsOf(other).every((each) => each.subject !== subject));

/** What a person would say: for each row the first that holds, or a fault in another value; and the worst row of all. */
function oracle(rows: readonly Row[], expectations: readonly EvaluableExpectation[]): string {
  const each = rows.map((row) => {
    const holding = expectations.filter((expectation) =>
      comparisonsOf(expectation).every(({ subject, operator, value }) => {
        const seen = subject === 'mood' ? row.mood : row.spareSlots;
        if (operator === '==') return seen === value;
        return operator === '<' ? seen < value : seen >= value;
      }),
    );
    const [first] = holding;
    const isFault = holding.some((one) => one.verdict === 'abnormal' && areApart(one, first!));
    return isFault ? 'abnormal' : (first?.verdict ?? 'none');
  });
  return each.reduce((worst, one) => ((gravity[one] ?? 0) > (gravity[worst] ?? 0) ? one : worst));
}

describe('the verdict on random rows', () => {
  const pick = random(20260214);
  const samples = Array.from({ length: 120 }, () => {
    const rows = Array.from({ length: 1 + pick(4) }, (_, index) => ({
      name: `thing-${index}`,
      spareSlots: pick(12),
      mood: words[pick(words.length)] ?? 'Running',
    }));
    const expectations = Array.from({ length: 1 + pick(3) }, (): EvaluableExpectation => {
      const low = pick(12);
      const slots = [
        { subject: 'spareSlots', operator: '>=' as const, value: low },
        { subject: 'spareSlots', operator: '<' as const, value: low + 1 + pick(6) },
      ];
      const mood = { subject: 'mood', operator: '==' as const, value: words[pick(words.length)] ?? 'Running' };
      const kinds = [slots, [mood], [...slots, mood], [slots[0]!]];
      return { verdict: verdicts[pick(3)] ?? 'normal', text: '', condition: { all: kinds[pick(4)] ?? slots } };
    });
    return { rows, expectations };
  });

  test.each(Object.keys(layouts))('is that of a naive evaluation, laid out as %s', (name) => {
    for (const { rows, expectations } of samples) {
      const output = layouts[name]?.(rows) ?? '';
      const { verdict, outcome } = evaluateOutput(output, expectations);
      expect({ output, expectations, said: verdict ?? (outcome === 'none_holds' ? 'none' : outcome) }).toEqual({
        output,
        expectations,
        said: oracle(rows, expectations),
      });
    }
  });

  test('is that of the row alone for each row that is named', () => {
    for (const { rows, expectations } of samples) {
      for (const row of rows) {
        const { verdict, outcome } = evaluateOutput(layouts.yaml?.(rows) ?? '', expectations, { rows: [row.name] });
        expect(verdict ?? (outcome === 'none_holds' ? 'none' : outcome)).toBe(oracle([row], expectations));
      }
    }
  });

  test('never throws for any text, and every reading has its position', () => {
    const pieces = [
      'spareSlots',
      ': ',
      '=',
      ' 3',
      '\n',
      '  ',
      '- ',
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      '|',
      'NAME  MOOD',
      '\t',
      '可用',
      '---',
      '#',
      '%',
    ];
    for (let round = 0; round < 2_000; round++) {
      const output = Array.from({ length: pick(30) }, () => pieces[pick(pieces.length)]).join('');
      const { expectations } = samples[pick(samples.length)]!;
      const { readings } = evaluateOutput(output, expectations);
      const lines = output.split('\n');
      for (const { line, text } of readings) expect(lines[line - 1]?.trimEnd()).toBe(text);
    }
  });
});
