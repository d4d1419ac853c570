import type { Diagnostic, Document, PlaceholderBinding, PlannedStep, Step, Trigger } from '../../model/index.js';
import { diagnosticJson, toJson } from '../json.js';

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

/** A document with the diagnostics of its source. */
export type ShownDocument = Document & { readonly diagnostics: readonly Diagnostic[] };

/** The document as `show --json`: the analyzed content, without source ranges. */
export function documentJson(document: ShownDocument): string {
  const texts = (items: readonly { readonly text: string }[]): string[] => items.map((item) => item.text);
  return toJson({
    id: document.id,
    kind: document.kind,
    kindReason: document.kindReason,
    dialect: document.dialect,
    title: document.title,
    path: document.path,
    language: document.language,
    hash: document.hash,
    category: document.category,
    priority: document.priority,
    date: document.date,
    status: document.status,
    workflow: document.workflow,
    branch: document.branch,
    triggers: document.triggers.map(triggerAsWritten),
    symptoms: texts(document.symptoms),
    causes: texts(document.causes),
    resolutions: texts(document.resolutions),
    workarounds: texts(document.workarounds),
    components: document.components,
    products: document.products,
    versions: document.versions,
    sections: document.sections.map(({ kind, heading, range }) => ({ kind, heading, line: range.start.line })),
    steps: plannedSteps(document),
    signatures: document.signatures.map(({ text, masked, range }) => ({ text, masked, line: range.start.line })),
    links: document.links.map(({ kind, text, target, range }) => ({ kind, text, target, line: range.start.line })),
    related: document.related,
    sources: document.sources,
    diagnostics: document.diagnostics.map(diagnosticJson),
  });
}

/** A trigger in front matter form: a phrase is a string, a rule is an object with its settings. */
export function triggerAsWritten(trigger: Trigger): string | Record<string, unknown> {
  const plain = trigger.weight === 1 && !trigger.cased && trigger.regex === null;
  const [only, ...more] = trigger.any;
  if (plain && only !== undefined && more.length + trigger.all.length + trigger.not.length === 0) return only;
  return {
    ...(trigger.any.length > 0 ? { any: trigger.any } : {}),
    ...(trigger.all.length > 0 ? { all: trigger.all } : {}),
    ...(trigger.not.length > 0 ? { not: trigger.not } : {}),
    ...(trigger.regex === null ? {} : { regex: trigger.regex }),
    ...(trigger.weight === 1 ? {} : { weight: trigger.weight }),
    ...(trigger.cased ? { cased: true } : {}),
  };
}
