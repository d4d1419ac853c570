import type { Vocabulary } from '../../vocabulary/index.js';
import type { BranchTarget } from './draft.js';
import { grammar } from './words.js';

/**
 * References in a text: a verb that refers and then names (`go to "Scenario 1"`, `see **Option 2**`, `follow step 3`),
 * or a link to another document. Names of another document's sections are none of this one's.
 */
export interface NamedTarget {
  readonly target: BranchTarget;
  readonly shown: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface PlacedName extends NamedTarget, Span {}

const decimals = '\\d{1,3}(?:\\.\\d{1,3})+';
const rulesOf = grammar({
  refers: '{refer}',
  onlyStep: '^(?:{ordinalBefore}\\s*{numeral}{1,3}\\s*{ordinalAfter}|{step}\\s*\\d{1,3})\\s*[。.；;，,]?$',
  /** `workflow X, step 2`: only these words may be between a document and its section. */
  documentFirst: '^[\\s，,：:]*(?:(?:{document}|{within})[\\s，,：:]*)*["“「『]?$',
  /** `step 2 of the workflow X`, `scenario 3 (see workflow X)`. */
  sectionFirst: '^\\s*(?:{of}\\s|[（(]\\s*(?:{mention}|{of})?)\\s*(?:{article}\\s)?\\s*{document}?\\s*$',
  /** A further section of the same document: `step 1 and step 2`. */
  alike: '^\\s*(?:[、,，~-]|{and}|{or}|{to})\\s*$',
});
const namesOf = grammar(
  {
    ordinal: [
      '{ordinalBefore}\\s*{numeral}{1,3}\\s*{ordinalAfter}',
      '{part}\\s*(?:{numeral}{1,3}|[A-Z]\\d{0,2})(?![A-Za-z\\d]|\\.\\d)',
      `(?:{step}|{section}|{ordinalBefore})\\s*${decimals}(?:\\s*{sectionAfter})?(?![\\d.])`,
    ].join('|'),
    /** A document that is named without a link: `ip-management.md`, `workflow ip-management`. */
    document:
      '(?<![\\w./-])[\\w./-]{1,120}\\.mdx?(?![\\w-])|{document}\\s{0,2}[a-z\\d]{1,40}(?:-[a-z\\d]{1,40}){1,12}(?![\\w-])',
  },
  'giu',
);

const wordsBefore = /[\p{Script=Han}A-Za-z\d]+$/u;
const longestWords = 24;
const quotedName = /["“「『]([^"“”「」『』]{2,80})["”」』]/g;
const boldName = /\*\*([^*\n]{2,80})\*\*/g;
const wikiName = /\[\[([^\]|#\n]{1,160})(?:#[^\]|\n]*)?(?:\|[^\]\n]*)?\]\]/g;
const anyLink = /\[([^\]\n]{1,160})\]\(([^()\s]{1,300})\)/g;
const markdownFile = /^(?![a-z][a-z\d+.-]*:)([^#]+\.mdx?)(?:#.*)?$/i;
/** A text that names more lists them, and sends nobody anywhere. */
const mostNames = 32;

/** Where in the text its first verb that refers begins, or -1. */
export const referenceVerb = (text: string, vocabulary?: Vocabulary): number =>
  rulesOf(vocabulary).refers.exec(text)?.index ?? -1;

/**
 * What an action refers to.
 * @param raw its source, which shows links and bold names
 */
export function namedTargets(action: string, raw: string, vocabulary?: Vocabulary): NamedTarget[] {
  const { refers, onlyStep } = rulesOf(vocabulary);
  const verb = refers.exec(action);
  if (!verb && onlyStep.test(action)) return ordinalNames(action, 0, vocabulary);
  const documents = linkedDocuments(action, raw);
  if (!verb) return documents;
  const from = verb.index + verb[0].length;
  const titles = [...quotedNames(action, from), ...boldNames(action, from, raw)];
  const names = titles.length > 0 ? titles : ordinalNames(action, from, vocabulary);
  return [...ownNames(names, action, raw, vocabulary), ...documents];
}

function quotedNames(action: string, from: number): PlacedName[] {
  return [...action.slice(from).matchAll(quotedName)].map(({ 0: whole, 1: name = '', index }) =>
    placed(name, from + index, whole.length),
  );
}

function boldNames(action: string, from: number, raw: string): PlacedName[] {
  return [...raw.matchAll(boldName)].flatMap(([, bold = '']) => {
    const name = bold.replace(/[`[\]]/g, '');
    const at = action.slice(from, from + 2 * name.length + 12).indexOf(name);
    return at >= 0 && at <= 12 ? [placed(name, from + at, name.length)] : [];
  });
}

function placed(name: string, start: number, length: number): PlacedName {
  const isDocument = /^[^\s<>]+\.mdx?$/.test(name);
  const target: BranchTarget = isDocument
    ? { kind: 'document', target: name }
    : { kind: 'reference', name: name.trim(), fallback: null };
  return { target, shown: name, start, end: start + length };
}

function ordinalNames(action: string, from: number, vocabulary?: Vocabulary): PlacedName[] {
  const behind = action.slice(from);
  return [...behind.matchAll(namesOf(vocabulary).ordinal)].map(({ 0: name, index }) => {
    const words = wordsBefore.exec(behind.slice(Math.max(0, index - longestWords), index))?.[0] ?? '';
    const named = placed(name, from + index, name.length);
    if (words === '' || named.target.kind !== 'reference') return named;
    return { ...named, target: { ...named.target, longer: words + name } };
  });
}

function linkedDocuments(action: string, raw: string): NamedTarget[] {
  const link = (target: string, shown: string): NamedTarget[] =>
    action.includes(shown) ? [{ target: { kind: 'document', target }, shown }] : [];
  return [
    ...[...raw.matchAll(wikiName)].flatMap(([, name = '']) => link(name.trim(), name.trim())),
    ...[...raw.matchAll(anyLink)].flatMap(([, shown = '', address = '']) => {
      const target = markdownFile.exec(address)?.[1];
      return target === undefined ? [] : link(target, plain(shown));
    }),
  ];
}

const plain = (shown: string): string => shown.replace(/[`*]/g, '');

/** Where the text speaks of another document: by a link to it, or by its name. */
function otherDocuments(action: string, raw: string, vocabulary?: Vocabulary): Span[] {
  const spans: Span[] = [...action.matchAll(namesOf(vocabulary).document)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
  const shown = [...raw.matchAll(wikiName)].map(([, name = '']) => name.trim());
  for (const [, text = '', address = ''] of raw.matchAll(anyLink))
    if (!address.startsWith('#')) shown.push(plain(text));
  let from = 0;
  for (const name of shown.slice(0, mostNames)) {
    const start = action.indexOf(name, from);
    if (name === '' || start < 0) continue;
    from = start + name.length;
    spans.push({ start, end: from });
  }
  return spans;
}

/** The names without those of another document's sections. */
function ownNames(names: readonly PlacedName[], action: string, raw: string, vocabulary?: Vocabulary): PlacedName[] {
  const others = otherDocuments(action, raw, vocabulary);
  if (others.length === 0) return [...names];
  const ends = others.map(({ end }) => end);
  const own: PlacedName[] = [];
  for (const name of names.slice(0, mostNames).sort((a, b) => a.start - b.start)) {
    const isDocument = name.target.kind === 'document';
    if (!isDocument && isForeign(name, { others, ends, action }, vocabulary)) ends.push(name.end);
    else own.push(name);
  }
  return own;
}

interface Neighbours {
  readonly others: readonly Span[];
  /** Where names of other documents and of their sections end. */
  readonly ends: readonly number[];
  readonly action: string;
}

function isForeign(name: PlacedName, { others, ends, action }: Neighbours, vocabulary?: Vocabulary): boolean {
  const { documentFirst, alike, sectionFirst } = rulesOf(vocabulary);
  const before = Math.max(-1, ...ends.filter((end) => end <= name.start));
  const gap = action.slice(before, name.start);
  if (before >= 0 && gap.length <= longestWords && (documentFirst.test(gap) || alike.test(gap))) return true;
  return others.some(({ start, end }) => {
    if (start <= name.start && name.end <= end) return true;
    const between = start >= name.end ? action.slice(name.end, start) : '';
    return between.length > 0 && between.length <= longestWords && sectionFirst.test(between.replace(/^["”」』]/, ''));
  });
}
