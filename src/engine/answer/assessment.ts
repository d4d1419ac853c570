import { type Knowledge, type MatchResult, rivalOf } from '../../match/index.js';
import type { Assessment, Diagnosis, DocumentName, EvidenceBasis, Language } from '../../model/index.js';
import { alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';

type Symptom = MatchResult['symptom'];
type Ranked = MatchResult['ranked'][number];

/** A part of a symptom that a document does not match, with the weight of its heaviest term. */
export interface UnmatchedPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly weight: number;
  /** False when no document of the knowledge base contains it. */
  readonly known: boolean;
}

/** What status and confidence of an answer rest on: its first match, and how far behind the second one is. */
export function assess({ ranked, symptom }: MatchResult, knowledge: Knowledge): Assessment {
  const [first] = ranked;
  const second = rivalOf(ranked, knowledge);
  const lacks = lackingIn(knowledge, symptom, first?.found ?? none);
  return {
    basis: first === undefined ? null : basisOf(first),
    margin: first && second ? marginOf(first.score, second.score) : null,
    lacks: lacks.map(({ text }) => text),
    unknown: lacks.filter(({ known }) => !known).map(({ text }) => text),
  };
}

/** No document: it lacks every part. */
const none = -1;

/** The priority may put the lower of two nearly equal scores first. */
const marginOf = (first: number, second: number): number =>
  Math.max(0, Math.round(((first - second) / first) * 100) / 100);

/** Share of the score from which on evidence of a kind is what a match rests on. */
const leastShare = 0.15;

/** The strongest kind of evidence with a fair share of the score: error lines, triggers, a title or symptom, words. */
function basisOf({ score, evidence }: Ranked): EvidenceBasis {
  const shareOf = (isOf: (leaf: Ranked['evidence'][number]) => boolean): number =>
    evidence.filter(isOf).reduce((sum, leaf) => sum + leaf.score, 0) / score;
  if (shareOf(({ kind }) => kind === 'meaning') >= 1 / 2) return 'meaning';
  if (shareOf(({ kind }) => kind === 'signature') >= leastShare) return 'signature';
  if (shareOf(({ kind }) => kind === 'trigger') >= leastShare) return 'trigger';
  return shareOf(({ kind, value }) => kind === 'text' && /^~(?:title|symptom)$/.test(value)) >= leastShare
    ? 'key-text'
    : 'words';
}

/** Terms, the heaviest first, of which an answer names those that a document lacks. */
const examinedTerms = 64;
const namedParts = 3;

/** The parts of a symptom that tell most and that a document does not match. Names and numbers of the asker tell nothing. */
export function lackingIn(knowledge: Knowledge, symptom: Symptom, document: number): UnmatchedPart[] {
  const isName = nameFinder(symptom);
  return unmatchedParts(knowledge, symptom, document, examinedTerms)
    .filter((part) => !isName(part))
    .sort((left, right) => right.weight - left.weight || left.start - right.start)
    .slice(0, namedParts);
}

/** Whether a part of a symptom is a number, or overlaps a name that its author gave. */
export function nameFinder({ entities }: Symptom) {
  return ({ text, start, end }: { readonly text: string; readonly start: number; readonly end: number }): boolean =>
    !/\p{L}{2}|\p{Script=Han}/u.test(text) || entities.some((entity) => entity.start < end && start < entity.end);
}

/**
 * The parts of a symptom that a document does not match, in order. An identifier with known parts, the neighbours of a
 * known Han pair, and words that the document has as synonyms count as matched.
 * @param most number of terms that are examined, by descending weight
 */
export function unmatchedParts(
  knowledge: Knowledge,
  { text, terms }: Symptom,
  document: number,
  most = Number.POSITIVE_INFINITY,
): UnmatchedPart[] {
  const has = (term: number) => term >= 0 && knowledge.postings.find(term, document) >= 0;
  const covered = terms.filter(({ term }) => has(term));
  const singles = terms.filter(({ form }) => form === 'single').slice(0, most);
  const parts: { start: number; end: number; weight: number; known: boolean }[] = [];
  for (const { term, start, end, weight } of singles.sort((left, right) => left.start - right.start)) {
    if (has(term) || covered.some((other) => other.start < end && start < other.end)) continue;
    const last = parts.at(-1);
    const known = term >= 0;
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.weight = Math.max(last.weight, weight);
      last.known ||= known;
    } else parts.push({ start, end, weight, known });
  }
  const masks = [...stopWordSpans(text, knowledge.vocabulary), ...covered];
  return parts.flatMap((part) => {
    const span = wholeWord(text, part, masks);
    return span === null ? [] : [{ ...part, ...span, text: text.slice(span.start, span.end) }];
  });
}

type Span = Pick<UnmatchedPart, 'start' | 'end'>;

const stopWordPatternOf = derived(
  ({ stopwords }: Vocabulary) => new RegExp(alternatives(stopwords.zh.filter((word) => !/[a-z]/.test(word))), 'gu'),
);

const stopWordSpans = (text: string, vocabulary: Vocabulary): Span[] =>
  [...text.matchAll(stopWordPatternOf(vocabulary))].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));

/** A part that begins or ends within Han text, reduced to the longest run between stop words and matched terms; null without one. */
function wholeWord(text: string, part: Span, masks: readonly Span[]): Span | null {
  if (!/\p{Script=Han}/u.test(text.slice(part.start, part.end))) return part;
  let best: Span | null = null;
  for (let start = part.start; start < part.end; start++) {
    let end = start;
    while (end < part.end && !masks.some((mask) => mask.start <= end && end < mask.end)) end++;
    if (end - start > Math.max(1, best ? best.end - best.start : 0)) best = { start, end };
    start = end;
  }
  return best;
}

type Question = Diagnosis['question'];

export type Offered = Pick<Diagnosis, 'fallback' | 'suggestions' | 'question'>;

const nearestDocuments = 3;

/**
 * The nearest documents with what they lack, the question that would decide between them, and the general workflow, which is
 * all there is for a symptom about a system that no document has.
 */
export function offersOf(
  { ranked, symptom }: MatchResult,
  knowledge: Knowledge,
  { language, ask }: { readonly language: Language; readonly ask: (documents: readonly number[]) => Question },
): Offered {
  const isForeign = symptom.foreignSubject || symptom.decisive.some((term) => term < 0);
  const nearest = isForeign ? [] : ranked.slice(0, nearestDocuments);
  const documents = nearest.map(({ document }) => document);
  return {
    fallback: generalWorkflow(knowledge, language),
    suggestions: nearest.map(({ document, found }) => ({
      ...nameOf(knowledge, document),
      lacks: lackingIn(knowledge, symptom, found).map(({ text }) => text),
    })),
    question: askForComponent(knowledge, documents, symptom.text, language) ?? beyondTitles(ask(documents), knowledge),
  };
}

function generalWorkflow(knowledge: Knowledge, language: Language): DocumentName | null {
  const general = knowledge.generalWorkflow();
  return general < 0 ? null : nameOf(knowledge, knowledge.inLanguage(general, language));
}

/** The document of an id or path, or -1. An id stands for all translations: the one in the language is chosen. */
export function findIn(knowledge: Knowledge, name: string, language: Language | undefined): number {
  const found = knowledge.find(name);
  if (found < 0 || language === undefined || knowledge.path(found) === name) return found;
  return knowledge.inLanguage(found, language);
}

export const nameOf = (knowledge: Knowledge, document: number): DocumentName => ({
  id: knowledge.id(document),
  title: knowledge.title(document),
  path: knowledge.path(document),
});

const namedComponents = 2;

/** Which component it is about, when each document names one that the others and the symptom do not. */
function askForComponent(
  knowledge: Knowledge,
  documents: readonly number[],
  symptom: string,
  language: Language,
): Question {
  const asked = symptom.toLowerCase();
  const components = documents.map((document) => knowledge.head(document).components);
  const options = documents.map((document, index) => {
    const elsewhere = new Set(components.filter((_, other) => other !== index).flatMap((each) => each.map(folded)));
    const own = components[index]!.filter((each) => !elsewhere.has(folded(each)) && !asked.includes(folded(each)));
    return { answer: own.slice(0, namedComponents).join(', '), id: knowledge.id(document) };
  });
  if (options.length < 2 || options.some(({ answer }) => answer === '')) return null;
  return { text: knowledge.vocabulary.answerTexts[language].askComponent, options };
}

const folded = (component: string): string => component.toLowerCase();

/** A question that offers titles alone says no more than the list of documents. */
function beyondTitles(question: Question, knowledge: Knowledge): Question {
  const isTitle = ({ answer, id }: { readonly answer: string; readonly id: string }): boolean =>
    knowledge.title(knowledge.find(id)) === answer;
  return question?.options.every(isTitle) ? null : question;
}
