import type { KnownWords, TriggerIndex } from '../text/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';
import { wordsOf } from './words.js';

/** Documents in whose symptoms a word is looked for. */
const maxDocuments = 64;

/** What the documents of a knowledge base are about: the words of their titles, symptoms and triggers. */
export const knownWords = derivedFrom((knowledge): KnownWords => {
  const { phrases } = knowledge.snapshot.record<TriggerIndex>('trigger');
  const titles = Array.from({ length: knowledge.documents }, (_, document) => knowledge.title(document));
  const subjects = [...titles, ...phrases].join('\n').toLowerCase();
  const termOf = (word: string) => knowledge.term(wordsOf(knowledge).stemmer.stem(word.toLowerCase()));
  return {
    isSubject: (word) =>
      hasWord(subjects, word) || symptomsWith(termOf, word, knowledge).some((text) => hasWord(text, word)),
    isKnown: (word) => termOf(word) >= 0,
  };
});

/** The symptoms of documents that have the first part of a word, in small letters. */
function symptomsWith(termOf: (word: string) => number, word: string, knowledge: Knowledge): string[] {
  const { records } = knowledge;
  const term = termOf(/^[^-_.]*/.exec(word)![0]);
  if (term < 0) return [];
  const documents = records.firstHaving(term, maxDocuments, 'symptoms');
  records.expect('doc', documents);
  return documents.flatMap((document) => knowledge.head(document).symptoms.map(({ text }) => text.toLowerCase()));
}

/** Whether a text in small letters has a word or its plural, not as a part of a longer name (`web` in `web-cli`). */
function hasWord(text: string, word: string): boolean {
  const wanted = word.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const behind = text.slice(at + wanted.length, at + wanted.length + 3);
    if (!/[a-z0-9_-]/.test(text[at - 1] ?? ' ') && /^s?(?![a-z0-9_-])/.test(behind)) return true;
  }
  return false;
}
