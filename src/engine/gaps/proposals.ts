import { addTo } from '../../collections.js';
import type { Matcher } from '../../engine.js';
import type { Knowledge, Supposition } from '../../match/index.js';
import type { GapProposal, GapTrigger, LocatedGolden, RejectedPhrase } from '../../model/index.js';
import { nameOf } from '../answer/assessment.js';
import { memoryCache } from '../file-cache.js';
import { runGoldens } from '../goldens/goldens.js';
import { openWith } from '../open/compile-knowledge-base.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';
import { readProjectSources } from '../open/project-config.js';
import type { SnapshotEngine } from '../open/snapshot-engine.js';
import { skeleton } from '../skeleton.js';
import type { Answers } from './answers.js';
import type { LoggedSymptom } from './log.js';
import { foldedSymptom, proposeGapTriggers, rangeOf } from './phrases.js';
import { planStub } from './stubs.js';

/** Minimum fraction of a cluster's lines that the nearest document answers for a proposal to extend it. */
const extendShare = 0.5;
/** Minimum score of that document. */
const extendScore = 0.5;

export interface UnansweredCluster {
  readonly members: readonly LoggedSymptom[];
  readonly size: number;
  readonly answers: Answers;
  readonly need: number;
}

interface TestedKnowledge {
  readonly engine: SnapshotEngine;
  /** The goldens that pass and must keep passing. */
  readonly goldens: readonly LocatedGolden[];
  readonly paths: readonly string[];
  readonly cache: boolean;
}

export async function proposeFor(
  gaps: readonly UnansweredCluster[],
  clusters: readonly (readonly LoggedSymptom[])[],
  tested: TestedKnowledge,
): Promise<GapProposal[]> {
  const { knowledge } = tested.engine.answering;
  const others = othersThan(clusters);
  const taken = new Set<string>();
  const proposals = gaps.map((gap) => {
    const triggers = proposeGapTriggers(gap.members, knowledge, others(gap.members));
    const target = documentToExtend(gap, knowledge);
    return target === null ? newDocument(gap, triggers, tested, taken) : extension(gap, triggers, tested, target);
  });
  // A snapshot contains no sources to compile with.
  return tested.paths.some(isSnapshotFile) ? proposals : testDocuments(proposals, gaps, tested);
}

/** Maximum number of clusters that represent the other questions, each by its first symptom. */
const maxOthers = 2_000;

/** The first symptoms of the other clusters, which a proposed trigger must not match. */
function othersThan(clusters: readonly (readonly LoggedSymptom[])[]) {
  const firsts = clusters.slice(0, maxOthers).map((members) => ({ members, text: foldedSymptom(members[0]!.masked) }));
  return (own: readonly LoggedSymptom[]) => firsts.flatMap(({ members, text }) => (members === own ? [] : [text]));
}

interface Target {
  readonly document: number;
  readonly reason: 'feedback' | 'unsure-answers';
}

/** The document that users call correct; else the one that answers most of the cluster, unless users say that it did not help. */
function documentToExtend({ members, answers }: UnansweredCluster, knowledge: Knowledge): Target | null {
  const named = insteadOf(members).find(([name]) => knowledge.find(name) >= 0);
  if (named) return { document: knowledge.find(named[0]), reason: 'feedback' };
  const { nearest, accepted, score } = answers;
  if (nearest < 0 || accepted < extendShare || score < extendScore) return null;
  const refused = members.some(({ against }) => [...against.keys()].some((name) => knowledge.find(name) === nearest));
  return refused ? null : { document: nearest, reason: 'unsure-answers' };
}

export function insteadOf(members: readonly LoggedSymptom[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { instead } of members) for (const [name, times] of instead) addTo(counts, name, times);
  return [...counts].sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1));
}

function safeTriggers(triggers: readonly GapTrigger[], goldens: readonly LocatedGolden[]) {
  const leftOut: RejectedPhrase[] = [];
  const kept = triggers.filter(({ phrase }) => {
    const broken = goldens.find(({ golden }) => rangeOf(phrase, golden.symptom) !== null);
    if (broken) leftOut.push({ phrase, golden: broken.golden.symptom });
    return broken === undefined;
  });
  return { triggers: kept, leftOut };
}

function extension(
  { answers }: UnansweredCluster,
  triggers: readonly GapTrigger[],
  { engine, goldens }: TestedKnowledge,
  { document, reason }: Target,
): GapProposal {
  const { knowledge, matcher } = engine.answering;
  const names = [knowledge.id(document), knowledge.path(document)];
  const safe = safeTriggers(
    triggers,
    goldens.filter(({ golden }) => !names.includes(golden.expect ?? '')),
  );
  const supposed = (text: string): Supposition => ({
    documents: [document],
    triggers: safe.triggers.flatMap(({ phrase }) => {
      const range = rangeOf(phrase, text);
      return range === null ? [] : [{ document, phrase, ...range }];
    }),
  });
  return {
    action: 'extend',
    document: nameOf(knowledge, document),
    kind: knowledge.kind(document),
    reason,
    ...safe,
    effect: {
      asked: answers.counts.asked,
      before: answeredFirst(matcher, answers, document),
      after: answeredFirst(matcher, answers, document, supposed),
    },
    verified: 'supposed',
    text: null,
  };
}

function newDocument(
  { members }: UnansweredCluster,
  triggers: readonly GapTrigger[],
  { engine, goldens }: TestedKnowledge,
  taken: Set<string>,
): GapProposal {
  const { knowledge } = engine.answering;
  const isTaken = (id: string) => taken.has(id) || knowledge.find(id) >= 0 || knowledge.find(`${id}.md`) >= 0;
  const stub = planStub(members, isTaken);
  const { id, kind, title } = stub;
  taken.add(id);
  const safe = safeTriggers(triggers, goldens);
  const phrases = safe.triggers.map(({ phrase }) => phrase);
  return {
    action: 'write',
    document: { id, path: `${kind === 'case' ? 'cases' : 'workflows'}/${id}.md`, title },
    kind,
    reason: kind === 'case' ? 'one-message' : 'many-words',
    ...safe,
    effect: null,
    verified: 'phrases',
    text: phrases.length > 0 ? skeleton({ ...stub, triggers: phrases }) : null,
  };
}

function answeredFirst(
  matcher: Matcher,
  { asked }: Answers,
  document: number,
  supposed?: (text: string) => Supposition,
): number {
  let lines = 0;
  for (const { text, count } of asked) {
    const { ranked, status } = matcher.match(text, 1, undefined, supposed?.(text));
    const first = ranked[0];
    if (status !== 'no_match' && (first?.document === document || first?.found === document)) lines += count;
  }
  return lines;
}

/** Compiles with the new documents and runs the goldens, and withdraws documents until none breaks a golden. */
async function testDocuments(
  proposals: readonly GapProposal[],
  gaps: readonly UnansweredCluster[],
  { goldens, paths, cache }: TestedKnowledge,
): Promise<GapProposal[]> {
  const sources = await readProjectSources(paths, process.cwd());
  const settings = { paths, cache: memoryCache(cache) };
  const results = [...proposals];
  for (;;) {
    const drafts = results.flatMap(({ document: { path }, text }) => (text === null ? [] : [{ path, text }]));
    if (drafts.length === 0) return results;
    const engine = await openWith(sources, drafts, settings);
    const failed = runGoldens(engine, goldens).filter(({ diagnostics }) => diagnostics.length > 0);
    const brokenBy = (id: string) =>
      failed.find(({ golden }) => engine.query(golden.symptom).matches.some((match) => match.id === id))?.golden;
    let isFinal = true;
    results.forEach((proposal, index) => {
      if (proposal.text === null) return;
      const { answers } = gaps[index]!;
      const broken = brokenBy(proposal.document.id);
      if (broken) isFinal = false;
      results[index] = broken ? withdrawn(proposal, broken.symptom) : measured(proposal, answers, engine);
    });
    if (isFinal) return results;
  }
}

function measured(proposal: GapProposal, answers: Answers, { answering: { matcher } }: SnapshotEngine): GapProposal {
  const after = answeredFirst(matcher, answers, matcher.knowledge.find(proposal.document.id));
  return { ...proposal, verified: 'applied', effect: { asked: answers.counts.asked, before: 0, after } };
}

function withdrawn(proposal: GapProposal, golden: string): GapProposal {
  const leftOut = [...proposal.leftOut, ...proposal.triggers.map(({ phrase }) => ({ phrase, golden }))];
  return { ...proposal, triggers: [], leftOut, text: null, effect: null, verified: 'applied' };
}
