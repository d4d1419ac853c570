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
