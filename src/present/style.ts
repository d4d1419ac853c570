// Select Graphic Rendition codes: on, off. Written out because util.styleText is missing before Node 20.12 and looks at
// the process's own stdout later, while a presenter must be pure.
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

export type Style = keyof typeof codes;

/** Colours a piece of text, or leaves it as it is. */
export type Paint = (style: Style | readonly Style[], text: string) => string;

/** @param color Whether the text goes to a terminal that shows colour. */
export function painter(color: boolean): Paint {
  if (!color) return (_, text) => text;
  return (style, text) =>
    [style].flat().reduce((inner, name) => `\u001b[${codes[name][0]}m${inner}\u001b[${codes[name][1]}m`, text);
}
