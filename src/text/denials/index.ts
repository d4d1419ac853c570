import { denials as data } from '../../vocabulary/index.js';
import type { Piece } from '../alert-fields.js';
import { lazily } from '../lazily.js';
import { stripLogPrefix } from '../log-prefix.js';
import { type NormalizedText, originalEnd, originalStart } from '../normalize.js';
import { type Clause, clausesOf } from './clauses.js';
import { type Framed, framed } from './frames.js';
import { anyOf, wordsOf } from './patterns.js';

/** A piece of a text that says of something that it is not what is wrong: `DNS works fine`, 不是证书问题. */
export interface Denial extends Piece {
  /** The words in it that deny: `works fine`, 不是. */
  readonly words: Piece;
}

/** Longer texts, and those of more lines, are logs and stories. */
const mostCharacters = 1_000;
const mostLines = 5;

/** What every text has that denies something, so that most are not read for it. */
const denying = lazily(
  () =>
    new RegExp(
      [
        "(?<![a-z])(?:works?|working|runs?|and running|not|no|nothing|unrelated|ruled? out|excluded)(?![a-z])|n['’]t(?![a-z])",
        wordsOf(data.sound).source,
        '正常|不是|不存在|并非|排除|关系|不关|不相关|问题|毛病|好的|好着|[没未]|无(?![法效论须需用从知])',
      ].join('|'),
    ),
);

const patterns = lazily(() => ({
  elliptic: new RegExp(`^(?:(?:${anyOf(data.elliptic.en)})(?![a-z0-9'])|${anyOf(data.elliptic.zh)})`),
  checked: new RegExp(`^(?:${anyOf(data.checked)})`),
  speaks: wordsOf(data.speaks),
  pronouns: new Set<string>(data.pronouns),
}));

/** What a text denies, in its order and without overlap. Lines of logs deny nothing. Linear. */
export function readDenials(normalized: NormalizedText): readonly Denial[] {
  const { text, cased } = normalized;
  if (text.length > mostCharacters || !denying().test(text)) return none;
  const lines = text.split('\n');
  if (lines.length > mostLines) return none;
  const found: Denial[] = [];
  let offset = 0;
  for (const line of lines) {
    const written = cased.slice(offset, offset + line.length);
    if (stripLogPrefix(written) === written.trim()) found.push(...denialsOf(clausesOf(line, offset)));
    offset += line.length + 1;
  }
  return found.map(({ start, end, words }) => ({
    ...placeOf(normalized, start, end),
    words: placeOf(normalized, words.start, words.end),
  }));
}

const none: readonly Denial[] = [];

const placeOf = (normalized: NormalizedText, start: number, end: number): Piece => ({
  start: originalStart(normalized, start),
  end: originalEnd(normalized, end),
});

/** The same in units of the clauses. */
function denialsOf(clauses: readonly Clause[]): Denial[] {
  const denials: Denial[] = [];
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index]!;
    const next = clauses[index + 1];
    const denied = framed(clause, next === undefined);
    if (denied === null) continue;
    // `DNS works, but slowly`: what is well is also what is wrong.
    if (denied.form === 'well' && next !== undefined && patterns().elliptic.test(next.text)) continue;
    const before = clauses[index - 1];
    const about = clause.text.slice(denied.from, denied.words.from).trim();
    if (denied.form === 'well' && patterns().pronouns.has(about)) {
      if (before === undefined || !patterns().checked.test(before.text)) continue;
      denials.push(spanOf(before.start, clause, denied));
      continue;
    }
    const last = denied.form === 'ruledOut' && denied.to === clause.text.length ? lastOfList(clauses, index) : index;
    denials.push(spanOf(clause.start + denied.from, clause, denied, last > index ? clauses[last]!.end : undefined));
    index = last;
  }
  return denials;
}

const spanOf = (start: number, clause: Clause, { words, to }: Framed, end = clause.start + to): Denial => ({
  start,
  end,
  words: { start: clause.start + words.from, end: clause.start + words.to },
});

/** Of names that commas part, `and` or `or` in front of the last, the place of the last: `ruled out DNS, MTU and quotas`. */
function lastOfList(clauses: readonly Clause[], first: number): number {
  for (let at = first; clauses[at]?.goesOn && at + 1 < clauses.length; at++) {
    const { text } = clauses[at + 1]!;
    const parts = text.split(/(?:^|\s)(?:and|or)\s/).filter((part) => part !== '');
    if (patterns().speaks.test(text) || parts.some((part) => part.split(' ').length > 2)) break;
    if (parts.length > 1 || /^(?:and|or)\s/.test(text)) return at + 1;
  }
  return first;
}
