import { buildSections } from '../../../src/lower/sections.js';
import { BranchReader } from '../../../src/lower/steps/branch.js';
import { extractSteps } from '../../../src/lower/steps/index.js';
import type { Branch, Condition, Diagnostic, DocumentKind, Section, Step } from '../../../src/model/index.js';
import { parseDocument } from '../../../src/parse/index.js';

export interface Reading {
  readonly sections: readonly Section[];
  readonly steps: readonly Step[];
  readonly diagnostics: readonly Diagnostic[];
}

export function read(text: string, kind: DocumentKind = 'workflow'): Reading {
  const file = { path: 'source.md', text, encoding: 'utf-8', hash: '', bytes: text.length, diagnostics: [] } as const;
  const sections = buildSections(parseDocument(file));
  return { sections, ...extractSteps(sections, { path: file.path, text, kind }) };
}

/** The branches of a text, with the condition `own` for those that state none; `raw` is its source. */
export function branchesIn(text: string, raw = text, own = ''): readonly Pick<Branch, 'when' | 'text'>[] {
  const start = { offset: 0, line: 1, column: 1 };
  const reader = new BranchReader(raw, { start, end: start });
  reader.read(text, own, false);
  return reader.found;
}

/** A condition on one line: `availableIPs > 5 and availableIPs <= 10`. */
export function written(condition: Condition | null): string | null {
  if (!condition) return null;
  const comparisons = 'all' in condition ? condition.all : condition.any;
  return comparisons
    .map(({ subject, operator, value, unit }) => `${subject} ${operator} ${value}${unit ?? ''}`.trim())
    .join('all' in condition ? ' and ' : ' or ');
}

/** The steps as a person writes them down: parents and targets by title, everything empty left out. */
export function outline(steps: readonly Step[]): unknown[] {
  const titles = new Map(steps.map((step) => [step.id, step.title]));
  return steps.map((step) => ({
    title: step.title,
    ...(step.parent === null ? {} : { parent: titles.get(step.parent) }),
    phase: step.phase,
    ...some(
      'commands',
      step.commands.map((command) => command.text),
    ),
    ...some(
      'expectations',
      step.expectations.map(({ verdict, text, condition }) => {
        const shown = written(condition);
        return shown === null ? `${verdict}: ${text}` : `${verdict}: ${text} => ${shown}`;
      }),
    ),
    ...some(
      'branches',
      step.branches.map(({ when, to, toKind }) => `${when} -> ${toKind}: ${titles.get(to) ?? to}`),
    ),
  }));
}

function some(name: string, values: readonly string[]): Record<string, readonly string[]> {
  return values.length > 0 ? { [name]: values } : {};
}
