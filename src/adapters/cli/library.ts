import type {
  CompilationInfo,
  Diagnosis,
  Diagnostic,
  Document,
  Explanation,
  FlowchartView,
  GapReport,
  GraphView,
  ImportReport,
  Observation,
  SessionView,
  TestReport,
  VersionComparison,
} from '../../index.js';

export interface Progress {
  readonly phase: 'read' | 'parse' | 'compile' | 'ask';
  readonly done: number;
  readonly total: number;
}

/** What was made before, by key. */
export interface CacheStore {
  read(key: string): Uint8Array | null;
  write(key: string, bytes: Uint8Array): void;
}

export interface CompileSettings {
  readonly cache?: boolean | CacheStore;
  readonly workers?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export interface QuerySettings {
  readonly limit?: number;
  readonly language?: 'zh' | 'en';
  readonly product?: string;
  readonly version?: string;
  readonly params?: Record<string, string>;
}

export interface StartSettings extends QuerySettings {
  readonly document?: string;
}

/** What the commands need of an open knowledge base. */
export interface OpenEngine {
  query(text: string, settings?: QuerySettings): Diagnosis;
  start(text: string, settings?: StartSettings): { readonly diagnosis: Diagnosis; readonly view: SessionView };
  advance(token: string, observation: Observation): SessionView;
  /** Null when there is no such document. */
  explain(text: string, settings: { doc: string; language?: 'zh' | 'en' }): Explanation | null;
  show(id: string): (Document & { readonly diagnostics: readonly Diagnostic[] }) | null;
  suggestIds(id: string): readonly string[];
  /** Null when there is no node of that id. */
  graph(settings?: { around?: string; depth?: number }): GraphView | null;
  /** Null when there is no such document. */
  flowchart(id: string, settings?: { symptom?: string; language?: 'zh' | 'en' }): FlowchartView | null;
  lint(): readonly Diagnostic[];
  /** What the documents say and the knowledge base does not find. */
  audit(settings?: {
    cache?: boolean | CacheStore;
    demanded?: boolean;
    onProgress?: (progress: Progress) => void;
  }): Promise<readonly Diagnostic[]>;
  info(): { readonly documents: number; readonly hash: string };
  snapshot(): Uint8Array;
  close(): Promise<void>;
}

export interface Compiled {
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
  readonly info: CompilationInfo;
}

/** One entry of a query file, as far as the command line checks it. */
export interface LabelledQuery {
  readonly id: string;
  readonly text: string;
  readonly gold?: readonly string[];
  readonly also?: readonly string[];
  readonly none?: boolean;
}

export interface SkeletonSettings {
  readonly kind: 'workflow' | 'case';
  readonly title: string;
  readonly id?: string;
  readonly symptoms?: readonly string[];
  readonly triggers?: readonly string[];
  readonly language: 'zh' | 'en';
}

interface FixReport {
  readonly files: readonly {
    readonly path: string;
    readonly before: string;
    readonly after: string;
    readonly titles: readonly string[];
  }[];
  readonly refused: readonly Diagnostic[];
}

export interface CompareSettings {
  readonly folder: string;
  readonly kb?: readonly string[];
  readonly queries: readonly { readonly id: string; readonly text: string }[];
  readonly cache: boolean;
}

/** Documents and goldens; without goldens, those in and beside the documents are meant. */
export interface TestPaths {
  readonly documents: readonly string[];
  readonly goldens: readonly string[];
}

interface ImportSettings {
  readonly paths: readonly string[];
  readonly to: string;
  readonly joining: readonly string[];
  readonly overwrite: boolean;
}

interface GapSettings {
  readonly logs: readonly string[];
  readonly kb: readonly string[];
  readonly limit: number;
  readonly least: number;
  readonly cache: boolean;
}

interface LintRule {
  readonly id: string;
  readonly description: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly url: string;
}

type Presenters = typeof import('../../index.js').presenters;
export type SessionWords = ReturnType<Presenters['session']['words']>;
type Evaluation = import('../../index.js').Evaluation;

/** Tests that are run again and again. */
export interface TestRuns {
  test(knowledge: OpenEngine, paths: TestPaths, folder: string): Promise<TestReport>;
  close(): Promise<void>;
}

/** What the command line needs of the library's public door. */
export interface Library {
  readonly Engine: {
    open(settings: CompileSettings & { kb?: readonly string[] }): Promise<OpenEngine>;
  };
  compileKnowledgeBase(settings: CompileSettings & { paths: readonly string[] }): Promise<Compiled>;
  writeSnapshot(path: string, bytes: Uint8Array): Promise<void>;
  writeNewText(path: string, text: string): Promise<void>;
  evaluate(ask: (text: string, limit: number) => Diagnosis, queries: readonly LabelledQuery[]): Evaluation;
  resolveKnowledgeBase(kb: readonly string[] | undefined, cwd: string): readonly string[];
  documentFiles(roots: readonly string[]): (path: string) => string | null;
  listRules(): Promise<readonly LintRule[]>;
  testKnowledgeBase(knowledge: OpenEngine, paths: TestPaths, folder: string): Promise<TestReport>;
  testRuns(cache: CacheStore, starts: boolean): Promise<TestRuns>;
  compareVersions(base: string, head: string, options: CompareSettings): Promise<VersionComparison>;
  memoryCache(wanted: boolean): Promise<CacheStore>;
  skeleton(settings: SkeletonSettings): Promise<string>;
  watchFiles(watch: {
    readonly paths: readonly string[];
    readonly changed: (files: readonly string[]) => Promise<void>;
    readonly failed: (error: Error) => void;
    readonly folder: string;
  }): Promise<() => Promise<void>>;
  findGoldenFiles(roots: readonly string[]): Promise<readonly string[]>;
  fixFiles(settings: CompileSettings & { paths: readonly string[]; dryRun: boolean }): Promise<FixReport>;
  findGaps(settings: GapSettings): Promise<GapReport>;
  writeGapDocuments(report: GapReport, folder: string): Promise<readonly string[]>;
  importKnowledgeBase(settings: ImportSettings): Promise<ImportReport>;
  readonly presenters: Presenters;
  readonly version: string;
}

/** Loads the library when a command needs it: `--help` and misuse answer without it. */
export async function loadLibrary(): Promise<Library> {
  return import('../../index.js');
}
