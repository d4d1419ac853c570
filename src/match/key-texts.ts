import { type KeyTextKind, keyTextKinds } from '../snapshot/index.js';
import { excludeEachOther, lettersOf, normalize } from '../text/index.js';
import type { Knowledge } from './knowledge.js';
import { matchParameters } from './parameters.js';
import type { Symptom } from './types.js';
import type { ComparedText } from './words.js';

/** The key text (title, symptom, heading) of a document that agrees most with a symptom. */
export interface KeyTextMatch {
  readonly kind: KeyTextKind;
  readonly line: number;
  /** 0 to 1: √(query coverage) × coverage of the key text by the symptom. */
  readonly agreement: number;
}

/**
 * Creates a function that compares a symptom with each key text of a document as a whole: 1 for the same words, less for
 * unmatched words on either side. Symptoms have details that titles lack (where, since when, names), hence the square root
 * of the query coverage. A contradicting qualifier (on the same node, on different ones) lowers the agreement. The function
 * takes a document and its postings of the known terms.
 */
export function keyTextComparer(
  { knownTerms, weight, qualifiers }: Pick<Symptom, 'knownTerms' | 'weight' | 'qualifiers'>,
  knowledge: Pick<Knowledge, 'keyTexts' | 'idf' | 'vocabulary'>,
): (document: number, postings: Int32Array) => KeyTextMatch | null {
  const { keyTexts, vocabulary } = knowledge;
  const terms = knownTerms.map(({ term, weight: termWeight }) => ({
    weight: termWeight,
    idf: knowledge.idf(term),
    texts: keyTexts.having(term),
  }));
  return (document, postings) => {
    const first = keyTexts.first(document);
    const end = keyTexts.end(document);
    const found = terms.filter((_, index) => postings[index]! >= 0);
    const { ofSymptom, ofKeyText } = sharedWeights(found, first, end);
    let best: KeyTextMatch | null = null;
    let bestScore = 0;
    for (let text = first; text < end; text++) {
      const shared = ofSymptom[text - first]!;
      if (shared === 0) continue;
      const kind = keyTextKinds[keyTexts.kind(text)]!;
      const isExcluded = excludeEachOther(qualifiers, keyTexts.qualifiers(text), vocabulary);
      const agreement =
        Math.sqrt(shared / (weight || 1)) *
        (ofKeyText[text - first]! / keyTexts.weight(text)) *
        (isExcluded ? matchParameters.excluded : 1);
      const score = agreement * matchParameters[kind];
      if (score <= bestScore) continue;
      bestScore = score;
      best = { kind, line: keyTexts.line(text), agreement };
    }
    return best;
  };
}

interface ComparedTerm {
  /** Weight in the symptom. */
  readonly weight: number;
  readonly idf: number;
  /** The key texts of all documents that have the term. */
  readonly texts: Uint32Array;
}

/** For each key text from `first` to `end`, the total weight and the total idf of its terms. */
function sharedWeights(terms: readonly ComparedTerm[], first: number, end: number) {
  const ofSymptom = new Float64Array(end - first);
  const ofKeyText = new Float64Array(end - first);
  for (const { weight, idf, texts } of terms)
    for (let at = firstAtLeast(texts, first); at < texts.length && texts[at]! < end; at++) {
      ofSymptom[texts[at]! - first]! += weight;
      ofKeyText[texts[at]! - first]! += idf;
    }
  return { ofSymptom, ofKeyText };
}

/** Index of the first number that is not less than another. */
function firstAtLeast(sorted: Uint32Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a text equals the title or a symptom of a document, ignoring case, width and punctuation. */
export function isKeyText({ normalized }: ComparedText, knowledge: Knowledge): boolean {
  const letters = lettersOf(normalized);
  const found = letters === '' ? [] : knowledge.saying(letters);
  knowledge.records.expect('doc', found);
  return found.some((document) =>
    [knowledge.title(document), ...knowledge.head(document).symptoms.map(({ text }) => text)].some(
      (text) => lettersOf(normalize(text)) === letters,
    ),
  );
}
