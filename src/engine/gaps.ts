import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TriagraphError } from '../errors.js';
import { Knowledge, Matcher } from '../match/index.js';
import type { GapCluster, GapProposal, GapReport } from '../model/index.js';
import { createStemmer, detectLanguage } from '../text/index.js';
import { type Answers, askCluster, commonWords, lackingWords } from './gaps-answers.js';
import { clusterSymptoms } from './gaps-cluster.js';
import { type LoggedSymptom, readSymptomLogs, type SymptomLog } from './gaps-log.js';
import { foldedSymptom, proposeGapTriggers } from './gaps-phrases.js';
import { planStub, type Stub, stubText } from './gaps-stubs.js';
import { symptomTerms } from './gaps-terms.js';
import {
  answeredFirst,
  answeredWith,
  applyDocuments,
  type Held,
  holdGoldens,
  keepHarmless,
  keepUnsaid,
} from './gaps-verify.js';
import { findGoldenFiles, readGoldenFiles } from './golden-files.js';
import { isSnapshotFile, openKnowledgeBase } from './open-knowledge-base.js';
import { writeNewText } from './session-file.js';

export interface GapOptions {
  /** Logs of symptoms, one a line. */
  readonly logs: readonly string[];
  /** The knowledge base: folders and files, or one snapshot. */
  readonly kb: readonly string[];
  /** Gaps that are reported; default 20. */
  readonly limit?: number;
  /** Lines that a gap has at least; default 1. */
  readonly least?: number;
  /** Use the user's cache of parsed documents. Default true. */
  readonly cache?: boolean;
}

const defaultLimit = 20;
const shownExamples = 5;
/** Share of a cluster's lines that the nearest document answers, from which on it is the one to extend. */
const extendShare = 0.5;
/** And the share of a symptom that it explains (its score) at least: below, it is only the nearest of what there is. */
const extendScore = 0.5;

interface Found {
  readonly members: readonly LoggedSymptom[];
  readonly size: number;
  readonly answers: Answers;
  readonly need: number;
}

/**
 * Finds what is asked and not answered: clusters the symptoms of logs, asks them again, and proposes triggers or documents
 * that would answer them and leave the answers of the goldens alone. The same logs and knowledge base give the same report.
 * @throws TriagraphError when a log or the knowledge base cannot be read
 */
export async function findGaps(options: GapOptions): Promise<GapReport> {
  const { kb, cache = true, limit = defaultLimit, least = 1 } = options;
  const log = readSymptomLogs(options.logs);
  const { snapshot } = await openKnowledgeBase({ paths: kb, cache });
  const matcher = await Matcher.open(new Knowledge(snapshot));
  const held = holdGoldens(matcher, readGoldenFiles(findGoldenFiles(kb), process.cwd()).goldens);
  const clusters = clusterLog(log, matcher.knowledge);
  const { found, answered, further } = neediest(clusters, matcher, limit, least);
  const drafts = draftAll(found, held, othersThan(clusters));
  const proposals = await verifyStubs(drafts, held, kb, cache);
  const { hash } = matcher.knowledge.meta;
  return {
    schema: 'triagraph/gaps/1',
    kb: { hash, documents: matcher.knowledge.documents },
    read: {
      lines: log.lines,
      unreadable: log.unreadable,
      unreadableAt: log.unreadableAt,
      smallTalk: log.smallTalk,
      distinct: log.symptoms.length,
      answered,
    },
    goldens: held.goldens.length,
    clusters: found.map((each, index) => describe(each, matcher.knowledge, proposals[index]!)),
    further,
  };
}

/** Largest first. */
function clusterLog({ symptoms }: SymptomLog, knowledge: Knowledge): LoggedSymptom[][] {
  const stemmer = createStemmer();
  const terms = symptoms.map(({ masked }) => symptomTerms(masked, knowledge, stemmer));
  const clusters = clusterSymptoms(terms).map((members) => members.map((member) => symptoms[member]!));
  return clusters.sort(
    (left, right) => linesOf(right) - linesOf(left) || (left[0]!.masked < right[0]!.masked ? -1 : 1),
  );
}

const linesOf = (members: readonly LoggedSymptom[]): number => members.reduce((sum, { count }) => sum + count, 0);

/** The clusters of the greatest need. A cluster needs at most its size, so that the smaller ones need not be asked. */
function neediest(clusters: readonly LoggedSymptom[][], matcher: Matcher, limit: number, least: number) {
  const found: Found[] = [];
  let answered = 0;
  let looked = 0;
  for (const members of clusters) {
    const size = linesOf(members);
    const last = found[limit - 1];
    if (size < least || limit === 0 || (last && last.need >= size)) break;
    looked++;
    const answers = askCluster(matcher, members);
    if (answers.need === 0) answered += size;
    else {
      found.push({ members, size, answers, need: Math.round(answers.need * size * 100) / 100 });
      found.sort(
        (left, right) =>
          right.need - left.need ||
          right.size - left.size ||
          (left.members[0]!.masked < right.members[0]!.masked ? -1 : 1),
      );
    }
  }
  const shown = found.slice(0, limit);
  return { found: shown, answered, further: clusters.length - looked + found.length - shown.length };
}

/** A proposal, and the document to begin with that is to be tried. */
interface Draft {
  readonly found: Found;
  readonly proposal: GapProposal;
  readonly stub: Stub | null;
}

/** Clusters whose first symptom stands for what else is asked. */
const mostOthers = 2_000;

type OthersThan = (members: readonly LoggedSymptom[]) => readonly string[];

/** What else is asked: a trigger that hits there as well would take it over. */
function othersThan(clusters: readonly (readonly LoggedSymptom[])[]): OthersThan {
  const firsts = clusters.slice(0, mostOthers).map((members) => ({ members, text: foldedSymptom(members[0]!.masked) }));
  return (own) => firsts.flatMap(({ members, text }) => (members === own ? [] : [text]));
}

function draftAll(found: readonly Found[], held: Held, others: OthersThan): Draft[] {
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
    const { kept, leftOut } = keepUnsaid(held, proposeGapTriggers(each.members, knowledge, others(each.members)));
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

/** What people said is right; else the document that already answers most of it, unless people said that it did not help. */
function documentToExtend({ members, answers }: Found, knowledge: Knowledge): Target | null {
  const named = [...insteadOf(members)].filter(([name]) => knowledge.find(name) >= 0);
  if (named.length > 0) return { document: knowledge.find(named[0]![0]), reason: 'feedback' };
  const { nearest, claimed, score } = answers;
  if (nearest < 0 || claimed < extendShare || score < extendScore) return null;
  const refused = members.some(({ against }) => [...against.keys()].some((name) => knowledge.find(name) === nearest));
  return refused ? null : { document: nearest, reason: 'unsure-answers' };
}

/** Most often named first. */
function insteadOf(members: readonly LoggedSymptom[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { instead } of members)
    for (const [name, times] of instead) counts.set(name, (counts.get(name) ?? 0) + times);
  return [...counts].sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1));
}

function extension(
  { members, answers }: Found,
  { document, reason }: Target,
  held: Held,
  others: OthersThan,
): GapProposal {
  const { knowledge } = held.matcher;
  const proposed = proposeGapTriggers(members, knowledge, others(members));
  const { kept, leftOut } = keepHarmless(held, document, proposed);
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

/** Tries all documents together with the knowledge base; one that takes an answer from a golden is not proposed. */
async function verifyStubs(
  drafts: readonly Draft[],
  held: Held,
  kb: readonly string[],
  cache: boolean,
): Promise<GapProposal[]> {
  const proposals = drafts.map(({ proposal }) => proposal);
  // A snapshot holds no sources to compile with.
  if (kb.some(isSnapshotFile)) return proposals;
  for (;;) {
    const trials = proposals.flatMap(({ document: { id, path }, text }) => (text === null ? [] : [{ id, path, text }]));
    if (trials.length === 0) return proposals;
    const { matcher, thieves } = await applyDocuments(held, kb, trials, cache);
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

function describe({ members, size, answers, need }: Found, knowledge: Knowledge, proposal: GapProposal): GapCluster {
  const words = commonWords(members, knowledge);
  const { nearest, score, counts } = answers;
  const total = (pick: (symptom: LoggedSymptom) => Iterable<number>) =>
    members.reduce((sum, symptom) => [...pick(symptom)].reduce((own, times) => own + times, sum), 0);
  return {
    size,
    distinct: members.length,
    need,
    language: detectLanguage(
      members
        .slice(0, shownExamples)
        .map(({ text }) => text)
        .join('\n'),
    ),
    examples: members.slice(0, shownExamples).map(({ text }) => text),
    words,
    answers: counts,
    feedback: {
      helped: members.reduce((sum, { helped }) => sum + helped, 0),
      didNotHelp: total(({ against }) => against.values()),
      instead: insteadOf(members).map(([document, times]) => ({
        document,
        times,
        known: knowledge.find(document) >= 0,
      })),
    },
    nearest:
      nearest < 0
        ? null
        : {
            id: knowledge.id(nearest),
            path: knowledge.path(nearest),
            title: knowledge.title(nearest),
            score,
            lacks: lackingWords(knowledge, nearest, words),
          },
    proposal,
  };
}

/**
 * Writes the documents that a report proposes to begin with.
 * @returns the paths written, under the folder
 * @throws TriagraphError `file-exists` before anything is written when one is there already
 */
export function writeGapDocuments(report: GapReport, folder: string): string[] {
  const documents = report.clusters.flatMap(({ proposal }) =>
    proposal === null || proposal.text === null ? [] : [{ path: proposal.document.path, text: proposal.text }],
  );
  const there = documents.map(({ path }) => join(folder, path)).find((path) => existsSync(path));
  if (there !== undefined)
    throw new TriagraphError('file-exists', `${there} is there already. Name another folder, or move it away.`);
  for (const { path, text } of documents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeNewText(join(folder, path), text);
  }
  return documents.map(({ path }) => path);
}
