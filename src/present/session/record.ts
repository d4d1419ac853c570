import type { PlannedStep, SessionView } from '../../model/index.js';

/** A walk as whoever led it saw it: its last turn, and the steps and documents that were shown. */
export interface SessionRecord {
  readonly view: SessionView;
  readonly steps: readonly PlannedStep[];
  readonly documents: readonly NonNullable<SessionView['document']>[];
}

/** The turns of a walk, first to last, as a record; null when nothing was walked. */
export function recordOf(views: readonly SessionView[]): SessionRecord | null {
  const view = views.at(-1);
  if (!view) return null;
  const steps = new Map(views.flatMap(({ step }) => (step ? [[`${step.source.path}\n${step.id}`, step]] : [])));
  const documents = new Map(views.flatMap(({ document }) => (document ? [[document.path, document]] : [])));
  return { view, steps: [...steps.values()], documents: [...documents.values()] };
}

/** The step of a visit as it was shown. */
export function shownStep(record: SessionRecord, visit: { path: string; step: string }): PlannedStep | undefined {
  return record.steps.find((step) => step.id === visit.step && step.source.path === visit.path);
}
