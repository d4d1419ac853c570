import type { Document, StartRule, TextItem, Trigger } from '../model/index.js';
import { yamlFlow, yamlText } from '../text/index.js';

/** Front matter as its author wrote it: plain data, and the source text of scalars by JSON pointer. */
export interface SourceFrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  readonly scalars: ReadonlyMap<string, string>;
}

export interface Additions {
  readonly triggers: readonly string[];
  readonly more: Readonly<Record<string, string>>;
}

export function canonicalFrontMatter(
  document: Document,
  source: SourceFrontMatter,
  { triggers, more }: Additions,
): string {
  const lines = [
    `id: ${yamlText(document.id)}`,
    `kind: ${document.kind}`,
    `title: ${yamlText(document.title)}`,
    ...scalar('category', document.category),
    ...(document.priority === 999 ? [] : [`priority: ${document.priority}`]),
    ...list('triggers', [...document.triggers.map(triggerYaml), ...triggers.map(yamlText)]),
    ...list('excludes', document.excludes.map(triggerYaml)),
    ...list('starts', document.starts.map(startYaml)),
    ...list('symptoms', symptomsOutside(document).map(yamlText)),
    ...list('components', document.components.map(yamlText)),
    ...list('products', document.products.map(yamlText)),
    ...list(
      'versions',
      document.versions.map(({ source: written }) => yamlFlow(written)),
    ),
    `language: ${document.language}`,
    ...list('related', document.related.map(yamlText)),
    ...scalar('workflow', document.workflow),
    ...scalar('branch', document.branch),
    ...list('owners', document.owners.map(yamlText)),
    ...scalar('date', document.date),
    ...scalar('status', document.status),
    ...list('sources', document.sources.filter((each) => each !== document.id).map(yamlText)),
  ];
  const known = lines.join('\n');
  const added = Object.entries(more).map(([key, value]) => `${key}: ${yamlText(value)}`);
  return `---\n${[known, ...foreignKeys(source, known), ...added].join('\n')}\n---\n`;
}

/** Symptoms that the body does not state: those of the front matter, and those in the overview of an alert page. */
function symptomsOutside({ symptoms, sections }: Document): string[] {
  const inside = sections.filter(({ kind }) => kind !== 'overview');
  const isInside = ({ range }: TextItem) =>
    inside.some(({ range: { start, end } }) => start.offset <= range.start.offset && range.start.offset < end.offset);
  return symptoms.filter((symptom) => !isInside(symptom)).map(({ text }) => text);
}

const scalar = (key: string, value: string | null): string[] => (value === null ? [] : [`${key}: ${yamlText(value)}`]);

const list = (key: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${key}:`, ...[...new Set(items)].map((item) => `  - ${item}`)];

/** A plain phrase, or a rule without its default values. */
const startYaml = (rule: StartRule): string => `{ ${[`step: ${yamlFlow(rule.step)}`, ...ruleParts(rule)].join(', ')} }`;

function triggerYaml(trigger: Trigger): string {
  const { any, all, not, regex, weight, cased } = trigger;
  const isPlain = any.length === 1 && all.length === 0 && not.length === 0 && regex === null && weight === 1 && !cased;
  if (isPlain) return yamlText(any[0]!);
  return `{ ${ruleParts(trigger).join(', ')} }`;
}

function ruleParts({ any, all, not, regex, weight, cased }: Omit<Trigger, 'source'>): string[] {
  const parts = [
    ...Object.entries({ any, all, not }).filter(([, phrases]) => phrases.length > 0),
    ...Object.entries({ regex, weight: weight === 1 ? null : weight, cased: cased || null }),
  ].filter(([, value]) => value !== null);
  return parts.map(([key, value]) => `${key}: ${yamlFlow(value)}`);
}

/** Keys of the source whose values are not all in the canonical keys, as `x-` keys. */
function foreignKeys({ data, scalars }: SourceFrontMatter, known: string): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const pointer = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const texts = textsOf(value, pointer, scalars);
    if (texts.length === 0 || texts.every((text) => says(known, text))) return [];
    const name = key.startsWith('x-')
      ? key
      : `x-${key
          .trim()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .replace(/^-|-$/g, '')}`;
    const only = texts.length === 1 && (typeof value !== 'object' || value === null) ? texts[0]! : value;
    return [`${name}: ${typeof only === 'string' ? yamlText(only) : yamlFlow(only)}`];
  });
}

function says(known: string, text: string): boolean {
  const written = [yamlText(text), yamlFlow(text)];
  return known.split('\n').some((line) => written.includes(line.replace(/^(?:\s*-|[\w-]+:) /, '')));
}

function textsOf(value: unknown, pointer: string, scalars: ReadonlyMap<string, string>): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${pointer}/${index}`, scalars));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${pointer}/${key}`, scalars));
  const text = typeof value === 'string' ? value : (scalars.get(pointer) ?? String(value));
  return text.trim() === '' ? [] : [text.trim()];
}
