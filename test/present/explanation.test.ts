import { describe, expect, it } from 'vitest';
import { presenters } from '../../src/present/index.js';
import { explanation } from './explanations.js';

const { text, json } = presenters.explanation;
const [second, first] = [explanation.document, explanation.rival!];

describe('an explanation as text', () => {
  it('says whether the other document is the first one or the next', () => {
    const behind = text(explanation);
    const ahead = text({ ...explanation, document: first, rival: second });
    expect(behind).toMatch(/^Before it, in first place/m);
    expect(behind).not.toMatch(/^Next after it/m);
    expect(ahead).toMatch(/^Next after it/m);
    expect(ahead).not.toMatch(/^Before it, in first place/m);
  });
});

describe('an explanation as JSON', () => {
  it('has no rival where there is no other document', () => {
    expect(JSON.parse(json({ ...explanation, rival: null }))).toMatchObject({ rival: null });
    expect(JSON.parse(json(explanation))).toMatchObject({ rival: { id: first.id } });
  });
});
