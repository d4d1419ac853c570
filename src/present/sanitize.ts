// Text of documents and queries is untrusted: whatever could control a terminal or hide from a reader is made visible.

const pictograph = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
/**
 * Variation selectors and joiners of an emoji, which are kept; then control and format characters, lone surrogates, line
 * separators, and invisible characters.
 */
const unsafe = new RegExp(
  `(\\ufe0f(?<=${pictograph}.|[0-9#*].(?=\\u20e3))|\\u200d(?<=${pictograph}\\ufe0f?.)(?=\\p{Extended_Pictographic}))|` +
    '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]',
  'gu',
);

/**
 * Makes every control character except line feeds and tabs, every bidirectional or zero-width control and every lone
 * surrogate visible: ESC becomes `␛`, U+009B becomes `\x9b`, U+202E becomes `\u202e`. CRLF counts as a line break.
 * Variation selectors and joiners of an emoji are kept.
 */
export function sanitize(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(unsafe, (character: string, kept?: string) => {
    if (kept !== undefined || character === '\n' || character === '\t') return character;
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

// JSON.stringify does not escape these, but terminals interpret them.
const unsafeInJson = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** JSON with a final line break and every control character escaped: the same value, safe to display. */
export function toJson(value: unknown, indent = 2): string {
  return `${jsonText(value, indent)}\n`;
}

/** One value as JSON text without a final line break. */
export function jsonText(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(
    unsafeInJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
