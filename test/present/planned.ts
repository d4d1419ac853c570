import type { Evidence, Match, PlannedCommand, PlannedStep } from '../../src/model/index.js';

// Parts of answers as the engine gives them.

/** The document of the steps and evidence. */
export const path = 'workflows/address-exhaustion.md';

export function command(text: string, parts: Partial<PlannedCommand> = {}): PlannedCommand {
  const placeholders = parts.placeholders ?? [];
  return {
    id: 'step-1.1',
    text,
    rendered: text,
    runnable: placeholders.every((each) => each.value !== null),
    language: 'bash',
    description: '',
    effect: 'read',
    interactive: false,
    placeholders,
    ...parts,
  };
}

export function step(id: number, title: string, parts: Partial<PlannedStep> = {}): PlannedStep {
  return {
    id: `step-${id}`,
    parent: null,
    number: id,
    title,
    text: '',
    phase: 'diagnosis',
    source: { path, line: 20 + id * 12 },
    commands: [],
    expectations: [],
    branches: [],
    ...parts,
  };
}

export function evidence(kind: Evidence['kind'], value: string, score: number): Evidence {
  return { kind, value, score, query: null, source: { path, line: 6 } };
}

export function match(rank: number, title: string, parts: Partial<Match> = {}): Match {
  return {
    rank,
    id: `document-${rank}`,
    path: `workflows/document-${rank}.md`,
    kind: 'workflow',
    title,
    language: 'zh',
    priority: 40,
    score: 1,
    evidence: [],
    ...parts,
  };
}
