import {
  type FlowchartView,
  type FlowNode,
  type Language,
  type Observation,
  type QueryOptions,
  type SessionSentences,
  type SessionView,
  type ShownDocument,
  type SnapshotEngine,
  type StartOptions,
  sessionCaseDraft,
  sessionReport,
  sessionSentences,
  stepTitle,
} from '../../../browser.js';
import { type Asked, askedOf, type OutlineStep, worstOf } from './asked.js';
import { overviewOf, shadowOf } from './overview.js';
import { readable } from './readable.js';
import type { Loaded } from './snapshot.js';

/** A turn of a session, with its sentences. */
export interface Turn {
  readonly view: SessionView;
  readonly words: SessionSentences;
}

const turnOf = (view: SessionView): Turn => ({ view, words: sessionSentences(view) });

/** What the page asks of the engine, by name. Arguments and results are plain data: they cross to a worker and back. */
export const callsOf = (engine: SnapshotEngine) => ({
  info: () => engine.info(),
  ask: (text: string, options: QueryOptions) => askOf(engine, text, options),
  start: (text: string, options: StartOptions) => turnOf(engine.start(readable(text).text, options).view),
  advance: (token: string, observation: Observation) => turnOf(engine.advance(token, observation)),
  report: (views: readonly SessionView[]) => sessionReport(views),
  caseDraft: (views: readonly SessionView[], id: string) => sessionCaseDraft(views, { id }),
  isVersioned: () => isVersioned(engine),
  examples: (language: Language) => examplesOf(engine, language),
  outline: (path: string) => outlineOf(engine, path),
  read: (id: string) => readingOf(engine, id),
  edit: (path: string, line: number) => engine.editAddress(path, line),
  sections: (path: string) => engine.show(path)?.sections ?? [],
  documents: () => engine.documents(),
  overview: () => overviewOf(engine),
  shadow: (path: string) => shadowOf(engine, path),
  flowchart: (id: string) => chartOf(engine.flowchart(id)),
  graph: (around: string, depth: number) => engine.graph({ around, depth }),
});

function askOf(engine: SnapshotEngine, text: string, options: QueryOptions): Asked {
  const read = readable(text);
  const diagnosis = engine.query(read.text, options);
  const language = diagnosis.workflow?.language;
  return askedOf(read, diagnosis, (id) => {
    const named = engine.documents().filter((each) => each.id === id);
    return named.find((each) => each.language === language) ?? named[0] ?? null;
  });
}

/** A flowchart whose labels lack the step number, which is shown separately. */
function chartOf(chart: FlowchartView | null): FlowchartView | null {
  if (chart === null) return null;
  const named = (node: FlowNode): FlowNode => {
    return node.kind === 'step' ? { ...node, label: stepTitle({ title: node.label }) } : node;
  };
  return { ...chart, nodes: chart.nodes.map(named) };
}

export type Calls = ReturnType<typeof callsOf>;

/** A document as the page shows it. */
export interface Reading
  extends Pick<ShownDocument, 'id' | 'path' | 'title' | 'kind' | 'language' | 'owners' | 'diagnostics'> {
  /** The text of its file; null where the snapshot has none. */
  readonly source: string | null;
  readonly steps: number;
  /** First and last line of each command that changes something, and what it does. */
  readonly changes: readonly (readonly [first: number, last: number, effect: 'change' | 'destroy'])[];
  /** Paths of the same document in other languages. */
  readonly translations: readonly Pick<ShownDocument, 'path' | 'language'>[];
  /** All paths of the knowledge base, for links. */
  readonly paths: readonly string[];
}

function readingOf(engine: SnapshotEngine, given: string): Reading | null {
  const shown = engine.show(given);
  if (shown === null) return null;
  const { id, path, title, kind, language, owners, diagnostics, steps } = shown;
  const all = engine.documents();
  const source = engine.source(path);
  return {
    ...{ id, path, title, kind, language, owners, diagnostics, source, steps: steps.length },
    changes: steps
      .flatMap(({ commands }) => commands)
      .flatMap(({ effect, range: { start, end } }) =>
        effect === 'change' || effect === 'destroy' ? [[start.line, end.line, effect] as const] : [],
      ),
    translations: all.filter((other) => other.id === id && other.path !== path),
    paths: all.map((other) => other.path),
  };
}

/** The steps of a document, as a list to choose from. */
const outlineOf = (engine: SnapshotEngine, path: string): OutlineStep[] =>
  engine.show(path)?.steps.map((step) => {
    const number = step.id.slice('step-'.length);
    const effect = worstOf(step.commands.map((command) => command.effect));
    return { id: step.id, number, depth: number.split('.').length - 1, title: stepTitle(step), effect };
  }) ?? [];

/** Documents that are checked for versions: in a knowledge base with versions, most have them. */
const mostLookedAt = 100;

/** Whether the documents name versions. */
const isVersioned = (engine: SnapshotEngine): boolean =>
  engine
    .documents()
    .slice(0, mostLookedAt)
    .some(({ path }) => (engine.show(path)?.versions.length ?? 0) > 0);

const examplesShown = 6;
const longestExample = 110;

/** Example symptoms, taken from documents all over the knowledge base. */
function examplesOf(engine: SnapshotEngine, language: Language): string[] {
  const all = engine.documents().filter(({ kind }) => kind === 'workflow');
  const own = all.filter((document) => document.language === language);
  const from = own.length > 0 ? own : all;
  const stride = Math.max(1, Math.floor(from.length / examplesShown));
  return from
    .filter((_, index) => index % stride === 0)
    .slice(0, examplesShown)
    .flatMap(({ path }) => {
      const { signatures = [], symptoms = [], title = '' } = engine.show(path) ?? {};
      const texts = [...symptoms, ...signatures].map(({ text }) => text.split('\n')[0]!.trim());
      return texts.find((text) => text.length > 12 && text.length <= longestExample) ?? title;
    })
    .filter((text) => text !== '');
}

/** One call, as it is posted to the worker, and its answer. */
export type CallMessage = { readonly id: number; readonly name: keyof Calls; readonly args: readonly unknown[] };
export type AnswerMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly code: string; readonly message: string };

/** To the worker: open the snapshot, with this token where the server asks for one. From it: the server asks for one. */
export type TokenMessage = { readonly token: string | null };

/** From the worker: how much of the snapshot has come; null when it has, or does not come. */
export type LoadingMessage = { readonly loading: Loaded | null };
