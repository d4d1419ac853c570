import { Matcher } from '../../engine.js';
import { TriagraphError } from '../../errors.js';
import { FetchedRecords, hasPatterns, Knowledge, RecordKeys, type RecordStore } from '../../match/index.js';
import type { Planner } from '../../plan/index.js';
import type { Platform } from '../../platform/index.js';
import { roundedIdf, SnapshotError, SnapshotReader, type SnapshotSource } from '../../snapshot/index.js';
import { plannerFor } from '../answer/diagnosis.js';
import { KnowledgeGraph } from '../graph/graph-view.js';
import type { Embedding } from '../meaning/embedder.js';
import { type SessionSettings, Sessions } from '../session/session.js';
import { checkSessionKey } from '../session/token.js';

/** @throws TriagraphError when the bytes are damaged or of another version; the message names the file */
export function openSnapshot(bytes: Uint8Array | SnapshotSource, file: string, platform: Platform): SnapshotReader {
  try {
    return new SnapshotReader(bytes, platform);
  } catch (error) {
    if (error instanceof SnapshotError) throw new TriagraphError(error.code, `${file}: ${error.message}`, 1);
    throw error;
  }
}

export interface Answering {
  readonly knowledge: Knowledge;
  readonly matcher: Matcher;
  readonly planner: Planner;
  readonly sessions: Sessions;
  readonly graph: () => KnowledgeGraph;
}

function answeringOf(knowledge: Knowledge, settings: SessionSettings): Answering {
  const planner = plannerFor(knowledge);
  let graph: KnowledgeGraph | null = null;
  return {
    knowledge,
    matcher: new Matcher(knowledge),
    planner,
    sessions: new Sessions(knowledge, planner, settings),
    graph: () => {
      graph ??= new KnowledgeGraph(knowledge);
      return graph;
    },
  };
}

/** A snapshot, and what answers from it, made for the first question. */
export interface OpenedParts {
  readonly snapshot: SnapshotReader;
  readonly answering: () => Answering;
  readonly embedding: Embedding | null;
  /** The records that are fetched from a store; null for a snapshot with all documents. */
  readonly fetched: FetchedRecords | null;
}

/** @throws TriagraphError `session-key` for a session key that is too short */
export async function openParts(
  snapshot: SnapshotReader,
  settings: SessionSettings,
  embedding: Embedding | null = null,
): Promise<OpenedParts> {
  checkSessionKey(settings.sessionKey);
  let opened = hasPatterns(snapshot) ? answeringOf(await Knowledge.open(snapshot), settings) : null;
  const answering = (): Answering => {
    opened ??= answeringOf(new Knowledge(snapshot), settings);
    return opened;
  };
  return { snapshot, answering, embedding, fetched: null };
}

/** Opens the head of a knowledge base whose documents are in a store. */
export async function openStored(
  store: RecordStore,
  settings: SessionSettings,
  platform: Platform,
): Promise<OpenedParts> {
  checkSessionKey(settings.sessionKey);
  const snapshot = openSnapshot(store.head, `${store.name}: the head`, platform);
  const fetched = new FetchedRecords(store);
  const knowledge = await Knowledge.open(snapshot, fetched);
  fetched.numberedBy({
    platform,
    keys: new RecordKeys(snapshot.array('record.keys', Uint8Array)),
    termText: (term) => knowledge.terms.get(term),
    termBytes: (term) => knowledge.terms.bytes(term),
    weightOf: (term) => roundedIdf(knowledge.documentFrequency(knowledge.terms.findBytes(term)), knowledge.documents),
  });
  const opened = answeringOf(knowledge, settings);
  return { snapshot, answering: () => opened, embedding: null, fetched };
}
