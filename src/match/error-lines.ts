import { limits } from '../limits.js';
import { inverseDocumentFrequency, readRecord, type SignatureTable } from '../snapshot/index.js';
import { maskMessage, normalize, withoutMarks } from '../text/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';
import { matchParameters } from './parameters.js';
import type { Finding, Symptom, SymptomLine } from './types.js';
import { wordsOf } from './words.js';

/** A line of a symptom that is an error line of a document, or nearly. */
export interface ErrorLineHit {
  readonly document: number;
  /** Number of the template. */
  readonly signature: number;
  /** Line of the document that has it. */
  readonly line: number;
  /** Code units in the symptom. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly worth: number;
}

/** Characters of a line that are compared. */
const lineCharacters = 4_096;
/** A word of more templates than this proposes none: it would cost more than it says. */
const commonWord = 256;
/** Templates that are compared with one line. */
const mostCandidates = 16;
/** Idf (in units of maxIdf) that a line and a candidate share at least … */
const leastProposed = 0.7;
/** … or this share of the candidate: a message of common words is one in full. */
const leastShare = 0.7;
/** Idf (in units of maxIdf) that lines share at least which are alike but not the same. */
const leastShared = 1.2;
/** Agreement below which two lines are not the same message. */
const leastAgreement = 0.6;
/** Messages that differ in a part of their words are often others: agreement counts by this power. */
const sharpness = 4;
/** Shared idf (in units of maxIdf) at which a hit is worth half. */
const halfShared = 1;
/** Error lines of one document that confirm each other. */
const confirmingLines = 4;
/** Characters of a line that are shown as evidence. */
const shownCharacters = 160;

const tableOf = derivedFrom(({ snapshot }) => readRecord<SignatureTable>(snapshot, 'signature'));

/**
 * The best hits of each document: each of its error lines once, and each line of the symptom. What two lines share is held
 * against the shorter one (the overlap coefficient: Szymkiewicz 1934, Simpson 1943), so that a message within a longer line
 * is found, and one of which only the beginning was pasted.
 */
export function findErrorLines({ text, lines }: Pick<Symptom, 'text' | 'lines'>, knowledge: Knowledge): ErrorLineHit[] {
  const table = tableOf(knowledge);
  const propose = proposer(table, knowledge);
  const promising = lines.flatMap((line) => {
    const proposed = propose(line.terms);
    return proposed === null ? [] : [{ line, ...proposed }];
  });
  if (promising.length > limits.queryLines)
    promising.sort((left, right) => right.most - left.most || left.line.start - right.line.start);
  const hits = promising
    .slice(0, limits.queryLines)
    .flatMap(({ line, signatures }) => compare(text, line, signatures, { table, knowledge }));
  return confirming(hits);
}

function confirming(hits: readonly ErrorLineHit[]): ErrorLineHit[] {
  const byDocument = new Map<number, ErrorLineHit[]>();
  for (const hit of [...hits].sort((left, right) => right.worth - left.worth || left.start - right.start)) {
    const known = byDocument.get(hit.document);
    if (known === undefined) byDocument.set(hit.document, [hit]);
    else if (
      known.length < confirmingLines &&
      known.every(({ signature, start }) => signature !== hit.signature && start !== hit.start)
    )
      known.push(hit);
  }
  return [...byDocument.values()].flat();
}

interface Proposed {
  readonly signatures: readonly number[];
  /** Idf that the best of them shares with the line. */
  readonly most: number;
}

/** Makes the function that proposes templates for a line, by the less common words that they share. */
function proposer(
  { keys, keyOffsets, keySignatures, wordOffsets, weights }: SignatureTable,
  knowledge: Knowledge,
): (terms: readonly number[]) => Proposed | null {
  // By template, the idf that it shares with the line at hand; 0 outside of a call.
  const shared = new Float64Array(wordOffsets.length - 1);
  const least = leastProposed * knowledge.maxIdf;
  return (terms) => {
    const touched: number[] = [];
    for (const term of new Set(terms)) {
      const key = findSorted(keys, term);
      if (key < 0 || keyOffsets[key + 1]! - keyOffsets[key]! > commonWord) continue;
      const idf = knowledge.idf(term);
      for (let at = keyOffsets[key]!; at < keyOffsets[key + 1]!; at++) {
        const signature = keySignatures[at]!;
        if (shared[signature] === 0) touched.push(signature);
        shared[signature]! += idf;
      }
    }
    const enough = touched.filter(
      (signature) => shared[signature]! >= Math.min(least, leastShare * weights[signature]!),
    );
    // A short one that is matched in full may be as near as a long one of which more is.
    const nearness = (signature: number) => shared[signature]! ** 2 / weights[signature]!;
    enough.sort((left, right) => nearness(right) - nearness(left) || left - right);
    const most = touched.reduce((greatest, signature) => Math.max(greatest, shared[signature]!), 0);
    for (const signature of touched) shared[signature] = 0;
    return enough.length === 0 ? null : { signatures: enough.slice(0, mostCandidates), most };
  };
}

interface Compared {
  readonly table: SignatureTable;
  readonly knowledge: Knowledge;
}

function compare(
  text: string,
  line: SymptomLine,
  signatures: readonly number[],
  { table, knowledge }: Compared,
): ErrorLineHit[] {
  const words = maskedWords(text.slice(line.start, Math.min(line.end, line.start + lineCharacters)), knowledge);
  const alike = signatures.flatMap((signature) => {
    const worth = worthOf(signature, words, { table, knowledge });
    return worth > 0 ? [{ signature, worth }] : [];
  });
  if (alike.length === 0) return [];
  // A line that many documents have, in these words or nearly, points to none of them.
  const documents = new Set(
    alike.flatMap(({ signature }) => documentsOf(table, signature).map((each) => each.document)),
  );
  const rarity = inverseDocumentFrequency(documents.size, knowledge.documents) / knowledge.maxIdf;
  const written = text.slice(line.start, line.end);
  const place = {
    start: line.end - written.trimStart().length,
    end: line.start + written.trimEnd().length,
  };
  return alike.flatMap(({ signature, worth }) =>
    documentsOf(table, signature).map((each) => ({ ...each, ...place, signature, worth: worth * rarity })),
  );
}

function documentsOf({ documentOffsets, documents, lines }: SignatureTable, signature: number) {
  const found: { readonly document: number; readonly line: number }[] = [];
  for (let at = documentOffsets[signature]!; at < documentOffsets[signature + 1]!; at++)
    found.push({ document: documents[at]!, line: lines[at]! });
  return found;
}

interface MaskedWords {
  /** Term → its place among the distinct words of the line. */
  readonly places: ReadonlyMap<number, number>;
  readonly idf: number;
}

/** The words of a line that templates consist of: without fillers and variable parts. */
function maskedWords(line: string, knowledge: Knowledge): MaskedWords {
  const places = new Map<number, number>();
  const seen = new Set<string>();
  let idf = 0;
  wordsOf(knowledge).forEach(normalize(withoutMarks(maskMessage(line))), (word, _start, _end, kind) => {
    if (kind === 'part' || word.filler || seen.has(word.text)) return;
    seen.add(word.text);
    if (word.term >= 0) {
      places.set(word.term, seen.size);
      idf += knowledge.idf(word.term);
    } else if (!word.name) idf += knowledge.maxIdf * matchParameters.unknown;
  });
  return { places, idf };
}

/** 0 to 1: idf that is shared and, unless the line has all of the template in a row, its share of the shorter one. */
function worthOf(signature: number, { places, idf }: MaskedWords, { table, knowledge }: Compared): number {
  let shared = 0;
  let inRow = true;
  let before = 0;
  for (let at = table.wordOffsets[signature]!; at < table.wordOffsets[signature + 1]!; at++) {
    const term = table.words[at]!;
    const place = places.get(term) ?? 0;
    inRow &&= place > 0 && (before === 0 || place === before + 1);
    before = place;
    if (place > 0) shared += knowledge.idf(term);
  }
  const relative = shared / knowledge.maxIdf;
  const agreement = shared / Math.min(table.weights[signature]!, idf);
  if (inRow) return relative / (relative + halfShared);
  if (relative < leastShared || agreement < leastAgreement) return 0;
  return (relative / (relative + halfShared)) * agreement ** sharpness;
}

/** 0 to 1: what the error lines of a document are worth together. */
export const worthOfErrorLines = (hits: readonly ErrorLineHit[]): number =>
  1 - hits.reduce((open, { worth }) => open * (1 - worth), 1);

/** One finding for each hit: each adds its worth of what those before it left open, `1 - Π(1 - worth)` in all. */
export function errorLineFindings(knowledge: Knowledge, text: string, hits: readonly ErrorLineHit[]): Finding[] {
  let open = matchParameters.errorLine;
  return hits.map(({ document, line, start, end, worth }) => {
    const score = open * worth;
    open -= score;
    const value = text.slice(start, Math.min(end, start + shownCharacters));
    return {
      kind: 'signature',
      value,
      score,
      query: { start, end },
      source: { path: knowledge.path(document), line },
    };
  });
}

function findSorted(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] === value) return middle;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
