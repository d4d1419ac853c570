import { limits } from '../limits.js';
import {
  detectLanguage,
  extractEntities,
  findCommonEndings,
  findInstanceNames,
  namedApart,
  negationScopes,
  qualifierValues,
  readAlert,
  readPasted,
  routineLines,
  type Span,
  withoutNames,
} from '../text/index.js';
import { alertNamesInWords, correctorOf, type UnknownWord, type WordCorrection } from './corrections.js';
import { isKeyText } from './key-texts.js';
import type { Knowledge } from './knowledge.js';
import { acceptParameters, matchParameters } from './parameters.js';
import { isLog, isSalientAt, readLines, type SymptomLines, salientText } from './symptom-lines.js';
import {
  distinctTerms,
  hasForeignSubject,
  impliedConcepts,
  readConcepts,
  readWords,
  type WeightedTerms,
  weightTerms,
  withEndings,
} from './symptom-terms.js';
import { type CorrectedText, correctText, notNegated, withoutNegated, withoutSpans } from './symptom-text.js';
import type { Symptom, SymptomLine, SymptomTerm, TextTerm } from './types.js';
import { type ComparedText, comparedText, knownWords, type Word, type Words, wordsOf } from './words.js';

/**
 * Reads a symptom: what it is about, what it negates, which of its words are misspelt, and what each term weighs.
 * @param unknownHan factor on pairs of Han characters that no document has
 */
export function analyzeSymptom(
  text: string,
  knowledge: Knowledge,
  unknownHan: number = matchParameters.unknownHan,
): Symptom {
  const words = wordsOf(knowledge);
  const { vocabulary } = knowledge;
  const read = text.slice(0, limits.queryCharacters);
  const pasted = readAlert(read, vocabulary);
  const alert = pasted ?? readPasted(read, vocabulary);
  const written = pasted === null ? withoutSpans(read, routineLines(read)) : read;
  const typed = comparedText(written);
  // An alert negates nothing. What a document says of itself is asked as it is written.
  const scopes = pasted === null ? negationScopes(typed.normalized, vocabulary) : [];
  const negations = scopes.length > 0 && isKeyText(typed, knowledge) ? [] : scopes;
  const names = pasted === null ? findInstanceNames(written, knownWords(knowledge), vocabulary) : [];
  const asserted = withoutNegated(withoutNames(written, names), negations);
  const entities = notNegated(extractEntities(read, vocabulary), negations);

  const ignored = alert?.ignored ?? [];
  const { normalized, folded } = asserted === written ? typed : comparedText(asserted);
  const uncorrected: CorrectedText = { normalized, folded, spans: [] };
  const found = readWords(uncorrected, words, ignored);
  // Programs do not misspell: what no document has of a log is names.
  const unknown = unknownWords(found);
  const corrections =
    unknown.length === 0 || isLog(written, found, alert)
      ? noCorrections
      : correctorOf(knowledge).correct(written, entities, withoutDecisive(unknown, words, typed));
  const rewritten = new Map([...alertNamesInWords(asserted, entities, unknown), ...corrections]);
  const corrected = correctText(uncorrected, words, rewritten);
  const single = rewritten.size === 0 ? found : readWords(corrected, words, ignored);
  const { concepts: inText, decisive } = readConcepts(corrected, words, ignored);
  const apart = namedApart(written, names, vocabulary);
  const concepts = apart === undefined ? inText : [...inText, ...impliedConcepts(apart, words)];

  const lines = readLines(written, [...single, ...concepts], alert, matchParameters.boilerplate);
  const terms = withEndings([...single, ...concepts], findCommonEndings(written, vocabulary));
  const weighted = weightTerms(distinctTerms(terms, lines), lines.background, {
    maxIdf: knowledge.maxIdf,
    idfOf: (documents) => knowledge.idfOf(documents),
    unknownHan,
  });
  return {
    text,
    typed,
    normalized: corrected.normalized,
    folded: corrected.folded,
    negations,
    names,
    apart,
    language: detectLanguage(read, vocabulary),
    entities,
    qualifiers:
      qualifierValues(corrected.normalized, vocabulary) | qualifierValues({ text: apart?.phrase ?? '' }, vocabulary),
    corrections: [...corrections.values()],
    terms: weighted.terms,
    knownTerms: weighted.terms.filter(({ term }) => term >= 0).sort(byPosition),
    lines: linesToCompare(lines),
    salientText: lines.background < 1 ? salientText(written, lines) : null,
    background: lines.background,
    ...measure(weighted),
    foreignSubject: alert === null && hasForeignSubject(written, { single, concepts }, vocabulary),
    decisive: decisive.filter(({ start }) => isSalientAt(lines, start)).map(({ word }) => word.term),
  };
}

const noCorrections: ReadonlyMap<string, WordCorrection> = new Map();

const byPosition = (left: SymptomTerm, right: SymptomTerm): number =>
  left.start - right.start || right.end - left.end || right.weight - left.weight || (left.text < right.text ? -1 : 1);

/** Distinct words that no document has, where they stand first. */
function unknownWords(terms: readonly TextTerm[]): UnknownWord[] {
  const unknown = new Map<string, UnknownWord>();
  for (const { word, kind, start, end } of terms) {
    if (word.term >= 0 || kind === 'number' || unknown.has(word.text)) continue;
    unknown.set(word.text, { term: word.text, kind, start, end });
    if (unknown.size >= limits.queryUnknownTerms) break;
  }
  return [...unknown.values()];
}

/** The name of another system (data/decisive.json) is spelt right, though no document has it: a printer is no pointer. */
function withoutDecisive(unknown: readonly UnknownWord[], words: Words, typed: ComparedText): UnknownWord[] {
  const spans: Span[] = [];
  const add = (_: Word, start: number, end: number) => void spans.push({ start, end });
  words.forEachConcept(typed, () => {}, add);
  return unknown.filter((word) => !spans.some(({ start, end }) => start <= word.start && word.end <= end));
}

function linesToCompare({ lines }: SymptomLines): SymptomLine[] {
  return lines
    .filter(({ repeated }) => !repeated)
    .map(({ start, end, terms }) => ({
      start,
      end,
      terms: terms.flatMap(({ word, form, kind }) =>
        word.term >= 0 && form === 'single' && kind !== 'part' ? [word.term] : [],
      ),
    }));
}

/** What there is to explain: the single terms. */
function measure({ terms, repetition }: WeightedTerms): Pick<Symptom, 'weight' | 'idf' | 'unknownShare'> {
  const hanIdf = acceptParameters.hanIdf / matchParameters.han;
  let weight = 0;
  let idf = 0;
  let unknown = 0;
  const concepts = terms.filter(({ form, term }) => form === 'concept' && term >= 0);
  for (const { weight: own, term, form, han, start, end } of terms) {
    if (form !== 'single') continue;
    weight += own;
    idf += (han ? own * hanIdf : own) / repetition;
    // What is part of a word of the lexicon that documents have in other words is not foreign to them.
    if (term < 0 && !concepts.some((concept) => concept.start <= start && end <= concept.end)) unknown += own;
  }
  return { weight, idf, unknownShare: weight === 0 ? 0 : unknown / weight };
}
