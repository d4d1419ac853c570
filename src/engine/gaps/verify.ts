import { answer, buildFrom, Matcher } from '../../engine.js';
import { Knowledge, type Supposition } from '../../match/index.js';
import type { Diagnosis, GapTrigger, LocatedGolden, RejectedPhrase } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import { decodeSource } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { plannerFor } from '../answer/diagnosis.js';
import { memoryCache } from '../file-cache.js';
import { type AskedKnowledge, runGoldens } from '../goldens/goldens.js';
import { readProjectSources } from '../open/project-config.js';
import { rangeOf } from './phrases.js';

/** A knowledge base with the goldens that pass and must keep passing. */
export interface PassingGoldens {
  readonly matcher: Matcher;
  readonly goldens: readonly LocatedGolden[];
}

type Supposing = (text: string) => Supposition;

/** Asks goldens, with hypothetical triggers for each symptom. */
function asked(matcher: Matcher, supposing: Supposing = () => ({})): AskedKnowledge {
  const { knowledge } = matcher;
  const planner = plannerFor(knowledge);
  return {
    query: (text, { limit }): Diagnosis =>
      answer(matcher, planner, { text, options: { limit }, supposed: supposing(text) }).diagnosis,
    suggestIds: (id) => knowledge.similarIds(id),
    show: (id) => (knowledge.find(id) < 0 ? null : {}),
  };
}

/** The goldens that pass now. */
export function passingGoldens(matcher: Matcher, goldens: readonly LocatedGolden[]): PassingGoldens {
  const results = runGoldens(asked(matcher), goldens);
  return { matcher, goldens: goldens.filter((_, index) => results[index]!.diagnostics.length === 0) };
}

const lost = (knowledge: AskedKnowledge, goldens: readonly LocatedGolden[]): LocatedGolden[] => {
  const results = runGoldens(knowledge, goldens);
  return goldens.filter((_, index) => results[index]!.diagnostics.length > 0);
};

/** The phrases contained in a symptom, as additional triggers of a document. */
const asTriggers =
  (document: number, phrases: readonly string[]): Supposing =>
  (text) => ({
    documents: [document],
    triggers: phrases.flatMap((phrase) => {
      const place = rangeOf(phrase, text);
      return place === null ? [] : [{ document, phrase, ...place }];
    }),
  });

/** Triggers for an existing document, without those that would break a golden. */
export function harmlessTriggers(held: PassingGoldens, document: number, triggers: readonly GapTrigger[]) {
  const leftOut: RejectedPhrase[] = [];
  let kept = triggers;
  while (kept.length > 0) {
    const phrases = kept.map(({ phrase }) => phrase);
    const touched = held.goldens.filter(({ golden }) => phrases.some((phrase) => rangeOf(phrase, golden.symptom)));
    const [broken] = lost(asked(held.matcher, asTriggers(document, phrases)), touched);
    if (broken === undefined) break;
    const { symptom } = broken.golden;
    const thieves = new Set(phrases.filter((phrase) => rangeOf(phrase, symptom) !== null));
    for (const phrase of thieves) leftOut.push({ phrase, golden: symptom });
    kept = kept.filter(({ phrase }) => !thieves.has(phrase));
  }
  return { kept, leftOut };
}

/** Phrases contained in no golden's symptom: a new document must answer none of them. */
export function unusedPhrases({ goldens }: PassingGoldens, triggers: readonly GapTrigger[]) {
  const leftOut: RejectedPhrase[] = [];
  const kept = triggers.filter(({ phrase }) => {
    const golden = goldens.find((each) => rangeOf(phrase, each.golden.symptom) !== null);
    if (golden) leftOut.push({ phrase, golden: golden.golden.symptom });
    return golden === undefined;
  });
  return { kept, leftOut };
}

/** The number of these symptoms' lines for which a document is the first result. */
export function answeredFirst(
  matcher: Matcher,
  symptoms: readonly { readonly text: string; readonly count: number }[],
  document: number,
  supposing: Supposing = () => ({}),
): number {
  let lines = 0;
  for (const { text, count } of symptoms) {
    const { ranked, status } = matcher.match(text, 1, undefined, supposing(text));
    const first = ranked[0];
    if (status !== 'no_match' && (first?.document === document || first?.found === document)) lines += count;
  }
  return lines;
}

/** The same with triggers that the document does not have yet. */
export function answeredWith(
  held: PassingGoldens,
  symptoms: readonly { readonly text: string; readonly count: number }[],
  document: number,
  triggers: readonly GapTrigger[],
): number {
  const phrases = triggers.map(({ phrase }) => phrase);
  return answeredFirst(held.matcher, symptoms, document, asTriggers(document, phrases));
}

/** A new document while it is tested. */
export interface Trial {
  readonly id: string;
  readonly path: string;
  readonly text: string;
}

export interface Applied {
  readonly matcher: Matcher;
  /** Id of each document that broke a golden → the golden's symptom. */
  readonly thieves: ReadonlyMap<string, string>;
}

/**
 * Compiles a knowledge base with additional documents and runs its goldens again. Nothing is written; documents that
 * are already cached are not parsed again.
 */
export async function tryDocuments(
  held: PassingGoldens,
  kb: readonly string[],
  trials: readonly Trial[],
  cache: boolean,
): Promise<Applied> {
  const sources = await readProjectSources(kb, process.cwd());
  const further = trials.map(({ path, text }) => decodeSource(path, Buffer.from(text)));
  const files = [...sources.files, ...further].sort((left, right) => (left.path < right.path ? -1 : 1));
  const { bytes } = await buildFrom({ ...sources, files }, { paths: kb, cache: memoryCache(cache) });
  const matcher = new Matcher(await Knowledge.open(new SnapshotReader(bytes, nodePlatform)));
  const knowledge = asked(matcher);
  const thieves = new Map<string, string>();
  for (const { golden } of lost(knowledge, held.goldens)) {
    const answers = new Set(knowledge.query(golden.symptom, { limit: 5 }).matches.map(({ id }) => id));
    for (const { id } of trials) if (answers.has(id) && !thieves.has(id)) thieves.set(id, golden.symptom);
  }
  return { matcher, thieves };
}
