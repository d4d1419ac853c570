import { describe, expect, it } from 'vitest';
import { presenters } from '../../src/present/index.js';
import { explanation } from './explanations.js';

const { text, json } = presenters.explanation;
const [second, first] = [explanation.document, explanation.rival!];

describe('an explanation as text', () => {
  it('names the rival as first or next', () => {
    const behind = text(explanation);
    const ahead = text({ ...explanation, document: first, rival: second });
    expect(behind).toMatch(/^First match/m);
    expect(behind).not.toMatch(/^Next match/m);
    expect(ahead).toMatch(/^Next match/m);
    expect(ahead).not.toMatch(/^First match/m);
  });
});

describe('triggers that did not match', () => {
  const silent = (trigger: string, reason: 'absent' | 'boundary') => ({ trigger, line: 5, reason, phrases: [trigger] });
  const silentTriggers = [silent('gateway loss', 'boundary'), silent('no route', 'absent'), silent('BFD', 'absent')];

  it('share one line without any match, and have their own when they nearly matched', () => {
    const lines = text({ ...explanation, silentTriggers }).split('\n');
    expect(lines).toContain('  - not in the symptom: “no route” (:5), “BFD” (:5)');
    expect(lines).toContain('  - gateway loss (:5): only inside a longer word: “gateway loss”');
  });
});

describe('distinguishing evidence', () => {
  it('separates a trigger from the same word in the text', () => {
    const of = (kind: 'trigger' | 'text') => ({ kind, value: 'eip', document: 0, rival: 0.2 });
    const shown = text({ ...explanation, differences: [of('trigger'), of('text')] });
    expect(shown).toContain(`“eip” (triggers): 0.0000 here`);
    expect(shown).toContain('“eip”: 0.0000 here');
  });
});

describe('an explanation as JSON', () => {
  it('has no rival when there is no other document', () => {
    expect(JSON.parse(json({ ...explanation, rival: null }))).toMatchObject({ rival: null });
    expect(JSON.parse(json(explanation))).toMatchObject({ rival: { id: first.id } });
  });
});
