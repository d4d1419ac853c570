import type { Knowledge } from '../../match/index.js';
import { forEachToken, isStopWord, normalize } from '../../text/index.js';

/** What a person may add to a symptom in one go. */
const longestAddition = 120;

/**
 * What the author of a document would add to a symptom: telling words, phrases of its triggers, and parts of what it
 * says of itself; the shortest first.
 * @param most how many
 * @param symptom what it has already is no addition
 */
export function additionsOf(knowledge: Knowledge, document: number, most: number, symptom: string): string[] {
  const { title, symptoms, signatures, triggers } = knowledge.head(document);
  const said = [title, ...[...symptoms, ...signatures].map(({ text }) => text)];
  const phrases = triggers.flatMap(({ any, all }) => (all.length > 0 ? [all.join(' ')] : any));
  const words = tellingWords(knowledge, said);
  const third = Math.ceil(most / 3);
  const small = symptom.toLowerCase();
  const candidates = [...words.slice(0, third), ...phrases.slice(0, third), ...partsOf(said).slice(0, third)];
  return [...new Set(candidates.map((each) => each.trim()))]
    .filter((each) => each !== '' && !small.includes(each.toLowerCase()))
    .sort((left, right) => left.length - right.length || (left < right ? -1 : 1))
    .slice(0, most);
}

/** Words by what they tell. Pairs of Han characters are no words, so of Chinese text its parts are taken. */
function tellingWords(knowledge: Knowledge, texts: readonly string[]): string[] {
  const words = new Map<string, { word: string; telling: number }>();
  for (const text of texts) {
    forEachToken(normalize(text), (token, start, end, kind) => {
      if (kind === 'part' || kind === 'number' || kind === 'han' || isStopWord(token, 'en') || words.has(token)) return;
      const term = knowledge.term(token);
      if (term >= 0) words.set(token, { word: text.slice(start, end), telling: knowledge.idf(term) });
    });
  }
  return [...words.values()]
    .sort((left, right) => right.telling - left.telling || left.word.length - right.word.length)
    .map(({ word }) => word);
}

/** Clauses first, for they are smaller; then the whole. */
function partsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [...text.split(/[，。；、：,;()（）|\n]|:\s/), text]);
  return parts.map((part) => part.trim()).filter((part) => saysSomething(part) && part.length <= longestAddition);
}

const saysSomething = (part: string): boolean => (part.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2;
