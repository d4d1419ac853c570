import { describe, expect, it } from 'vitest';
import { decodeSource } from '../../src/read/index.js';

const notes = '# 磁盘写满\n\n## Cause\n- 日志未轮转\n';
const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};
/** 磁盘写满 and two more lines in GB18030. */
const gb18030 = Buffer.from('2320b4c5c5ccd0b4c2fa0a0a23232043617573650a2d20c8d5d6bed5bcc2fab7d6c7f80a', 'hex');

describe('decoding a source file', () => {
  it.each([
    ['UTF-8', Buffer.from(notes), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${notes}`), 'utf-8-bom'],
    ['UTF-8 with two byte order marks', Buffer.from(`\ufeff\ufeff${notes}`), 'utf-8-bom'],
    ['UTF-16 LE with a mark', utf16(`\ufeff${notes}`), 'utf-16le'],
    ['UTF-16 BE with a mark', utf16(`\ufeff${notes}`, true), 'utf-16be'],
  ])('reads %s', (_, bytes, encoding) => {
    const file = decodeSource('a.md', bytes);
    expect(file.encoding).toBe(encoding);
    expect(file.text.startsWith('# ')).toBe(true);
    expect(file.text).not.toContain('\ufeff');
    expect(file.diagnostics).toEqual([]);
  });

  it('reads GB18030, as Chinese notes are often saved', () => {
    const file = decodeSource('a.md', gb18030);
    expect(file).toMatchObject({ encoding: 'gb18030', diagnostics: [] });
    expect(file.text.split('\n')[0]).toBe('# 磁盘写满');
  });

  it('does not decode Chinese UTF-8 with missing bytes as GB18030', () => {
    const bytes = Buffer.from(notes.repeat(4));
    const damaged = Buffer.concat([bytes.subarray(0, 4), Buffer.from('?'), bytes.subarray(5)]);
    const file = decodeSource('a.md', damaged);
    expect(file.encoding).toBe('damaged');
    expect(file.text).toContain('日志未轮转');
    expect(file.diagnostics[0]).toMatchObject({ ruleId: 'read/encoding', severity: 'warning' });
    expect(file.diagnostics[0]!.message).toMatch(/2 invalid bytes, the first at byte 2\b/);
  });

  it('reports the first invalid byte and the number of invalid bytes', () => {
    const file = decodeSource('a.md', Buffer.from([0x61, 0xff, 0x62, 0xfe, 0x63]));
    expect(file.text).toBe('a\ufffdb\ufffdc');
    expect(file.diagnostics[0]!.message).toContain('2 invalid bytes, the first at byte 1,');
  });

  it('reports the NUL byte of a binary file and gives no text', () => {
    const file = decodeSource('a.md', Buffer.from([0, 255, 254, 0, 1, 2, 3, 0]));
    expect(file).toMatchObject({ text: '', encoding: 'damaged', diagnostics: [{ ruleId: 'read/binary' }] });
    expect(decodeSource('b.md', Buffer.from('text\0text!')).diagnostics[0]!.message).toContain('byte 4');
  });

  it('keeps line breaks', () => {
    expect(decodeSource('a.md', Buffer.from('a\r\nb\rc\n')).text).toBe('a\r\nb\rc\n');
  });

  it('hashes the bytes, not the text', () => {
    const plain = decodeSource('a.md', Buffer.from('x'));
    expect(plain.hash).toBe('2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881');
    expect(decodeSource('a.md', Buffer.from('\ufeffx')).hash).not.toBe(plain.hash);
    expect(plain.bytes).toBe(1);
  });
});
