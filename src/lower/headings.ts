import type { HeadingLexicon, SectionKind } from '../model/index.js';
import { buildWordsOf, derived } from '../vocabulary/index.js';
import { type DocumentPatterns, documentPatterns } from './patterns.js';

/** Decides from its heading what a section is for. */
export interface HeadingClassifier {
  /** By the whole heading, else by its longest known prefix or suffix, else `other`. */
  classify(heading: string): SectionKind;
  /** By the whole heading only; null for a heading that the lexicon lacks. */
  exact(heading: string): SectionKind | null;
}

const emoji = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|\u{20e3}|\u{fffd}/gu;
const edges = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/** A heading as the lexicon spells it: lower case, without numbering, emoji and punctuation at its edges. */
export function foldHeading(heading: string, { numbering }: DocumentPatterns): string {
  const plain = unadorned(heading).replace(/[*`]/g, '');
  const bare = plain.replace(numbering, '').replace(edges, '').replace(/\s+/g, ' ');
  return bare || plain.replace(edges, '');
}

/** Characters of a heading that patterns are matched against; no known heading is longer. */
const longestHeading = 200;

function unadorned(heading: string): string {
  const start = heading.slice(0, longestHeading).trim();
  if (/^[\x20-\x7e]*$/.test(start)) return start.toLowerCase();
  return start.normalize('NFKC').toLowerCase().replace(emoji, '').trim();
}

/** Whether a heading is numbered: `第一步`, `Step 2:`, `3.`. */
export function isNumbered(heading: string, { numbering }: DocumentPatterns): boolean {
  return numbering.test(unadorned(heading));
}

/** The title without a label such as `Runbook:`. */
export function behindLabel(title: string): string {
  const at = title.slice(0, longestHeading).search(/[:：—–]\s*\S/);
  return at < 0 ? title : title.slice(at + 1).trim();
}

/** Reads headings by data/headings.json, with what a team adds; that takes precedence. */
export const headingClassifier = derived((vocabulary) =>
  buildClassifier(buildWordsOf(vocabulary).headings, documentPatterns(vocabulary)),
);

interface Affix {
  readonly text: string;
  readonly kind: SectionKind;
  readonly atStart: boolean;
}

/** The whole heading decides first, then the longest affix. Of equal headings the last in the lexicon wins. */
function buildClassifier(lexicon: HeadingLexicon, patterns: DocumentPatterns): HeadingClassifier {
  const exact = new Map<string, SectionKind>();
  const affixes: Affix[] = [];
  for (const entry of lexicon.sections) {
    for (const heading of entry.headings) exact.set(foldHeading(heading, patterns), entry.kind);
    for (const text of entry.prefixes ?? []) affixes.push({ text, kind: entry.kind, atStart: true });
    for (const text of entry.suffixes ?? []) affixes.push({ text, kind: entry.kind, atStart: false });
  }
  affixes.sort((a, b) => b.text.length - a.text.length);
  const whole = (folded: string) => exact.get(folded) ?? exact.get(withoutAside(folded)) ?? null;
  return {
    exact: (heading) => whole(foldHeading(heading, patterns)),
    classify(heading) {
      const folded = foldHeading(heading, patterns);
      return whole(folded) ?? longestAffix(folded, affixes)?.kind ?? 'other';
    },
  };
}

/** The longest affix of a heading; on a tie the suffix, because "检查解决方案" is about a solution. */
function longestAffix(folded: string, affixes: readonly Affix[]): Affix | undefined {
  const start = affixes.find(({ text, atStart }) => atStart && startsWithWord(folded, text));
  const end = affixes.find(({ text, atStart }) => !atStart && endsWithWord(folded, text));
  return start && start.text.length > (end?.text.length ?? 0) ? start : end;
}

/** `解决方案 (推荐)`, `Resolution: restart` and `Symptoms / signals`, each cut after its first part. */
function withoutAside(folded: string): string {
  return folded.replace(/\s*(?:[(:—–]|\s[/|]\s).*$/, '').trim();
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
