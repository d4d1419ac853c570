import type { Language } from '../model/index.js';
import { yamlFlow } from '../text/index.js';
import { shippedBuildWords } from '../vocabulary/index.js';

export interface SkeletonOptions {
  readonly kind: 'workflow' | 'case';
  readonly title: string;
  /** Default: the path of the document. */
  readonly id?: string;
  /** Default: the title. */
  readonly symptoms?: readonly string[];
  /** Default: the symptoms. */
  readonly triggers?: readonly string[];
  readonly language: Language;
}

export function skeleton({ kind, title, id, symptoms = [], triggers = [], language }: SkeletonOptions): string {
  const name = oneLine(title);
  const seen = symptoms.length > 0 ? distinct(symptoms) : [name];
  const values = new Map([
    ['title', yamlFlow(name)],
    ['heading', escapeMarkdown(name)],
    ['triggers', items(triggers.length > 0 ? distinct(triggers) : seen)],
    ['symptoms', items(seen)],
    ['symptomItems', seen.map((each) => `- ${escapeMarkdown(each)}`).join('\n')],
    ...(id === undefined ? [] : [['id', yamlFlow(oneLine(id))] as const]),
  ]);
  const lines = shippedBuildWords.skeletons[kind][language].flatMap((line) => {
    // A line in brackets is dropped if one of its values is missing.
    const optional = /^\[(.*)\]$/.exec(line)?.[1];
    if (optional !== undefined && ![...optional.matchAll(/\{(\w+)\}/g)].every(([, key]) => values.has(key!))) return [];
    return (optional ?? line).replace(/\{(\w+)\}/g, (whole, key: string) => values.get(key) ?? whole);
  });
  return `${lines.join('\n')}\n`;
}

const items = (texts: readonly string[]): string => texts.map((text) => `  - ${yamlFlow(text)}`).join('\n');

/** Drops line breaks, control characters, and characters that hide or reverse text. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function distinct(texts: readonly string[]): string[] {
  const known = new Set<string>();
  return texts.map(oneLine).filter((text) => {
    const key = text.normalize('NFKC').toLowerCase();
    return text !== '' && !known.has(key) && known.add(key);
  });
}

const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>~|]/g, '\\$&').replace(/^(#{1,6}|[-+]|\d{1,9}[.)])(?=\s|$)/, (mark) => `\\${mark}`);
