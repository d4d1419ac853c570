import { addTo, addToGroup } from '../collections.js';
import type { Document } from '../model/index.js';
import { type FieldName, fieldNames } from '../snapshot/index.js';
import { caseLinePlace } from '../text/index.js';
import type { DocumentTerms, TermReader } from './terms.js';

export interface FieldText {
  readonly field: number;
  readonly text: string;
}

const fieldOf = (name: FieldName): number => fieldNames.indexOf(name);

/** The file name as a further title; '' for a name without meaning (`index`, `readme`) and a file of many cases. */
export function fileTitle(path: string): string {
  if (caseLinePlace(path) !== null) return '';
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/i, '');
  return /^(index|readme|\d+|.)$/i.test(name) ? '' : name.replace(/_/g, ' ');
}

export function fieldTexts(document: Document): FieldText[] {
  const texts: FieldText[] = [];
  const add = (name: FieldName, text: string) => {
    if (text !== '') texts.push({ field: fieldOf(name), text });
  };
  add('title', document.title);
  if (!sameLetters(document.title, fileTitle(document.path))) add('title', fileTitle(document.path));
  for (const symptom of document.symptoms) add('symptoms', symptom.text);
  for (const trigger of document.triggers)
    for (const phrase of [...trigger.any, ...trigger.all]) add('triggers', phrase);
  for (const signature of document.signatures) add('signatures', signature.text);
  for (const item of [...document.causes, ...document.resolutions, ...document.workarounds]) add('causes', item.text);
  for (const step of document.steps) add('steps', step.title);
  for (const component of document.components) add('body', component);
  for (const section of document.sections) {
    add('body', section.heading);
    for (const block of section.blocks) add('body', block.text);
  }
  return texts;
}

const sameLetters = (left: string, right: string): boolean => letters(left) === letters(right);
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Term frequencies by field of one document: parallel lists with an entry for each (term, field), sorted by term. */
export type TermCounts = Readonly<Record<'terms' | 'fields' | 'counts' | 'lengths', readonly number[]>>;

const maximumCount = 0xffff;

export function countTerms(document: Document, reader: TermReader, own: DocumentTerms): TermCounts {
  const lengths = fieldNames.map(() => 0);
  /** Frequency by `term × fields + field`. */
  const tally = new Map<number, number>();
  for (const [text, fields] of fieldsByText(document)) {
    const tokens = reader.forEachTerm(text, (term) => {
      const number = own.number(term);
      for (const field of fields) addTo(tally, number * fieldNames.length + field, 1);
    });
    for (const field of fields) lengths[field]! += tokens;
  }
  const keys = [...tally.keys()].sort((left, right) => left - right);
  return {
    terms: keys.map((key) => Math.floor(key / fieldNames.length)),
    fields: keys.map((key) => key % fieldNames.length),
    counts: keys.map((key) => Math.min(tally.get(key)!, maximumCount)),
    lengths,
  };
}

/** Each distinct text with its fields, because many texts are in several: a symptom is also part of the body. */
function fieldsByText(document: Document): Map<string, number[]> {
  const fields = new Map<string, number[]>();
  for (const { field, text } of fieldTexts(document)) addToGroup(fields, text, field);
  return fields;
}

/** The first line of each field, shown as the source of evidence; 0 for an absent field. */
export function fieldLines(document: Document): number[] {
  const first = (items: readonly { readonly range: { readonly start: { readonly line: number } } }[]) =>
    items[0]?.range.start.line ?? 0;
  const lines: Record<FieldName, number> = {
    title: first(document.sections.filter(({ level }) => level === 1)) || 1,
    symptoms: first(document.symptoms),
    triggers: first(document.triggers),
    signatures: first(document.signatures),
    causes: first(document.causes) || first(document.resolutions) || first(document.workarounds),
    steps: first(document.steps),
    body: first(document.sections),
  };
  return fieldNames.map((name) => lines[name]);
}
