import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerChange, ComparedAnswer, VersionComparison } from '../../src/model/index.js';
import { commandChanges } from '../../src/present/comparison.js';
import { presenters } from '../../src/present/index.js';

const answer = (commands: readonly string[], id = 'a'): ComparedAnswer => ({
  status: 'matched',
  confidence: 'high',
  first: { id, path: `${id}.md`, title: id },
  start: null,
  commands,
});
const change = (text: string, parts: Partial<AnswerChange> = {}): AnswerChange => ({
  id: text,
  symptom: text,
  parts: ['first', 'commands'],
  before: answer([text], text),
  after: answer([`${text} more`], `${text}2`),
  documents: [{ id: text, before: null, after: null, exists: { before: true, after: true } }],
  evidence: [{ document: text, kind: 'trigger', value: text, before: null, after: 1, source: { path: text, line: 1 } }],
  golden: null,
  ...parts,
});
const comparison = (changes: AnswerChange[]): VersionComparison => ({
  schema: 'triagraph/comparison/1',
  base: { name: 'old', hash: '', documents: 1 },
  head: { name: 'new', hash: '', documents: 1 },
  asked: { goldens: 0, queries: 1, own: 0 },
  near: [],
  changes,
});

describe('changed commands', () => {
  const commands = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
  it('transform the old list into the new one', () => {
    fc.assert(
      fc.property(commands, commands, (before, after) => {
        const { removed, added } = commandChanges(before, after);
        const bag = (list: readonly string[]) => [...list].sort().join();
        expect(bag([...before, ...added])).toBe(bag([...after, ...removed]));
        expect(removed.filter((each) => added.includes(each))).toEqual([]);
      }),
    );
  });

  it('may only be reordered', () => {
    expect(commandChanges(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual({ removed: [], added: [], reordered: true });
    expect(commandChanges(['a', 'b'], ['a', 'x', 'b'])).toEqual({ removed: [], added: ['x'], reordered: false });
  });
});

describe('a comparison as Markdown', () => {
  it.each([
    '</summary></details><script>alert(1)</script>',
    '<!-- hidden',
    '![x](https://example.org/a.png)',
    '[link](javascript:alert(1))',
    '@everyone `code` ```',
    'user\u202egpj \u001b[31m',
    '| a | b |\n# Heading',
  ])('contains no foreign markup: %j', (text) => {
    const markdown = presenters.comparison.markdown(comparison([change(text)]));
    const outside = markdown
      .replaceAll(/<code>[^<>]*<\/code>/g, '')
      .replaceAll(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, '')
      .replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
    expect(outside.replaceAll(/<\/?(?:details|summary|code)>/g, '')).not.toMatch(/(?<!\\)<[a-z/!]/i);
    expect(outside.match(/(?<!\\)<\/summary>/g)).toHaveLength(1);
    expect(outside).not.toMatch(/(?<!\\)!?\[/);
    expect(markdown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it('fits into a comment', () => {
    const many = Array.from({ length: 2000 }, (_, index) => change(`symptom ${index} ${'子网'.repeat(50)}`));
    const markdown = presenters.comparison.markdown(comparison(many));
    expect(markdown.length).toBeLessThan(65_000);
    const told = markdown.match(/<details>/g)!.length;
    expect(markdown).toContain(`… and ${2000 - told} more`);
  });
});

describe('a comparison as text', () => {
  it('shows hidden characters', () => {
    expect(presenters.comparison.text(comparison([change('a\u202eb\u001b]0;x\u0007')]))).not.toMatch(
      /[\u202e\u001b\u0007]/,
    );
  });
});
