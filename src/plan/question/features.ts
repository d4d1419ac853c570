import type { Language, Trigger } from '../../model/index.js';
import { isLevelField, lettersOf, normalize } from '../../text/index.js';
import { fold, lazily, letterCount, type TermReader } from '../search-terms.js';

export interface AskableDocument {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly symptoms: readonly { readonly text: string }[];
  readonly signatures: readonly { readonly text: string }[];
  readonly triggers: readonly Pick<Trigger, 'any' | 'not' | 'regex'>[];
}

/** A property that may distinguish a document from others: a symptom, an error line, a phrase of its triggers. */
export interface Feature {
  readonly text: string;
  readonly folded: string;
  readonly language: Language;
  /** Whether it has a suitable length and is not a severity. */
  readonly isAskable: boolean;
  /** Its words, each with the concepts that contain it. */
  readonly words: () => readonly FeatureWord[];
}

interface FeatureWord {
  readonly terms: readonly string[];
  readonly idf: number;
}

/** A document that may be meant, with its features, the most specific first. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Letters and digits of the title. Documents with the same name are about the same thing. */
  readonly name: string;
  readonly features: readonly Feature[];
  readonly text: string;
  readonly terms: () => ReadonlySet<string>;
}

const maxFeatures = 12;
const maxFeatureLength = 100;
const minLetters = 6;

export function candidateOf(document: AskableDocument, reader: TermReader): Candidate {
  const { id, title, path, symptoms, signatures, triggers } = document;
  const phrases = triggers.flatMap(({ any, not, regex }) => (regex === null && not.length === 0 ? any : []));
  const texts = [...symptoms, ...signatures].map(({ text }) => text);
  const features = [...new Set([...texts, ...phrases])].slice(0, maxFeatures).map((text) => featureOf(text, reader));
  return {
    id,
    title,
    path,
    name: lettersOf(normalize(title)),
    features,
    text: features.map(({ folded }) => folded).join('\n'),
    terms: lazily(() => new Set(features.flatMap(({ words }) => words().flatMap(({ terms }) => terms)))),
  };
}

function featureOf(written: string, reader: TermReader): Feature {
  const [text, folded] = [written.trim(), fold(written).trim()];
  return {
    text,
    folded,
    language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
    // A severity says nothing about what is wrong.
    isAskable:
      text.length <= maxFeatureLength && !isLevelField(text, reader.vocabulary) && letterCount(folded) >= minLetters,
    words: lazily(() => wordsOf(text.slice(0, maxFeatureLength), reader)),
  };
}

function wordsOf(text: string, reader: TermReader): FeatureWord[] {
  const spans = reader.spans(text);
  return spans.flatMap(({ term, start, end, isConcept }) => {
    if (isConcept) return [];
    const around = spans.filter((each) => each.isConcept && each.start <= start && end <= each.end);
    return [{ terms: [term, ...around.map((concept) => concept.term)], idf: reader.idf(term) }];
  });
}

/** Least share of a feature's idf that a text with the same meaning has. */
const minSameIdf = 0.8;
/** Least idf of a word that distinguishes two features by itself. */
const minDistinctIdf = 0.1;

/** Whether a text has a feature, in the same or in other words. */
export function shows(feature: Feature, folded: string, terms: () => ReadonlySet<string> | null): boolean {
  if (folded.includes(feature.folded)) return true;
  const known = terms();
  return known !== null && saysSame(feature.words(), known);
}

/** A single word such as `server` or `client` may distinguish two features, but a pair of Han characters may not. */
function saysSame(words: readonly FeatureWord[], terms: ReadonlySet<string>): boolean {
  let [total, same] = [0, 0];
  for (const word of words) {
    const isSame = word.terms.some((term) => terms.has(term));
    if (!isSame && word.idf >= minDistinctIdf && !/\p{Script=Han}/u.test(word.terms[0]!)) return false;
    total += word.idf;
    if (isSame) same += word.idf;
  }
  return total > 0 && same >= minSameIdf * total;
}
