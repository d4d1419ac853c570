import type { Step } from '../../model/index.js';
import { allOf, alternatives, derived, type Vocabulary, wholeWords } from '../../vocabulary/index.js';
import { fold, type TermReader } from '../search-terms.js';
import { checkOf, type StartSteps } from './start-steps.js';
import type { CuedDocument, CueKind, StepCue } from './step-cues.js';

/** A phrase that means a step when a query contains it. */
export interface LiteralCue {
  readonly step: string;
  /** In the form of `foldLoosely`. */
  readonly phrase: string;
  readonly weight: number;
  /** The text of the document that holds the phrase. */
  readonly text: string;
}

/** Letters of a phrase that says anything: about two Latin words or four Han characters. */
const minLetters = 8;
/** Idf that a single word needs to mean a step: most documents do not have it. */
const minWordIdf: Readonly<Record<CueKind, number>> = { condition: 0.52, title: 0.6, own: 0.6 };
/** Weight of a condition that a step decides itself, beside a title or a condition that leads to a step. */
const ownWeight = 0.6;
/** Longer topics are compared by their beginning. */
const maxTopicLength = 4_000;

/**
 * The phrases of a document's step cues, heaviest first, ties in document order. Phrases of the document's topic are
 * left out: they do not say which step is meant. A phrase of several steps means none, unless one of them is the check
 * and the others its remedies.
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
    const weight = lettersOf(phrase);
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
    // Rows of several tables that say the same are found by the first of them.
    const step = meant.size === 1 || isOwn ? [...meant][0]! : checkOf(steps.tree, meant);
    return step === null ? [] : [{ step, phrase, weight: weight * (isOwn ? ownWeight : 1), text }];
  });
  return phrases.sort((left, right) => right.weight - left.weight);
}

/** A short part of a long text, which occurs in other texts as well. */
const isFragment = (weight: number, text: string): boolean =>
  weight < minLetters * 1.5 && weight < 0.3 * lettersOf(text);
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
  /** `the event says …`: what follows stands in the event. */
  report: new RegExp(`${wholeWords(allOf(reports))}\\s+(.+)$`, 'i'),
}));

/**
 * The text, its parts between separators and quotes, and what it says is reported: `A / B` names A and B, `失败，显示 no
 * route to host` the error in its Chinese sentence, `the event says no route to host` the event's text.
 */
export function phrasesOf(text: string, vocabulary?: Vocabulary): string[] {
  const { separator, report } = patternsOf(vocabulary);
  const parts = text.split(separator);
  const errors = /\p{Script=Han}/u.test(text) ? [text, ...parts].flatMap((part) => part.match(latinRun) ?? []) : [];
  const reported = parts.flatMap((part) => report.exec(part)?.[1] ?? []);
  return [...parts, text, ...errors, ...reported].map((part) => part.trim()).filter((part) => part !== '');
}

/** Three Latin words or more within Han text: an error line rather than a name. */
const latinRun = /[A-Za-z][\w.:/-]*(?: [\w.:-][\w.:/-]*){2,12}/g;

/** `AddressOutOfRange`, `nf_conntrack`, `resolv.conf`: words that programs print and that people do not paraphrase. */
export function identifiersOf(text: string): string[] {
  return (text.match(word) ?? []).filter((each) => each.length >= 6 && isIdentifier.test(each));
}

const word = /(?<![A-Za-z\d])[A-Za-z][A-Za-z\d]*(?:[_.-][A-Za-z\d]+)*/g;
/** Humps, parts joined by `_`, or a file name. What `-` joins is as often a name as an event. */
const isIdentifier = /[a-z\d][A-Z]|[A-Z]{2}[a-z]|_|[a-z]\.[a-z]{2,5}$/;

/** Folds white space, `-` and `_` to one space, and to none beside Han characters, for finding phrases. */
const foldLoosely = (text: string): string => loosened(fold(text)).trim();

/** The same for a text that is folded already. */
export function loosened(folded: string): string {
  return folded.replace(/[\s_-]+/g, ' ').replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
}

/** Position of a phrase between no letters or digits of the same script; -1 when it is not there. */
export function positionOf(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (!isWithinWord(text, at) && !isWithinWord(text, end)) return at;
  }
  return -1;
}

const isWithinWord = (text: string, at: number): boolean =>
  /^[a-z\d]{2}$/.test(text.slice(Math.max(0, at - 1), at + 1));

/** Letters and digits of a text; a Han character counts as two. */
function lettersOf(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** What only one step of a document mentions in its prose: lines that programs print, and rare identifiers. */
interface UniqueMentions {
  /** Three words in a row → the only step that has them; null when several steps or the document's topic do. */
  readonly runs: ReadonlyMap<string, string | null>;
  /** Identifier, folded → the only step that has it, or null; and as it is written. */
  readonly identifiers: ReadonlyMap<string, { readonly step: string | null; readonly written: string }>;
}

/** A text of a query that only one step mentions. */
interface Mention {
  readonly step: string;
  readonly text: string;
}

/** Words of a run, and runs in a row of which a line consists: at least four words. */
const runLength = 3;
const minRuns = 2;
/** Idf of a line's words in sum. */
const minLineIdf = 0.6;
/** Idf of an identifier: hardly another document has it. */
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

/** The only step that mentions what two texts mention, or the outer one; null when several do. */
function onlyStep(steps: StartSteps, known: string | null | undefined, step: string | null): string | null {
  if (known === undefined || known === step) return step;
  return known === null || step === null ? null : steps.tree.outer(known, step);
}

/**
 * The step whose prose alone has the longest line of a query, else a rare identifier of it; null when several steps do.
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
    // Two steps with a line of the same length: neither is meant.
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

/** What may be an identifier in a folded text. */
const foldedIdentifier = /[a-z][a-z\d]*(?:[_.-][a-z\d]+)*/g;

/** Words of a folded text: letters and digits, full stops between them (`v1.28`), and runs of Han characters. */
const wordsOf = (folded: string): string[] => folded.match(/[a-z\d]+(?:\.[a-z\d]+)*|\p{Script=Han}+/gu) ?? [];

/** Each three words in a row as one text. */
const runsOf = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((last, from) => `${words[from]} ${words[from + 1]} ${last}`);
