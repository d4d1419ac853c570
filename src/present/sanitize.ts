// Text of documents and queries is untrusted: whatever could control a terminal or hide from a reader is made visible.

/** Control and format characters, lone surrogates, line separators, and invisible characters. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
const pictograph = /\p{Extended_Pictographic}/u;
const emojiModifier = /\p{Emoji_Modifier}/u;
const keycapBase = /[0-9#*]/;

const variationSelector16 = '\ufe0f';
const zeroWidthJoiner = '\u200d';
const keycapMark = '\u20e3';

/**
 * Makes every control character except line feeds and tabs, every bidirectional or zero-width control and every lone
 * surrogate visible: ESC becomes `␛`, U+009B becomes `\x9b`, U+202E becomes `\u202e`. CRLF counts as a line break.
 * Variation selectors and joiners of an emoji are kept.
 */
export function sanitize(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(unsafe, (character, offset: number, whole: string) => {
    if (character === '\n' || character === '\t') return character;
    if (character === variationSelector16 && styledEmoji(whole, offset)) return character;
    if (character === zeroWidthJoiner && joinsEmoji(whole, offset)) return character;
    return visible(character.codePointAt(0)!);
  });
}

/** The same on one line: line breaks and tabs become spaces, runs of spaces are collapsed, the ends are trimmed. */
export function sanitizeLine(text: string): string {
  return sanitize(text).replace(/\s+/g, ' ').trim();
}

/** True when `sanitize` would change the text: the display then differs from the document. */
export function holdsHiddenCharacters(text: string): boolean {
  return sanitize(text) !== text.replace(/\r\n/g, '\n');
}

function visible(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`;
  if (code <= 0xffff) return `\\u${code.toString(16).padStart(4, '0')}`;
  return `\\u{${code.toString(16)}}`;
}

function styledEmoji(text: string, offset: number): boolean {
  const before = characterBefore(text, offset);
  if (pictograph.test(before) || emojiModifier.test(before)) return true;
  return keycapBase.test(before) && text[offset + 1] === keycapMark;
}

function joinsEmoji(text: string, offset: number): boolean {
  let before = offset;
  if (text[before - 1] === variationSelector16) before--;
  const left = characterBefore(text, before);
  const right = String.fromCodePoint(text.codePointAt(offset + 1) ?? 0);
  return (pictograph.test(left) || emojiModifier.test(left)) && pictograph.test(right);
}

function characterBefore(text: string, offset: number): string {
  const last = text.charCodeAt(offset - 1);
  const paired = last >= 0xdc00 && last <= 0xdfff;
  return text.slice(Math.max(0, offset - (paired ? 2 : 1)), offset);
}
