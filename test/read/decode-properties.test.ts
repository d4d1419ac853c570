import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSource } from '../../src/read/index.js';

/** GB18030 as Node decodes it: two bytes for each of these characters. */
const gb18030 = new Map<string, readonly number[]>();
const decoder = new TextDecoder('gb18030');
for (let first = 0xb0; first <= 0xf7; first++)
  for (let second = 0xa1; second <= 0xfe; second++)
    gb18030.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);

const utf16 = (text: string, big: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

/** Notes in two languages; no line is empty, so that every encoding has something to go by. */
const han = [...'磁盘写满网关故障子网地址耗尽节点重启日志未轮转'];
const line = fc
  .tuple(
    fc.array(fc.constantFrom(...han), { minLength: 6, maxLength: 20 }),
    fc.constantFrom('', ' pod', '\tx86', ' - a'),
  )
  .map(([characters, latin]) => characters.join('') + latin);
const note = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => `# ${lines.join('\n')}\n`);

describe('a note in any encoding', () => {
  it('is decoded to the text that was encoded', () => {
    fc.assert(
      fc.property(note, (text) => {
        const chinese = [...text].flatMap((character) => gb18030.get(character) ?? [character.charCodeAt(0)]);
        const written: [string, Uint8Array][] = [
          ['utf-8', Buffer.from(text)],
          ['utf-8-bom', Buffer.from(`\ufeff${text}`)],
          ['utf-16le', utf16(`\ufeff${text}`, false)],
          ['utf-16be', utf16(`\ufeff${text}`, true)],
          ['gb18030', Uint8Array.from(chinese)],
        ];
        for (const [encoding, bytes] of written)
          expect(decodeSource('a.md', bytes)).toMatchObject({ text, encoding, diagnostics: [], bytes: bytes.length });
      }),
      { numRuns: 60 },
    );
  });

  it('with invalid bytes keeps the rest and reports their number and the position of the first', () => {
    fc.assert(
      fc.property(note, fc.array(fc.nat(1_000), { minLength: 1, maxLength: 3 }), (text, at) => {
        const before = Buffer.from(text);
        // Between characters: an ASCII character or the first byte of another.
        const cuts = [...new Set(at.map((each) => each % text.length))].sort((left, right) => left - right);
        const parts: Buffer[] = [];
        let from = 0;
        for (const cut of cuts) {
          parts.push(Buffer.from(text.slice(from, cut)), Buffer.of(0xff));
          from = cut;
        }
        parts.push(Buffer.from(text.slice(from)));
        const { text: read, encoding, diagnostics } = decodeSource('a.md', Buffer.concat(parts));
        expect(encoding).toBe('damaged');
        expect(read.replaceAll('\ufffd', '')).toBe(text);
        const [first] = cuts;
        const count = cuts.length;
        expect(diagnostics[0]!.message).toContain(
          `Unexpected ${count} invalid ${count === 1 ? 'byte' : 'bytes'}, the first at byte ${Buffer.byteLength(text.slice(0, first))}, expected UTF-8`,
        );
        expect(before.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('that is UTF-8 with missing bytes is never decoded as GB18030', () => {
    const long = fc.array(line, { minLength: 3, maxLength: 4 }).map((lines) => `# ${lines.join('\n')}\n`);
    fc.assert(
      fc.property(long, fc.array(fc.nat(10_000), { minLength: 1, maxLength: 3 }), (text, at) => {
        const bytes = [...Buffer.from(text)];
        for (const each of at) bytes.splice(each % bytes.length, 1);
        const { text: read, encoding } = decodeSource('a.md', Uint8Array.from(bytes));
        expect(['utf-8', 'damaged']).toContain(encoding);
        const kept = [...read].filter((character) => han.includes(character)).length;
        const written = [...text].filter((character) => han.includes(character)).length;
        expect(kept).toBeGreaterThanOrEqual(written - at.length);
      }),
      { numRuns: 100 },
    );
  });

  it('that is UTF-16 with half a character is reported at its byte', () => {
    const damaged = utf16('\ufeff# 磁盘\ud83d写满\n', false);
    const { text, encoding, diagnostics } = decodeSource('a.md', damaged);
    expect([text, encoding]).toEqual(['# 磁盘\ufffd写满\n', 'utf-16le']);
    expect(diagnostics[0]!.message).toContain('2 invalid bytes, the first at byte 10, expected utf-16le');
  });

  it.each([
    ['an odd number of bytes', Buffer.from('# a\n')],
    ['two bytes', Buffer.from('ab')],
    ['no bytes', Buffer.alloc(0)],
    ['only a mark', Buffer.from('\ufeff')],
  ])('is decoded when it has %s', (_, bytes) => {
    const file = decodeSource('a.md', bytes);
    expect(file.text).toBe(bytes.toString().replace('\ufeff', ''));
    expect(file.diagnostics).toEqual([]);
  });

  it('that is binary is reported at its first NUL byte, in UTF-16 too', () => {
    const message = (bytes: Uint8Array) => decodeSource('a.md', bytes).diagnostics[0]?.message;
    expect(message(Buffer.from('abc\0defg'))).toContain('at byte 3,');
    expect(message(Buffer.from('\0'))).toContain('at byte 0,');
    expect(message(utf16('\ufeffab\0cd', false))).toContain('at byte 6,');
  });
});
