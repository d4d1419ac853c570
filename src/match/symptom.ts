import { limits } from '../limits.js';
import {
  type Boilerplate,
  blanked,
  detectLanguage,
  extractEntities,
  findCommonEndings,
  findInstanceNames,
  type InstanceName,
  namedApart,
  negationScopes,
  noticePrefix,
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
import { type CorrectedText, correctText, negatedCharacter, notNegated } from './symptom-text.js';
import type { Symptom, SymptomLine, SymptomTerm, TextTerm } from './types.js';
import { type ComparedText, comparedText, knownWords, type Word, type Words, wordsOf } from './words.js';

/**
 * Reads a symptom: what it is about, what it negates, which of its words are misspelt, and the weight of each term.
 * @param unknownHan factor on pairs of Han characters that no document has
 */
export function analyzeSymptom(
  text: string,
  knowledge: Knowledge,
  unknownHan: number = matchParameters.unknownHan,
): Symptom {
  const read = text.slice(0, limits.queryCharacters);
  const statement = readStatement(read, knowledge);
  const { written, typed, boilerplate, negations, names, entities } = statement;
  const { vocabulary } = knowledge;
  const { corrected, corrections, single } = readCorrected(statement, knowledge);
  const { concepts: inText, decisive } = readConcepts(corrected, wordsOf(knowledge), boilerplate?.ignored ?? []);
  const apart = namedApart(written, names, vocabulary);
  const concepts = apart === undefined ? inText : [...inText, ...impliedConcepts(apart, wordsOf(knowledge))];

  const lines = readLines(written, [...single, ...concepts], boilerplate);
  const terms = withEndings([...single, ...concepts], findCommonEndings(written, vocabulary));
  const weighing = { maxIdf: knowledge.maxIdf, idfOf: (documents: number) => knowledge.idfOf(documents), unknownHan };
  const weighted = weightTerms(distinctTerms(terms, lines), lines.background, weighing);
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
    foreignSubject: boilerplate === null && hasForeignSubject(written, { single, concepts }, vocabulary),
    decisive: decisive.filter(({ start }) => isSalientAt(lines, start)).map(({ word }) => word.term),
  };
}

/** A symptom before its words are looked up. */
interface Statement extends Pick<Symptom, 'typed' | 'negations' | 'entities'> {
  /** Without the routine lines of logs. */
  readonly written: string;
  /** `written` without instance names and negation scopes. */
  readonly asserted: string;
  readonly names: readonly InstanceName[];
  /** What is boilerplate in a pasted text; null for plain text. */
  readonly boilerplate: Boilerplate | null;
}

function readStatement(text: string, knowledge: Knowledge): Statement {
  const { vocabulary } = knowledge;
  const alert = readAlert(text, vocabulary);
  const written = alert === null ? blanked(text, [...noticePrefix(text, vocabulary), ...routineLines(text)]) : text;
  const typed = comparedText(written);
  const base = { written, typed, boilerplate: alert ?? readPasted(text, vocabulary) };
  if (alert !== null)
    // An alert negates nothing, and its labels say which names it has.
    return { ...base, asserted: written, negations: [], names: [], entities: extractEntities(text, vocabulary) };
  const scopes = negationScopes(typed.normalized, vocabulary);
  // A document may describe its own symptom with a negation.
  const negations = scopes.length > 0 && isKeyText(typed, knowledge) ? [] : scopes;
  const names = findInstanceNames(written, knownWords(knowledge), vocabulary);
  return {
    ...base,
    asserted: blanked(withoutNames(written, names), negations, negatedCharacter),
    negations,
    names,
    entities: notNegated(extractEntities(text, vocabulary), negations),
  };
}

/** The words of a text, misspelt ones corrected. */
interface CorrectedWords {
  readonly corrected: CorrectedText;
  /** By the term of the misspelt word. */
  readonly corrections: ReadonlyMap<string, WordCorrection>;
  readonly single: readonly TextTerm[];
}

function readCorrected(
  { written, asserted, typed, entities, boilerplate }: Statement,
  knowledge: Knowledge,
): CorrectedWords {
  const words = wordsOf(knowledge);
  const ignored = boilerplate?.ignored ?? [];
  const uncorrected: CorrectedText = { ...(asserted === written ? typed : comparedText(asserted)), spans: [] };
  const found = readWords(uncorrected, words, ignored);
  const unknown = unknownWords(found);
  // Programs make no typing errors: the unknown words of a log are names.
  const corrections: ReadonlyMap<string, WordCorrection> =
    unknown.length === 0 || isLog(written, found, boilerplate)
      ? new Map()
      : correctorOf(knowledge).correct(written, entities, withoutDecisive(unknown, words, typed));
  const rewritten = new Map([...alertNamesInWords(asserted, entities, unknown), ...corrections]);
  if (rewritten.size === 0) return { corrected: uncorrected, corrections, single: found };
  const corrected = correctText(uncorrected, words, rewritten);
  return { corrected, corrections, single: readWords(corrected, words, ignored) };
}

const byPosition = (left: SymptomTerm, right: SymptomTerm): number =>
  left.start - right.start || right.end - left.end || right.weight - left.weight || (left.text < right.text ? -1 : 1);

/** Distinct words that no document has, each at its first position. */
function unknownWords(terms: readonly TextTerm[]): UnknownWord[] {
  const unknown = new Map<string, UnknownWord>();
  for (const { word, kind, start, end } of terms) {
    if (word.term >= 0 || kind === 'number' || unknown.has(word.text)) continue;
    unknown.set(word.text, { term: word.text, kind, start, end });
    if (unknown.size >= limits.queryUnknownTerms) break;
  }
  return [...unknown.values()];
}

/** Leaves out names of other systems (data/decisive.json), which no document needs to have: `printer` is not a misspelt `pointer`. */
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

/** The totals of the single terms, which an answer must explain. */
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
    // A word of a concept that documents express in other words is not unknown to them.
    if (term < 0 && !concepts.some((concept) => concept.start <= start && end <= concept.end)) unknown += own;
  }
  return { weight, idf, unknownShare: weight === 0 ? 0 : unknown / weight };
}
