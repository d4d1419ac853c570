// Columns that text takes on a terminal. A table of our own: string-width costs 30 ms to load and needs Intl.Segmenter,
// which is slow on long text; a test holds the two to each other.

/** Wide and full-width blocks of Unicode, first and last code point, sorted. Wide emoji are found by their property. */
const wideBlocks: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2630, 0x2637],
  [0x268a, 0x268f],
  [0x2e80, 0x303e],
  [0x3041, 0x3247],
  [0x3250, 0xa4c6],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6b],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18dff],
  [0x1aff0, 0x1b2ff],
  [0x1d300, 0x1d376],
  [0x1f200, 0x1f265],
  [0x20000, 0x3fffd],
];

const ascii = /^[\x20-\x7e]*$/;
const widthless = /[\p{Mn}\p{Me}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
const wideEmoji = /\p{Emoji_Presentation}/u;
const regionalIndicator = /\p{Regional_Indicator}/u;
const emojiModifier = /\p{Emoji_Modifier}/u;

const joiner = 0x200d;
const emojiStyle = 0xfe0f;

/** Columns of one line of text; ambiguous characters count as one. Escape sequences must not be in it. */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  let last = 0;
  let lastCode = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const own = characterWidth(character, code, lastCode);
    // The emoji style turns the narrow character before it into a wide one.
    if (code === emojiStyle && last === 1) {
      width += 1;
      last = 2;
    } else if (own > 0) last = own;
    width += own;
    lastCode = code;
  }
  return width;
}

function characterWidth(character: string, code: number, before: number): number {
  if (code >= 0x20 && code < 0x7f) return 1;
  if (before === joiner || emojiModifier.test(character)) return before === 0 || before < 0x2000 ? 2 : 0;
  if (isWide(code)) return widthless.test(character) ? 0 : 2;
  if (regionalIndicator.test(character)) return 1;
  if (widthless.test(character)) return 0;
  return wideEmoji.test(character) ? 2 : 1;
}

function isWide(code: number): boolean {
  if (code < 0x1100) return false;
  return wideBlocks.some(([first, last]) => code >= first && code <= last);
}

/** Fills with spaces on the right up to a number of columns. */
export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}

/** Fills with spaces on the left up to a number of columns. */
export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - displayWidth(text))) + text;
}

/** Cuts a line to a number of columns, with `…` where something was left out. */
export function truncate(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const character of text) {
    const own = displayWidth(character);
    if (width + own > columns - 1) break;
    kept += character;
    width += own;
  }
  return `${kept.trimEnd()}…`;
}
