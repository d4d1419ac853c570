import type { Observation, QueryOptions, SnapshotEngine, StartOptions } from '../../../browser.js';

/** What the page asks of the engine, by name. Arguments and results are plain data: they cross to a worker and back. */
export const callsOf = (engine: SnapshotEngine) => ({
  info: () => engine.info(),
  query: (text: string, options: QueryOptions) => engine.query(text, options),
  explain: (text: string, doc: string) => engine.explain(text, { doc }),
  start: (text: string, options: StartOptions) => engine.start(text, options),
  advance: (token: string, observation: Observation) => engine.advance(token, observation),
  show: (id: string) => engine.show(id),
  documents: () => engine.documents(),
  lint: () => engine.lint(),
  cases: (id: string) => engine.cases(id),
  flowchart: (id: string, symptom?: string) => engine.flowchart(id, symptom === undefined ? {} : { symptom }),
  graph: (around: string, depth: number) => engine.graph({ around, depth }),
});

export type Calls = ReturnType<typeof callsOf>;

/** One call, as it is posted to the worker, and its answer. */
export type CallMessage = { readonly id: number; readonly name: keyof Calls; readonly args: readonly unknown[] };
export type AnswerMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly code: string; readonly message: string };
