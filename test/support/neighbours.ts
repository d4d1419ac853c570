import { random } from './random.js';

const alike = [
  ' ',
  '-',
  '.',
  ':',
  '/',
  '_',
  '"',
  "'",
  '`',
  '(',
  ')',
  '=',
  ',',
  '\n',
  '，',
  '：',
  '。',
  '中',
  '不',
  'a',
  'Z',
  '0',
  '7',
];
const numbers = ['0', '1', '9', '10', '99', '100', '255', '256', '65535', '65536', '0.5', '-1', '1000000'];
const around = [
  (text: string) => `"${text}"`,
  (text: string) => `\`${text}\``,
  (text: string) => `(${text})`,
  (text: string) => `**${text}**`,
  (text: string) => `${text}:`,
  (text: string) => ` ${text} `,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => text.slice(0, -1),
  (text: string) => text.slice(1),
  (text: string) => `${text}${text}`,
  (text: string) => `${text} ${text}`,
  () => '',
];

type Next = (bound: number) => number;
const one = <T>(of: readonly T[], next: Next): T => of[next(of.length)]!;

/** The same text with another piece in place of the one from `start` to `end`. */
const replaced = (text: string, start: number, end: number, piece: string): string =>
  text.slice(0, start) + piece + text.slice(end);

/** A piece that a pattern finds, changed; the text as it is when there is none. */
function changed(text: string, pattern: RegExp, next: Next, change: (piece: string) => string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { 0: piece, index } = one(found, next);
  return replaced(text, index, index + piece.length, change(piece));
}

const words = /[\p{L}\p{N}]+/gu;
const pieces = /[^\s]+/g;

/** What a hand or a program changes in one place of a text. */
const edits: readonly ((text: string, next: Next, others: readonly string[]) => string)[] = [
  (text, next) => changed(text, /./gsu, next, () => ''),
  (text, next) => changed(text, /./gsu, next, (character) => character + character),
  (text, next) => changed(text, /./gsu, next, () => one(alike, next)),
  (text, next) => changed(text, /./gsu, next, (character) => character + one(alike, next)),
  (text, next) => changed(text, /[^\p{L}\p{N}\s]/gu, next, () => ''),
  (text, next) => changed(text, /[^\p{L}\p{N}\s]/gu, next, () => one(alike, next)),
  (text, next) => changed(text, /\d+(?:\.\d+)?/g, next, () => one(numbers, next)),
  (text, next) => changed(text, /\d+/g, next, (digits) => String(Number(digits) + 1)),
  (text, next) => changed(text, words, next, (word) => one(around, next)(word)),
  (text, next) => changed(text, pieces, next, (piece) => one(around, next)(piece)),
  (text, next) => changed(text, /\s+/g, next, () => one(['', '\n', '  ', '\t', '\n\n'], next)),
  (text, next) => changed(text, /\S+\s+\S+/g, next, (pair) => pair.replace(/(\S+)(\s+)(\S+)/, '$3$2$1')),
  (text, next, others) => changed(text, pieces, next, () => one(others, next).slice(0, 40)),
  (text, next) => text.slice(0, next(text.length + 1)),
  (text, next) => text.slice(next(text.length + 1)),
  (text, next, others) => `${text} ${one(others, next).slice(0, 200)}`,
  (text, next, others) => `${one(others, next).slice(0, 200)}\n${text}`,
  (text, next) => one(['没有', 'no ', 'not ', '不', '- ', '> ', '  ', '# ', '是否', 'if '], next) + text,
  (text, next) => text + one(['。', '.', '?', '？', ':', ' is fine', '正常', ' failed', '失败', ',', ' 5', '\n'], next),
];

/**
 * Texts that differ from one in one place, or in two: a character, a number, a word, its end. The same arguments give the
 * same texts, and most edits come up equally often.
 * @param others from which words and lines are taken
 */
export function neighbours(text: string, count: number, others: readonly string[] = [text]): string[] {
  let seed = 0;
  for (const character of text) seed = (Math.imul(seed, 31) + character.codePointAt(0)!) | 0;
  const next = random(seed);
  const first = next(edits.length);
  return Array.from({ length: count }, (_, at) => {
    const edit = edits[(first + at) % edits.length]!;
    const near = edit(text, next, others);
    return at % 4 === 3 ? one(edits, next)(near, next, others) : near;
  });
}

/** Texts with their neighbours in groups, named by their first text. */
export function neighbourhoods(texts: readonly string[], count: number, size = 50): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (let at = 0; at < texts.length; at += size) {
    const seeds = texts.slice(at, at + size);
    const name = seeds[0]!.replace(/\s+/g, ' ').trim().slice(0, 40);
    groups.set(
      `from ${at + 1}, ${name}`,
      seeds.flatMap((text) => [text, ...neighbours(text, count, texts)]),
    );
  }
  return groups;
}
