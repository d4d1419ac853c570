import { describe, expect, test } from 'vitest';
import { read } from './support.js';

/** Lines of what is found in a step with these expectations. */
function found(...lines: readonly string[]): { line: number; message: string }[] {
  const text = `# Pool\n\n## Diagnosis\n\n### Step 1: look\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
  return read(text, 'workflow')
    .diagnostics.filter(({ ruleId }) => ruleId === 'expectation/incoherent-thresholds')
    .map(({ range, message }) => ({ line: range?.start.line ?? 0, message }));
}

describe('an expectation of one step', () => {
  test.each([
    ['bounds in the wrong order', ['✅ Normal: load < 80', '⚠️ Warning: 80 <= load < 70'], 8],
    ['one bound that both comparisons exclude', ['⚠️ Warning: 5 < freeSlots < 5'], 7],
    ['bounds in words', ['❌ 异常：可用IP > 10 且 可用IP < 5'], 7],
  ])('is met by no value with %s', (_, lines, line) => {
    expect(found(...lines)).toEqual([{ line, message: expect.stringContaining('no value lies in') }]);
  });

  test.each([
    ['a range', ['⚠️ Warning: 70 <= load < 80']],
    ['one value', ['⚠️ Warning: 5 <= freeSlots <= 5']],
    ['an alternative', ['❌ Abnormal: load > 90 or load < 5']],
    ['bounds in different units', ['⚠️ Warning: 500ms <= latency < 2s']],
    ['two quantities', ['❌ Abnormal: load > 90 and freeSlots < 5']],
  ])('can be met with %s', (_, lines) => {
    expect(found(...lines)).toEqual([]);
  });
});

describe('verdicts of one step', () => {
  test.each([
    ['the same bound', ['✅ Normal: freeSlots > 10', '❌ Abnormal: freeSlots > 10'], 8],
    ['a value that both bounds include', ['✅ Normal: freeSlots >= 10', '❌ Abnormal: freeSlots <= 10'], 8],
    [
      'consecutive whole numbers that both bounds include',
      ['✅ Normal: freeSlots >= 10', '❌ Abnormal: freeSlots <= 11'],
      8,
    ],
    ['bounds in different units', ['✅ Normal: latency < 2s', '❌ Abnormal: latency > 500ms'], 8],
    ['a warning within the normal range', ['✅ Normal: freeSlots > 10', '⚠️ Warning: 5 < freeSlots <= 12'], 8],
    ['one number under two names', ['✅ 正常：可用IP > 10', '❌ 异常：availableIPs < 20'], 8],
    ['the same word', ['✅ Normal: phase == Bound', '❌ Abnormal: phase == Bound'], 8],
    ['an alternative', ['✅ Normal: load < 5', '❌ Abnormal: load > 9 or load == 3'], 8],
  ])('overlap in %s', (_, lines, line) => {
    expect(found(...lines)).toEqual([{ line, message: expect.stringContaining('Unexpected overlap') }]);
  });

  test.each([
    [
      'ranges that meet',
      ['✅ Normal: freeSlots > 10', '⚠️ Warning: 5 < freeSlots <= 10', '❌ Abnormal: freeSlots <= 5'],
    ],
    ['consecutive whole numbers', ['✅ Normal: freeSlots > 10', '❌ Abnormal: freeSlots < 11']],
    ['a warning and an abnormal range', ['⚠️ Warning: load > 5', '❌ Abnormal: load > 9']],
    ['two quantities', ['✅ Normal: freeSlots > 10', '❌ Abnormal: usedSlots > 10']],
    ['two units', ['✅ Normal: delay < 100ms', '❌ Abnormal: delay > 2s']],
    ['two words', ['✅ Normal: phase == Bound', '❌ Abnormal: phase == Lost']],
    ['text without a comparison', ['✅ Normal: all is well', '❌ Abnormal: nothing is well']],
  ])('do not overlap in %s', (_, lines) => {
    expect(found(...lines)).toEqual([]);
  });
});
