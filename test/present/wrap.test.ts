import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth, wrap } from '../../src/present/layout.js';

const lines = (text: string, width: number, first = ''): string[] => wrap(text, { width, first });

describe('wrapping prose', () => {
  it('breaks Chinese between characters and keeps Latin words whole', () => {
    expect(lines('检查子网的availableIPs是否为零', 14)).toEqual(['检查子网的', 'availableIPs是', '否为零']);
  });

  it('never begins a line with closing punctuation nor ends one with an opening bracket', () => {
    expect(lines('子网地址耗尽，需要扩容', 12)).toEqual(['子网地址耗', '尽，需要扩容']);
    expect(lines('先看日志（控制器）再说', 10)).toEqual(['先看日志', '（控制器）', '再说']);
  });

  it('breaks English at spaces', () => {
    expect(lines('the quick brown fox', 10)).toEqual(['the quick', 'brown fox']);
  });

  it('does not break a path longer than the line', () => {
    const path = '/var/log/kube-ovn/kube-ovn-controller.log';
    expect(lines(`see ${path} now`, 20)).toEqual(['see', path, 'now']);
  });

  it('keeps line breaks, hangs list items and collapses blank lines', () => {
    expect(lines('head\n\n\n- one two three\n- four', 10)).toEqual(['head', '', '- one two', '  three', '- four']);
  });

  it('indents continuation lines under the first', () => {
    expect(wrap('a b c', { width: 5, first: '1. ', rest: '   ' })).toEqual(['1. a', '   b', '   c']);
  });

  it('respects the width, leaves no trailing space and loses no character', () => {
    const word = fc.constantFrom('子网', 'IP', '，', '（', '）', 'a', 'word', ' ', '  ', '。', '✅', '\n');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.integer({ min: 12, max: 60 }), (words, width) => {
        const text = words.join('');
        const wrapped = lines(text, width);
        for (const line of wrapped) expect(line).toBe(line.trimEnd());
        expect(wrapped.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        const loose = wrapped.filter((line) => displayWidth(line) > width);
        // Only a long word, and punctuation bound to its neighbours, exceed the width.
        for (const line of loose)
          expect(line).toMatch(/[，。（）]{2}|[，。）]$|[（），。].*[，。（）]|^[（，。）]?[A-Za-z]+$/u);
      }),
    );
  });
});
