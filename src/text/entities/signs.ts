/** Kinds of characters that entities cannot do without, as bits. */
export const LETTER = 1;
export const UPPER = 2;
export const DIGIT = 4;
export const COLON = 8;
export const SLASH = 16;
export const HYPHEN = 32;
export const EQUALS = 64;
export const UNDERSCORE = 128;
/** Every text has it. */
export const ANY = 256;

const signs = new Uint8Array(128);
for (let unit = 0x30; unit <= 0x39; unit++) signs[unit] = DIGIT;
for (let unit = 0x41; unit <= 0x5a; unit++) signs[unit] = UPPER | LETTER;
for (let unit = 0x61; unit <= 0x7a; unit++) signs[unit] = LETTER;
signs[0x3a] = COLON;
signs[0x2f] = SLASH;
signs[0x2d] = HYPHEN;
signs[0x3d] = EQUALS;
signs[0x5f] = UNDERSCORE;

/** Which of these a text has: most sentences have so few that most patterns need not be tried. */
export function characterSigns(text: string): number {
  let found = ANY;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 128) found |= signs[unit]!;
  }
  return found;
}
