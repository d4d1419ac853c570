import { type Knowledge, type MatchResult, rivalOf } from '../../match/index.js';
import type { Assessment, Diagnosis, DocumentName, EvidenceBasis, Language } from '../../model/index.js';
import { alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';

type Symptom = MatchResult['symptom'];
type Ranked = MatchResult['ranked'][number];

/** A part of a symptom that a document does not match. */
export interface UnmatchedPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Weight of its heaviest term. */
  readonly weight: number;
  /** False if no document of the knowledge base contains it. */
  readonly known: boolean;
}

/** The reasons for the status and confidence of an answer: the evidence of its first match, and the margin to its rival. */
export function assess({ ranked, symptom, excludedBy }: MatchResult, knowledge: Knowledge): Assessment {
  const [first] = ranked;
  const second = rivalOf(ranked, knowledge);
  const lacks = lackingIn(knowledge, symptom, first?.found ?? none);
  return {
    basis: first === undefined ? null : basisOf(first),
    margin: first && second ? marginOf(first.score, second.score) : null,
    lacks: lacks.map(({ text }) => text),
    unknown: lacks.filter(({ known }) => !known).map(({ text }) => text),
    ...(excludedBy === undefined ? {} : { excludedBy: knowledge.title(excludedBy) }),
  };
}

/** No document: it lacks every part. */
const none = -1;

/** At least 0, because the priority may put the lower of two nearly equal scores first. */
const marginOf = (first: number, second: number): number =>
  Math.max(0, Math.round(((first - second) / first) * 100) / 100);

/** Least share of the score for evidence of a kind to be the basis of a match. */
const minShare = 0.15;

/** The first kind of evidence with enough share of the score: error lines, triggers, a title or symptom, words. */
function basisOf({ score, evidence }: Ranked): EvidenceBasis {
  const shareOf = (isOf: (leaf: Ranked['evidence'][number]) => boolean): number =>
    evidence.filter(isOf).reduce((sum, leaf) => sum + leaf.score, 0) / score;
  if (shareOf(({ kind }) => kind === 'meaning') >= 1 / 2) return 'meaning';
  if (shareOf(({ kind }) => kind === 'signature') >= minShare) return 'signature';
  if (shareOf(({ kind }) => kind === 'trigger') >= minShare) return 'trigger';
  return shareOf(({ kind, value }) => kind === 'text' && /^~(?:title|symptom)$/.test(value)) >= minShare
    ? 'key-text'
    : 'words';
}

/** Number of terms that are examined, the heaviest first. */
const examinedTerms = 64;
const namedParts = 3;

/** The most specific parts of a symptom that a document does not match, without names of instances and numbers. */
function lackingIn(knowledge: Knowledge, symptom: Symptom, document: number): UnmatchedPart[] {
  const isName = nameFinder(symptom);
  return unmatchedParts(knowledge, symptom, document, examinedTerms)
    .filter((part) => !isName(part))
    .sort((left, right) => right.weight - left.weight || left.start - right.start)
    .slice(0, namedParts);
}

/** Returns a test whether a part of a symptom is a number or overlaps the name of an instance. */
export function nameFinder({ entities }: Symptom) {
  return ({ text, start, end }: { readonly text: string; readonly start: number; readonly end: number }): boolean =>
    !/\p{L}{2}|\p{Script=Han}/u.test(text) || entities.some((entity) => entity.start < end && start < entity.end);
}

/**
 * The parts of a symptom that a document does not match, in order. Identifiers with matched parts, Han pairs that overlap a
 * matched pair, and words whose synonyms the document has count as matched.
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

/** Reduces a Han part to its longest run between stop words and matched terms; null if there is none. Other parts stay. */
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
 * The offers of an answer without a match: the nearest documents with what they lack, a question that decides between them,
 * and the general workflow, which is the only offer for a symptom about a system that no document has.
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

/** The document of an id or path, or -1. An id means all translations, of which the one in the language is chosen. */
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

/** Asks for the component, if each document has one that the others and the symptom do not name. */
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

/** Drops a question that only offers titles, because the list of documents shows the same. */
function beyondTitles(question: Question, knowledge: Knowledge): Question {
  const isTitle = ({ answer, id }: { readonly answer: string; readonly id: string }): boolean =>
    knowledge.title(knowledge.find(id)) === answer;
  return question?.options.every(isTitle) ? null : question;
}
