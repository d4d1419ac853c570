import { FenceState, type MarkupLine, withText } from './line.js';

const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const mark = new RegExp(
  `^( *)(?:(\\d{1,2})(、|．|）|\\.(?=\\u00a0)|\\)(?=\\u00a0))|([（(])(\\d{1,2})[)）]|([${circled}])|([a-z])([.)])(?= ))[ \\u00a0\\t]*(?=\\S)`,
  'u',
);
const heading = /^ {0,3}#{1,6}\s/;

/** What a second number begins with: looking for it costs nothing in the many documents that have none. */
const seconds = ['2、', '2．', '2）', '(2)', '（2', '②', '2.\u00a0', '2)\u00a0', 'b. ', 'b) '];
const lineWithSecond = /^ *(?:2[、．）]|2[.)]\u00a0|[（(]2[)）]|②|b[.)] )/m;

export const mayEnumerate = (text: string): boolean =>
  seconds.some((second) => text.includes(second)) && lineWithSecond.test(text);

interface Mark {
  /** Lists of one kind: how the number is written, and in which column. */
  readonly kind: string;
  readonly number: number;
  readonly length: number;
  readonly indent: number;
}

function markOf(text: string): Mark | null {
  const match = mark.exec(text);
  if (!match) return null;
  const [whole, space = '', digits, behind, , bracketed, circle, letter, closing] = match;
  const number = Number(
    digits ?? bracketed ?? (circle ? circled.indexOf(circle) + 1 : (letter?.charCodeAt(0) ?? 0) - 96),
  );
  const kind = digits ? `1${behind}` : bracketed ? '(1)' : circle ? '①' : `a${closing}`;
  return { kind: `${space.length}${kind}`, number, length: whole.length, indent: space.length };
}

const ordinary = /^( *)\d{1,9}[.)]\s/;

/**
 * `1、`, `（1）`, `①` and `a.` at the beginning of lines as the ordered lists that they are. Only numbers that follow each other below one
 * heading count, and none beside a list of Markdown in the same column, whose items they would become.
 */
export function listEnumerations(lines: readonly MarkupLine[]): MarkupLine[] {
  const written = [...lines];
  const fences = new FenceState();
  let runs = new Map<string, number[]>();
  let taken = new Set<number>();
  const settle = () => {
    for (const [kind, places] of runs)
      if (places.length > 1 && !taken.has(Number.parseInt(kind, 10))) rewrite(written, places);
    runs = new Map();
    taken = new Set();
  };
  for (const [index, { text }] of lines.entries()) {
    if (fences.takes(text)) continue;
    if (heading.test(text)) settle();
    const item = ordinary.exec(text);
    if (item) taken.add(item[1]!.length);
    const found = markOf(text);
    if (!found) continue;
    const places = runs.get(found.kind) ?? [];
    const last = places.length > 0 ? markOf(lines[places.at(-1)!]!.text)!.number : 0;
    if (found.number !== last + 1 || (found.number > 1 && places.length === 0)) continue;
    runs.set(found.kind, [...places, index]);
  }
  settle();
  return written;
}

function rewrite(lines: MarkupLine[], places: readonly number[]): void {
  for (const place of places) {
    const line = lines[place]!;
    const { number, length, indent } = markOf(line.text)!;
    lines[place] = withText(line, `${' '.repeat(indent)}${number}. ${line.text.slice(length)}`);
  }
}
