import { allOf, alternatives, type BuildWords, derivedForBuild, wholeWords } from '../vocabulary/index.js';

/** Patterns that recognise parts of documents, built from data/document-words.json. */
export type DocumentPatterns = ReturnType<typeof makePatterns>;

export const documentPatterns = derivedForBuild(makePatterns);

function makePatterns({ documentWords: words }: BuildWords) {
  const { labels, titles, columns, introductions } = words;
  return {
    ...numberPatterns(words),
    ...versionPatterns(words.versions),
    languages: Object.entries(words.languages as Readonly<Record<string, readonly string[]>>),
    /** `Resolution: …` in a section about both. */
    resolutionLabel: new RegExp(`^(?:${any(labels.resolution)})\\s*[:：]`, 'i'),
    /** `Cause 1: …` as a heading; the first group is the text after the label. */
    itemLabel: new RegExp(
      `^(?:${any(labels.item)})\\s*(?:[\\dA-Z]{1,2}|[${letters(words.numerals)}])?\\s*[:：]\\s*(.+)$`,
      'i',
    ),
    /** `Diagnosis 2: …` and `Cause: …` end the symptoms of a section. */
    otherLabel: new RegExp(`^(?:${any(labels.otherThanSymptom)})\\s*\\d{0,2}\\s*[:：]\\s*\\S`, 'i'),
    /** Links to other notes, and call-outs such as `> [!warning]`. */
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

/** Characters for a character class. */
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
    /** `Step 2`, `步骤二` and nothing else: the text below has the instruction. */
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
