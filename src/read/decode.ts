import * as crypto from 'node:crypto';
import type { Diagnostic, Encoding, SourceFile } from '../model/index.js';

/** Share of characters that must be Han, ASCII or CJK punctuation before bytes count as GB18030 or bare UTF-16. */
const plausibleShare = 0.9;
/** Bytes that the guess of UTF-16 without a mark looks at. */
const sampleBytes = 4096;

interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  readonly diagnostics: readonly Diagnostic[];
}

/** Node has one call for it from 20.12 on. */
const hashOnce = (crypto as { hash?: (algorithm: string, bytes: Uint8Array, encoding: 'hex') => string }).hash;
const sha256 = (bytes: Uint8Array): string =>
  hashOnce ? hashOnce('sha256', bytes, 'hex') : crypto.createHash('sha256').update(bytes).digest('hex');

/**
 * Decodes a file's bytes: UTF-8 and UTF-16 with or without byte order mark, else GB18030 (Chinese notes are often saved
 * so), else UTF-8 with invalid bytes replaced by U+FFFD. Line breaks stay as they are. A binary file has empty text,
 * encoding `damaged` and the diagnostic `read/binary`. Never throws.
 */
export function decodeSource(path: string, bytes: Uint8Array): SourceFile {
  return { path, hash: sha256(bytes), bytes: bytes.length, ...decode(path, bytes) };
}

/** Whether decodeSource finds no text in a file of these bytes: only what has a NUL can be such a file. */
export function isBinary(file: SourceFile, bytes: Uint8Array): boolean {
  return bytes.includes(0) && file.diagnostics.some((diagnostic) => diagnostic.ruleId === 'read/binary');
}

function decode(path: string, bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) return decodeUtf16(path, bytes, utf16);
  const nul = bytes.indexOf(0);
  if (nul >= 0) return binary(path, nul);
  const text = fatally('utf-8', bytes);
  if (text !== null) return marked(text);
  return decodeBroken(path, bytes);
}

/** ignoreBOM keeps the mark in the text: it is taken off here, so that the encoding is known and a double one is too. */
function fatally(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function marked(text: string, encoding: Encoding = 'utf-8', diagnostics: readonly Diagnostic[] = []): Decoded {
  let start = 0;
  while (text.charCodeAt(start) === 0xfeff) start++;
  const named = encoding === 'utf-8' && start > 0 ? 'utf-8-bom' : encoding;
  return { text: start > 0 ? text.slice(start) : text, encoding: named, diagnostics };
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(0, Math.min(bytes.length, sampleBytes));
  const zeros = sample.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  // ASCII read as UTF-16 looks like Han, so bytes that are UTF-8 are only UTF-16 when every other one is NUL.
  if (zeros === 0 || (zeros < sample.length / 5 && scanUtf8(sample).invalid === 0)) return null;
  const little = samplePlausibility('utf-16le', sample);
  const big = samplePlausibility('utf-16be', sample);
  if (Math.max(little, big) < plausibleShare) return null;
  return little >= big ? 'utf-16le' : 'utf-16be';
}

function samplePlausibility(encoding: string, sample: Uint8Array): number {
  // The sample may end inside a surrogate pair.
  const text = fatally(encoding, sample) ?? fatally(encoding, sample.subarray(0, sample.length - 2));
  return text === null ? 0 : plausibility(text);
}

function decodeUtf16(path: string, bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Decoded {
  const whole = fatally(encoding, bytes);
  const text = whole ?? new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const nul = text.indexOf('\u0000');
  if (nul >= 0) return binary(path, nul * 2);
  if (whole !== null) return marked(text, encoding);
  const first = text.indexOf('\ufffd');
  return marked(text, encoding, [
    invalidBytes(path, encoding, text.split('\ufffd').length - 1, Math.max(0, first) * 2),
  ]);
}

/**
 * Not UTF-8 as a whole. Text that was UTF-8 and lost some bytes still has many well-formed wide characters, while
 * GB18030 text has next to none; decoding the former as GB18030 would succeed and give nonsense.
 */
function decodeBroken(path: string, bytes: Uint8Array): Decoded {
  const scan = scanUtf8(bytes);
  if (scan.wide <= scan.invalid) {
    const text = fatally('gb18030', bytes);
    if (text !== null && plausibility(text) >= plausibleShare) return marked(text, 'gb18030');
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return marked(text, 'damaged', [invalidBytes(path, 'UTF-8', scan.invalid, scan.firstInvalid)]);
}

/** Share of characters that are usual in Chinese and English notes: ASCII text, Han, punctuation, symbols. */
function plausibility(text: string): number {
  let usual = 0;
  let all = 0;
  for (const character of text) {
    all++;
    const code = character.codePointAt(0)!;
    if ((code >= 0x20 && code < 0x7f) || code === 9 || code === 10 || code === 13 || code === 0xfeff) usual++;
    else if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3000 && code <= 0x303f)) usual++;
    else if ((code >= 0xff00 && code <= 0xffef) || (code >= 0x2010 && code <= 0x27bf) || code >= 0x1f000) usual++;
  }
  return all === 0 ? 0 : usual / all;
}

function binary(path: string, offset: number): Decoded {
  const diagnostic: Diagnostic = {
    ruleId: 'read/binary',
    severity: 'error',
    message: `Unexpected NUL byte at byte ${offset}, expected text`,
    path,
    note: 'The file is binary and was left out. Remove it, name it in .triagraphignore, or save it as UTF-8 text.',
  };
  return { text: '', encoding: 'damaged', diagnostics: [diagnostic] };
}

function invalidBytes(path: string, encoding: string, count: number, offset: number): Diagnostic {
  return {
    ruleId: 'read/encoding',
    severity: 'warning',
    message: `Unexpected ${count} invalid ${count === 1 ? 'byte' : 'bytes'}, the first at byte ${offset}, expected ${encoding}`,
    path,
    note: 'They were replaced by U+FFFD. Save the file again as UTF-8 from its original.',
  };
}

/** What a scan of bytes as UTF-8 finds. */
export interface Utf8Scan {
  /** Bytes that belong to no character. */
  readonly invalid: number;
  /** Offset of the first of them, or -1. */
  readonly firstInvalid: number;
  /** Well-formed characters of three or four bytes: what Chinese text is made of. */
  readonly wide: number;
}

/** Length of the well-formed UTF-8 character at `at`, or 0. Overlong forms and surrogates are not well-formed. */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || at + length > bytes.length) return 0;
  const second = bytes[at + 1]!;
  if (second < 0x80 || second > 0xbf) return 0;
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return 0;
  if ((lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f)) return 0;
  for (let next = 2; next < length; next++) {
    const byte = bytes[at + next]!;
    if (byte < 0x80 || byte > 0xbf) return 0;
  }
  return length;
}

/** Counts what is and what is not UTF-8 in one pass. */
export function scanUtf8(bytes: Uint8Array): Utf8Scan {
  let invalid = 0;
  let firstInvalid = -1;
  let wide = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = characterLength(bytes, at);
    if (length === 0) {
      if (firstInvalid < 0) firstInvalid = at;
      invalid++;
      at++;
      continue;
    }
    if (length >= 3) wide++;
    at += length;
  }
  return { invalid, firstInvalid, wide };
}
