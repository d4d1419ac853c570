import { explainsSymptoms } from '../../lower/index.js';
import type { Knowledge, MatchResult } from '../../match/index.js';
import type { Language, TextItem } from '../../model/index.js';
import type { DocumentHead } from '../../snapshot/index.js';
import { withoutCommonEndings } from '../../text/index.js';
import { shippedBuildWords } from '../../vocabulary/index.js';

export interface Outcome {
  readonly status: MatchResult['status'];
  /** Documents, best first, one for each group of duplicates and translations. */
  readonly documents: readonly number[];
}

export type Ask = (text: string, language: Language) => Outcome;

export interface Probe {
  readonly what: 'symptom' | 'signature';
  readonly item: TextItem;
}

/** Minimum number of letters; nobody would paste a shorter text alone. */
const fewestLetters = 4;

export function probesOf(knowledge: Knowledge, document: number): Probe[] {
  const { signatures } = knowledge.head(document);
  const probes: Probe[] = [
    ...listedSymptoms(knowledge.head(document)).map((item) => ({ what: 'symptom' as const, item })),
    ...signatures.map(({ text, range }) => ({ what: 'signature' as const, item: { text, range } })),
  ];
  const seen = new Set<string>();
  return probes.filter(({ what, item: { text } }) => {
    const letters = text.replace(/[^\p{L}\p{N}]+/gu, '');
    if (letters.length < fewestLetters || seen.has(text) || label.test(text)) return false;
    if (what === 'signature' && !isMessage(text)) return false;
    seen.add(text);
    return true;
  });
}

/** `Severity: Critical` classifies the page and is not a symptom. */
const label = new RegExp(
  `^(?:${[...shippedBuildWords.ruleWords.labels.en, ...shippedBuildWords.ruleWords.labels.zh].join('|')})\\s*[:：]`,
  'i',
);

/** Minimum number of words of a message: "not ready" and "403 Forbidden" are states that many documents mention. */
const messageWords = 3;

/** A line of a manifest (`action: pod-failure`), a command (`base64 -d | openssl x509`) or an item of a list (`1. No address:`). */
const isNoOutput = (text: string): boolean =>
  /^[\w.-]+:\s+[\w.-]+$|^[a-z][\w.-]*(?: [\w./-]+)* \| [a-z]|^\d{1,2}[.)、]\s.*[:：]$/.test(text);

const isWell = (text: string): boolean =>
  well.test(text) || (proseStart.test(text) && text.split(/\s+/).length <= mostProseWords);
const { within, atStart } = shippedBuildWords.ruleWords.well;
const well = new RegExp(`\\b(?:${within.join('|')})\\b|^(?:${atStart.join('|')})\\b`, 'i');
const proseStart = new RegExp(`^(?:${shippedBuildWords.ruleWords.proseStarts.join('|')})\\s`, 'i');
const mostProseWords = 5;

/**
 * Several words, Han, or an identifier (`DeadlineExceeded`, `x509`) beside a word. Placeholders do not count, nor does the way
 * in which messages of any program end (`no route to host`).
 */
function isMessage(text: string): boolean {
  if (isNoOutput(text) || isWell(text) || /`/.test(text) || /^[A-Z][A-Z ()/-]+$/.test(text)) return false;
  const words = withoutCommonEndings(text)
    .replace(/<[^<>]*>/g, ' ')
    .split(/[\s,:;()[\]"'`]+/)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length >= messageWords || /\p{Script=Han}/u.test(text)) return true;
  return words.length > 1 && words.some((word) => /[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]|\w[_.-]\w/.test(word));
}

/** The symptoms without explanations, which in some dialects are the paragraphs after the first. */
function listedSymptoms({ dialect, symptoms }: DocumentHead): readonly TextItem[] {
  const [first] = symptoms;
  if (!first || !explainsSymptoms(dialect)) return symptoms;
  return symptoms.filter(({ range }) => range.start.offset <= first.range.start.offset);
}
