import { getOrMake } from '../collections.js';
import type { Correction } from '../model/index.js';
import { isSwap, similarWords } from '../nearest.js';
import { type Entity, type EntityType, forEachToken, normalize, type Stemmer, type TokenKind } from '../text/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';
import { wordsOf } from './words.js';

/** A word of the symptom that no document contains. */
export interface UnknownWord {
  /** In lower case, stemmed. */
  readonly term: string;
  readonly kind: TokenKind;
  /** First position in the symptom. */
  readonly start: number;
  readonly end: number;
}

/** A misspelt word and the word that it is read as. */
export interface WordCorrection extends Correction {
  /** The corrected word as a term of the index. */
  readonly term: string;
}

/** A word that may have been meant. */
interface Suggestion {
  readonly term: string;
  /** The word as a title writes it, or the term with the ending of the misspelt word. */
  readonly word: string;
  readonly edits: number;
  readonly frequency: number;
}

/** Length of words that are corrected: shorter ones have too many neighbours, longer ones are data. */
const [shortest, longest] = [4, 40];
/** Least length of a word in which a letter may be substituted. In shorter words one may be missing, added or swapped with its neighbour. */
const substitutable = 7;
/** Least length of a word with two edits. */
const longWord = 8;
/** In a knowledge base of at least this size, a word that occurs in only one document may itself be misspelt. */
const manyDocuments = 50;
const longestAlertName = 80;
/** Maximum number of corrections. A symptom that needs more is about something else. */
const maxCorrections = 8;
/** Maximum number of unknown words that are looked up. Most unknown words of a long text are names. */
const maxAttempts = 16;
/** Maximum number of titles whose words are suggested. Further documents are covered by the index alone. */
const maxTitles = 20_000;
/** Maximum number of documents that are searched for the written form of a corrected word. */
const maxSearched = 3;

/** Types of entities that are words of the domain, not names that somebody chose. */
const wordTypes: ReadonlySet<EntityType> = new Set<EntityType>(['reason', 'error-code', 'alertname']);

/** Corrects misspelt words of a symptom to words of the knowledge base. */
export class Corrector {
  /** Terms of the index by first letter, on demand. */
  readonly #terms = new Map<string, readonly string[]>();
  /** First letter → words of titles, in lower case → their terms. */
  #titleWords: ReadonlyMap<string, ReadonlyMap<string, string>> | null = null;
  readonly #leastFrequency: number;

  constructor(
    readonly knowledge: Knowledge,
    readonly stemmer: Stemmer,
  ) {
    this.#leastFrequency = knowledge.documents < manyDocuments ? 1 : 2;
  }

  /**
   * Unknown term → correction. The longest words are tried first, so identifiers come before their parts. Names, numbers
   * and paths are left alone.
   */
  correct(text: string, entities: readonly Entity[], unknown: readonly UnknownWord[]): Map<string, WordCorrection> {
    const corrections = new Map<string, WordCorrection>();
    if (unknown.length === 0) return corrections;
    const names = entities.filter(({ type }) => !wordTypes.has(type));
    const correctable = unknown.filter((word) => isCorrectable(text, word, names));
    correctable.sort((left, right) => right.end - right.start - (left.end - left.start) || left.start - right.start);
    const corrected: UnknownWord[] = [];
    for (const word of correctable.slice(0, maxAttempts)) {
      if (corrections.size >= maxCorrections) break;
      if (corrected.some(({ start, end }) => word.start < end && start < word.end)) continue;
      const from = text.slice(word.start, word.end);
      const meant = this.#suggest(from.toLowerCase(), word.term);
      if (meant === null) continue;
      corrected.push(word);
      corrections.set(word.term, { term: meant.term, from, to: this.#written(meant) });
    }
    return corrections;
  }

  /** The known word with the fewest edits, ties by frequency. */
  #suggest(word: string, term: string): Suggestion | null {
    // The whole word may be known although its stem is not.
    if (this.knowledge.term(word) >= 0) return null;
    const [best] = [...this.#fromTitles(word, term), ...this.#fromIndex(word, term)].sort(
      (left, right) =>
        left.edits - right.edits || right.frequency - left.frequency || (left.word < right.word ? -1 : 1),
    );
    return best ?? null;
  }

  /** Compares the whole word with the words of titles, because a misspelt ending changes the stem (`certifcate`). */
  #fromTitles(word: string, term: string): Suggestion[] {
    if (word === term) return [];
    const inTitles = this.#wordsOfTitles().get(word[0]!);
    if (inTitles === undefined) return [];
    // Many words differ in one letter, so substitutions are excluded here.
    const similar = this.#similar(word, [...inTitles.keys()], false).filter(
      (other) => other.edits === 1 && (other.word.length !== word.length || isSwap(word, other.word)),
    );
    return similar.flatMap((other) => this.#ranked(inTitles.get(other.word)!, other.word, other.edits));
  }

  #fromIndex(word: string, term: string): Suggestion[] {
    // The first two letters may have been swapped.
    const swapped = term[1]! + term[0]!;
    const known = [...this.#termsBeginning(term[0]!)];
    if (term[0] !== term[1]) known.push(...this.#termsBeginning(term[1]!).filter((other) => other.startsWith(swapped)));
    return this.#similar(term, known, term !== word).flatMap((other) =>
      this.#ranked(other.word, this.#withEnding(other.word, word, term), other.edits),
    );
  }

  #ranked(term: string, word: string, edits: number): Suggestion[] {
    const number = this.knowledge.term(term);
    const frequency = number < 0 ? 0 : this.knowledge.documentFrequency(number);
    return frequency < this.#leastFrequency ? [] : [{ term, word, edits, frequency }];
  }

  /** Known words of which this one may be a typing error; a swap of two letters counts as one edit. */
  #similar(word: string, known: readonly string[], stemmed: boolean) {
    const mostEdits = word.length < longWord ? 1 : 2;
    return similarWords(word, known, 2)
      .map((other) => (isSwap(word, other.word) ? { ...other, edits: 1 } : other))
      .filter((other) => other.edits <= mostEdits && isTypingError(word, other.word, stemmed));
  }

  #termsBeginning(letter: string): readonly string[] {
    return getOrMake(this.#terms, letter, () =>
      this.knowledge.terms.beginningWith(letter).filter((term) => /^[a-z]{4,}$/.test(term)),
    );
  }

  #wordsOfTitles(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    if (this.#titleWords !== null) return this.#titleWords;
    const byLetter = new Map<string, Map<string, string>>();
    for (let document = 0; document < Math.min(this.knowledge.documents, maxTitles); document++)
      this.#forEachWord(this.knowledge.title(document), (word, term) => {
        getOrMake(byLetter, word[0]!, () => new Map()).set(word, term);
      });
    this.#titleWords = byLetter;
    return byLetter;
  }

  #forEachWord(text: string, callback: (word: string, term: string) => void): void {
    const normalized = normalize(text);
    const report = (term: string, start: number, end: number) => {
      const word = normalized.original.slice(start, end).toLowerCase();
      if (/^[a-z]{4,}$/.test(word)) callback(word, term);
    };
    forEachToken(normalized, report, this.stemmer);
  }

  /** A known stem with the ending of the misspelt word: `connetions` becomes `connections`. */
  #withEnding(known: string, word: string, stem: string): string {
    const ended = known + word.slice(stem.length);
    return word.startsWith(stem) && this.stemmer.stem(ended) === known ? ended : known;
  }

  /** The suggested word if titles or documents contain it, else another form of its term that they contain. */
  #written({ term, word }: Suggestion): string {
    const { knowledge } = this;
    if (this.#wordsOfTitles().get(word[0]!)?.has(word)) return word;
    const forms = new Set<string>();
    const { records } = knowledge;
    const searched = records.firstHaving(knowledge.term(term), maxSearched);
    records.expect('doc', searched);
    records.expect('doc.sections', searched);
    for (const number of searched) {
      const { title, symptoms, sections } = knowledge.document(number);
      const blocks = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]);
      for (const text of [title, ...symptoms.map((symptom) => symptom.text), ...blocks])
        this.#forEachWord(text, (form, ofForm) => {
          if (ofForm === term) forms.add(form);
        });
      if (forms.has(word)) return word;
    }
    return [...forms][0] ?? word;
  }
}

function isCorrectable(text: string, { term, kind, start, end }: UnknownWord, names: readonly Entity[]): boolean {
  if (kind === 'number' || kind === 'han') return false;
  if (end - start < shortest || end - start > longest || !/^[a-z]{4,}$/.test(term) || isInName(text, start, end))
    return false;
  return !names.some((name) => start < name.end && name.start < end);
}

/** Whether a word may be a typing error of a known one, not a different word that looks alike. */
function isTypingError(word: string, known: string, stemmed: boolean): boolean {
  // A longer word is another form or another word (`printf`, `certify`), unless only the last letter is doubled.
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  if (long.startsWith(short)) return !stemmed && long.length === short.length + 1 && long.at(-1) === short.at(-1);
  if (word.length >= substitutable || isSwap(word, known)) return true;
  return short.length > shortest && word.length !== known.length;
}

const nameCharacter = /[A-Za-z0-9_\-./@\\]/;
/** Maximum number of characters examined on each side. */
const reach = 64;

/** Whether a word is part of a path, an address or an identifier with digits. Such names are not corrected. */
function isInName(text: string, start: number, end: number): boolean {
  let from = start;
  while (from > 0 && start - from < reach && nameCharacter.test(text[from - 1]!)) from--;
  let to = end;
  while (to < text.length && to - end < reach && nameCharacter.test(text[to]!)) to++;
  // A full stop may end a sentence: it only belongs to a name before a letter.
  return /[0-9/@\\_]|\.[A-Za-z]/.test(text.slice(from, to));
}

/** The corrector of a knowledge base. */
export const correctorOf = derivedFrom((knowledge) => new Corrector(knowledge, wordsOf(knowledge).stemmer));

const humps = /^(?:[A-Z]+[a-z]+){3,}[A-Z0-9]*$/;
const beforeHump = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** Splits unknown names of alerts into words: `KubeOvnCniDown` → `Kube Ovn Cni Down`. Reasons and error codes stay whole. */
export function alertNamesInWords(
  text: string,
  entities: readonly Entity[],
  unknown: readonly UnknownWord[],
): Map<string, WordCorrection> {
  const codes = entities.filter(({ type }) => type === 'reason' || type === 'error-code');
  const names = unknown.filter(({ start, end }) => {
    const isCode = codes.some((code) => code.start < end && start < code.end);
    return !isCode && end - start <= longestAlertName && humps.test(text.slice(start, end));
  });
  return new Map(
    names.map(({ term, start, end }) => {
      const from = text.slice(start, end);
      return [term, { term, from, to: from.replace(beforeHump, ' ') }];
    }),
  );
}
