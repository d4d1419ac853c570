import { allOf, alternatives, derived, type Vocabulary, wholeWords } from '../vocabulary/index.js';

/** A part of a line between two stops, without white space around it; positions are code units of the text. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isFirst: boolean;
  /** Whether it ends in a question mark, or belongs to a sentence that begins like a question. */
  readonly isQuestion: boolean;
  /** Whether only a comma separates it from the next clause. */
  readonly endsInComma: boolean;
}

const punctuation = ['[,;:!?。…()]', '\\.(?=\\s|$)', '\\s[-–—]{1,2}\\s', '—{1,2}'];
const sentenceEnd = /[.;!?。…]/;
/** Quotations, which the writer does not assert. */
const quoted = /"[^"\n]{0,500}"|`[^`\n]{0,500}`|“[^”\n]{0,500}”|「[^」\n]{0,500}」|(?<![a-z])'[^'\n]{0,500}'(?![a-z])/g;
/** Prose does not contain the characters of data and of messages of programs. */
const prose = /^[^={}<>[\]|\\"$@#*]*$/;

const patternsOf = derived(({ negation }) => ({
  stops: new RegExp([...punctuation, wholeWords(allOf(negation.connectives))].join('|'), 'g'),
  question: new RegExp(`^(?:${alternatives(allOf(negation.questionOpenings))})(?![a-z0-9'’])`),
  conjunction: new RegExp(`\\s(?:${alternatives(allOf(negation.conjunctions))})\\s`),
  sentence: new RegExp(wholeWords(allOf(negation.sentenceWords))),
}));

/** The clauses of a line of normalized text. Clauses with characters of data or code are left out. */
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

/** The conjunction between two sentences, or null: a conjunction may also join names. */
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

/** Start of the last of several sentences that are joined by conjunctions. */
export function lastSentenceStart(text: string, vocabulary?: Vocabulary): number {
  const { conjunction, sentence } = patternsOf(vocabulary);
  const last = [...text.matchAll(new RegExp(conjunction, 'g'))].at(-1);
  return last !== undefined && sentence.test(text.slice(0, last.index)) ? last.index + last[0].length : 0;
}

/** End of a phrase, before a conjunction that joins a sentence to it. */
export function firstSentenceEnd(text: string, vocabulary?: Vocabulary): number {
  const { conjunction, sentence } = patternsOf(vocabulary);
  const first = conjunction.exec(text);
  return first !== null && sentence.test(text.slice(first.index)) ? first.index : text.length;
}

/** Whether a text has a word that occurs in sentences but not in lists of names. */
export const isSentence = (text: string, vocabulary?: Vocabulary): boolean =>
  patternsOf(vocabulary).sentence.test(text);
