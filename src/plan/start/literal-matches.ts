import type { Step } from '../../model/index.js';
import { allOf, alternatives, derived, type Vocabulary, wholeWords } from '../../vocabulary/index.js';
import { fold, letterCount, type TermReader } from '../search-terms.js';
import { checkOf, type StartSteps } from './start-steps.js';
import type { CuedDocument, CueKind, StepCue } from './step-cues.js';

/** A phrase that indicates a step if a query contains it. */
export interface LiteralCue {
  readonly step: string;
  /** Folded by foldLoosely. */
  readonly phrase: string;
  readonly weight: number;
  /** The text of the document that contains the phrase. */
  readonly text: string;
}

/** Least number of letters of a phrase: about two Latin words or four Han characters. */
const minLetters = 8;
/** Least idf of a phrase of one word: most documents must lack the word. */
const minWordIdf: Readonly<Record<CueKind, number>> = { condition: 0.52, title: 0.6, own: 0.6 };
/** Factor on the weight of a condition that a step decides itself, relative to a title or a condition that leads to a step. */
const ownWeight = 0.6;
/** Only the beginning of a longer topic is compared. */
const maxTopicLength = 4_000;

/**
 * The phrases of a document's step cues, heaviest first, ties in document order. Phrases of the document's topic are left
 * out, because they do not distinguish steps, and so are phrases of several steps, unless one of these is a check and the
 * others are its remedies.
 */
export function literalCues({ cues, topic, steps }: CuedDocument, reader: TermReader): LiteralCue[] {
  const { vocabulary } = reader;
  const patterns = patternsOf(vocabulary);
  const topics = {
    condition: '',
    title: foldLoosely(topic.text.slice(0, maxTopicLength)),
    own: foldLoosely(topic.title),
  };
  const found = new Map<string, { isOwn: boolean; steps: Set<string>; text: string; weight: number }>();
  const add = ({ step, text, kind }: StepCue, written: string, minWeight: number) => {
    const phrase = foldLoosely(written).replace(patterns.article, '');
    const weight = letterCount(phrase);
    const isName = minWeight === 0;
    if (weight < minWeight || positionOf(isName ? topics.title : topics[kind], phrase) >= 0) return;
    const isOwn = kind === 'own';
    if (!isName && isOwn && isFragment(weight, text)) return;
    if (isOneWord.test(written) && Math.max(0, ...reader.wordIdfs(written).values()) < minWordIdf[kind]) return;
    const known = found.get(phrase);
    if (!known || (known.isOwn && !isOwn)) found.set(phrase, { isOwn, steps: new Set([step]), text, weight });
    else if (known.isOwn === isOwn) known.steps.add(step);
  };
  for (const cue of cues) {
    for (const phrase of phrasesOf(cue.text, vocabulary)) add(cue, phrase, minLetters);
    for (const identifier of identifiersOf(cue.text)) add(cue, identifier, 0);
  }
  const phrases = [...found].flatMap(([phrase, { steps: meant, isOwn, text, weight }]) => {
    // The same row in several tables indicates the first of them.
    const step = meant.size === 1 || isOwn ? [...meant][0]! : checkOf(steps.tree, meant);
    return step === null ? [] : [{ step, phrase, weight: weight * (isOwn ? ownWeight : 1), text }];
  });
  return phrases.sort((left, right) => right.weight - left.weight);
}

/** Whether a phrase is a short part of a long text, and so may occur in other texts. */
const isFragment = (weight: number, text: string): boolean =>
  weight < minLetters * 1.5 && weight < 0.3 * letterCount(text);
const isOneWord = /^[^\s\p{Script=Han}]+$/u;

const patternsOf = derived(({ startStep: { or, reports, articles } }: Vocabulary) => ({
  article: new RegExp(`^(?:${alternatives(allOf(articles))}) `),
  separator: new RegExp(
    [
      // `i/o timeout` is one phrase.
      '(?!(?<=(?<![\\p{L}\\p{N}])[A-Za-z])/[A-Za-z](?![\\p{L}\\p{N}]))[/|、，,；;`"“”()（）]',
      ...allOf(or).flatMap((word) =>
        /\p{Script=Han}/u.test(word)
          ? [`\\s${word}\\s`, `(?<=\\p{Script=Han})${word}`, `${word}(?=\\p{Script=Han})`]
          : [`\\s${word}\\s`],
      ),
    ].join('|'),
    'u',
  ),
  /** `the event says …`: the rest is the text of the event. */
  report: new RegExp(`${wholeWords(allOf(reports))}\\s+(.+)$`, 'i'),
}));

/**
 * The phrases of a text: the whole, its parts between separators and quotes (`A / B`), an error line in a Chinese sentence
 * (`失败，显示 no route to host`), and a reported text (`the event says no route to host`).
 */
export function phrasesOf(text: string, vocabulary?: Vocabulary): string[] {
  const { separator, report } = patternsOf(vocabulary);
  const parts = text.split(separator);
  const errors = /\p{Script=Han}/u.test(text) ? [text, ...parts].flatMap((part) => part.match(latinRun) ?? []) : [];
  const reported = parts.flatMap((part) => report.exec(part)?.[1] ?? []);
  return [...parts, text, ...errors, ...reported].map((part) => part.trim()).filter((part) => part !== '');
}

/** Three or more Latin words within Han text: an error line, not a name. */
const latinRun = /[A-Za-z][\w.:/-]*(?: [\w.:-][\w.:/-]*){2,12}/g;

/** Words that programs print and people do not paraphrase: `AddressOutOfRange`, `nf_conntrack`, `resolv.conf`. */
export function identifiersOf(text: string): string[] {
  return (text.match(word) ?? []).filter((each) => each.length >= 6 && isIdentifier.test(each));
}

const word = /(?<![A-Za-z\d])[A-Za-z][A-Za-z\d]*(?:[_.-][A-Za-z\d]+)*/g;
/** Camel case, parts joined by `_`, or a file name. Parts joined by `-` may be the name of an instance. */
const isIdentifier = /[a-z\d][A-Z]|[A-Z]{2}[a-z]|_|[a-z]\.[a-z]{2,5}$/;

/** Folds a text for finding phrases: white space, `-` and `_` become one space, or none beside Han characters. */
const foldLoosely = (text: string): string => loosened(fold(text)).trim();

/** The same for a text that is folded already. */
export function loosened(folded: string): string {
  return folded.replace(/[\s_-]+/g, ' ').replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
}

/** Position of a phrase at word boundaries; -1 if there is none. */
export function positionOf(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (!isWithinWord(text, at) && !isWithinWord(text, end)) return at;
  }
  return -1;
}

const isWithinWord = (text: string, at: number): boolean =>
  /^[a-z\d]{2}$/.test(text.slice(Math.max(0, at - 1), at + 1));

/** Texts that only one step of a document mentions in its prose: lines that programs print, and rare identifiers. */
interface UniqueMentions {
  /** Three words in a row → the only step that has them; null when several steps or the document's topic do. */
  readonly runs: ReadonlyMap<string, string | null>;
  /** Folded identifier → the only step that has it, or null, and its written form. */
  readonly identifiers: ReadonlyMap<string, { readonly step: string | null; readonly written: string }>;
}

/** A text of a query that only one step mentions. */
interface Mention {
  readonly step: string;
  readonly text: string;
}

/** Number of words in a run, and least number of consecutive runs in a line: a line has at least four words. */
const runLength = 3;
const minRuns = 2;
/** Least total idf of the words of a line. */
const minLineIdf = 0.6;
/** Least idf of an identifier: few documents have it. */
const minIdentifierIdf = 0.75;

export function uniqueMentions({ document, steps, topic }: CuedDocument): UniqueMentions {
  const runs = new Map<string, string | null>();
  const identifiers = new Map<string, { step: string | null; written: string }>();
  const add = (text: string, step: string | null) => {
    for (const run of runsOf(wordsOf(fold(text)))) runs.set(run, onlyStep(steps, runs.get(run), step));
    for (const written of identifiersOf(text)) {
      const key = written.toLowerCase();
      identifiers.set(key, { step: onlyStep(steps, identifiers.get(key)?.step, step), written });
    }
  };
  add(topic.text, null);
  for (const { step, text } of topic.ofSteps) add(text, steps.startOf.get(step) ?? null);
  for (const step of document.steps) add(proseOf(step), steps.startOf.get(step.id) ?? null);
  return { runs, identifiers };
}

const proseOf = ({ title, text, expectations, branches }: Step): string =>
  [title, text, ...[...expectations, ...branches].map((each) => each.text)].join('\n');

/** The step of a text that two steps mention: the same, or the outer one; null if neither contains the other. */
function onlyStep(steps: StartSteps, known: string | null | undefined, step: string | null): string | null {
  if (known === undefined || known === step) return step;
  return known === null || step === null ? null : steps.tree.outer(known, step);
}

/**
 * The only step whose prose has the longest line of a query, or else a rare identifier of it; null if several steps do.
 * @param query folded
 */
export function findMention(mentions: UniqueMentions, query: string, reader: TermReader): Mention | null {
  return findLine(mentions, query, reader) ?? findIdentifier(mentions, query, reader);
}

function findLine({ runs }: UniqueMentions, query: string, reader: TermReader): Mention | null {
  const words = wordsOf(query);
  const steps = runsOf(words).map((run) => runs.get(run) ?? null);
  let best = null as Mention | null;
  let longest = minRuns - 1;
  for (let from = 0, end = 0; from < steps.length; from = end) {
    const step = steps[from]!;
    for (end = from + 1; end < steps.length && steps[end] === step; ) end++;
    const length = end - from;
    if (step === null || length < Math.max(minRuns, longest)) continue;
    if (length === longest && best?.step === step) continue;
    const text = words.slice(from, end + runLength - 1).join(' ');
    if (lineIdf(text, reader) < minLineIdf) continue;
    // Two steps with a line of the same length: neither is certain.
    best = length > longest ? { step, text } : null;
    longest = length;
  }
  return best;
}

const lineIdf = (text: string, reader: TermReader): number =>
  [...reader.wordIdfs(text).values()].reduce((sum, idf) => sum + idf, 0);

function findIdentifier({ identifiers }: UniqueMentions, query: string, reader: TermReader): Mention | null {
  const found = (query.match(foldedIdentifier) ?? []).flatMap((each) => {
    const { step, written } = identifiers.get(each) ?? { step: null, written: '' };
    const isRare = step !== null && Math.max(0, ...reader.wordIdfs(written).values()) >= minIdentifierIdf;
    return isRare ? [{ step, text: written }] : [];
  });
  return new Set(found.map(({ step }) => step)).size === 1 ? found.at(-1)! : null;
}

/** Possible identifiers in a folded text. */
const foldedIdentifier = /[a-z][a-z\d]*(?:[_.-][a-z\d]+)*/g;

/** Words of a folded text: letters and digits, full stops between them (`v1.28`), and runs of Han characters. */
const wordsOf = (folded: string): string[] => folded.match(/[a-z\d]+(?:\.[a-z\d]+)*|\p{Script=Han}+/gu) ?? [];

/** All runs of three words. */
const runsOf = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((last, from) => `${words[from]} ${words[from + 1]} ${last}`);
