import type { Matcher } from '../../engine.js';
import { groupOf, type Knowledge, type MatchResult } from '../../match/index.js';
import type {
  Evidence,
  EvidenceBranch,
  EvidenceDifference,
  EvidenceKind,
  ExplainedDocument,
  Explanation,
  Trigger,
  UnmatchedReason,
  UnmatchedTrigger,
} from '../../model/index.js';
import {
  foldedPosition,
  foldGaps,
  foldPhrase,
  hasPhraseEdges,
  isNegated,
  type NegationScope,
  type NormalizedText,
  normalize,
  originalEnd,
  originalStart,
  phraseStandsAt,
  tidyPhrase,
} from '../../text/index.js';
import { type FoundChanges, findChanges } from './changes.js';

export interface ExplainOptions {
  /** Id or path of the document to explain. */
  readonly doc: string;
  /** Language of the answer; default: the symptom's. */
  readonly language?: 'zh' | 'en';
}

/** Candidates that are ranked: a lower rank means nothing. */
const depth = 100;
const shownDifferences = 8;

const noChanges: FoundChanges = { tried: 0, changes: [] };

type Ranked = MatchResult['ranked'][number];

/**
 * Explains the document with this number against the first result or, if it is the first, against the second. Both are
 * named as in an answer; the evidence is that of the translation or duplicate that matched.
 */
export function explainMatch(
  matcher: Matcher,
  text: string,
  document: number,
  language: 'zh' | 'en' | undefined,
): Explanation {
  const { knowledge } = matcher;
  const result = matcher.match(text, depth, language, { documents: [document] });
  const place = result.ranked.findIndex((ranked) => groupOf(knowledge, ranked.found) === groupOf(knowledge, document));
  const own = result.ranked[place];
  const rivalPlace = place === 0 ? 1 : 0;
  const rival = result.ranked[rivalPlace];
  const about = own?.found ?? document;
  const explained = explainRanked(knowledge, own, place, document);
  const against = rival ? explainRanked(knowledge, rival, rivalPlace, rival.document) : null;
  const { status, confidence, symptom } = result;
  return {
    schema: 'triagraph/explanation/1',
    query: {
      text,
      language: language ?? symptom.language,
      corrections: symptom.corrections.map(({ from, to }) => ({ from, to })),
    },
    status,
    confidence,
    document: explained,
    rival: against,
    differences: against ? differences(explained, against) : [],
    unexplained: unexplained(knowledge, result, about),
    silentTriggers: silentTriggers(knowledge.head(document).triggers, symptom, (line) =>
      (own?.evidence ?? []).some(
        ({ kind, source }) => kind === 'trigger' && source?.line === line && source.path === explained.path,
      ),
    ),
    ...(rival ? findChanges(matcher, result, { document: about, rival: rival.found, language }) : noChanges),
  };
}

function explainRanked(
  knowledge: Knowledge,
  ranked: Ranked | undefined,
  place: number,
  document: number,
): ExplainedDocument {
  return {
    id: knowledge.id(document),
    path: knowledge.path(document),
    title: knowledge.title(document),
    kind: knowledge.kind(document),
    priority: knowledge.priorities[document]!,
    rank: ranked ? place + 1 : null,
    score: ranked?.score ?? 0,
    evidence: branches(ranked?.evidence ?? []),
  };
}

function branches(evidence: readonly Evidence[]): EvidenceBranch[] {
  const kinds = [...new Set(evidence.map(({ kind }) => kind))];
  const all = kinds.map((kind) => {
    const leaves = evidence.filter((leaf) => leaf.kind === kind);
    return { kind, score: rounded(leaves.reduce((sum, { score }) => sum + score, 0)), leaves };
  });
  return all.sort((left, right) => right.score - left.score || (left.kind < right.kind ? -1 : 1));
}

/** Sums of scores, without rounding errors. */
const rounded = (score: number): number => Math.round(score * 1e6) / 1e6;

function differences(document: ExplainedDocument, rival: ExplainedDocument): EvidenceDifference[] {
  const byReason = new Map<string, { kind: EvidenceKind; value: string; document: number; rival: number }>();
  const note = (explained: ExplainedDocument, side: 'document' | 'rival') => {
    for (const { kind, value, score } of explained.evidence.flatMap(({ leaves }) => leaves)) {
      const key = `${kind} ${value}`;
      const known = byReason.get(key) ?? { kind, value, document: 0, rival: 0 };
      known[side] = rounded(known[side] + score);
      byReason.set(key, known);
    }
  };
  note(document, 'document');
  note(rival, 'rival');
  const gap = (each: EvidenceDifference) => Math.abs(each.document - each.rival);
  return [...byReason.values()]
    .filter((each) => each.document !== each.rival)
    .sort((left, right) => gap(right) - gap(left) || (left.value < right.value ? -1 : 1))
    .slice(0, shownDifferences);
}

/** Words of the symptom that the document lacks; overlapping ones are one span. */
function unexplained(knowledge: Knowledge, { symptom }: MatchResult, document: number): Explanation['unexplained'] {
  const has = (term: number) => term >= 0 && knowledge.postings.find(term, document) >= 0;
  const singles = symptom.terms.filter(({ form }) => form === 'single');
  const covered = symptom.terms.filter(({ term }) => has(term));
  const parts: { start: number; end: number }[] = [];
  for (const { term, start, end } of [...singles].sort((left, right) => left.start - right.start)) {
    // An identifier with known parts, the neighbours of a known Han bigram, and words that the document has as synonyms
    // do not count as unmatched.
    if (has(term) || covered.some((other) => other.start < end && start < other.end)) continue;
    const last = parts.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else parts.push({ start, end });
  }
  return parts.map(({ start, end }) => ({ text: symptom.text.slice(start, end), start, end }));
}

/** How a phrase occurs in a symptom, the best last. */
const standings = ['absent', 'boundary', 'case', 'found'] as const;
type Standing = (typeof standings)[number];
type StandingOf = (phrase: string, cased: boolean) => Standing;

const best = (found: readonly Standing[]): Standing =>
  standings[Math.max(0, ...found.map((standing) => standings.indexOf(standing)))]!;

/**
 * The triggers that did not match and why, near misses first, by the rules of SEMANTICS.md ("Triggers").
 * @param isHit whether the trigger on a line of the document matched; decides for patterns only
 */
function silentTriggers(
  triggers: readonly Trigger[],
  { typed, normalized, negations }: Pick<MatchResult['symptom'], 'typed' | 'normalized' | 'negations'>,
  isHit: (line: number) => boolean,
): UnmatchedTrigger[] {
  const standing = standingIn([typed.normalized, normalized], negations);
  // Vetoes count as typed, even in a negation.
  const typedStanding = standingIn([typed.normalized], []);
  const silent = triggers.flatMap((trigger) => {
    const silence = whySilent(trigger, { standing, typedStanding }, isHit);
    return silence === null ? [] : [{ trigger: trigger.source, line: trigger.range.start.line, ...silence }];
  });
  const isNear = ({ reason }: UnmatchedTrigger) => reason !== 'absent' && reason !== 'pattern';
  return [...silent.filter(isNear), ...silent.filter((trigger) => !isNear(trigger))];
}

function whySilent(
  { any, all, not, regex, cased, range }: Trigger,
  { standing, typedStanding }: Readonly<Record<'standing' | 'typedStanding', StandingOf>>,
  isHit: (line: number) => boolean,
): Pick<UnmatchedTrigger, 'reason' | 'phrases'> | null {
  const vetoes = not.filter((phrase) => typedStanding(phrase, cased) === 'found');
  if (vetoes.length > 0) return { reason: 'vetoed', phrases: vetoes };
  const unmatched = (phrases: readonly string[]) => phrases.filter((phrase) => standing(phrase, cased) !== 'found');
  const missing = unmatched(all);
  if (missing.length > 0 && missing.length < all.length) return { reason: 'missing', phrases: missing };
  const phrases = missing.length > 0 ? missing : unmatched(any).length === any.length ? any : [];
  // A phrase that occurs but does not count tells an author more than one that is absent.
  if (phrases.length > 0)
    return { reason: best(phrases.map((phrase) => standing(phrase, cased))) as UnmatchedReason, phrases };
  return regex !== null && !isHit(range.start.line) ? { reason: 'pattern', phrases: [regex] } : null;
}

interface Reading {
  readonly symptom: NormalizedText;
  readonly folded: ReturnType<typeof foldGaps>;
  readonly negations: readonly NegationScope[];
}

/** The best standing of a phrase in any reading of the symptom, outside negations. */
function standingIn(symptoms: readonly NormalizedText[], negations: readonly NegationScope[]): StandingOf {
  const readings = symptoms.map((symptom) => ({ symptom, folded: foldGaps(symptom.text), negations }));
  return (phrase, cased) => best(readings.flatMap((reading) => standingsIn(reading, phrase, cased)));
}

/** The standing of each occurrence. */
function standingsIn({ symptom, folded, negations }: Reading, phrase: string, cased: boolean): Standing[] {
  const normalized = normalize(phrase);
  const lower = tidyPhrase(normalized.text);
  const wanted = foldPhrase(lower);
  if (wanted === '') return [];
  const found: Standing[] = [];
  for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
    const start = foldedPosition(folded, at);
    const end = foldedPosition(folded, at + wanted.length - 1) + 1;
    if (!phraseStandsAt(lower, symptom.text, start)) continue;
    if (isNegated(negations, originalStart(symptom, start), originalEnd(symptom, end))) continue;
    const isCase = !cased || phraseStandsAt(tidyPhrase(normalized.cased), symptom.cased, start);
    found.push(!hasPhraseEdges(symptom, start, end) ? 'boundary' : isCase ? 'found' : 'case');
  }
  return found;
}
