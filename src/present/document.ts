import type {
  Command,
  Document,
  PlannedCommand,
  PlannedStep,
  ShownDocument,
  StartRule,
  TextItem,
  Trigger,
} from '../model/index.js';
import { stepParts } from './diagnosis/steps-text.js';
import {
  checkPresentOptions,
  displayWidth,
  joinParts,
  labelled,
  type Page,
  type PresentOptions,
  padEnd,
  pageFor,
  prose,
} from './layout.js';
import { diagnosticLine } from './lint/text.js';
import { jsonText, sanitizeLine, toJson } from './sanitize.js';

/** The document as `show --json`: the analyzed content, without source ranges. */
export function documentJson(document: ShownDocument): string {
  return toJson({
    ...document,
    triggers: document.triggers.map(triggerAsWritten),
    excludes: document.excludes.map(triggerAsWritten),
    starts: document.starts.map(startAsWritten),
    symptoms: texts(document.symptoms),
    causes: texts(document.causes),
    resolutions: texts(document.resolutions),
    workarounds: texts(document.workarounds),
    sections: document.sections.map(({ kind, heading, range }) => ({ kind, heading, line: range.start.line })),
    steps: plannedSteps(document),
    signatures: document.signatures.map(({ text, masked, range }) => ({ text, masked, line: range.start.line })),
    links: document.links.map(({ kind, text, target, range }) => ({ kind, text, target, line: range.start.line })),
  });
}

const texts = (items: readonly Pick<TextItem, 'text'>[]): string[] => items.map((item) => item.text);

/** A document's steps in the form of an answer's steps, with every placeholder open. */
const plannedSteps = ({ steps, path }: Document): PlannedStep[] =>
  steps.map(({ id, parent, number, title, text, phase, range, ...step }) => ({
    id,
    parent,
    number,
    title,
    text,
    phase,
    source: { path, line: range.start.line },
    commands: step.commands.map(plannedCommand),
    expectations: step.expectations.map(({ verdict, text, condition }) => ({ verdict, text, condition })),
    branches: step.branches.map(({ when, to }) => ({ when, to })),
  }));

function plannedCommand({ id, text, language, description, effect, interactive, ...command }: Command): PlannedCommand {
  const runnable = command.placeholders.length === 0 && command.problem === undefined;
  const types = new Map(command.placeholders.map(({ name, type }) => [name, type]));
  const placeholders = [...types].map(([name, type]) => ({ name, type, value: null, from: null }));
  return { id, text, rendered: text, runnable, language, description, effect, interactive, placeholders };
}

/** A trigger in front matter form: a phrase is a string, a rule is an object with its settings. */
function triggerAsWritten(trigger: Trigger): string | Record<string, unknown> {
  const plain = trigger.weight === 1 && !trigger.cased && trigger.regex === null;
  const [only, ...more] = trigger.any;
  if (plain && only !== undefined && more.length + trigger.all.length + trigger.not.length === 0) return only;
  return ruleAsWritten(trigger);
}

const startAsWritten = (rule: StartRule): Record<string, unknown> => ({ step: rule.step, ...ruleAsWritten(rule) });

function ruleAsWritten(trigger: Omit<Trigger, 'source'>): Record<string, unknown> {
  return {
    ...(trigger.any.length > 0 ? { any: trigger.any } : {}),
    ...(trigger.all.length > 0 ? { all: trigger.all } : {}),
    ...(trigger.not.length > 0 ? { not: trigger.not } : {}),
    ...(trigger.regex === null ? {} : { regex: trigger.regex }),
    ...(trigger.weight === 1 ? {} : { weight: trigger.weight }),
    ...(trigger.cased ? { cased: true } : {}),
  };
}

/** One analyzed document, for its author: how it was classified and why, and every part that was recognized. */
export function documentText(document: ShownDocument, options: PresentOptions = {}): string {
  checkPresentOptions('presenters.document.text', options);
  const page = pageFor(document.language, options);
  const links = document.links.map((each) => `${each.kind}: ${each.text} ${each.target}`);
  return joinParts([
    [...prose(page, sanitizeLine(document.title)).map((line) => page.paint('bold', line)), ...facts(document, page)],
    listPart('triggers', document.triggers.map(triggerText), page),
    listPart('excludes', document.excludes.map(triggerText), page),
    listPart(
      'starts',
      document.starts.map((rule) => jsonText(startAsWritten(rule))),
      page,
    ),
    listPart('symptoms', texts(document.symptoms), page),
    listPart('causes', texts(document.causes), page),
    listPart('resolutions', texts(document.resolutions), page),
    listPart('workarounds', texts(document.workarounds), page),
    document.steps.length > 0 ? [title('steps', document.steps.length, page)] : [],
    ...shownSteps(document, page),
    sectionPart(document, page),
    listPart('signatures', texts(document.signatures), page),
    listPart('links', links, page),
    diagnosticPart(document, page),
  ]);
}

function shownSteps(document: ShownDocument, page: Page): string[][] {
  const { id, kind, title, path, language } = document;
  const steps = plannedSteps(document);
  const parts = stepParts({ id, kind, title, path, language, reason: '', start: null, steps }, page);
  if (page.all || parts.length <= shownItems) return parts;
  return [...parts.slice(0, shownItems), [moreItems(parts.length - shownItems)]];
}

const moreItems = (count: number): string => `  … ${count} more: --all`;

function triggerText(trigger: ShownDocument['triggers'][number]): string {
  const written = triggerAsWritten(trigger);
  return typeof written === 'string' ? written : jsonText(written);
}

function facts(document: ShownDocument, page: Page): string[] {
  const rows: readonly (readonly [string, string | null])[] = [
    ['id', document.id],
    ['path', document.path],
    ['kind', `${document.kind} (${document.kindReason})`],
    ['dialect', document.dialect],
    ['language', document.language],
    ['category', document.category],
    ['priority', String(document.priority)],
    ['components', document.components.join(', ')],
    ['products', document.products.join(', ')],
    ['versions', document.versions.map((version) => version.source).join(', ')],
    ['follows', [document.workflow, document.branch].filter((each) => each !== null).join(' / ')],
    ['related', document.related.join(', ')],
    ['owners', (document.owners ?? []).join(', ')],
    ['sources', document.sources.join(', ')],
    ['date', document.date],
    ['status', document.status],
  ];
  const shown = rows.filter(([, value]) => value !== null && value !== '');
  const width = Math.max(...shown.map(([name]) => displayWidth(name)));
  return shown.flatMap(([name, value]) => labelled(page, name, width, sanitizeLine(value!)));
}

function title(name: string, count: number, page: Page): string {
  return page.paint('bold', `${name} (${count})`);
}

const shownItems = 12;

function listPart(name: string, items: readonly string[], page: Page): string[] {
  if (items.length === 0) return [];
  const shown = page.all ? items : items.slice(0, shownItems);
  const more = items.length - shown.length;
  return [
    title(name, items.length, page),
    ...shown.flatMap((item) => prose(page, `- ${sanitizeLine(item)}`, 2)),
    ...(more > 0 ? [moreItems(more)] : []),
  ];
}

function sectionPart(document: ShownDocument, page: Page): string[] {
  const { sections } = document;
  if (sections.length === 0) return [];
  const widest = Math.max(...sections.map((section) => displayWidth(section.kind)));
  return [
    title('sections', sections.length, page),
    ...sections.map(({ kind, heading, range }) => {
      const line = page.paint('dim', `:${range.start.line}`);
      return `  ${padEnd(kind, widest)}  ${sanitizeLine(heading) || '—'}  ${line}`;
    }),
  ];
}

function diagnosticPart(document: ShownDocument, page: Page): string[] {
  if (document.diagnostics.length === 0) return [];
  const lines = document.diagnostics.map((each) => `  ${diagnosticLine(each, page.paint)}`);
  return [title('diagnostics', document.diagnostics.length, page), ...lines];
}
