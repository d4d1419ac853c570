import { describe, expect, it } from 'vitest';
import { lower, rules } from './lowering.js';

const withFrontMatter = (yaml: string) => lower(`---\n${yaml}\n---\n# Title\n`);
const trigger = (yaml: string) => withFrontMatter(`triggers:\n${yaml}`);

describe('triggers', () => {
  it('read a plain string as a phrase', () => {
    const [first] = trigger('  - no ip').document.triggers;
    expect(first).toMatchObject({
      source: 'no ip',
      any: ['no ip'],
      all: [],
      not: [],
      regex: null,
      weight: 1,
      cased: false,
    });
    expect(first?.range.start).toMatchObject({ line: 3, column: 5 });
  });

  it('read a mapping as a rule', () => {
    const lowered = trigger('  - {any: [a, b], all: c, not: [d], weight: 2.5, cased: true}');
    expect(lowered.document.triggers).toMatchObject([
      { any: ['a', 'b'], all: ['c'], not: ['d'], weight: 2.5, cased: true },
    ]);
    expect(lowered.diagnostics).toEqual([]);
  });

  it('keep the source text of numbers and booleans, with a warning', () => {
    const lowered = trigger('  - 030000\n  - 4.10\n  - true');
    expect(lowered.document.triggers.map((item) => item.source)).toEqual(['030000', '4.10', 'true']);
    expect(rules(lowered)).toContain('triggers/scalar');
  });

  it.each([
    ['triggers: alone', 'triggers/not-a-list', 1],
    ['triggers: {phrase: x}', 'triggers/not-a-list', 1],
    ['triggers: [[x]]', 'triggers/phrase', 0],
    ['triggers: [null]', 'triggers/phrase', 0],
    ['triggers: [{not: [x]}]', 'triggers/empty-rule', 0],
    ['triggers: [{phrase: x, weight: heavy}]', 'triggers/weight', 1],
    ['triggers: [{phrase: x, weight: 0}]', 'triggers/weight', 1],
    ['triggers: [{phrase: x, cased: "no"}]', 'triggers/cased', 1],
    ['triggers: [{regex: [x]}]', 'triggers/regex', 0],
    ['triggers: [{phrase: x, colour: red}]', 'triggers/unknown-key', 1],
  ])('are reported in %j by %s', (yaml, rule, kept) => {
    const lowered = withFrontMatter(yaml);
    expect(rules(lowered)).toContain(rule);
    expect(lowered.document.triggers).toHaveLength(kept);
    expect(lowered.diagnostics[0]?.range?.start.line).toBe(2);
  });
});

describe('priority', () => {
  it.each([
    ['', 999, []],
    ['priority: 1', 1, []],
    ['priority: 999', 999, []],
    ['priority: "40"', 40, ['priority/quoted']],
    ['priority: 0', 999, ['priority/range']],
    ['priority: 1000', 999, ['priority/range']],
    ['priority: 2.5', 999, ['priority/range']],
    ['priority: high', 999, ['priority/range']],
    ['priority: [1]', 999, ['priority/range']],
  ])('with %j is %i', (yaml, priority, found) => {
    const lowered = withFrontMatter(`id: x\n${yaml}`);
    expect(lowered.document.priority).toBe(priority);
    expect(rules(lowered)).toEqual(found);
  });
});

describe('keys of the front matter', () => {
  it('never reach the prototype of an object', () => {
    const lowered = withFrontMatter('constructor: {prototype: x}\nkind: constructor');
    expect(lowered.document.kind).toBe('article');
    expect(rules(lowered)).toEqual(['kind/unknown']);
  });

  it('are absent when the id is made from the path', () => {
    expect(lower('# T\n', 'a/b.c/d.md').document.id).toBe('a/b.c/d');
  });
});
