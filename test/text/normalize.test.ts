import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { normalize, originalEnd, originalStart } from '../../src/text/index.js';
import { processorTime } from '../support/processor-time.js';
import { soak } from '../support/soak.js';

const text = (original: string) => normalize(original).text;

/** What a piece of the normalised text says in the original. */
function original(source: string, piece: string): string {
  const normalized = normalize(source);
  const start = normalized.text.indexOf(piece);
  return source.slice(originalStart(normalized, start), originalEnd(normalized, start + piece.length));
}

describe('normalising', () => {
  it.each([
    ['ＩＰ　冲突：１０', 'ip 冲突:10'],
    ['地址耗盡，證書過期', '地址耗尽,证书过期'],
    ['① ㎏ ﬁle', '1 kg file'],
    ['sub\u200bnet \ufeffip\u202e', 'subnet ip'],
    ['⚠\ufe0f 告警', '⚠ 告警'],
    ['e\u0301 \u00e9', 'é é'],
    ['ｶﾞ', 'ガ'],
    ['\u1112\u1161\u11ab', '한'],
    ['a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['a\u0000b\u0007', 'ab'],
    ['\u001b[31mERROR\u001b[0m x', 'error x'],
    ['İstanbul', 'istanbul'],
    ['a\tb\r\nc', 'a\tb\r\nc'],
    ['a\u00a0b', 'a b'],
    ['𠀀𝐀', '𠀀a'],
    ['', ''],
  ])('folds %j to %j', (source, expected) => {
    expect(text(source)).toBe(expected);
  });

  it('keeps the original case in a text of the same length', () => {
    const { cased, text } = normalize('ＮｏAvailableＩＰ 耗盡');
    expect(cased).toBe('NoAvailableIP 耗尽');
    expect(text).toBe('noavailableip 耗尽');
  });

  it('makes no offset map if no character has moved', () => {
    for (const source of ['plain ASCII', '子网 ip 耗尽', '子網：ＩＰ']) expect(normalize(source).starts).toBeNull();
    expect(normalize('①a㎏').starts).not.toBeNull();
  });

  it.each([
    ['重量 ㎏ 大', 'kg', '㎏'],
    ['重量 ㎏ 大', 'k', '㎏'],
    ['a\u200b\u200bb', 'a', 'a'],
    ['a\u200b\u200bb', 'b', 'b'],
    ['a\u200bb', 'ab', 'a\u200bb'],
    ['x e\u0301\u0302 y', 'é\u0302', 'e\u0301\u0302'],
    ['\u001b[1mboom\u001b[0m', 'boom', 'boom'],
    ['ﷺ ip', 'ip', 'ip'],
  ])('in %j finds %j at %j', (source, piece, expected) => {
    expect(original(source, piece)).toBe(expected);
  });

  it(`keeps at most ${limits.combiningMarks} combining marks in a row`, () => {
    const marks = '\u0316\u0301'.repeat(1_000);
    expect([...text(`a${marks}b`)].length).toBeLessThanOrEqual(limits.combiningMarks + 2);
    expect(original(`a${marks}b`, 'b')).toBe('b');
  });

  it('takes bounded time for any long text', () => {
    for (const unit of ['\u0316\u0301', 'a\u200b', '\u200b', '\ud800', 'e\u0301', '\u3161', 'ﷺ', '耗', '\u001b[']) {
      // A quadratic pass takes ten times as long at least.
      const spent = processorTime();
      normalize(unit.repeat(soak(1_000_000, 100_000) / unit.length));
      expect(spent(), JSON.stringify(unit)).toBeLessThan(soak(20_000, 2_000));
    }
  });
});

const interesting = fc.constantFrom(
  ...'aAzZ09-_. \n\t盡尽證ＡａㄅカｶﾞがÉéßſİΣσςﬃ①㎏½ﷺ\u0301\u0316\u0345\u200b\u200d\ufe0f\ufeff\u202e\ud83d\ude00\ud800\u1112\u1161\u11ab\u0000\u001b[m',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(interesting, { maxLength: 60 }).map((units) => units.join('')),
);

describe('normalising any text', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (source) => text(text(source)) === text(source)),
      { numRuns: soak(3_000, 400) },
    );
  });

  it('gives a text, a cased text and offset maps of the same length, with ascending offsets', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const normalized = normalize(source);
        expect(normalized.cased.length).toBe(normalized.text.length);
        let last = 0;
        for (let index = 0; index < normalized.text.length; index++) {
          const start = originalStart(normalized, index);
          const end = originalEnd(normalized, index + 1);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(source.length);
          last = start;
        }
      }),
      { numRuns: soak(3_000, 400) },
    );
  });

  it('maps every unit to the characters that it came from', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const normalized = normalize(source);
        for (let index = 0; index < normalized.text.length; index++) {
          const start = originalStart(normalized, index);
          const end = originalEnd(normalized, index + 1);
          expect(text(source.slice(start, end))).toContain(normalized.text[index]);
        }
      }),
      { numRuns: soak(3_000, 400) },
    );
  });

  it('gives the NFKC form if nothing else is folded', () => {
    const letters = fc
      .array(fc.constantFrom(...'abcÀéßａ１：①㎏ﬃがｶﾞ\u0301\u0316カ한½ '), { maxLength: 40 })
      .map((units) => units.join(''));
    fc.assert(
      fc.property(letters, (source) => normalize(source).cased === source.normalize('NFKC')),
      { numRuns: soak(3_000, 400) },
    );
  });
});
