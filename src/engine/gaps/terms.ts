import type { Knowledge } from '../../match/index.js';
import {
  conceptTerm,
  forEachConcept,
  forEachToken,
  isAlarming,
  isStopWord,
  normalize,
  type Stemmer,
  type TokenKind,
} from '../../text/index.js';

/** The words of a symptom, each with what it tells. */
export type WeighedTerms = ReadonlyMap<string, number>;

/** Lines from which on only those are looked at that speak of something wrong. */
const leastLogLines = 6;
/** Terms of one symptom: the most telling ones. */
const mostTerms = 48;
/** What a pair of Han characters, a number, and a name that no document has count beside a word. */
const hanFactor = 0.4;
const numberFactor = 0.4;

/**
 * What a masked symptom says: stems, pairs of Han characters, and in the place of words of the lexicon their concepts, so
 * that both languages meet. Each weighs by how few documents say it; a word that none says weighs as one that one says.
 */
export function symptomTerms(masked: string, knowledge: Knowledge, stemmer: Stemmer): WeighedTerms {
  const normalized = normalize(tellingLines(masked).replace(/<[a-z]{2,8}>/g, ' '));
  const weights = new Map<string, number>();
  const covered: { start: number; end: number }[] = [];
  forEachConcept(knowledge.concepts, normalized, (group, start, end) => {
    covered.push({ start, end });
    const term = conceptTerm(knowledge.concepts.ids[group]!);
    weights.set(term, tellingOf(term, knowledge));
  });
  covered.sort((left, right) => left.start - right.start || right.end - left.end);
  let next = 0;
  let coveredTo = 0;
  forEachToken(
    normalized,
    (term, start, end, kind) => {
      while (next < covered.length && covered[next]!.start <= start)
        coveredTo = Math.max(coveredTo, covered[next++]!.end);
      if (kind === 'part' || end <= coveredTo || isStopWord(term, kind === 'han' ? 'zh' : 'en')) return;
      weights.set(term, tellingOf(term, knowledge) * factorOf(term, kind));
    },
    stemmer,
  );
  if (weights.size <= mostTerms) return weights;
  const sorted = [...weights].sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1));
  return new Map(sorted.slice(0, mostTerms));
}

function factorOf(term: string, kind: TokenKind): number {
  if (kind === 'han') return hanFactor;
  return kind === 'number' || /\d/.test(term) ? numberFactor : 1;
}

function tellingOf(text: string, knowledge: Knowledge): number {
  const term = knowledge.term(text);
  return (term < 0 ? knowledge.mostTelling : knowledge.telling(term)) / knowledge.mostTelling;
}

/** Of a log its lines that speak of something wrong, if there are any. */
function tellingLines(masked: string): string {
  const lines = [...new Set(masked.split('\n'))];
  if (lines.length < leastLogLines) return masked;
  const alarming = lines.filter(isAlarmingLine);
  return (alarming.length > 0 ? alarming : lines).join('\n');
}

/** True for a line that speaks of something wrong. */
export function isAlarmingLine(line: string): boolean {
  let found = false;
  forEachToken(normalize(line), (term) => {
    found ||= isAlarming(term);
  });
  return found;
}
