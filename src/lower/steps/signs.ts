import { verdicts } from '../../vocabulary/index.js';
import { alternation } from './pattern.js';

const before = comparatorTable(verdicts.comparators.before as [string, string[]][]);
const after = comparatorTable(verdicts.comparators.after as [string, string[]][]);
const beforePattern = new RegExp(alternation([...before.keys()]), 'gi');
const afterPattern = new RegExp(
  `(?<![\\d/.])(\\d+(?:\\.\\d+)?\\s?[%A-Za-zµ]{0,12}(?:秒|分钟|小时|天|个|次|条|台)?)\\s?(?:${alternation([...after.keys()])})`,
  'gi',
);
const afterWord = new RegExp(alternation([...after.keys()]), 'i');

/** Comparisons in words become signs, so that one reader understands both. */
export function withSigns(text: string): string {
  const signed = text.replace(beforePattern, (phrase) => ` ${before.get(phrase.toLowerCase()) ?? phrase} `);
  return signed.replace(afterPattern, (whole: string, amount: string) => {
    const phrase = afterWord.exec(whole.slice(amount.length))?.[0].toLowerCase() ?? '';
    return ` ${after.get(phrase) ?? ''} ${amount} `;
  });
}

/** `<name>` and `->` are no comparison signs. */
export function maskPlaceholders(text: string): string {
  return text.replace(/<[A-Za-z_][\w. -]{0,60}>|[-=]>/g, (whole) => `{${whole.slice(1, -1)}}`);
}

function comparatorTable(rows: readonly (readonly [string, readonly string[]])[]): Map<string, string> {
  const table = new Map<string, string>();
  for (const [sign, phrases] of rows) for (const phrase of phrases) table.set(phrase, sign);
  return table;
}
