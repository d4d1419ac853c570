import { describe, expect, it } from 'vitest';
import { symptomLines } from '../../../src/adapters/web/engine/symptom-lines.js';

const at = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { query: { start, end: start + part.length } };
};
const shown = (text: string, ...parts: string[]) =>
  symptomLines(
    text,
    parts.map((part) => at(text, part)),
  ).lines.map(({ number, runs }) => [
    number,
    runs.map((run) => (run.evidence === null ? run.text : `[${run.text}]`)).join(''),
  ]);

describe('the lines of a symptom', () => {
  it('are all shown when there are few, with the matched parts marked', () => {
    expect(shown('no available ip\nin the subnet', 'available ip', 'subnet')).toEqual([
      [1, 'no [available ip]'],
      [2, 'in the [subnet]'],
    ]);
  });

  it('are those with matches, by their numbers, in a log', () => {
    const log = Array.from({ length: 500 }, (_, index) => (index === 319 ? 'no leader elected' : `line ${index}`)).join(
      '\n',
    );
    expect(shown(log, 'leader')).toEqual([[320, 'no [leader] elected']]);
    expect(symptomLines(log, []).lineCount).toBe(500);
  });

  it('show the strongest of overlapping evidence, and evidence that goes over the end of a line in both lines', () => {
    expect(symptomLines('abc', [at('abc', 'bc'), at('abc', 'abc')]).lines[0]!.runs).toEqual([
      { text: 'a', evidence: 1 },
      { text: 'bc', evidence: 0 },
    ]);
    expect(shown('ab\ncd', 'b\nc')).toEqual([
      [1, 'a[b]'],
      [2, '[c]d'],
    ]);
  });

  it('are shortened where nothing matched for long', () => {
    const [line] = shown(`${'x'.repeat(10_000)} no leader`, 'no leader');
    expect(String(line![1]).length).toBeLessThan(500);
    expect(line![1]).toMatch(/… x+ \[no leader\]$/);
  });

  it('have no marks for evidence without a position', () => {
    expect(symptomLines('abc', [{ query: null }]).lines[0]!.runs).toEqual([{ text: 'abc', evidence: null }]);
  });
});
