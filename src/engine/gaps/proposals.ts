import type { Matcher } from '../../engine.js';
import type { Knowledge } from '../../match/index.js';
import type { GapProposal } from '../../model/index.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';
import type { Answers } from './answers.js';
import type { LoggedSymptom } from './log.js';
import { foldedSymptom, proposeGapTriggers } from './phrases.js';
import { planStub, type Stub, stubText } from './stubs.js';
import {
  answeredFirst,
  answeredWith,
  harmlessTriggers,
  type PassingGoldens,
  tryDocuments,
  unusedPhrases,
} from './verify.js';

/** Fraction of a cluster's lines answered by the nearest document from which that document is extended. */
const extendShare = 0.5;
/** Minimum score of that document: below, it is merely the nearest one. */
const extendScore = 0.5;

/** A cluster that is not answered well. */
export interface UnansweredCluster {
  readonly members: readonly LoggedSymptom[];
  readonly size: number;
  readonly answers: Answers;
  readonly need: number;
}

/** Proposals that would close each gap, tested on the knowledge base, in the order of the gaps. */
export async function proposeFor(
  found: readonly UnansweredCluster[],
  clusters: readonly (readonly LoggedSymptom[])[],
  held: PassingGoldens,
  { kb, cache }: { readonly kb: readonly string[]; readonly cache: boolean },
): Promise<GapProposal[]> {
  return verifyStubs(draftAll(found, held, othersThan(clusters)), held, kb, cache);
}

/** A proposal and its new document, before it is tested. */
interface Draft {
  readonly found: UnansweredCluster;
  readonly proposal: GapProposal;
  readonly stub: Stub | null;
}

/** Clusters whose first symptom represents the other questions. */
const maxOthers = 2_000;

type OthersThan = (members: readonly LoggedSymptom[]) => readonly string[];

/** All other questions: a trigger that matches them too would take their answers. */
function othersThan(clusters: readonly (readonly LoggedSymptom[])[]): OthersThan {
  const firsts = clusters.slice(0, maxOthers).map((members) => ({ members, text: foldedSymptom(members[0]!.masked) }));
  return (own) => firsts.flatMap(({ members, text }) => (members === own ? [] : [text]));
}

function draftAll(found: readonly UnansweredCluster[], held: PassingGoldens, others: OthersThan): Draft[] {
  const taken = new Set<string>();
  const { knowledge } = held.matcher;
  return found.map((each) => {
    const target = documentToExtend(each, knowledge);
    if (target !== null) return { found: each, proposal: extension(each, target, held, others), stub: null };
    const stub = planStub(
      each.members,
      (id) => taken.has(id) || knowledge.find(id) >= 0 || knowledge.find(`${id}.md`) >= 0,
    );
    taken.add(stub.id);
    const { kept, leftOut } = unusedPhrases(held, proposeGapTriggers(each.members, knowledge, others(each.members)));
    const proposal: GapProposal = {
      action: 'write',
      document: { id: stub.id, path: stub.path, title: stub.title },
      kind: stub.kind,
      reason: stub.kind === 'case' ? 'one-message' : 'many-words',
      triggers: kept,
      leftOut,
      effect: null,
      verified: 'phrases',
      text: kept.length > 0 ? stubText(stub, kept) : null,
    };
    return { found: each, proposal, stub };
  });
}

interface Target {
  readonly document: number;
  readonly reason: 'feedback' | 'unsure-answers';
}

/**
 * The document that users reported as correct; else the one that already answers most of the cluster, unless users
 * reported that it did not help.
 */
function documentToExtend({ members, answers }: UnansweredCluster, knowledge: Knowledge): Target | null {
  const named = [...insteadOf(members)].filter(([name]) => knowledge.find(name) >= 0);
  if (named.length > 0) return { document: knowledge.find(named[0]![0]), reason: 'feedback' };
  const { nearest, claimed, score } = answers;
  if (nearest < 0 || claimed < extendShare || score < extendScore) return null;
  const refused = members.some(({ against }) => [...against.keys()].some((name) => knowledge.find(name) === nearest));
  return refused ? null : { document: nearest, reason: 'unsure-answers' };
}

/** Most frequently named first. */
export function insteadOf(members: readonly LoggedSymptom[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { instead } of members)
    for (const [name, times] of instead) counts.set(name, (counts.get(name) ?? 0) + times);
  return [...counts].sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1));
}

function extension(
  { members, answers }: UnansweredCluster,
  { document, reason }: Target,
  held: PassingGoldens,
  others: OthersThan,
): GapProposal {
  const { knowledge } = held.matcher;
  const proposed = proposeGapTriggers(members, knowledge, others(members));
  const { kept, leftOut } = harmlessTriggers(held, document, proposed);
  return {
    action: 'extend',
    document: { id: knowledge.id(document), path: knowledge.path(document), title: knowledge.title(document) },
    kind: knowledge.kind(document),
    reason,
    triggers: kept,
    leftOut,
    effect: {
      asked: answers.counts.asked,
      before: answeredFirst(held.matcher, answers.asked, document),
      after: answeredWith(held, answers.asked, document, kept),
    },
    verified: 'supposed',
    text: null,
  };
}

/**
 * Tests all new documents together with the knowledge base; one that changes the answer to a golden is not proposed.
 */
async function verifyStubs(
  drafts: readonly Draft[],
  held: PassingGoldens,
  kb: readonly string[],
  cache: boolean,
): Promise<GapProposal[]> {
  const proposals = drafts.map(({ proposal }) => proposal);
  // A snapshot contains no sources to compile with.
  if (kb.some(isSnapshotFile)) return proposals;
  for (;;) {
    const trials = proposals.flatMap(({ document: { id, path }, text }) => (text === null ? [] : [{ id, path, text }]));
    if (trials.length === 0) return proposals;
    const { matcher, thieves } = await tryDocuments(held, kb, trials, cache);
    proposals.forEach((proposal, index) => {
      if (proposal.text === null || proposal.action === 'extend') return;
      const golden = thieves.get(proposal.document.id);
      proposals[index] =
        golden === undefined ? measured(proposal, drafts[index]!, matcher) : withdrawn(proposal, golden);
    });
    if (thieves.size === 0) return proposals;
  }
}

function measured(proposal: GapProposal, { found: { answers } }: Draft, matcher: Matcher): GapProposal {
  const document = matcher.knowledge.find(proposal.document.id);
  const after = answeredFirst(matcher, answers.asked, document);
  return { ...proposal, verified: 'applied', effect: { asked: answers.counts.asked, before: 0, after } };
}

function withdrawn(proposal: GapProposal, golden: string): GapProposal {
  const leftOut = [...proposal.leftOut, ...proposal.triggers.map(({ phrase }) => ({ phrase, golden }))];
  return { ...proposal, triggers: [], leftOut, text: null, effect: null, verified: 'applied' };
}
