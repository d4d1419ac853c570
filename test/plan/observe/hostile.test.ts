import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/limits.js';
import { evaluateOutput } from '../../../src/plan/index.js';
import { soak } from '../../support/soak.js';
import { expectations } from './support.js';

const addresses = expectations([
  'normal: availableIPs > 10',
  'warning: 5 < availableIPs <= 10',
  'abnormal: availableIPs <= 5',
]);

describe('in hostile output,', () => {
  test('the one bad row of many is found', () => {
    const rows = Array.from(
      { length: soak(100_000, 10_000) },
      (_, index) => `${index} ${index === 7_777 ? 'Bad' : 'Up'}`,
    );
    expect(evaluateOutput(['NAME STATUS', ...rows].join('\n'), expectations(['normal: STATUS == Up']))).toMatchObject({
      outcome: 'none_holds',
      row: '7777',
      readings: [{ value: 'Bad', line: 7_779 }],
      truncated: false,
    });
  });

  test('lines over the limit are cut off and reported', () => {
    const line = 'availableIPs: 12\n';
    const output = `${line.repeat(limits.outputCharacters / line.length + 10)}last: 1\n`;
    expect(evaluateOutput(output, addresses)).toMatchObject({ outcome: 'holds', verdict: 'normal', truncated: true });
    expect(evaluateOutput(output, expectations(['normal: should show "last"']))).toMatchObject({
      outcome: 'not_found',
      truncated: true,
    });
  });

  test.each([
    ['lists', '['.repeat(300_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['dashes', '- '.repeat(300_000)],
    ['indentation', Array.from({ length: 1_000 }, (_, depth) => `${' '.repeat(depth)}k:`).join('\n')],
    ['braces', '{'.repeat(300_000)],
    ['quotes', '"'.repeat(300_000)],
    ['borders', '|'.repeat(300_000)],
    ['brackets', '( '.repeat(150_000)],
    ['tabs', '\t'.repeat(300_000)],
    ['escapes', '\u001B['.repeat(150_000)],
    ['equal signs', 'a=b '.repeat(75_000)],
    ['colons', ': '.repeat(150_000)],
  ])('endless %s are read in bounded time', (_, output) => {
    expect(evaluateOutput(output, addresses)).toMatchObject({ outcome: 'not_found', verdict: null });
  });

  test('a value is found down to the deepest level that is read, but not below', () => {
    const nested = (depth: number): string => `${'{"k":'.repeat(depth)}{"availableIPs": 3}${'}'.repeat(depth)}`;
    expect(evaluateOutput(nested(limits.outputDepth - 1), addresses).outcome).toBe('holds');
    expect(evaluateOutput(nested(limits.outputDepth + 1), addresses).outcome).toBe('not_found');
  });

  test('aliases are not followed, so they cannot multiply', () => {
    const bomb = ['a: &a 3', 'b: &b [*a, *a]', 'c: &c [*b, *b]', 'availableIPs: *c', 'other: 1'].join('\n');
    expect(evaluateOutput(bomb, addresses)).toMatchObject({ outcome: 'not_found', readings: [] });
  });

  test('names such as __proto__ are ordinary names', () => {
    const output = '{"__proto__": {"availableIPs": 3}, "constructor": 1, "toString": 2}';
    expect(evaluateOutput(output, addresses)).toMatchObject({ outcome: 'holds', verdict: 'abnormal' });
    expect(evaluateOutput('{}', addresses).outcome).toBe('not_found');
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'valueOf']) {
      expect(evaluateOutput('a: 1\nb: 2\n', expectations([`normal: ${name} == 1`])).outcome).toBe('not_found');
    }
    expect(({} as Record<string, unknown>).availableIPs).toBeUndefined();
  });

  test('terminal codes and control characters neither hide a value nor reach a reading', () => {
    const output = '\u001B[31mavailable\u001B[0mIPs: \u001B[1m4\u001B[0m\u0007\r\n\u001B]52;c;ZXZpbA==\u0007other: 1';
    const { verdict, readings } = evaluateOutput(output, addresses);
    expect(verdict).toBe('abnormal');
    expect(readings).toEqual([
      { name: 'availableIPs', value: 4, unit: null, row: null, line: 1, text: 'availableIPs: 4' },
    ]);
  });

  test('a value in another language is not found under names that it does not have', () => {
    expect(evaluateOutput('Состояние: Работает\nСвободно: 3\n', addresses).outcome).toBe('not_found');
    expect(evaluateOutput('利用可能: 3\n状態: 実行中\n', addresses).outcome).toBe('not_found');
  });

  test('a word in place of a number is shown but not judged', () => {
    expect(evaluateOutput('availableIPs: many\nother: 1\n', addresses)).toMatchObject({
      outcome: 'not_found',
      readings: [{ name: 'availableIPs', value: 'many' }],
    });
  });
});
