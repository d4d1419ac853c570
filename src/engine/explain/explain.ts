import { getOrMake } from '../../collections.js';
import type { Matcher } from '../../engine.js';
import { findExclusions, groupOf, type Knowledge, type MatchResult } from '../../match/index.js';
import type {
  Diagnosis,
  Evidence,
  EvidenceBranch,
  EvidenceDifference,
  EvidenceKind,
  Exclusion,
  ExplainedDocument,
  ExplainedStart,
  Explanation,
  Trigger,
  UnmatchedReason,
  UnmatchedTrigger,
} from '../../model/index.js';
import { StepTree } from '../../step-tree.js';
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
import { assess, nameOf, unmatchedParts } from '../answer/assessment.js';
import { type FoundChanges, findChanges } from './changes.js';

export interface ExplainOptions {
  /** Id or path of the document to explain; default: the first match. */
  readonly doc?: string;
  /** Language of the answer; default: the symptom's. */
  readonly language?: 'zh' | 'en';
}

/** Number of candidates that are ranked; lower ranks are not significant. */
const depth = 100;
const shownDifferences = 8;

const noChanges: FoundChanges = { tried: 0, changes: [] };

type Ranked = MatchResult['ranked'][number];

/** Explains a document in comparison with the first result, or the first result with the second. @param asked null for the first */
export function explainMatch(matcher: Matcher, diagnosis: Diagnosis, asked: number | null): Explanation | null {
  const { knowledge } = matcher;
  const { text, language } = diagnosis.query;
  const result = matcher.match(text, depth, language, asked === null ? {} : { documents: [asked] });
  const { ranked, symptom } = result;
  const { status, confidence } = asked === null ? diagnosis : result;
  const assessment = (asked === null && diagnosis.assessment) || assess(result, knowledge);
  const exclusions = exclusionsIn(knowledge, symptom, asked);
  const document = asked ?? ranked[0]?.document ?? exclusions[0]?.document;
  if (document === undefined) return null;
  const isAsked = ({ found }: Ranked) => groupOf(knowledge, found) === groupOf(knowledge, document);
  const place = ranked.findIndex(isAsked);
  const own = ranked[place];
  const rivalPlace = place === 0 ? 1 : 0;
  const rival = ranked[rivalPlace];
  const about = own?.found ?? document;
  const explained = explainRanked(knowledge, own, place, document);
  const against = rival ? explainRanked(knowledge, rival, rivalPlace, rival.document) : null;
  return {
    schema: 'triagraph/explanation/1',
    query: { text, language, corrections: diagnosis.query.corrections },
    status,
    confidence,
    assessment,
    document: explained,
    excluded: asked === null && status !== 'no_match' ? [] : exclusions.map(({ rule }) => rule),
    start: place === 0 ? startOf(diagnosis.workflow) : null,
    rival: against,
    differences: against ? differences(explained, against) : [],
    unexplained: unmatchedParts(knowledge, symptom, about).map(({ text, start, end }) => ({ text, start, end })),
    silentTriggers: silentTriggers(knowledge.head(document).triggers, symptom, (line) =>
      (own?.evidence ?? []).some(
        ({ kind, source }) => kind === 'trigger' && source?.line === line && source.path === explained.path,
      ),
    ),
    ...(rival ? findChanges(matcher, result, { document: about, rival: rival.found, language }) : noChanges),
  };
}

function startOf(workflow: Diagnosis['workflow']): ExplainedStart | null {
  if (!workflow) return null;
  const { id, path, title, startBecause = null, confirm } = workflow;
  const tree = new StepTree(workflow.steps);
  const start = tree.get(workflow.start ?? '');
  if (start === undefined) return null;
  return {
    document: { id, path, title },
    step: start.id,
    number: tree.number(start.id)!,
    title: start.title,
    because: startBecause,
    confirm: confirm === undefined ? null : tree.number(confirm.step),
  };
}

function exclusionsIn(knowledge: Knowledge, symptom: MatchResult['symptom'], asked: number | null) {
  const hits = findExclusions(symptom, knowledge).filter(({ document }) => asked === null || document === asked);
  return hits.slice(0, shownDifferences).map(({ document, ordinal, line }): { document: number; rule: Exclusion } => ({
    document,
    rule: { rule: knowledge.head(document).excludes[ordinal]!.source, path: knowledge.path(document), line },
  }));
}

function explainRanked(
  knowledge: Knowledge,
  ranked: Ranked | undefined,
  place: number,
  document: number,
): ExplainedDocument {
  return {
    ...nameOf(knowledge, document),
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

const rounded = (score: number): number => Math.round(score * 1e6) / 1e6;

function differences(document: ExplainedDocument, rival: ExplainedDocument): EvidenceDifference[] {
  const byReason = new Map<string, { kind: EvidenceKind; value: string; document: number; rival: number }>();
  const note = (explained: ExplainedDocument, side: 'document' | 'rival') => {
    for (const { kind, value, score } of explained.evidence.flatMap(({ leaves }) => leaves)) {
      const known = getOrMake(byReason, `${kind} ${value}`, () => ({ kind, value, document: 0, rival: 0 }));
      known[side] = rounded(known[side] + score);
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

/** How a phrase occurs in a symptom, best last. */
const standings = ['absent', 'boundary', 'case', 'found'] as const;
type Standing = (typeof standings)[number];
type StandingOf = (phrase: string, cased: boolean) => Standing;

const best = (found: readonly Standing[]): Standing =>
  standings[Math.max(0, ...found.map((standing) => standings.indexOf(standing)))]!;

/** Triggers that did not match, near misses first. @param isHit whether the trigger on a line matched, asked for patterns only */
function silentTriggers(
  triggers: readonly Trigger[],
  { typed, normalized, negations }: Pick<MatchResult['symptom'], 'typed' | 'normalized' | 'negations'>,
  isHit: (line: number) => boolean,
): UnmatchedTrigger[] {
  const standing = standingIn([typed.normalized, normalized], negations);
  // Vetoes apply to the text as typed, even within a negation.
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
  // A phrase that occurs without counting is more informative for an author than one that is absent.
  if (phrases.length > 0)
    return { reason: best(phrases.map((phrase) => standing(phrase, cased))) as UnmatchedReason, phrases };
  return regex !== null && !isHit(range.start.line) ? { reason: 'pattern', phrases: [regex] } : null;
}

interface Reading {
  readonly symptom: NormalizedText;
  readonly folded: ReturnType<typeof foldGaps>;
  readonly negations: readonly NegationScope[];
}

function standingIn(symptoms: readonly NormalizedText[], negations: readonly NegationScope[]): StandingOf {
  const readings = symptoms.map((symptom) => ({ symptom, folded: foldGaps(symptom.text), negations }));
  return (phrase, cased) => best(readings.flatMap((reading) => standingsIn(reading, phrase, cased)));
}

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
