import type { Vocabulary } from '../../vocabulary/index.js';
import type { BranchTarget } from './draft.js';
import { grammar } from './words.js';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Name extends Span {
  readonly target: BranchTarget;
}

const decimals = '\\d{1,3}(?:\\.\\d{1,3})+';
const rulesOf = grammar({
  refers: '{refer}|{referStep}(?=\\s*(?:{ordinalBefore}|{step})\\s*{numeral})',
  /** The words before a name that is part of a reason: `because step 1 was skipped`. */
  reason: '{because}[^，,；;。]*$',
  onlyStep: '^(?:{ordinalBefore}\\s*{numeral}{1,3}\\s*{ordinalAfter}|{step}\\s*\\d{1,3})\\s*[。.；;，,]?$',
  /** The words between a document and its section: `workflow X, step 2`. */
  documentFirst: '^[\\s，,：:]*(?:(?:{document}|{within})[\\s，,：:]*)*["“「『]?$',
  /** `step 2 of the workflow X`, `scenario 3 (see workflow X)`. */
  sectionFirst: '^["”」』]?\\s*(?:{of}\\s|[（(]\\s*(?:{mention}|{of})?)\\s*(?:{article}\\s)?\\s*{document}?\\s*$',
  /** The words between two sections of one document: `step 1 and step 2`. */
  alike: '^\\s*(?:[、,，~-]|{and}|{or}|{to})\\s*$',
});
const namesOf = grammar(
  {
    ordinal: [
      '{ordinalBefore}\\s*{numeral}{1,3}\\s*{ordinalAfter}',
      '{part}\\s*(?:{numeral}{1,3}|[A-Z]\\d{0,2})(?![A-Za-z\\d]|\\.\\d)',
      `(?:{step}|{section}|{ordinalBefore})\\s*${decimals}(?:\\s*{sectionAfter})?(?![\\d.])`,
      `(?<![\\d.])${decimals}\\s*{sectionAfter}`,
      // `go to 2`
      '(?<={goTo}\\s{0,2})\\d{1,3}(?:\\.\\d{1,3})*(?=\\s*(?:[。；;，,)）]|\\.(?!\\d)|$))',
    ].join('|'),
    /** The name of a document without a link: `ip-management.md`, `workflow ip-management`. */
    document:
      '(?<![\\w./-])[\\w./-]{1,120}\\.mdx?(?![\\w-])|{document}\\s{0,2}[a-z\\d]{1,40}(?:-[a-z\\d]{1,40}){1,12}(?![\\w-])',
  },
  'giu',
);

const longestGap = 24;
/** Maximum characters between the word that introduces a reason and a name in it. */
const longestReason = 40;
const quotedName = /["“「『]([^"“”「」『』]{2,80})["”」』]/g;
const boldName = /\*\*([^*\n]{2,80})\*\*/g;
const anchorLink = /\[([^\]\n]{2,80})\]\(#[^()\s]{1,300}\)/g;
const wikiName = /\[\[([^\]|#\n]{1,160})(?:#[^\]|\n]*)?(?:\|[^\]\n]*)?\]\]/g;
const anyLink = /\[([^\]\n]{1,160})\]\(([^()\s]{1,300})\)/g;
const markdownFile = /^(?![a-z][a-z\d+.-]*:)([^#]+\.mdx?)(?:#.*)?$/i;
/** Names of one text that are looked at; a text with more of them is a list. */
const mostNames = 32;

/** Offset of the first verb of reference, such as `go to`; -1 without one. */
export const referenceVerb = (text: string, vocabulary?: Vocabulary): number =>
  rulesOf(vocabulary).refers.exec(text)?.index ?? -1;

/**
 * The targets that an action names: a link, or a name after a verb of reference (`go to "Scenario 1"`, `follow step 3`).
 * @param raw source of the action, with its links and bold names
 */
export function namedTargets(action: string, raw: string, vocabulary?: Vocabulary): BranchTarget[] {
  const { refers, onlyStep, reason } = rulesOf(vocabulary);
  const ordinals = (from: number) =>
    [...action.matchAll(namesOf(vocabulary).ordinal)]
      .map(({ 0: name, index }) => nameAt(name, index, name.length))
      .filter(({ start }) => start >= from && !reason.test(action.slice(Math.max(0, start - longestReason), start)));
  const verb = refers.exec(action);
  if (!verb && onlyStep.test(action)) return ordinals(0).map(({ target }) => target);
  const documents = linkedDocuments(action, raw);
  if (!verb) return documents;
  const from = verb.index + verb[0].length;
  const titles = [...quotedNames(action, from), ...shownNames({ action, raw }, from, boldName)];
  titles.push(...shownNames({ action, raw }, from, anchorLink));
  const names = ownNames(titles.length > 0 ? titles : ordinals(from), { action, raw }, vocabulary);
  return [...names.map(({ target }) => target), ...documents];
}

function quotedNames(action: string, from: number): Name[] {
  return [...action.slice(from).matchAll(quotedName)].map(({ 0: whole, 1: name = '', index }) =>
    nameAt(name, from + index, whole.length),
  );
}

/** Names in bold, or of links within the document, shortly behind a verb. */
function shownNames({ action, raw }: Action, from: number, written: RegExp): Name[] {
  return [...raw.matchAll(written)].flatMap(([, shown = '']) => {
    const name = shown.replace(/[`*[\]]/g, '');
    const at = action.slice(from, from + 2 * name.length + 12).indexOf(name);
    return at >= 0 && at <= 12 ? [nameAt(name, from + at, name.length)] : [];
  });
}

function nameAt(name: string, start: number, length: number): Name {
  const target: BranchTarget = /^[^\s<>]+\.mdx?$/.test(name)
    ? { kind: 'document', target: name }
    : { kind: 'reference', name: name.trim(), fallback: null };
  return { target, start, end: start + length };
}

const plain = (shown: string): string => shown.replace(/[`*]/g, '');

function linkedDocuments(action: string, raw: string): BranchTarget[] {
  const links = [...raw.matchAll(anyLink)].map(([, shown = '', address = '']) => {
    return { shown: plain(shown), target: markdownFile.exec(address)?.[1] };
  });
  const notes = [...raw.matchAll(wikiName)].map(([, name = '']) => ({ shown: name.trim(), target: name.trim() }));
  return [...notes, ...links].flatMap(({ shown, target }): BranchTarget[] =>
    target !== undefined && action.includes(shown) ? [{ kind: 'document', target }] : [],
  );
}

interface Action {
  readonly action: string;
  readonly raw: string;
}

/** Where the text names another document, with or without a link. */
function otherDocuments({ action, raw }: Action, vocabulary?: Vocabulary): Span[] {
  const spans: Span[] = [...action.matchAll(namesOf(vocabulary).document)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
  const links = [...raw.matchAll(anyLink)].filter(([, , address = '']) => !address.startsWith('#'));
  const notes = [...raw.matchAll(wikiName)].map(([, name = '']) => name.trim());
  let from = 0;
  for (const name of [...notes, ...links.map(([, text = '']) => plain(text))].slice(0, mostNames)) {
    const start = action.indexOf(name, from);
    if (name === '' || start < 0) continue;
    from = start + name.length;
    spans.push({ start, end: from });
  }
  return spans;
}

/** The names that are not those of sections of another document. */
function ownNames(names: readonly Name[], { action, raw }: Action, vocabulary?: Vocabulary): readonly Name[] {
  const { documentFirst, alike, sectionFirst } = rulesOf(vocabulary);
  const others = otherDocuments({ action, raw }, vocabulary);
  if (others.length === 0) return names;
  /** Ends of the names of other documents and of their sections. */
  const ends = others.map(({ end }) => end);
  const isForeign = (name: Name): boolean => {
    const before = Math.max(-1, ...ends.filter((end) => end <= name.start));
    const gap = action.slice(before, name.start);
    if (before >= 0 && gap.length <= longestGap && (documentFirst.test(gap) || alike.test(gap))) return true;
    return others.some(({ start, end }) => {
      const between = start >= name.end ? action.slice(name.end, start) : '';
      const isInside = start <= name.start && name.end <= end;
      return isInside || (between.length > 0 && between.length <= longestGap && sectionFirst.test(between));
    });
  };
  const sorted = names.slice(0, mostNames).sort((a, b) => a.start - b.start);
  return sorted.filter((name) => {
    const isOwn = name.target.kind === 'document' || !isForeign(name);
    if (!isOwn) ends.push(name.end);
    return isOwn;
  });
}
