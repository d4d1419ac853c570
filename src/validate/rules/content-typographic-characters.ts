import type { Range } from '../../model/index.js';
import { type DocumentRule, distinct, type Finding } from '../rule.js';
import type { DocumentView, SourceText } from '../view.js';
import { codePointName } from '../wording.js';

export const typographicCharacters: DocumentRule = {
  id: 'content/typographic-characters',
  description:
    'Commands, keys, ids and triggers use plain characters: no full-width forms, curly quotes, long dashes or special spaces.',
  severity: 'warning',
  *check(view) {
    const all = distinct([...inCommands(view), ...inFrontMatter(view)], ({ range }) => range.start.offset);
    for (const found of all) yield finding(found, view.source);
  },
};

interface Found {
  readonly written: string;
  readonly text: string;
  readonly range: Range;
}

function finding({ written, text, range }: Found, source: SourceText): Finding {
  const shown = /^\s$/u.test(written) ? codePointName(written) : `'${written}' (${codePointName(written)})`;
  return {
    message: `Unexpected character ${shown}, expected ${text === ' ' ? 'an ordinary space' : `'${text}'`}`,
    note: 'Word processors and input methods insert it; programs do not treat it as the plain character.',
    range,
    fix: source.replacing(range, written, text, `Write ${text === ' ' ? 'a space' : text}`),
  };
}

/** Spaces that do not separate words in a shell. */
const space = '[\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000]';
const quotes = '[\\u2018\\u2019\\u201c\\u201d]';
/** Hyphens, dashes and the minus sign before an option: `–n`, `—namespace`, `－n`. */
const dash =
  '(?<=^|[\\s\\u00a0\\u3000])[\\u2010-\\u2015\\u2212\\uff0d](?=[-\\u2010-\\u2015\\u2212\\uff0d]?[A-Za-z\\uff21-\\uff5a])';
const wide = '[\\uff01-\\uff0c\\uff0e-\\uff5e]';
const suspicious = new RegExp(`${dash}|${space}|${quotes}|${wide}`, 'gu');
/** Adjacent full-width punctuation: `不允许）：`. */
const otherWide = /^[\s\uff01-\uff0f\uff1a-\uff20]+|[\s\uff01-\uff0f\uff1a-\uff20]+$/gu;
const han = /[\p{Script=Han}\u3001\u3002]/u;

/** The plain character to write instead. */
function typed(character: string, rest: string): string {
  const code = character.codePointAt(0)!;
  if (/\s/u.test(character)) return ' ';
  if (code === 0x2018 || code === 0x2019) return "'";
  if (code === 0x201c || code === 0x201d) return '"';
  // Before a whole word, a long dash replaces two hyphens.
  if (code >= 0x2010 && code <= 0x2212)
    return code >= 0x2013 && /^[A-Za-z]{2,}/.test(rest) && !/^[A-Za-z]{2,3}(?:\s|$)/.test(rest) ? '--' : '-';
  return String.fromCodePoint(code - 0xfee0);
}

/** Quoted texts, comments and placeholders may contain any character; they are replaced by spaces. */
const free = /"(?:\\[\s\S]|[^"\\])*"|'[^']*'|(?<=^|\s)#.*$|<[^<>\n]*>|\{\{?[^{}\n]*\}|\b(?:echo|printf)\b[^|;&\n]*/gm;
const blank = (text: string): string => text.replace(free, (found) => ' '.repeat(found.length));

function* inCommands({ commands, source }: DocumentView): Generator<Found> {
  for (const { command } of commands) {
    // After `<<`, the text is a file.
    const text = blank(command.text.split('<<', 1)[0]!);
    for (const { 0: written, index } of text.matchAll(suspicious)) {
      // In a remark without `#`, such as `kubectl get pods（查看）`, it is punctuation.
      const before = text.slice(Math.max(0, index - 9), index).replace(otherWide, '');
      const after = text.slice(index + 1, index + 10).replace(otherWide, '');
      if (han.test(before.at(-1) ?? '') || han.test(after[0] ?? '')) continue;
      const range = source.findAt(command, { start: index, end: index + written.length });
      yield { written, text: typed(written, text.slice(index + 1)), range };
    }
  }
}

const wideLetters = /[\uff21-\uff3a\uff41-\uff5a\uff10-\uff19]/gu;
const wideBetween = new RegExp(
  `(?<=[\\w\\])"'])\\s?[\\uff0c\\uff1a\\uff1b]\\s?(?=[\\w["'])|[\\uff3b\\uff3d]|${wideLetters.source}`,
  'gu',
);

/** Hyphens and dashes within a name: `ovs‑vswitchd`. */
const dashWithin = /(?<=[A-Za-z])[\u2010-\u2013\uff0d](?=[A-Za-z])/gu;

/** Keys, ids and lists of ids; in titles and symptoms such characters are punctuation. */
const named =
  /^\s*(?:-\s+)?(?:id|ID|related|workflow|branch|kind|language|components?|category|sources?|versions|products|tags)\s*:/;

function* inFrontMatter({ frontMatter, source }: DocumentView): Generator<Found> {
  const block = frontMatter.range;
  if (!block) return;
  let from = block.start.offset;
  const place = (at: number, length: number): Range => source.range(from + at, from + at + length);
  let key = '';
  for (const line of source.slice(block).split('\n')) {
    key = /^([\w-]+)\s*[:\uff1a]/.exec(line)?.[1] ?? key;
    const colon = /^[\w-]+\s*(\uff1a)/.exec(line);
    if (colon) yield { written: '\uff1a', text: ': ', range: place(colon[0].length - 1, 1) };
    for (const { 0: written, index } of line.matchAll(new RegExp(space, 'gu'))) {
      if (!han.test(line[index - 1] ?? '') || !han.test(line[index + 1] ?? ''))
        yield { written, text: ' ', range: place(index, written.length) };
    }
    const isName = !han.test(line) && (named.test(line) || (/^\s*-\s/.test(line) && named.test(`${key}:`)));
    if (isName) yield* wideIn(line, wideBetween, place);
    const quoted = /^\s*(?:-\s+|[\w-]+:\s+)([\u201c\u2018])[^\u201c\u201d\u2018\u2019]*([\u201d\u2019])\s*$/.exec(line);
    if (quoted) {
      const first = line.indexOf(quoted[1]!);
      yield { written: quoted[1]!, text: '"', range: place(first, 1) };
      yield { written: quoted[2]!, text: '"', range: place(line.lastIndexOf(quoted[2]!), 1) };
    }
    if (key === 'triggers') yield* wideIn(line, wideLetters, place);
    if (key === 'triggers' || isName) yield* wideIn(line, dashWithin, place);
    from += line.length + 1;
  }
}

type Place = (at: number, length: number) => Range;

/** Full-width characters, without the spaces around them. */
function* wideIn(line: string, pattern: RegExp, place: Place): Generator<Found> {
  for (const { 0: found, index } of line.matchAll(pattern)) {
    const written = found.trim();
    yield { written, text: typed(written, ''), range: place(index + found.indexOf(written), 1) };
  }
}
