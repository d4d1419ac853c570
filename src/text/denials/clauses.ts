import { denials as data } from '../../vocabulary/index.js';
import { lazily } from '../lazily.js';
import { anyOf, wordsOf } from './patterns.js';

/** What a text says between two stops, UTF-16 units; without the white space around it. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Nothing stands in front of it in its line. */
  readonly first: boolean;
  /** It ends in a question mark, or is part of a sentence that begins as a question does. */
  readonly asks: boolean;
  /** A comma stands between it and the clause behind it, and nothing else. */
  readonly goesOn: boolean;
}

const stop = ['[,;:!?。…()]', '\\.(?=\\s|$)', '\\s[-–—]{1,2}\\s', '—{1,2}'];

const speaks = lazily(() => wordsOf(data.speaks));
const asking = lazily(() => new RegExp(`^(?:${anyOf(data.asking)})(?![a-z0-9'’])`));
const sentenceEnd = /[.;!?。…]/;

const stops = lazily(() => {
  const english = `(?<!\\bnot )\\b(?:${anyOf(data.connectives.en)})\\b`;
  // 而 is a part of other words as well.
  const chinese = `(?:${anyOf(data.connectives.zh)}|(?<![然反从时因])而(?![且言已不]))`;
  return new RegExp(`${stop.join('|')}|${english}|${chinese}`, 'g');
});

/** What is quoted is not what the writer says. */
const quoted = /"[^"\n]{0,500}"|`[^`\n]{0,500}`|“[^”\n]{0,500}”|「[^」\n]{0,500}」|(?<![a-z])'[^'\n]{0,500}'(?![a-z])/g;
/** What data and messages of programs have, and sentences do not. */
const written = /^[^={}<>[\]|\\"$@#*]*$/;

/** The clauses of a line; those that are no sentence of a person are left out, and no clause goes on in them. */
export function clausesOf(line: string, offset: number): Clause[] {
  const text = line.replaceAll(quoted, (piece) => '"'.repeat(piece.length));
  const clauses: Clause[] = [];
  let begins = true;
  let asks = false;
  const add = (from: number, to: number, by: string) => {
    const piece = text.slice(from, to);
    const said = piece.trim();
    if (begins) asks = asking().test(said);
    begins = sentenceEnd.test(by);
    if (said === '' || !written.test(said)) return;
    const start = offset + from + piece.indexOf(said);
    const first = text.slice(0, from).trim() === '';
    clauses.push({ text: said, start, end: start + said.length, first, asks: asks || by === '?', goesOn: by === ',' });
  };
  let start = 0;
  const addParts = (end: number, by: string) => {
    const joined = joinedAt(text.slice(start, end));
    if (joined >= 0) add(start, start + joined, '');
    add(joined < 0 ? start : start + joined + and.length, end, by);
    start = end + by.length;
  };
  for (const { index, 0: by } of text.matchAll(stops())) addParts(index, by);
  addParts(text.length, '');
  return clauses;
}

const and = ' and ';

/** Where `and` joins two sentences, or -1: names are joined by it as well. */
function joinedAt(text: string): number {
  const at = text.indexOf(and);
  return at >= 0 && speaks().test(text.slice(0, at)) && speaks().test(text.slice(at + and.length)) ? at : -1;
}
