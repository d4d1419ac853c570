import type { HeadingLexicon, SectionKind } from '../model/index.js';
import { headings } from '../vocabulary/index.js';
import { type DocumentPatterns, documentPatterns } from './patterns.js';

/** Says what a section is for from its heading. */
export interface HeadingClassifier {
  /** By the whole heading, else by its beginning or end, else `other`. */
  classify(heading: string): SectionKind;
  /** By the whole heading only; null when the lexicon does not hold it. */
  exact(heading: string): SectionKind | null;
}

const emoji = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|\u{20e3}|\u{fffd}/gu;
const edges = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/** A heading in the form that the lexicon is written in: lower case, no numbering, emoji, or punctuation at its edges. */
export function foldHeading(heading: string, { numbering }: DocumentPatterns = documentPatterns()): string {
  const plain = unadorned(heading).replace(/[*`]/g, '');
  const bare = plain.replace(numbering, '').replace(edges, '').replace(/\s+/g, ' ');
  return bare || plain.replace(edges, '');
}

/** Characters of a heading that are looked at: what is longer is no known heading, and patterns stay cheap. */
const longestHeading = 200;

function unadorned(heading: string): string {
  const start = heading.slice(0, longestHeading).trim();
  if (/^[\x20-\x7e]*$/.test(start)) return start.toLowerCase();
  return start.normalize('NFKC').toLowerCase().replace(emoji, '').trim();
}

/** Whether a heading carries a number: `第一步`, `Step 2:`, `3.`. */
export function isNumbered(heading: string, { numbering }: DocumentPatterns): boolean {
  return numbering.test(unadorned(heading));
}

/** What `Runbook: …` is about; the title itself when it has no label. */
export function behindLabel(title: string): string {
  const at = title.slice(0, longestHeading).search(/[:：—–]\s*\S/);
  return at < 0 ? title : title.slice(at + 1).trim();
}

/** The classifier of the shipped lexicon with the headings of a project, as they are written there; those come first. */
export function headingClassifier(added: HeadingLexicon['sections']): HeadingClassifier {
  if (added.length === 0) return shippedClassifier;
  const folded = added.map(({ kind, headings: own }) => ({
    kind,
    headings: own.map((heading) => foldHeading(heading)),
  }));
  return buildClassifier({ sections: [...headings.sections, ...folded] });
}

interface Affix {
  readonly text: string;
  readonly kind: SectionKind;
  readonly atStart: boolean;
}

/** Beginnings by their first character, ends by their last: few are left to try for one heading. */
type AffixIndex = ReadonlyMap<string, readonly Affix[]>;

/** A whole heading decides first, then the longest beginning or end. Of equal headings the last in the lexicon counts. */
function buildClassifier(lexicon: HeadingLexicon): HeadingClassifier {
  const exact = new Map<string, SectionKind>();
  const affixes: Affix[] = [];
  for (const entry of lexicon.sections) {
    for (const heading of entry.headings) exact.set(heading, entry.kind);
    for (const text of entry.prefixes ?? []) affixes.push({ text, kind: entry.kind, atStart: true });
    for (const text of entry.suffixes ?? []) affixes.push({ text, kind: entry.kind, atStart: false });
  }
  const index = indexAffixes(affixes);
  const whole = (folded: string) =>
    exact.get(folded) ?? exact.get(withoutAside(folded)) ?? exact.get(firstLanguage(folded)) ?? null;
  return {
    exact: (heading) => whole(foldHeading(heading)),
    classify(heading) {
      const folded = foldHeading(heading);
      return whole(folded) ?? longestAffix(folded, index)?.kind ?? 'other';
    },
  };
}

function indexAffixes(affixes: readonly Affix[]): AffixIndex {
  const index = new Map<string, Affix[]>();
  for (const affix of [...affixes].sort((a, b) => b.text.length - a.text.length)) {
    const key = affix.atStart ? `^${affix.text[0]}` : `${affix.text.at(-1)}$`;
    const bucket = index.get(key);
    if (bucket) bucket.push(affix);
    else index.set(key, [affix]);
  }
  return index;
}

/** The longest affix that a heading carries; on a tie its end, because "检查解决方案" is about a solution. */
function longestAffix(folded: string, index: AffixIndex): Affix | undefined {
  const start = index.get(`^${folded[0]}`)?.find((affix) => startsWithWord(folded, affix.text));
  const end = index.get(`${folded.at(-1)}$`)?.find((affix) => endsWithWord(folded, affix.text));
  return start && start.text.length > (end?.text.length ?? 0) ? start : end;
}

/** `解决方案 (推荐)`, `Resolution: restart` and `Symptoms / signals` without what stands behind. */
function withoutAside(folded: string): string {
  return folded.replace(/\s*(?:[(:—–]|\s[/|]\s).*$/, '').trim();
}

/** `影响范围 impact scope` without its translation. */
function firstLanguage(folded: string): string {
  return /^([\u3400-\u9fff]+)\s+[a-z][a-z -]*$/.exec(folded)?.[1] ?? folded;
}

const asciiWord = /[a-z0-9]/;

function startsWithWord(text: string, prefix: string): boolean {
  if (!text.startsWith(prefix)) return false;
  return !(asciiWord.test(prefix.at(-1) ?? '') && asciiWord.test(text[prefix.length] ?? ''));
}

function endsWithWord(text: string, suffix: string): boolean {
  if (!text.endsWith(suffix)) return false;
  return !(asciiWord.test(suffix[0] ?? '') && asciiWord.test(text[text.length - suffix.length - 1] ?? ''));
}

/** Of data/headings.json. */
export const shippedClassifier = buildClassifier(headings);
