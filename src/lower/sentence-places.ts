import type { Position, Range } from '../model/index.js';

/** The first letters of a sentence in one script: marks of Markdown stand between scripts and between words. */
const firstLetters = /\p{Script=Han}{1,8}|[A-Za-z0-9]+/u;

/**
 * Where each sentence of a paragraph stands in the source, which has marks that the sentences do not. One whose beginning
 * is not found has the place of the whole paragraph.
 * @param parts the paragraph's sentences, in order
 */
export function sentencePlaces(parts: readonly string[], paragraph: Range, source: string): Range[] {
  if (parts.length < 2) return parts.map(() => paragraph);
  const { start, end } = paragraph;
  const body = source.slice(start.offset, end.offset);
  const begins = beginnings(parts, body);
  const positionOf = walk(body, start);
  return begins.map((begin, index): Range => {
    if (begin < 0) return paragraph;
    const from = positionOf(begin);
    const next = begins.slice(index + 1).find((other) => other >= 0);
    return { start: from, end: next === undefined ? end : positionOf(body.slice(0, next).trimEnd().length) };
  });
}

/** Offset of each sentence in the paragraph, or -1. Marks make the source longer, never shorter, than its text. */
function beginnings(parts: readonly string[], body: string): number[] {
  let from = 0;
  return parts.map((part, index) => {
    if (index === 0) {
      from = part.trimEnd().length;
      return 0;
    }
    const word = firstLetters.exec(part)?.[0];
    const at = word === undefined ? -1 : body.indexOf(word, from);
    if (at >= 0) from = at + part.trim().length;
    return at;
  });
}

/** Positions of offsets that only grow. */
function walk(body: string, start: Position): (offset: number) => Position {
  let { line, column } = start;
  let reached = 0;
  return (offset) => {
    for (; reached < offset; reached++) {
      if (body[reached] === '\n') {
        line++;
        column = 1;
      } else column++;
    }
    return { line, column, offset: start.offset + offset };
  };
}
