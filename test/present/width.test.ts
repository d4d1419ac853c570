import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { displayWidth, padEnd, truncate } from '../../src/present/layout.js';
import { soak } from '../support/soak.js';

describe('columns on a terminal', () => {
  it.each([
    ['kubectl', 7],
    ['子网', 4],
    ['Ｆｕｌｌ，', 10],
    ['→ ✓ ✗ …', 7],
    ['⚠', 1],
    ['⚠️', 2],
    ['✅', 2],
    ['1️⃣', 2],
    ['👨‍👩‍👧', 2],
    ['👋🏽', 2],
    ['🇨🇳', 2],
    ['e\u0301', 1],
    ['한국', 4],
    ['', 0],
  ])('%s takes %i', (text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });

  it('agrees with string-width on Chinese, Latin, Cyrillic and symbol characters', () => {
    const differing: string[] = [];
    const ranges = [
      [0x20, 0x7e],
      [0xa0, 0x24f],
      [0x370, 0x52f],
      [0x2010, 0x27bf],
      [0x3000, 0x33ff],
      [0x4e00, 0x9fff],
      [0xf900, 0xfaff],
      [0xff01, 0xffe6],
      [0x1f300, 0x1f64f],
    ];
    for (const [first, last] of ranges) {
      for (let code = first!; code <= last!; code += soak(1, 23)) {
        const character = String.fromCodePoint(code);
        if (/[\p{Cf}\p{Cn}\p{Zl}\p{Zp}\p{Emoji_Modifier}]/u.test(character)) continue;
        if (displayWidth(character) !== stringWidth(character)) differing.push(code.toString(16));
      }
    }
    expect(differing).toEqual([]);
  });

  it('agrees with string-width on mixed sentences', () => {
    const word = fc.constantFrom(
      '子网',
      'IP',
      '耗尽',
      ' ',
      '，',
      'availableIPs',
      '✅',
      '❌',
      '→',
      '。',
      '（',
      '⚠️',
      '“',
    );
    fc.assert(fc.property(fc.array(word), (words) => displayWidth(words.join('')) === stringWidth(words.join(''))));
  });

  it('are counted by padding and cutting', () => {
    expect(padEnd('子网', 6)).toBe('子网  ');
    expect(truncate('子网地址耗尽', 7)).toBe('子网地…');
    expect(truncate('子网', 4)).toBe('子网');
  });
});
