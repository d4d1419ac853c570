import type { HeadingLexicon, SectionKind } from '../model/index.js';
import {
  allOf,
  alternatives,
  type BuildWords,
  buildWordsOf,
  derived,
  derivedForBuild,
  wholeWords,
} from '../vocabulary/index.js';

/** Patterns that recognise parts of documents, built from data/document-words.json. */
export type DocumentPatterns = ReturnType<typeof makePatterns>;

export const documentPatterns = derivedForBuild(makePatterns);

function makePatterns({ documentWords: words }: BuildWords) {
  const { labels, titles, columns, introductions } = words;
  return {
    ...numberPatterns(words),
    ...versionPatterns(words.versions),
    languages: Object.entries(words.languages as Readonly<Record<string, readonly string[]>>),
    /** `Resolution: …` in a section about causes. */
    resolutionLabel: new RegExp(`^(?:${any(labels.resolution)})\\s*[:：]`, 'i'),
    /** `Cause 1: …` as a heading; the first group is the text after the label. */
    itemLabel: new RegExp(
      `^(?:${any(labels.item)})\\s*(?:[\\dA-Z]{1,2}|[${letters(words.numerals)}])?\\s*[:：]\\s*(.+)$`,
      'i',
    ),
    /** `Diagnosis 2: …` and `Cause: …` end the symptoms of a section. */
    otherLabel: new RegExp(`^(?:${any(labels.otherThanSymptom)})\\s*\\d{0,2}\\s*[:：]\\s*\\S`, 'i'),
    /** Lines of links to other notes, and call-outs such as `> [!warning]`. */
    pointsElsewhere: new RegExp(
      `^(?:\\[!\\w+\\]|(?:${any(labels.elsewhere)})\\s*[:：]|(?:\\[\\[[^\\]\\n]*\\]\\][\\s·|,，、]*)+$)`,
      'i',
    ),
    /** Author and date lines of help centres and wikis. */
    pageFacts: new RegExp(
      String.raw`^(?:SOLUTION (?:VERIFIED|UNVERIFIED|IN PROGRESS)\b|Created by .{1,60}, last modified|(?:last )?(?:updated|modified)(?: on| at)?\s*:?\s*(?:\d|[A-Z][a-z]+ \d)|(?:${any(labels.writtenBefore)})?(?:${any(labels.written)})\s*[:：])`,
      'i',
    ),
    /** `There can be several reasons: …` before a list of causes. */
    introducesCauses: new RegExp(`(?:${any(introductions.causes)})s?[^.。\\n]{0,60}[:：]$`, 'i'),
    /** `See also: …` before a list of links. */
    introducesReading: new RegExp(`(?:${any(introductions.reading)})s?[^.。\\n]{0,60}[:：]$`, 'i'),
    causeColumn: new RegExp(wordStarts(columns.cause), 'i'),
    fixColumn: new RegExp(`${wordStarts(columns.fix)}|${any(columns.fixWithin)}`, 'i'),
    /** `Postmortem: broker outage`, `broker outage: incident report`. */
    incidentTitle: new RegExp(
      `^\\W*(?:${any(titles.incidentAtStart)})(?![a-z])|(?:${any(titles.incidentAtEnd)})\\W*$`,
      'i',
    ),
    /** `Incident Runbook: Broker Outage`. */
    procedureTitle: new RegExp(wholeWords(allOf(titles.procedure)), 'i'),
    /** Meaningless titles: a year, a number, a date, a placeholder. */
    emptyTitle: new RegExp(`^(?:[\\d\\s./:_${letters(titles.dateUnits)}-]*|${any(titles.empty)})$`, 'i'),
    timeline: new RegExp(any(words.timeline), 'i'),
    alertHeading: new RegExp(`^(?:${any(words.alertHeadings)})$`, 'i'),
    /** The end of a sentence; abbreviations such as `e.g.` do not end one. */
    sentenceEnd: new RegExp(`(?<=[。！？；])|(?<=[.!?])(?<!\\b(?:${any(words.abbreviations)})\\.)\\s+(?=[A-Z"\`])`),
  };
}

type Words = Readonly<Record<string, readonly string[]>>;

const any = (phrases: Words): string => alternatives(allOf(phrases));

const letters = (phrases: Words): string => allOf(phrases).join('');

/** Words at the start of a word; Han text has no word boundaries. */
const wordStarts = (phrases: Words): string =>
  allOf(phrases)
    .map((word) => `${/^[a-z]/.test(word) ? '\\b' : ''}${alternatives([word])}`)
    .join('|');

function numberPatterns({ numerals, largeNumerals, steps, parts }: BuildWords['documentWords']) {
  const small = letters(numerals);
  const ordinal = any(steps.ordinals);
  const nthStep = `(?:${ordinal})\\s*[\\d${small}]{1,3}\\s*(?:${any(steps.units)})`;
  const [inWords, nth] = [`[${small}\\d]+`, `[${small}${letters(largeNumerals)}\\d]+`];
  return {
    /** Numbering of a heading: `第一步`, `Step 2:`, `(3)`, `4.1`. */
    numbering: new RegExp(
      `^(?:(?:${ordinal})\\s*${nth}\\s*(?:${any(parts.units)})|(?:${any(parts.words)})\\s*${inWords}` +
        `|[(（]?[${small}]+[)）]?[、.:]|[(（]\\d+[)）]|\\d+(?:\\.\\d+)*(?=[\\s.、):-]|$))[\\s:.、)\\-–—]*`,
    ),
    /** A heading that is only `Step 2` or `步骤二`; the instruction is in the text below it. */
    bareStep: new RegExp(
      `^(?:${any(steps.words)}|${ordinal})\\s*[\\d${small}]{1,3}\\s*(?:${any(steps.units)})?\\s*[:：.]?$`,
      'i',
    ),
    /** `步骤一：确认 webhook`: a step by its numbering. */
    stepHeading: new RegExp(`^(?:${nthStep}|(?:${any(steps.words)})\\s*[\\d${small}])`, 'i'),
    /** Steps that comments of a script number: `# 1. Look at the process`. */
    numberedComment: new RegExp(
      `^[ \\t]*#[ \\t]*(?:\\d{1,2}(?:\\.\\d{1,2})?[.、:：)）]|(?:${any(steps.words)})[ \\t]*\\d)`,
      'gim',
    ),
  };
}

function versionPatterns(words: BuildWords['documentWords']['versions']) {
  const noun = `(?:(?:${any(words.particles)})?(?:${any(words.words)}))?`;
  return {
    versionSeparator: new RegExp(`[,，、;；|]|${wholeWords([...words.or.en, ...words.or.zh])}`),
    versionNoun: new RegExp(`\\s*(?:${any(words.words)})$|^(?:${any(words.words)})\\s*`, 'g'),
    allVersions: new RegExp(`^(?:${any(words.all)}|\\*|x)$`),
    versionSpan: new RegExp(`^(.+?)\\s*(?:~|～|${wholeWords(allOf(words.to))}|–|—|\\s-\\s|\\.\\.)\\s*(.+)$`),
    latestVersion: new RegExp(`^(?:${any(words.latest)})`),
    upward: new RegExp(`(?:\\+|(?:${any(words.upward)})${noun})\\s*$`),
    downward: new RegExp(`(?:${any(words.downward)})${noun}\\s*$`),
    beforeVersion: new RegExp(`(?:${any(words.before)})${noun}\\s*$`),
  };
}

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

/** Characters of a heading that are matched; no known heading is longer. */
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

export function behindLabel(title: string): string {
  const at = title.slice(0, longestHeading).search(/[:：—–]\s*\S/);
  return at < 0 ? title : title.slice(at + 1).trim();
}

/** Classifies headings by data/headings.json and the additions of a team, which take precedence. */
export const headingClassifier = derived((vocabulary) =>
  buildClassifier(buildWordsOf(vocabulary).headings, documentPatterns(vocabulary)),
);

interface Affix {
  readonly text: string;
  readonly kind: SectionKind;
  readonly atStart: boolean;
}

/** Tries the whole heading first, then the longest affix. Of equal entries the last in the lexicon wins. */
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

/** The longest affix of a heading; on a tie the suffix: "检查解决方案" is about a solution. */
function longestAffix(folded: string, affixes: readonly Affix[]): Affix | undefined {
  const start = affixes.find(({ text, atStart }) => atStart && startsWithWord(folded, text));
  const end = affixes.find(({ text, atStart }) => !atStart && endsWithWord(folded, text));
  return start && start.text.length > (end?.text.length ?? 0) ? start : end;
}

/** The first part of `解决方案 (推荐)`, `Resolution: restart` and `Symptoms / signals`. */
function withoutAside(folded: string): string {
  return folded.replace(/\s*(?:[(:—–]|\s[/|]\s).*$/, '').trim();
}

const asciiWord = /[a-z0-9]/;
const partsWords = (inside = '', outside = ''): boolean => !(asciiWord.test(inside) && asciiWord.test(outside));
const startsWithWord = (text: string, prefix: string): boolean =>
  text.startsWith(prefix) && partsWords(prefix.at(-1), text[prefix.length]);
const endsWithWord = (text: string, suffix: string): boolean =>
  text.endsWith(suffix) && partsWords(suffix[0], text[text.length - suffix.length - 1]);
