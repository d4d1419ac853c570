import type { Matcher } from '../../engine.js';
import type { Knowledge } from '../../match/index.js';
import type { GapCluster, GapProposal, GapReport } from '../../model/index.js';
import { ConceptScanner, createStemmer, detectLanguage } from '../../text/index.js';
import { nameOf } from '../answer/assessment.js';
import { findGoldenFiles, readGoldenFiles, runGoldens } from '../goldens/goldens.js';
import { Engine } from '../open/engine.js';
import { commonWords, missingWords, queryCluster } from './answers.js';
import { clusterSymptoms, symptomTerms } from './cluster.js';
import { type LoggedSymptom, readSymptomLogs } from './log.js';
import { insteadOf, proposeFor, type UnansweredCluster } from './proposals.js';

export interface GapOptions {
  /** Logs of symptoms, one per line. */
  readonly logs: readonly string[];
  /** The knowledge base: folders and files, or one snapshot. */
  readonly kb: readonly string[];
  /** Maximum number of reported gaps; default 20. */
  readonly limit?: number;
  /** Minimum number of log lines of a gap; default 1. */
  readonly least?: number;
  /** Use the user's cache of parsed documents. Default true. */
  readonly cache?: boolean;
}

const shownExamples = 5;

export async function findGaps(options: GapOptions): Promise<GapReport> {
  const { kb, cache = true, limit = 20, least = 1 } = options;
  const engine = await Engine.open({ kb, cache });
  const { matcher, knowledge } = engine.answering;
  const { symptoms, ...read } = readSymptomLogs(options.logs, knowledge.vocabulary);
  const { goldens } = readGoldenFiles(findGoldenFiles(kb), process.cwd());
  const results = runGoldens(engine, goldens);
  const passing = goldens.filter((_, index) => results[index]!.diagnostics.length === 0);
  const clusters = clusterLog(symptoms, knowledge);
  const { gaps, answered, further } = neediest(clusters, matcher, limit, least);
  const proposals = await proposeFor(gaps, clusters, { engine, goldens: passing, paths: kb, cache });
  return {
    schema: 'triagraph/gaps/1',
    kb: { hash: knowledge.meta.hash, documents: knowledge.documents },
    read: { ...read, distinct: symptoms.length, answered },
    goldens: passing.length,
    clusters: gaps.map((each, index) => describe(each, knowledge, proposals[index]!)),
    further,
  };
}

/** Largest first. */
function clusterLog(symptoms: readonly LoggedSymptom[], knowledge: Knowledge): LoggedSymptom[][] {
  const reading = { stemmer: createStemmer(knowledge.vocabulary), scanner: new ConceptScanner(knowledge.concepts) };
  const terms = symptoms.map(({ masked }) => symptomTerms(masked, knowledge, reading));
  const clusters = clusterSymptoms(terms).map((members) => members.map((member) => symptoms[member]!));
  return clusters.sort((left, right) => linesOf(right) - linesOf(left) || byText(left, right));
}

const linesOf = (members: readonly LoggedSymptom[]): number => members.reduce((sum, { count }) => sum + count, 0);

const byText = ([left]: readonly LoggedSymptom[], [right]: readonly LoggedSymptom[]): number =>
  left!.masked < right!.masked ? -1 : 1;

/** The clusters with the greatest need. The need is at most the size, so small clusters need not be queried. */
function neediest(clusters: readonly LoggedSymptom[][], matcher: Matcher, limit: number, least: number) {
  const gaps: UnansweredCluster[] = [];
  let answered = 0;
  let queried = 0;
  for (const members of clusters) {
    const size = linesOf(members);
    const last = gaps[limit - 1];
    if (size < least || limit === 0 || (last && last.need >= size)) break;
    queried++;
    const answers = queryCluster(matcher, members);
    if (answers.need === 0) answered += size;
    else gaps.push({ members, size, answers, need: Math.round(answers.need * size * 100) / 100 });
    gaps.sort((left, right) => right.need - left.need || right.size - left.size || byText(left.members, right.members));
  }
  const shown = gaps.slice(0, limit);
  return { gaps: shown, answered, further: clusters.length - queried + gaps.length - shown.length };
}

function describe(
  { members, size, answers, need }: UnansweredCluster,
  knowledge: Knowledge,
  proposal: GapProposal,
): GapCluster {
  const words = commonWords(members, knowledge);
  const examples = members.slice(0, shownExamples).map(({ text }) => text);
  const { nearest, score, counts } = answers;
  return {
    size,
    distinct: members.length,
    need,
    language: detectLanguage(examples.join('\n')),
    examples,
    words,
    answers: counts,
    feedback: {
      helped: members.reduce((sum, { helped }) => sum + helped, 0),
      didNotHelp: members.flatMap(({ against }) => [...against.values()]).reduce((sum, times) => sum + times, 0),
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
            ...nameOf(knowledge, nearest),
            score,
            lacks: missingWords(knowledge, nearest, words),
          },
    proposal,
  };
}
