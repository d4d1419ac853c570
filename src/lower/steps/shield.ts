/** What stands together: code, bold names, brackets and quotes. */
const spansOfSource = /`([^`\n]{1,200})`|\*\*([^*\n]{1,200})\*\*/g;
const spansOfText = /\([^()\n]{1,200}\)|（[^（）\n]{1,200}）|"[^"\n]{1,200}"|“[^“”\n]{1,200}”/g;
const separators = ',，:：;；。';
const separator = /[,，:：;；。]/g;
/** A sentence that is bold as a whole, but for its bullet and full stop, is parted by its commas. */
const longestRest = 3;
/** Characters that no text has (private use), one for each separator. */
const firstShield = 0xe000;
const shielded = /[\ue000-\ue006]/g;

/**
 * The text with those commas and colons out of the way that part no clauses, since they stand in code, a bold name, brackets or
 * quotes: `if the log has "a, b", …`. As long as the text; `unshield` brings them back.
 * @param raw source of the text, which shows its code and bold names
 */
export function shield(text: string, raw: string): string {
  let covered = text.replace(spansOfText, cover);
  for (const [, code, bold] of raw.matchAll(spansOfSource)) {
    const span = (code ?? bold ?? '').replace(/`/g, '');
    const isWhole = span.length + longestRest >= text.trim().length;
    if (!isWhole && span.search(separator) >= 0) covered = covered.split(span).join(cover(span));
  }
  return covered;
}

export const unshield = (text: string): string =>
  text.replace(shielded, (character) => separators.charAt(character.charCodeAt(0) - firstShield));

const cover = (span: string): string =>
  span.replace(separator, (character) => String.fromCharCode(firstShield + separators.indexOf(character)));
