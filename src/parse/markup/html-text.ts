const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['rarr', '→'],
]);

/** The characters that entities of HTML stand for; those it does not know stay as they are. */
export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, number, hex, name) => {
    if (name) return entities.get(name.toLowerCase()) ?? whole;
    const code = Number.parseInt(number ?? hex, number ? 10 : 16);
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}

/** What would be a mark in Markdown and is a character in HTML. */
export const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&');
