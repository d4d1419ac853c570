import { denials as data } from '../../vocabulary/index.js';
import { lazily } from '../lazily.js';
import type { Clause } from './clauses.js';
import { anyOf, wordsOf } from './patterns.js';

/** What a clause denies; UTF-16 units within it. */
export interface Framed {
  /** Where what is denied begins, and ends, with the words that deny it. */
  readonly from: number;
  readonly to: number;
  /** The words that deny it. */
  readonly words: { readonly from: number; readonly to: number };
  /** How it is said: a thing that is well may still be what the next clause is about. */
  readonly form: 'well' | 'ruledOut' | 'faultless';
}

const openings = `(?:(?:${anyOf(data.openings.en)})\\s+|(?:${anyOf(data.openings.zh)})\\s*){0,6}`;
const articles = '(?:an?|the|our|my|any)';
const isNot = "(?:\\s+(?:is|was|are)\\s+not|\\s+(?:isn|wasn|aren)['’]t|['’]s\\s+not)";

const patterns = lazily(() => ({
  well: [
    new RegExp(
      `^(?<what>.{0,60}?)(?<words>(?<![a-z])(?:${anyOf(data.well.en)}|(?:${anyOf(data.copulas)})(?:\\s+(?:${anyOf(data.adverbs)})){0,2}\\s+(?:${anyOf(data.sound)})))$`,
      'd',
    ),
    new RegExp(`^(?<what>.{0,4})(?<words>['’](?:s|re)\\s+(?:${anyOf(data.sound)}))$`, 'd'),
    new RegExp(`^(?<what>.{0,30}?)(?<words>(?:${anyOf(data.well.zh)}))[了的啊呀]?$`, 'd'),
  ],
  ruledOut: [
    new RegExp(`^${openings}(?<words>${anyOf(data.ruledOut.en)})\\s+(?<what>.{1,80})$`, 'd'),
    new RegExp(
      `^${openings}(?<words>(?:${anyOf(data.notIt)})${isNot}(?:\\s+(?:about|with|caused by|due to|because of|related to))?)\\s+(?<what>.{1,60})$`,
      'd',
    ),
    new RegExp(`^${openings}(?<words>${anyOf(data.ruledOut.zh)})\\s*(?<what>.{1,40})$`, 'd'),
    ...data.around.map(
      ({ before, after }) =>
        new RegExp(`^${openings}(?<words>${anyOf(before)})\\s*(?<what>.{1,30}?)\\s*(?:${anyOf(after)})$`, 'd'),
    ),
  ],
  not: new RegExp(
    `^(?:${anyOf(data.openings.en)}\\s+){0,3}(?<words>not)\\s+(?<article>${articles}\\s+)?(?<what>.{1,60})$`,
    'd',
  ),
  no: new RegExp(
    `^${openings}(?<words>no)\\s+(?<what>(?:\\S{1,30}\\s+){0,3}(?:${anyOf(data.faults.en)}))(?:\\s+(?:at all|so far|found|seen))?$`,
    'd',
  ),
  faulty: new RegExp(
    `^(?<what>.{1,60}?)(?<words>(?:\\s+(?:is|are|was|were|has|have)\\s+not|\\s+(?:is|are|was|were|has|have)n['’]t)(?:\\s+(?:been|even|yet))?)\\s+(?:${anyOf(data.faulty)})$`,
    'd',
  ),
  without: new RegExp(
    `^(?<what>.{0,30}?)(?<words>${anyOf(data.without)}|无(?![法效关论须需用从知])|未(?=${anyOf(data.faults.zh)}))(?:任何|什么|啥|明显)?\\s*(?<of>[^并给将会能可]{0,12}?)\\s*(?:${anyOf(data.faults.zh)})的?(?:情况|现象|问题|记录|迹象|日志|信息|提示)?了?$`,
    'd',
  ),
  questions: [wordsOf(data.questions.en), new RegExp(anyOf(data.questions.zh))],
  // 改为 Cluster 后正常: then, and not before.
  doubt: [wordsOf(data.doubt.en), new RegExp(`${anyOf(data.doubt.zh)}|后$`)],
  unsolved: new RegExp(anyOf(data.unsolved)),
  noFault: [new RegExp(`^(?:${anyOf(data.noFault.en)})(?![a-z0-9])`), new RegExp(`^(?:${anyOf(data.noFault.zh)})`)],
  fault: new RegExp(`(?<![a-z])(?:${anyOf(data.faults.en)})$`),
  speaks: wordsOf(data.speaks),
}));

/** Han and Latin are written with a space between them, or without. */
const says = ([english, chinese]: readonly RegExp[], text: string): boolean =>
  english!.test(text) || chinese!.test(text.replaceAll(' ', ''));

interface Span {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The named pieces of a pattern where it holds for a text. */
function piecesOf<Name extends string>(pattern: RegExp, text: string): Readonly<Record<Name, Span>> | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  const spans = Object.entries(found.indices!.groups!).map(([name, place]) => {
    const [from, to] = place ?? [0, 0];
    return [name, { text: text.slice(from, to), from, to }] as const;
  });
  return Object.fromEntries(spans) as Record<Name, Span>;
}

/**
 * What a clause denies, or null.
 * @param last whether no other follows it in its line
 */
export function framed({ text, asks, first }: Clause, last: boolean): Framed | null {
  if (asks) return null;
  return well(text) ?? ruledOut(text) ?? (first ? not(text, last) : null) ?? faultless(text);
}

function well(text: string): Framed | null {
  for (const pattern of patterns().well) {
    const pieces = piecesOf<'what' | 'words'>(pattern, text);
    if (pieces === null) continue;
    const { what, words } = pieces;
    const from = behindAnd(what.text);
    const about = what.text.slice(from);
    if (says(patterns().questions, about) || says(patterns().doubt, about)) return null;
    return { from, to: text.length, words, form: 'well' };
  }
  return null;
}

/** Where the last of several sentences begins that `and` joins. */
function behindAnd(text: string): number {
  const at = text.lastIndexOf(' and ');
  return at >= 0 && patterns().speaks.test(text.slice(0, at)) ? at + ' and '.length : 0;
}

/** The end of a phrase, in front of a sentence that `and` joins to it. */
function beforeAnd(text: string): number {
  const at = text.indexOf(' and ');
  return at >= 0 && patterns().speaks.test(text.slice(at)) ? at : text.length;
}

/** `it is not starting` says what is wrong; `it is not DNS` what is not. */
const isForm = (text: string): boolean => /^[a-z]+(?:ing|ed|able|ible|ly)(?![a-z])/.test(text);

function ruledOut(text: string): Framed | null {
  for (const pattern of patterns().ruledOut) {
    const pieces = piecesOf<'what' | 'words'>(pattern, text);
    if (pieces === null) continue;
    const { what, words } = pieces;
    if (patterns().questions[1]!.test(text) || says(patterns().noFault, what.text) || isForm(what.text)) return null;
    return {
      from: 0,
      to: what.to === text.length ? what.from + beforeAnd(what.text) : text.length,
      words,
      form: 'ruledOut',
    };
  }
  return null;
}

/** `not an OOM, …`, `not a DNS issue`. */
function not(text: string, last: boolean): Framed | null {
  const pieces = piecesOf<'what' | 'words' | 'article'>(patterns().not, text);
  if (pieces === null) return null;
  const { what, words, article } = pieces;
  if (!patterns().fault.test(what.text) && (article.text === '' || last)) return null;
  if (says(patterns().noFault, what.text) || isForm(what.text)) return null;
  return { from: 0, to: text.length, words, form: 'ruledOut' };
}

function faultless(text: string): Framed | null {
  const { no, faulty, without, questions, doubt, unsolved } = patterns();
  const none = piecesOf<'words'>(no, text);
  if (none !== null) return { from: 0, to: text.length, words: none.words, form: 'faultless' };
  const sound = piecesOf<'what' | 'words'>(faulty, text);
  if (sound !== null) {
    return says(questions, sound.what.text)
      ? null
      : { from: 0, to: text.length, words: sound.words, form: 'faultless' };
  }
  const pieces = piecesOf<'what' | 'words' | 'of'>(without, text);
  if (pieces === null) return null;
  const { what, words, of } = pieces;
  if (says(questions, text) || unsolved.test(of.text) || what.text.endsWith('有')) return null;
  return { from: says(doubt, what.text) ? words.from : 0, to: text.length, words, form: 'faultless' };
}
