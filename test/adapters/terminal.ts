import { PassThrough, Readable, Writable } from 'node:stream';
import type { Library, OpenEngine } from '../../src/adapters/cli/context.js';
import { main, type Streams } from '../../src/adapters/cli/index.js';
import type { QueryOptions } from '../../src/index.js';
import type { Diagnosis } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';
import { matched, unmatched } from '../present/diagnoses.js';
import { diagnostic, document, range } from '../present/documents.js';
import { explanation } from '../present/explanations.js';

export interface Calls {
  readonly opened: unknown[];
  readonly asked: { text: string; settings: unknown }[];
  readonly written: { path: string; bytes: Uint8Array }[];
  closed: number;
}

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly calls: Calls;
}

export interface Setting {
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
  readonly terminal?: boolean;
  readonly cwd?: string;
  readonly stdout?: Writable;
  readonly engine?: Partial<OpenEngine>;
  readonly library?: Partial<Library>;
  readonly onInterrupt?: (listener: () => void) => void;
}

/** Keeps what is written to it. */
export class Sink extends Writable {
  readonly chunks: Buffer[] = [];
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    // Later, as with a slow reader.
    setImmediate(done);
  }
  get text(): string {
    return Buffer.concat(this.chunks).toString('utf8');
  }
}

/**
 * Runs the command line against a knowledge base with one document that matches "no ip", and returns what a shell
 * sees.
 */
export async function run(argv: readonly string[], setting: Setting = {}): Promise<Run> {
  const calls: Calls = { opened: [], asked: [], written: [], closed: 0 };
  const [stdout, stderr] = [new Sink(), new Sink()];
  const terminal = setting.terminal === true;
  const streams: Streams = {
    stdin: setting.input === undefined ? new PassThrough().end() : Readable.from([Buffer.from(setting.input)]),
    stdout: setting.stdout ?? stdout,
    stderr,
    env: setting.env ?? {},
    cwd: setting.cwd ?? '/knowledge',
    isTTY: { stdin: false, stdout: terminal, stderr: terminal },
    columns: terminal ? 100 : undefined,
    ...(setting.onInterrupt === undefined ? {} : { onInterrupt: setting.onInterrupt }),
  };
  const code = await main(argv, streams, async () => fakeLibrary(calls, setting));
  return { code, out: stdout.text, err: stderr.text, calls };
}

function fakeLibrary(calls: Calls, { engine, library }: Setting): Library {
  const fake: Partial<Library> = {
    Engine: {
      async open(settings) {
        calls.opened.push(settings?.kb);
        settings?.onProgress?.({ phase: 'parse', done: 1, total: 2 });
        const fake = { ...fakeEngine(calls), ...engine };
        return { ...fake, ask: async (text, asked) => fake.query(text, asked) };
      },
    },
    async compileKnowledgeBase() {
      const info = { documents: 1, steps: 1, commands: 1, edges: 2, bytes: 3, milliseconds: 4 };
      const bytes = new Uint8Array([1, 2, 3]);
      return { bytes, chunks: () => [bytes], diagnostics: [], info };
    },
    async writeSnapshot(path, snapshot) {
      calls.written.push({
        path,
        bytes: 'chunks' in snapshot ? new Uint8Array(Buffer.concat([...snapshot.chunks()])) : snapshot,
      });
    },
    evaluate: (ask, queries) => ({
      queries: queries.length,
      success_at_1: queries.filter(({ text }) => ask(text, 10).status === 'matched').length / queries.length,
      success_at_3: 1,
      mrr_at_10: 1,
      answer_rate: 1,
      no_match_recall: null,
      high_confidence_precision: 1,
      per_query: [],
      latency_ms: { p50: 1, p99: 2 },
    }),
    resolveKnowledgeBase: (kb) => (kb && kb.length > 0 ? kb : ['shipped']),
    documentFiles: () => () => null,
    listRules: async () => [],
    testKnowledgeBase: async () => ({ goldens: [], diagnostics: [] }),
    writeNewText: async () => {},
    compareVersions: async () => {
      throw new Error('there are no versions here');
    },
    skeleton: async ({ title }) => `# ${title}\n`,
    memoryCache: async () => ({ read: () => null, write: () => {} }),
    watchFiles: async () => async () => {},
    findGoldenFiles: async () => [],
    fixFiles: async () => ({ files: [], refused: [] }),
    importTickets: async ({ path, to, columns = {} }) => ({
      path,
      to,
      tickets: 2,
      written: 2,
      left: { untitled: 0, unsolved: 0, tooLong: 0 },
      columns: { ...columns },
      unused: [],
    }),
    importKnowledgeBase: async () => ({
      files: [],
      unread: [],
      recognised: 0,
      repaired: 0,
      needsAPerson: 0,
      refused: 0,
    }),
    findGaps: async () => {
      throw new Error('there is no log here');
    },
    writeGapDocuments: async () => [],
    goldenSymptoms: async () => [],
    userCache: () => ({ folder: '/cache', entries: 2, bytes: 3_000_000, used: new Date(0) }),
    clearUserCache: () => ({ folder: '/cache', entries: 2, bytes: 3_000_000, used: new Date(0) }),
    presenters,
    version: '0.1.0',
    ...library,
  };
  return fake as Library;
}

function fakeEngine(calls: Calls): OpenEngine {
  const query = (text: string, settings?: QueryOptions): Diagnosis => {
    calls.asked.push({ text, settings });
    const language = settings?.language ?? 'en';
    return text.includes('no ip') ? matched(language) : unmatched(language);
  };
  const engine: Partial<OpenEngine> = {
    async reading(work) {
      return work(this as never);
    },
    publication: async () => {
      throw new Error('this knowledge base has no documents');
    },
    query,
    ask: async (text, settings) => query(text, settings),
    async begin() {
      throw new Error('this knowledge base has nothing to walk');
    },
    start() {
      throw new Error('this knowledge base has nothing to walk');
    },
    advance() {
      throw new Error('this knowledge base has nothing to walk');
    },
    explain: (_, { doc = document.id } = {}) => (doc === document.id ? explanation : null),
    show: (id) => (id === document.id ? document : null),
    source: () => null,
    editAddress: () => null,
    suggestIds: () => ['vip-conflict'],
    graph: (settings) =>
      settings?.around === 'nowhere' ? null : { nodes: [{ id: 'case:a', kind: 'case', label: 'A' }], edges: [] },
    flowchart: () => null,
    documents: () => [],
    lint: () => [diagnostic({ range: range(1) })],
    audit: async () => [],
    info: () => ({ documents: 1, hash: 'sha256:0', steps: 1, commands: 1, nodes: 1, edges: 0, bytes: 3 }),
    snapshot: () => new Uint8Array(0),
    async close() {
      calls.closed++;
    },
  };
  return engine as OpenEngine;
}
