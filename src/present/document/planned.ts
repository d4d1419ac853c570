import type { Document, PlaceholderBinding, PlannedStep, Step } from '../../model/index.js';

/** A document's steps in the form of an answer's steps, with every placeholder open. */
export function plannedSteps(document: Document): PlannedStep[] {
  return document.steps.map((step) => plannedStep(step, document.path));
}

function plannedStep(step: Step, path: string): PlannedStep {
  return {
    id: step.id,
    parent: step.parent,
    number: step.number,
    title: step.title,
    text: step.text,
    phase: step.phase,
    source: { path, line: step.range.start.line },
    commands: step.commands.map((command) => ({
      id: command.id,
      text: command.text,
      rendered: command.text,
      runnable: command.placeholders.length === 0 && command.problem === undefined,
      language: command.language,
      description: command.description,
      effect: command.effect,
      interactive: command.interactive,
      placeholders: openPlaceholders(command.placeholders),
    })),
    expectations: step.expectations.map(({ verdict, text, condition }) => ({ verdict, text, condition })),
    branches: step.branches.map(({ when, to }) => ({ when, to })),
  };
}

function openPlaceholders(placeholders: Step['commands'][number]['placeholders']): PlaceholderBinding[] {
  const byName = new Map(placeholders.map((each) => [each.name, each.type]));
  return [...byName].map(([name, type]) => ({ name, type, value: null, from: null }));
}
