import { Matcher } from '../../engine.js';
import { Knowledge } from '../../match/index.js';
import type { GapCluster, GapProposal, GapReport } from '../../model/index.js';
import { createStemmer, detectLanguage } from '../../text/index.js';
import { findGoldenFiles, readGoldenFiles } from '../goldens/golden-files.js';
import { openKnowledgeBase } from '../open/open-knowledge-base.js';
import { commonWords, missingWords, queryCluster } from './answers.js';
import { clusterSymptoms, symptomTerms } from './cluster.js';
import { type LoggedSymptom, readSymptomLogs, type SymptomLog } from './log.js';
import { insteadOf, proposeFor, type UnansweredCluster } from './proposals.js';
import { passingGoldens } from './verify.js';

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

const defaultLimit = 20;
const shownExamples = 5;

/**
 * Finds symptoms that are not answered: clusters the symptoms of logs, queries them again, and proposes triggers or
 * documents that would answer them without changing the goldens. Deterministic for the same logs and knowledge base.
 * @throws TriagraphError when a log or the knowledge base cannot be read
 */
export async function findGaps(options: GapOptions): Promise<GapReport> {
  const { kb, cache = true, limit = defaultLimit, least = 1 } = options;
  const log = readSymptomLogs(options.logs);
  const snapshot = await openKnowledgeBase({ paths: kb, cache });
  const matcher = new Matcher(await Knowledge.open(snapshot));
  const held = passingGoldens(matcher, readGoldenFiles(findGoldenFiles(kb), process.cwd()).goldens);
  const clusters = clusterLog(log, matcher.knowledge);
  const { found, answered, further } = neediest(clusters, matcher, limit, least);
  const proposals = await proposeFor(found, clusters, held, { kb, cache });
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

/**
 * The clusters with the greatest need. The need of a cluster is at most its size, so small clusters need not be
 * queried.
 */
function neediest(clusters: readonly LoggedSymptom[][], matcher: Matcher, limit: number, least: number) {
  const found: UnansweredCluster[] = [];
  let answered = 0;
  let looked = 0;
  for (const members of clusters) {
    const size = linesOf(members);
    const last = found[limit - 1];
    if (size < least || limit === 0 || (last && last.need >= size)) break;
    looked++;
    const answers = queryCluster(matcher, members);
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

function describe(
  { members, size, answers, need }: UnansweredCluster,
  knowledge: Knowledge,
  proposal: GapProposal,
): GapCluster {
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
            lacks: missingWords(knowledge, nearest, words),
          },
    proposal,
  };
}
