import { createHash } from 'node:crypto';
import type { Diagnostic, Encoding, SourceFile } from '../model/index.js';

/** Minimum fraction of usual characters in a text that is decoded as GB18030. */
const plausibleFraction = 0.9;

type Decoded = Pick<SourceFile, 'text' | 'encoding' | 'diagnostics'>;
type Utf16 = 'utf-16le' | 'utf-16be';

/**
 * Decodes a file as UTF-8, as UTF-16 with a byte order mark, else as GB18030 (common for Chinese notes), else as UTF-8
 * with invalid bytes replaced by U+FFFD. Keeps line breaks. A binary file has an empty text, the encoding `damaged` and
 * the diagnostic `read/binary`. Never throws.
 */
export function decodeSource(path: string, bytes: Uint8Array): SourceFile {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { path, hash, bytes: bytes.length, ...decode(path, bytes) };
}

export function isBinary({ diagnostics }: SourceFile): boolean {
  return diagnostics.some(({ ruleId }) => ruleId === 'read/binary');
}

function decode(path: string, bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  const encoding = utf16 ?? 'utf-8';
  const valid = strictly(encoding, bytes);
  const text = valid ?? new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const nul = utf16 ? text.indexOf('\0') * 2 : bytes.indexOf(0);
  if (nul >= 0) return { text: '', encoding: 'damaged', diagnostics: [binary(path, nul)] };
  if (valid !== null) return withoutMark(valid, encoding);
  const chinese = utf16 ? null : gb18030(bytes, text);
  if (chinese !== null) return withoutMark(chinese, 'gb18030');
  return withoutMark(text, utf16 ?? 'damaged', [invalidBytes(path, text, { encoding, size: bytes.length })]);
}

/** The text with its byte order mark, or null when bytes are invalid. */
function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Drops byte order marks: some editors write two. */
function withoutMark(marked: string, encoding: Encoding, diagnostics: readonly Diagnostic[] = []): Decoded {
  const text = marked.replace(/^\ufeff+/, '');
  const isMarked = encoding === 'utf-8' && text.length < marked.length;
  return { text, encoding: isMarked ? 'utf-8-bom' : encoding, diagnostics };
}

function utf16Of(bytes: Uint8Array): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Damaged UTF-8 still has many well-formed multi-byte characters; GB18030 read as UTF-8 has almost none. */
function gb18030(bytes: Uint8Array, lenient: string): string | null {
  const wide = lenient.match(/[^\0-\u07ff\ufffd]/gu)?.length ?? 0;
  if (wide > countInvalid(lenient, { encoding: 'utf-8', size: bytes.length })) return null;
  const text = strictly('gb18030', bytes);
  const plausible = (text?.match(usual)?.length ?? 0) / [...(text ?? '')].length;
  return plausible >= plausibleFraction ? text : null;
}

/** ASCII text, Han, punctuation and symbols: the characters of Chinese and English notes. */
const usual = /[\t\n\r -~\u2010-\u27bf\u3000-\u303f\u4e00-\u9fff\uff00-\uffef\ufeff\u{1f000}-\u{10ffff}]/gu;

/** `size` in bytes. */
interface Source {
  readonly encoding: 'utf-8' | Utf16;
  readonly size: number;
}

const byteLength = (text: string, { encoding }: Source): number =>
  Buffer.byteLength(text, encoding === 'utf-8' ? encoding : 'utf16le');

/** Number of bytes that U+FFFD replaces in a text. */
const countInvalid = (text: string, source: Source): number =>
  source.size - byteLength(text.replaceAll('\ufffd', ''), source);

function invalidBytes(path: string, text: string, source: Source): Diagnostic {
  const count = countInvalid(text, source);
  const first = byteLength(text.slice(0, text.indexOf('\ufffd')), source);
  const expected = source.encoding === 'utf-8' ? 'UTF-8' : source.encoding;
  return {
    ruleId: 'read/encoding',
    severity: 'warning',
    message: `Unexpected ${count} invalid ${count === 1 ? 'byte' : 'bytes'}, the first at byte ${first}, expected ${expected}`,
    path,
    note: 'They were replaced by U+FFFD. Save the file again as UTF-8 from its original.',
  };
}

const binary = (path: string, offset: number): Diagnostic => ({
  ruleId: 'read/binary',
  severity: 'error',
  message: `Unexpected NUL byte at byte ${offset}, expected text`,
  path,
  note: 'The file is binary and was left out. Remove it, name it in .triagraphignore, or save it as UTF-8 text.',
});
