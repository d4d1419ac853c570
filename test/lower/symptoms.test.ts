import { describe, expect, it } from 'vitest';
import { lower } from './lowering.js';

/** Line and column of an offset, counted from the beginning. */
function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1, offset };
}

describe('the symptoms of a document', () => {
  it.each([
    ['a paragraph of several lines', 'The valve is shut. Pressure\nrises behind it. The pump\nstops after a minute.'],
    ['sentences that begin lines', 'The valve is shut.\nPressure rises behind it.\nThe pump stops.'],
    ['sentences that begin alike', 'The pump stops. The pump starts\n again. The pump stops for good.'],
    ['an indented line', '- The valve is shut.\n  Pressure rises. The pump\n  stops.'],
    ['Chinese sentences', '阀门关闭。压力\n上升。水泵停止\n运转。'],
  ])('have the positions of their sentences in %s', (_, paragraph) => {
    const text = `---\nkind: case\n---\n\n# Pumps\n\n## Symptoms\n\n${paragraph}\n\n## Cause\n\nDirt.\n`;
    const { symptoms } = lower(text).document;
    for (const { text: symptom, range } of symptoms) {
      expect([range.start, range.end]).toEqual([placeOf(text, range.start.offset), placeOf(text, range.end.offset)]);
      expect(text.slice(range.start.offset).replace(/^[-\s]+/, '')).toMatch(new RegExp(`^${symptom.slice(0, 2)}`));
    }
    expect(symptoms.length).toBeGreaterThan(paragraph.startsWith('-') ? 0 : 2);
    expect(new Set(symptoms.map(({ range }) => range.start.offset)).size).toBe(symptoms.length);
  });

  it('include the description of a case, without paragraphs of metadata', () => {
    const described = 'The pump stops at night.\n**Impact:** orders of one shop';
    const facts = '**Date:** 2026-10-01\n**Severity:** high';
    const { symptoms } = lower(
      `---\nkind: case\n---\n\n# Pumps\n\n${described}\n\n${facts}\n\n## Cause\n\nDirt.\n`,
    ).document;
    const texts = symptoms.map(({ text }) => text).join('\n');
    expect(texts).toContain('The pump stops at night.');
    expect(texts).not.toContain('2026-10-01');
  });

  it.each([':', '：'])('exclude a sentence that announces a list and ends with %j', (colon) => {
    const listed = `What people see${colon}\n\n- The valve is shut\n- They also see${colon}\n- Pressure rises\n`;
    const { symptoms } = lower(`---\nkind: case\n---\n\n# Pumps\n\n## Symptoms\n\n${listed}`).document;
    expect(symptoms.map(({ text }) => text)).toEqual(['The valve is shut', 'Pressure rises']);
  });

  it('include headings that name a symptom, but no labels of a template', () => {
    const part = (heading: string) =>
      `## Symptoms\n\n### ${heading}\n\nLook at the pump.\n\n### Quick check\n\nKnock at it.\n\n`;
    const { symptoms } = lower(`# Pumps\n\n${part('The valve is shut')}${part('Pressure rises')}`).document;
    expect(symptoms.map(({ text }) => text)).toEqual(['The valve is shut', 'Pressure rises']);
  });
});
