import { forEachConcept, normalize } from '../text/index.js';
import type { UnknownWord } from './corrections.js';
import type { Knowledge } from './knowledge.js';
import { firstAtLeast, pairGlue } from './vocabulary.js';

/** Documents that must say what is taken to be meant. */
const leastDocuments = 3;
/** Share of the documents with the characters before it in which they go on like this. */
const leastShare = 0.5;
/** How many times the documents that go on in any other way. */
const leastLead = 4;

const han = /^\p{Script=Han}$/u;

/**
 * The pair of Han characters that was meant by an unknown one whose second character is wrong, or null. New words are
 * made of known characters all the time, so it is believed only where the documents nearly always go on in one way:
 * three characters that they know, of which the last two are followed by the same one.
 */
export function nearestHan(knowledge: Knowledge, text: string, { start, end }: UnknownWord): string | null {
  const before = text.slice(start - 2, start);
  const first = text[start];
  const wrong = text[end - 1];
  if (end - start !== 2 || before.length !== 2 || !first || !wrong) return null;
  if (![...before, first, wrong].every((character) => han.test(character))) return null;
  const lead = `${before[1]}${first}`;
  if (frequencyOf(knowledge, `${before}${pairGlue}${lead}`) < leastDocuments) return null;
  if (isLexiconWord(knowledge, `${first}${wrong}`)) return null;
  // Where it makes a word with the character behind it, it begins the next word.
  const following = `${wrong}${text[end] ?? ''}`;
  if (knowledge.term(following) >= 0 || isLexiconWord(knowledge, following)) return null;
  const { next, documents, others } = likeliest(knowledge, `${lead}${pairGlue}${first}`);
  if (documents < leastDocuments || documents < leastLead * others) return null;
  return documents < leastShare * frequencyOf(knowledge, lead) ? null : next;
}

function isLexiconWord(knowledge: Knowledge, pair: string): boolean {
  let found = false;
  forEachConcept(knowledge.concepts, normalize(pair), (_, start, end) => {
    if (end - start === pair.length) found = true;
  });
  return found;
}

function frequencyOf(knowledge: Knowledge, text: string): number {
  const term = knowledge.term(text);
  return term < 0 ? 0 : knowledge.documentFrequency(term);
}

interface Continuation {
  readonly next: string | null;
  readonly documents: number;
  /** Documents of the second best. */
  readonly others: number;
}

/** Of the pairs that begin like this, the second term of the one that most documents have. */
function likeliest(knowledge: Knowledge, prefix: string): Continuation {
  let next: string | null = null;
  let documents = 0;
  let others = 0;
  for (let term = firstAtLeast(knowledge, prefix, 0); term < knowledge.termCount; term++) {
    const text = knowledge.termText(term);
    if (!text.startsWith(prefix)) break;
    const frequency = knowledge.documentFrequency(term);
    if (frequency > documents) {
      others = documents;
      documents = frequency;
      next = text.slice(prefix.length - 1);
    } else if (frequency > others) others = frequency;
  }
  return { next, documents, others };
}
