export const isAsciiDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
export const isAsciiUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;
export const isAsciiLower = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
export const isAsciiLetter = (unit: number): boolean => isAsciiLower(unit | 0x20);
export const isAsciiAlphanumeric = (unit: number): boolean => isAsciiLetter(unit) || isAsciiDigit(unit);

export const isHan = (codePoint: number): boolean =>
  (codePoint >= 0x4e00 && codePoint <= 0x9fff) ||
  (codePoint >= 0x3400 && codePoint <= 0x4dbf) ||
  codePoint === 0x3005 ||
  codePoint === 0x3007 ||
  (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
  (codePoint >= 0x20000 && codePoint <= 0x3ffff);

/**
 * True where a new word begins inside an identifier: `no|Available`, `NAT|Gateway`, `v4using|IPs`. Both sides of `index`
 * must be ASCII letters or digits of the text in its original case. Plurals and versions of acronyms (`IPs`, `IPv6`) stay whole.
 */
export function isHump(cased: string, index: number): boolean {
  const current = cased.charCodeAt(index);
  if (!isAsciiUpper(current)) return false;
  const previous = cased.charCodeAt(index - 1);
  if (isAsciiLower(previous) || isAsciiDigit(previous)) return true;
  const next = cased.charCodeAt(index + 1);
  if (!isAsciiUpper(previous) || !isAsciiLower(next)) return false;
  const afterNext = cased.charCodeAt(index + 2);
  if (next === 0x73 && !isAsciiLower(afterNext)) return false;
  return !(next === 0x76 && isAsciiDigit(afterNext));
}
