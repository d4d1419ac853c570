import { procedure } from '../../vocabulary/index.js';
import { instructs } from './instruction.js';
import { alternation } from './pattern.js';

export interface ClauseCut {
  /** Length of the condition. */
  readonly end: number;
  /** Where behind it the action begins. */
  readonly next: number;
}

const { references, leads, clauses } = procedure;
const { zh, en } = references;
const oneOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
const refers = new RegExp(`^${alternation([...en, ...leads.en])}`, 'i');
const zhRefers = new RegExp(`^${oneOf(clauses.beforeReference.zh)}*${alternation([...zh, ...leads.zh])}`);
const consequence = new RegExp(`^(?:${oneOf(clauses.consequence.en)}\\b|${oneOf(clauses.consequence.zh)})`, 'i');
/** The part before goes on: another alternative, a further condition, an aside. */
const goesOn = new RegExp(`^(?:${oneOf(clauses.goesOn.en)}(?![\\w-])|${oneOf(clauses.goesOn.zh)})`, 'i');
const mayGoOn = new RegExp(`^${oneOf(clauses.mayGoOn.zh)}(?!${clauses.mayGoOn.unless.join('|')})`);
const alternative = new RegExp(`(?:^|\\s)${oneOf(clauses.alternative.en)}\\s|${oneOf(clauses.alternative.zh)}`, 'i');
/** What begins so is a clause of its own. */
const ownClause = new RegExp(`^(?:${oneOf(clauses.ownClause.en)}\\b|${oneOf(clauses.ownClause.zh)})`, 'i');
/** Longer ones are not looked for. */
export const longestCondition = 240;
const mostParts = 8;
const longestPart = 90;

/**
 * Where the condition that a text begins with ends: at the comma or colon before what is to be done, not at those between its
 * parts (`A, B or C, go to …`; `A，或 B，转到…`). Null when nothing is parted.
 * @param text without "if"; its commas that part no clauses are shielded
 */
export function conditionEnd(text: string): ClauseCut | null {
  const cuts = cutsOf(text);
  const [first] = cuts;
  if (!first) return null;
  let place = 0;
  for (; place < cuts.length && place < mostParts; place++) {
    const cut = cuts[place]!;
    if (cut.final) return cut;
    const rest = text.slice(cut.next);
    if (!continues(rest)) break;
  }
  const reached = cuts[place];
  if (reached === undefined || place === mostParts) return beforeVerb(text, cuts.at(-1)!) ?? null;
  if (startsAction(text.slice(reached.next))) return reached;
  return beforeThen(text, cuts, place) ?? listEnd(text, cuts, place) ?? reached;
}

interface Cut extends ClauseCut {
  /** A colon, a dash or "then": nothing behind it is part of the condition. */
  readonly final: boolean;
  readonly atThen: boolean;
}

/**
 * Commas, colons, `then`, and dashes before what is to be done, up to the first semicolon. A comma within a number and the colon of
 * an address part nothing.
 */
const parting =
  /(?<=\d),(?=\d)|:(?!\s|$)|\s{0,4}[，：]\s*|\s{0,4},\s{0,4}then\s+|(?<!\b(?:and|or|but|first))\s{1,4}then\s+(?=\S)|,\s*|:\s+|\s{0,4}[—–]{1,2}\s*|[;；。]/gi;

function cutsOf(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const { 0: mark, index } of text.slice(0, longestCondition).matchAll(parting)) {
    if (/^[;；。]/.test(mark)) break;
    if (mark === ':' || (mark === ',' && /^\d,\d/.test(text.slice(index - 1, index + 2)))) continue;
    const next = index + mark.length;
    const rest = text.slice(next);
    if (rest === '') continue;
    const dash = /[—–]/.test(mark);
    if (dash && !(cuts.length === 0 ? startsAction(rest) : /^(?:则|那么)/.test(rest))) continue;
    const colon = dash || /[:：]/.test(mark);
    const then = /then/i.test(mark);
    if (colon && /[一-鿿]/.test(text) && !startsAction(rest) && /[，,]/.test(rest.slice(0, longestCondition))) continue;
    cuts.push({ end: index, next, final: colon || then, atThen: then });
    if (colon || then || cuts.length > mostParts) break;
  }
  return cuts;
}

function continues(rest: string): boolean {
  if (goesOn.test(rest)) return !/^and\s+then\b/i.test(rest);
  const word = mayGoOn.exec(rest)?.[0];
  return word !== undefined && !startsAction(rest.slice(word.length));
}

function startsAction(rest: string): boolean {
  return consequence.test(rest) || refers.test(rest) || zhRefers.test(rest) || instructs(rest);
}

/** `A，B，则 C`: the word says where the condition ends, unless something is to be done before it. */
function beforeThen(text: string, cuts: readonly Cut[], from: number): Cut | null {
  for (const cut of cuts.slice(from + 1)) {
    const rest = text.slice(cut.next);
    if (/^(?:则|那么)/.test(rest)) return cut;
    if (startsAction(rest)) return null;
  }
  return null;
}

/** `A, B or C, <action>`: the comma before the action, when what stands between is a list. */
function listEnd(text: string, cuts: readonly Cut[], from: number): Cut | null {
  let isList = false;
  for (let place = from; place + 1 < cuts.length; place++) {
    const part = text.slice(cuts[place]!.next, cuts[place + 1]!.end);
    if (part.length > longestPart || ownClause.test(part) || consequence.test(part)) return null;
    isList ||= alternative.test(part);
    const cut = cuts[place + 1]!;
    const rest = text.slice(cut.next);
    if (isList && !/^so\b/i.test(rest) && (cut.atThen || startsAction(rest))) return cut;
  }
  return null;
}

const spoken = new RegExp(
  `\\s{0,4}(?<![A-Za-z])${alternation([...en.filter((verb) => verb.includes(' ')), ...clauses.spoken.en])}`,
  'i',
);
const zhSpoken = new RegExp(oneOf(clauses.spoken.zh));

/** `A, or B go to …`: without a comma, the verb parts them. */
function beforeVerb(text: string, last: Cut): Cut | null {
  const rest = text.slice(last.next, last.next + longestCondition);
  const verb = spoken.exec(rest) ?? zhSpoken.exec(rest);
  if (!verb || verb.index === 0) return null;
  const lead = /^\s*/.exec(verb[0])?.[0].length ?? 0;
  return { end: last.next + verb.index, next: last.next + verb.index + lead, final: true, atThen: false };
}
