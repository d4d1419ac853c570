import { describe, expect, it } from 'vitest';
import type { Notice } from '../../src/model/index.js';
import { messagesFor } from '../../src/present/messages/index.js';
import { noticeSentence } from '../../src/present/session/turn-text.js';

const messages = messagesFor('en');
const said = (code: Notice['code'], values: Notice['values'] = {}): string =>
  noticeSentence({ code, values }, messages);

describe('a notice', () => {
  it('explains why pasted output has no verdict', () => {
    expect(said('no-verdict', { reason: 'not_found' })).toBe(messages.notJudged.not_found);
    expect(said('no-verdict', { reason: 'none_holds' })).toBe(messages.notJudged.none_holds);
  });

  it('names the contradicting verdict in words', () => {
    expect(said('contradiction', { verdict: 'abnormal' })).toContain(messages.verdict.abnormal);
  });

  it('gives the reason for a refused value, not for a verdict', () => {
    const values = { name: 'node', value: 'a;b', reason: 'alphabet', type: 'name', refusal: 'alphabet' };
    expect(said('value-refused', values)).not.toContain(messages.notJudged.not_found);
    expect(said('value-refused', values)).toContain('node');
  });

  it.each(['en', 'zh'] as const)('speaks of commands only where answers are typed (%s)', (language) => {
    const { notices, typedNotices } = messagesFor(language);
    const typed = /\b(?:jump|back|set) (?:\w+=|\d|\{|goes|takes|撤|跳|可)/;
    expect(Object.values(notices).filter((text) => typed.test(text))).toEqual([]);
    expect(Object.keys(typedNotices).filter((code) => !Object.hasOwn(notices, code))).toEqual([]);
    expect(typedNotices['confirm-first']).toMatch(typed);
  });
});
