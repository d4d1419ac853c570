import { byText } from '../../collections.js';
import type { Matcher } from '../../engine.js';
import { limits } from '../../limits.js';
import { groupOf, type Knowledge, type MatchResult, type Supposition } from '../../match/index.js';
import type { Explanation, FlippingChange } from '../../model/index.js';
import { isStopWord, normalize } from '../../text/index.js';
import { nameFinder } from '../answer/assessment.js';

interface Duel {
  readonly document: number;
  readonly rival: number;
  readonly language: 'zh' | 'en' | undefined;
}

export type FoundChanges = Pick<Explanation, 'tried' | 'changes'>;

/** Maximum number of changes of each kind that are tried, with a query for each. */
const maxTried = 48;
/** The same for logs, whose queries take longer. */
const maxTriedOfLogs = 12;
const logCharacters = 4_096;
const depth = 40;

interface Attempt {
  readonly kind: FlippingChange['kind'];
  readonly text: string;
  readonly symptom: string;
  readonly triggers?: Supposition['triggers'];
}

interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function findChanges(matcher: Matcher, result: MatchResult, duel: Duel): FoundChanges {
  const { knowledge } = matcher;
  const { text } = result.symptom;
  const most = Math.min(
    Math.floor(limits.explainedCharacters / Math.max(1, text.length)),
    text.length > logCharacters ? maxTriedOfLogs : maxTried,
  );
  const leads = isFirst(knowledge, result, duel);
  const loser = leads ? duel.rival : duel.document;
  const kinds: readonly (readonly Attempt[])[] = [
    removals(result).slice(0, most),
    additions(knowledge, loser, text).slice(0, most),
    triggers(result.symptom, loser).slice(0, most * 2),
  ];
  return {
    tried: kinds.reduce((sum, attempts) => sum + attempts.length, 0),
    changes: kinds.flatMap((attempts) => firstFlip(matcher, attempts, duel, leads) ?? []).sort(bySize),
  };
}

function firstFlip(matcher: Matcher, attempts: readonly Attempt[], duel: Duel, leads: boolean): FlippingChange | null {
  const { knowledge } = matcher;
  const documents = [duel.document, duel.rival];
  for (const { kind, text, symptom, triggers = [] } of attempts) {
    const after = matcher.match(symptom, depth, duel.language, { documents, triggers });
    const [document, rival] = documents.map((each) => scoreOf(knowledge, after, each)) as [number, number];
    if (Math.max(document, rival) === 0 || isFirst(knowledge, after, duel) === leads) continue;
    return { kind, text, first: knowledge.id(leads ? duel.rival : duel.document), document, rival };
  }
  return null;
}

const isSame = (knowledge: Knowledge, left: number, right: number): boolean =>
  groupOf(knowledge, left) === groupOf(knowledge, right);

const scoreOf = (knowledge: Knowledge, { ranked }: MatchResult, document: number): number =>
  ranked.find(({ found }) => isSame(knowledge, found, document))?.score ?? 0;

function isFirst(knowledge: Knowledge, { ranked }: MatchResult, { document, rival }: Duel): boolean {
  const first = ranked.find(({ found }) => [document, rival].some((each) => isSame(knowledge, found, each)));
  return first !== undefined && isSame(knowledge, first.found, document);
}

const bySize = (left: { readonly text: string }, right: { readonly text: string }): number =>
  left.text.length - right.text.length || byText(left.text, right.text);

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)]
    .slice(0, maxTried)
    .map(({ 0: run, index: start }) => ({ text: run, start, end: start + run.length }));

function removals({ symptom: { text }, ranked }: MatchResult): Attempt[] {
  const evidence = ranked.slice(0, 2).flatMap((each) => each.evidence.flatMap(({ query }) => query ?? []));
  const spans = [
    ...spansOf(text, /[^\s,，。;；、]+/g),
    ...evidence.map(({ start, end }) => ({ text: text.slice(start, end), start, end })),
    ...(text.includes('\n') ? spansOf(text, /[^\n]+/g) : []),
  ];
  const distinct = new Map(spans.map((span) => [`${span.start} ${span.end}`, span]));
  return [...distinct.values()]
    .filter((span) => span.text.trim() !== '' && span.text.trim().length < text.trim().length)
    .sort((left, right) => bySize(left, right) || left.start - right.start)
    .map((span) => ({ kind: 'remove', text: span.text, symptom: text.slice(0, span.start) + text.slice(span.end) }));
}

const maxAdditionLength = 120;
const maxAdditions = maxTried / 3;

function additions(knowledge: Knowledge, document: number, symptom: string): Attempt[] {
  const { title, symptoms, signatures, triggers } = knowledge.head(document);
  const texts = [title, ...[...symptoms, ...signatures].map(({ text }) => text)];
  const phrases = triggers.flatMap(({ any, all }) => (all.length > 0 ? [all.join(' ')] : any));
  const clauses = texts
    .flatMap((text) => [...text.split(/[，。；、：,;()（）|\n]|:\s/), text])
    .filter((clause) => (clause.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2 && clause.length <= maxAdditionLength);
  const lower = symptom.toLowerCase();
  const added = [rarestWords(knowledge, texts), phrases, clauses].flatMap((each) => each.slice(0, maxAdditions));
  return [...new Set(added.map((each) => each.trim()))]
    .filter((each) => each !== '' && !lower.includes(each.toLowerCase()))
    .map((text): Attempt => ({ kind: 'add', text, symptom: `${symptom} ${text}` }))
    .sort(bySize);
}

function rarestWords(knowledge: Knowledge, texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z][\w-]*/g) ?? []));
  return [...words]
    .map((word) => ({ word, term: knowledge.term(normalize(word).text) }))
    .filter(({ word, term }) => term >= 0 && !isStopWord(word.toLowerCase(), 'en', knowledge.vocabulary))
    .sort((left, right) => knowledge.idf(right.term) - knowledge.idf(left.term) || left.word.length - right.word.length)
    .map(({ word }) => word);
}

/** Maximum number of consecutive words of a trigger. */
const phraseWords = 4;

function triggers(symptom: MatchResult['symptom'], document: number): Attempt[] {
  const { text } = symptom;
  const words = spansOf(text, /[A-Za-z0-9][A-Za-z0-9_.-]*[A-Za-z0-9]|\p{Script=Han}+/gu);
  const isOwn = ownWords(symptom);
  return words
    .flatMap(({ start }, from) =>
      words.slice(from, from + phraseWords).map(({ end }, count) => ({
        text: text.slice(start, end),
        start,
        end,
        words: words.slice(from, from + count + 1),
      })),
    )
    .filter(({ text }) => !/[\n,，。;；:：]/.test(text) && (text.length >= 4 || /^\p{Script=Han}{2,}$/u.test(text)))
    .filter(({ words: members }) => !members.some(isOwn) && (members.length > 1 || isSpecific(members[0]!.text)))
    .sort((left, right) => bySize(left, right) || left.start - right.start)
    .map(({ text: phrase, start, end }): Attempt => {
      return { kind: 'trigger', text: phrase, symptom: text, triggers: [{ document, phrase, start, end }] };
    });
}

/** Whether a single word may be a trigger: an identifier or a Chinese phrase, but no ordinary word (`cannot`). */
const isSpecific = (word: string): boolean => /.[\p{Lu}_.-]|\p{Script=Han}/u.test(word);

/** Whether a word is specific to the user's system: a number, a name, or an unknown word that is not like `FailedMount`. */
function ownWords(symptom: MatchResult['symptom']): (word: Span) => boolean {
  const isName = nameFinder(symptom);
  const unknown = symptom.terms.filter(({ form, term, han }) => form === 'single' && term < 0 && !han);
  return (word) =>
    /\d/.test(word.text) ||
    isName(word) ||
    symptom.names.some(({ start, end }) => start < word.end && word.start < end) ||
    (!/.\p{Lu}/u.test(word.text) && unknown.some(({ start, end }) => start < word.end && word.start < end));
}
