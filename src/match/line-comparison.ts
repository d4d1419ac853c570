import { limits } from '../limits.js';
import { inverseDocumentFrequency, readRecord, type SignatureTable } from '../snapshot/index.js';
import { maskMessage, normalize, withoutMarks } from '../text/index.js';
import type { Knowledge } from './knowledge.js';
import { SignatureCandidates } from './signature-candidates.js';
import type { SymptomLine } from './symptom-lines.js';
import type { Words } from './words.js';

/** A line of a symptom that is an error line of a document, or nearly. */
export interface LineHit {
  readonly document: number;
  readonly signature: number;
  /** Line of the document that shows it. */
  readonly line: number;
  /** Place in the symptom. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly worth: number;
}

/** Characters of a line that are compared. */
const lineCharacters = 4_096;
/** Words that one document alone has, of which lines must share as much that are alike but not the same. */
const leastShared = 1.2;
/** Agreement below which two lines are not the same message. */
const leastAgreement = 0.6;
/** Messages that differ in a part of what they tell are often others: agreement counts by this power. */
const sharpness = 4;
/** Telling of what two lines share, in words that one document alone has, at which it is worth half. */
const halfTelling = 1;

/**
 * Compares lines of a symptom with the error lines of the documents, by their words without the variable parts. What two
 * lines share is held against the one that tells less (the overlap coefficient: Szymkiewicz 1934, Simpson 1943), so that a
 * message within a longer line is found, and one of which only the beginning was pasted.
 */
export class LineComparison {
  readonly #table: SignatureTable;
  readonly #candidates: SignatureCandidates;
  /** By term: one more than which of the line's words it is, 0 for what is none of them and outside of a call. */
  readonly #order: Uint16Array;

  constructor(
    readonly knowledge: Knowledge,
    /** What a word counts that no document has, in words that one document alone has. */
    readonly unknown: number,
    readonly words: Words,
  ) {
    this.#table = readRecord<SignatureTable>(knowledge.snapshot, 'signature');
    this.#candidates = new SignatureCandidates(this.#table, knowledge);
    this.#order = new Uint16Array(knowledge.termCount);
  }

  hits(text: string, lines: readonly SymptomLine[]): LineHit[] {
    const promising: { line: SymptomLine; signatures: readonly number[]; most: number }[] = [];
    for (const line of lines) {
      const found = this.#candidates.of(line.terms);
      if (found) promising.push({ line, ...found });
    }
    if (promising.length > limits.queryLines) {
      promising.sort((left, right) => right.most - left.most || left.line.start - right.line.start);
    }
    return promising
      .slice(0, limits.queryLines)
      .flatMap(({ line, signatures }) => this.#compare(text, line, signatures));
  }

  #compare(text: string, line: SymptomLine, signatures: readonly number[]): LineHit[] {
    const end = Math.min(line.end, line.start + lineCharacters);
    const { terms, total } = this.#readWords(text.slice(line.start, end));
    const alike: { readonly signature: number; readonly worth: number }[] = [];
    for (const signature of signatures) {
      const worth = this.#worth(signature, total);
      if (worth > 0) alike.push({ signature, worth });
    }
    for (const term of terms) this.#order[term] = 0;
    if (alike.length === 0) return [];
    // A line that many documents show, in these words or nearly, points to none of them.
    const rarity = inverseDocumentFrequency(this.#countDocuments(alike), this.knowledge.documents);
    const share = rarity / this.knowledge.mostTelling;
    const place = placeOf(text, line);
    return alike.flatMap(({ signature, worth }) => this.#hits(signature, place, worth * share));
  }

  /**
   * Notes the order of a line's words, those that the error lines were indexed by.
   * @returns what was noted, and what the words of the line tell all together.
   */
  #readWords(line: string): { terms: readonly number[]; total: number } {
    const { knowledge } = this;
    const order = this.#order;
    const terms: number[] = [];
    const seen = new Set<string>();
    let total = 0;
    this.words.forEach(normalize(withoutMarks(maskMessage(line))), (word, _start, _end, kind) => {
      if (kind === 'part' || word.filler || seen.has(word.text)) return;
      seen.add(word.text);
      if (word.term >= 0) {
        order[word.term] = seen.size;
        terms.push(word.term);
        total += knowledge.telling(word.term);
      } else if (!word.name) total += knowledge.mostTelling * this.unknown;
    });
    return { terms, total };
  }

  /** 0 to 1: how much is shared, and unless all of the signature stands in a row, its share of the line that tells less. */
  #worth(signature: number, lineTotal: number): number {
    const { wordOffsets, weights, words: signatureWords } = this.#table;
    let shared = 0;
    let inRow = true;
    let before = 0;
    for (let at = wordOffsets[signature]!; at < wordOffsets[signature + 1]!; at++) {
      const term = signatureWords[at]!;
      const place = this.#order[term]!;
      inRow &&= place > 0 && (before === 0 || place === before + 1);
      before = place;
      if (place > 0) shared += this.knowledge.telling(term);
    }
    const told = shared / this.knowledge.mostTelling;
    const agreement = shared / Math.min(weights[signature]!, lineTotal);
    if (inRow) return told / (told + halfTelling);
    if (told < leastShared || agreement < leastAgreement) return 0;
    return (told / (told + halfTelling)) * agreement ** sharpness;
  }

  /** How many documents show one of these. */
  #countDocuments(alike: readonly { readonly signature: number }[]): number {
    const { documentOffsets, documents } = this.#table;
    const showing = new Set<number>();
    for (const { signature } of alike) {
      for (let at = documentOffsets[signature]!; at < documentOffsets[signature + 1]!; at++)
        showing.add(documents[at]!);
    }
    return showing.size;
  }

  /** One for each line that shows it. */
  #hits(signature: number, { start, end }: Pick<LineHit, 'start' | 'end'>, worth: number): LineHit[] {
    const { documentOffsets, documents, lines } = this.#table;
    const hits: LineHit[] = [];
    for (let at = documentOffsets[signature]!; at < documentOffsets[signature + 1]!; at++) {
      hits.push({ document: documents[at]!, signature, line: lines[at]!, start, end, worth });
    }
    return hits;
  }
}

/** A line without the white space around it. */
function placeOf(text: string, { start, end }: SymptomLine): { start: number; end: number } {
  const line = text.slice(start, end);
  return { start: end - line.trimStart().length, end: start + line.trimEnd().length };
}
