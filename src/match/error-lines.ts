import { getOrMake } from '../collections.js';
import { limits } from '../limits.js';
import { inverseDocumentFrequency, type SignatureTable } from '../snapshot/index.js';
import { maskMessage, normalize, originalEnd, originalStart, ownWords, type Span } from '../text/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';
import { matchParameters } from './parameters.js';
import type { Finding, Symptom, SymptomLine } from './types.js';
import { wordsOf } from './words.js';

/** A line of a symptom that equals or resembles an error line of a document. */
export interface ErrorLineHit {
  readonly document: number;
  /** Number of the template. */
  readonly signature: number;
  /** Line in the document. */
  readonly line: number;
  /** Code units in the symptom. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly strength: number;
}

/** Maximum number of characters compared per line. */
const lineCharacters = 4_096;
/** Words that occur in more templates than this do not propose candidates. */
const commonWord = 256;
/** Maximum number of templates compared with one line. */
const maxCandidates = 16;
/** A candidate must share this idf (in units of maxIdf) with the line … */
const minProposedIdf = 0.7;
/** … or this fraction of the candidate's idf, for messages of common words. */
const minProposedFraction = 0.7;
/** Minimum idf (in units of maxIdf) shared by similar but different lines. */
const minSharedIdf = 1.2;
/** Overlap coefficient below which two lines are different messages. */
const minAgreement = 0.6;
/** Exponent of the agreement: messages that differ in some words are often different messages. */
const sharpness = 4;
/** Shared idf (in units of maxIdf) at which the strength of a hit is one half. */
const halfShared = 1;
/** Maximum number of hits per document. */
const maxHitsPerDocument = 4;
/** Maximum number of characters of a line in the evidence. */
const shownCharacters = 160;
/** Characters between two shared words that are quoted with them: names, numbers and some other words. */
const quotedGap = 40;

const tableOf = derivedFrom(({ snapshot }) => snapshot.record<SignatureTable>('signature'));

/**
 * The best hits of each document; no error line and no line of the symptom is used twice. Similarity is the overlap
 * coefficient (Szymkiewicz 1934, Simpson 1943), which divides the shared idf by that of the shorter line: it finds a
 * message within a longer line, and a message that was only partly pasted.
 */
export function findErrorLines({ text, lines }: Pick<Symptom, 'text' | 'lines'>, knowledge: Knowledge): ErrorLineHit[] {
  const table = tableOf(knowledge);
  const propose = proposerOf(knowledge);
  const promising = lines.flatMap((line) => {
    const proposed = propose(line.terms);
    return proposed === null ? [] : [{ line, ...proposed }];
  });
  if (promising.length > limits.queryLines)
    promising.sort((left, right) => right.maxSharedIdf - left.maxSharedIdf || left.line.start - right.line.start);
  const hits = promising
    .slice(0, limits.queryLines)
    .flatMap(({ line, signatures }) => hitsOfLine(text, line, signatures, { table, knowledge }));
  return bestPerDocument(hits);
}

function bestPerDocument(hits: readonly ErrorLineHit[]): ErrorLineHit[] {
  const byDocument = new Map<number, ErrorLineHit[]>();
  for (const hit of [...hits].sort((left, right) => right.strength - left.strength || left.start - right.start)) {
    const best = getOrMake(byDocument, hit.document, () => []);
    const isUsed = best.some(({ signature, start }) => signature === hit.signature || start === hit.start);
    if (best.length < maxHitsPerDocument && !isUsed) best.push(hit);
  }
  return [...byDocument.values()].flat();
}

interface Proposed {
  readonly signatures: readonly number[];
  /** The most idf that a template shares with the line. */
  readonly maxSharedIdf: number;
}

/** Proposes templates for a line, by the less common words that they share. */
const proposerOf = derivedFrom((knowledge): ((terms: readonly number[]) => Proposed | null) => {
  const { keys, keyOffsets, keySignatures, wordOffsets, weights } = tableOf(knowledge);
  // Idf that each template shares with the current line; all 0 between calls.
  const shared = new Float64Array(wordOffsets.length - 1);
  const keyOf = new Map(Array.from(keys, (term, key) => [term, key]));
  const least = minProposedIdf * knowledge.maxIdf;
  return (terms) => {
    const touched: number[] = [];
    for (const term of new Set(terms)) {
      const key = keyOf.get(term);
      if (key === undefined || keyOffsets[key + 1]! - keyOffsets[key]! > commonWord) continue;
      const idf = knowledge.idf(term);
      for (let at = keyOffsets[key]!; at < keyOffsets[key + 1]!; at++) {
        const signature = keySignatures[at]!;
        if (shared[signature] === 0) touched.push(signature);
        shared[signature]! += idf;
      }
    }
    const enough = touched.filter(
      (signature) => shared[signature]! >= Math.min(least, minProposedFraction * weights[signature]!),
    );
    // A short template that matches in full may be as near as a long one that shares more.
    const nearness = (signature: number) => shared[signature]! ** 2 / weights[signature]!;
    enough.sort((left, right) => nearness(right) - nearness(left) || left - right);
    const maxSharedIdf = touched.reduce((greatest, signature) => Math.max(greatest, shared[signature]!), 0);
    for (const signature of touched) shared[signature] = 0;
    return enough.length === 0 ? null : { signatures: enough.slice(0, maxCandidates), maxSharedIdf };
  };
});

interface Compared {
  readonly table: SignatureTable;
  readonly knowledge: Knowledge;
}

function hitsOfLine(
  text: string,
  line: SymptomLine,
  signatures: readonly number[],
  { table, knowledge }: Compared,
): ErrorLineHit[] {
  const words = maskedWords(text.slice(line.start, Math.min(line.end, line.start + lineCharacters)), knowledge);
  const alike = signatures.flatMap((signature) => {
    const strength = similarity(signature, words, { table, knowledge });
    return strength > 0 ? [{ signature, strength }] : [];
  });
  if (alike.length === 0) return [];
  // A line that occurs in many documents, in the same or similar words, identifies none of them.
  const documents = new Set(
    alike.flatMap(({ signature }) => documentsOf(table, signature).map((each) => each.document)),
  );
  const rarity = inverseDocumentFrequency(documents.size, knowledge.documents) / knowledge.maxIdf;
  const written = text.slice(line.start, line.end);
  const span = {
    start: line.end - written.trimStart().length,
    end: line.start + written.trimEnd().length,
  };
  return alike.flatMap(({ signature, strength }) =>
    documentsOf(table, signature).map((each) => ({ ...each, ...span, signature, strength: strength * rarity })),
  );
}

function documentsOf({ documentOffsets, documents, lines }: SignatureTable, signature: number) {
  const found: { readonly document: number; readonly line: number }[] = [];
  for (let at = documentOffsets[signature]!; at < documentOffsets[signature + 1]!; at++)
    found.push({ document: documents[at]!, line: lines[at]! });
  return found;
}

interface MaskedWords {
  /** Term → its position among the distinct words of the line. */
  readonly positions: ReadonlyMap<number, number>;
  readonly idf: number;
}

/** The words of a line as templates have them: without stop words, variable parts and common endings. */
function maskedWords(line: string, knowledge: Knowledge): MaskedWords {
  const positions = new Map<number, number>();
  const seen = new Set<string>();
  let idf = 0;
  wordsOf(knowledge).forEach(
    normalize(ownWords(maskMessage(line), knowledge.vocabulary)),
    (word, _start, _end, kind) => {
      if (kind === 'part' || word.filler || seen.has(word.text)) return;
      seen.add(word.text);
      if (word.term >= 0) {
        positions.set(word.term, seen.size);
        idf += knowledge.idf(word.term);
      } else if (!word.name) idf += knowledge.maxIdf * matchParameters.unknown;
    },
  );
  return { positions, idf };
}

/** 0 to 1, from the shared idf and, unless the line contains the whole template in a row, the overlap coefficient. */
function similarity(signature: number, { positions, idf }: MaskedWords, { table, knowledge }: Compared): number {
  let shared = 0;
  let inRow = true;
  let before = 0;
  for (let at = table.wordOffsets[signature]!; at < table.wordOffsets[signature + 1]!; at++) {
    const term = table.words[at]!;
    const position = positions.get(term) ?? 0;
    inRow &&= position > 0 && (before === 0 || position === before + 1);
    before = position;
    if (position > 0) shared += knowledge.idf(term);
  }
  const relative = shared / knowledge.maxIdf;
  const agreement = shared / Math.min(table.weights[signature]!, idf);
  if (inRow) return relative / (relative + halfShared);
  if (relative < minSharedIdf || agreement < minAgreement) return 0;
  return (relative / (relative + halfShared)) * agreement ** sharpness;
}

/** Combined strength of the error lines of a document, 0 to 1. */
export const errorLineStrength = (hits: readonly ErrorLineHit[]): number =>
  1 - hits.reduce((open, { strength }) => open * (1 - strength), 1);

/** One finding per hit; the scores add up to `1 - Π(1 - strength)` times the weight of error lines. */
export function errorLineFindings(knowledge: Knowledge, text: string, hits: readonly ErrorLineHit[]): Finding[] {
  let open = matchParameters.errorLine;
  return hits.map((hit) => {
    const score = open * hit.strength;
    open -= score;
    const query = sharedRun(text, hit, knowledge);
    const value = text.slice(query.start, Math.min(query.end, query.start + shownCharacters));
    const source = { path: knowledge.path(hit.document), line: hit.line };
    return { kind: 'signature', value, score, query, source };
  });
}

/** What a line shares with the template: of several places far from each other, the one with the most idf. */
function sharedRun(text: string, { start, end, signature }: ErrorLineHit, knowledge: Knowledge): Span {
  const { words, wordOffsets } = tableOf(knowledge);
  const template = new Set(words.subarray(wordOffsets[signature]!, wordOffsets[signature + 1]!));
  const line = normalize(text.slice(start, Math.min(end, start + lineCharacters)));
  const whole = { start, end, idf: 0 };
  let [run, best] = [whole, whole];
  wordsOf(knowledge).forEach(line, ({ term, filler }, from, to, kind) => {
    if (kind === 'part' || filler || !template.has(term)) return;
    const next = { start: start + originalStart(line, from), end: start + originalEnd(line, to) };
    const continues = run !== whole && next.start - run.end <= quotedGap;
    const idf = knowledge.idf(term) + (continues ? run.idf : 0);
    run = { start: continues ? run.start : next.start, end: next.end, idf };
    if (idf > best.idf) best = run;
  });
  return { start: best.start, end: best.end };
}
