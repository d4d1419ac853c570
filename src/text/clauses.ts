import { allOf, alternatives, derived, type Vocabulary, wholeWords } from '../vocabulary/index.js';

/** What a line says between two stops, without the white space around it; positions are code units of the text. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** It is the first of its line. */
  readonly isFirst: boolean;
  /** It ends in a question mark, or is part of a sentence that begins as a question does. */
  readonly isQuestion: boolean;
  /** Only a comma stands between it and the next clause. */
  readonly endsInComma: boolean;
}

const punctuation = ['[,;:!?。…()]', '\\.(?=\\s|$)', '\\s[-–—]{1,2}\\s', '—{1,2}'];
const sentenceEnd = /[.;!?。…]/;
/** The writer does not state what is quoted. */
const quoted = /"[^"\n]{0,500}"|`[^`\n]{0,500}`|“[^”\n]{0,500}”|「[^」\n]{0,500}」|(?<![a-z])'[^'\n]{0,500}'(?![a-z])/g;
/** No sentence of a person holds characters of data and of messages of programs. */
const prose = /^[^={}<>[\]|\\"$@#*]*$/;

const patternsOf = derived(({ negation }) => ({
  stops: new RegExp([...punctuation, wholeWords(allOf(negation.connectives))].join('|'), 'g'),
  question: new RegExp(`^(?:${alternatives(allOf(negation.questionOpenings))})(?![a-z0-9'’])`),
  conjunction: new RegExp(`\\s(?:${alternatives(allOf(negation.conjunctions))})\\s`),
  sentence: new RegExp(wholeWords(allOf(negation.sentenceWords))),
}));

/** The clauses of a line of normalized text. One that holds characters of data or code is left out. */
export function clausesOf(line: string, offset: number, vocabulary?: Vocabulary): Clause[] {
  const text = line.replaceAll(quoted, (quotation) => '"'.repeat(quotation.length));
  const { stops, question } = patternsOf(vocabulary);
  const clauses: Clause[] = [];
  let beginsSentence = true;
  let isQuestion = false;
  let start = 0;
  const add = (end: number, stop: string) => {
    const between = text.slice(start, end);
    const clause = between.trim();
    if (beginsSentence) isQuestion = question.test(clause);
    beginsSentence = sentenceEnd.test(stop);
    if (clause !== '' && prose.test(clause)) {
      const from = offset + start + between.indexOf(clause);
      clauses.push({
        text: clause,
        start: from,
        end: from + clause.length,
        isFirst: text.slice(0, start).trim() === '',
        isQuestion: isQuestion || stop === '?',
        endsInComma: stop === ',',
      });
    }
    start = end + stop.length;
  };
  const addJoined = (end: number, stop: string) => {
    const conjunction = conjunctionIn(text.slice(start, end), vocabulary);
    if (conjunction !== null) add(start + conjunction.index, conjunction.text);
    add(end, stop);
  };
  for (const { index, 0: stop } of text.matchAll(stops)) addJoined(index, stop);
  addJoined(text.length, '');
  return clauses;
}

/** The conjunction that joins two sentences; names are joined by it as well. */
function conjunctionIn(
  text: string,
  vocabulary?: Vocabulary,
): { readonly index: number; readonly text: string } | null {
  const { conjunction, sentence } = patternsOf(vocabulary);
  const found = conjunction.exec(text);
  if (found === null) return null;
  const { index, 0: word } = found;
  return sentence.test(text.slice(0, index)) && sentence.test(text.slice(index + word.length))
    ? { index, text: word }
    : null;
}

/** Where the last of several sentences begins that conjunctions join. */
export function lastSentenceStart(text: string, vocabulary?: Vocabulary): number {
  const { conjunction, sentence } = patternsOf(vocabulary);
  const last = [...text.matchAll(new RegExp(conjunction, 'g'))].at(-1);
  return last !== undefined && sentence.test(text.slice(0, last.index)) ? last.index + last[0].length : 0;
}

/** The end of a phrase, in front of a sentence that a conjunction joins to it. */
export function firstSentenceEnd(text: string, vocabulary?: Vocabulary): number {
  const { conjunction, sentence } = patternsOf(vocabulary);
  const first = conjunction.exec(text);
  return first !== null && sentence.test(text.slice(first.index)) ? first.index : text.length;
}

/** Whether a text has a word that sentences have and lists of names have not. */
export const isSentence = (text: string, vocabulary?: Vocabulary): boolean =>
  patternsOf(vocabulary).sentence.test(text);
