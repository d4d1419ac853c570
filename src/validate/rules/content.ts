import type { Range } from '../../model/index.js';
import { allOf, alternatives, derived, derivedForBuild } from '../../vocabulary/index.js';
import { type DocumentRule, distinct } from '../rule.js';
import type { SourceText } from '../view.js';
import { codePointName, excerptBefore } from '../wording.js';

/** Zero-width characters and those that change the direction of text; not variation selectors. */
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
/** Those that nobody types on purpose; joiners occur in emoji, marks in Arabic and Hebrew. */
const withoutWidth = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Embeddings, overrides and isolates: text after them is displayed in another order than it is stored. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

export const bidiOrZeroWidth: DocumentRule = {
  id: 'content/bidi-or-zero-width',
  description:
    'No command or front matter contains an invisible character, and no text one that changes its direction.',
  severity: 'warning',
  *check({ blocks, commands, frontMatter, source }) {
    const { text } = source;
    const head = { start: 0, end: frontMatter.range?.end.offset ?? 0 };
    // Whole fences are searched: a program with such a character in its name is not recognized as a command.
    const code = [
      ...blocks.filter(({ block }) => block.kind === 'code').map(({ block }) => block.range),
      ...commands.filter(({ inline }) => inline).map(({ command }) => command.range),
    ].map(({ start, end }) => ({ start: start.offset, end: end.offset }));
    const found = [
      ...code.flatMap((part) => placesOf(invisible, text, part)),
      ...placesOf(withoutWidth, text, head),
      ...placesOf(turning, text),
    ];
    const places = found.map((at) => ({ at, range: source.range(at, at + 1) }));
    for (const { at, range } of distinct(places, ({ range: { start } }) => start.line))
      yield {
        message: `Unexpected invisible character ${codePointName(text, at)} after '${excerptBefore(text, at)}', expected visible characters only`,
        range,
      };
  },
};

const placesOf = (form: RegExp, text: string, { start = 0, end = text.length } = {}): number[] =>
  Array.from(text.slice(start, end).matchAll(form), ({ index }) => start + index);

/** Cyrillic and Greek letters that look like a Latin one (not `μ`, which occurs in units such as `μs`). */
const lookalikes = 'аеорсухіјѕһԁАВЕКМНОРСТУХІЈЅονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const lookalike = new RegExp(`[${lookalikes}]`, 'u');
const besideLatin = new RegExp(`[A-Za-z][${lookalikes}]|[${lookalikes}][A-Za-z]`, 'u');

export const mixedScript: DocumentRule = {
  id: 'content/mixed-script',
  description:
    'A word of a command, a trigger or an id is in one script: a Cyrillic `е` in `kubectl` looks right and does not run.',
  severity: 'warning',
  *check({ commands, blocks, frontMatter, source, vocabulary }) {
    const reported = new Set<number>();
    const shells = shellLanguages(vocabulary);
    // A line with such a letter in the name of its program is not recognized as a command.
    const programs = blocks
      .filter(({ block }) => block.kind === 'code' && shells.has(block.language ?? ''))
      .map(({ block: { text, range } }) => ({ words: text.split('\n').map(programOf), range }));
    for (const { words, range } of [
      ...commands.map(({ command }) => ({ words: command.text.split(/\s+/), range: command.range })),
      ...programs,
      ...headWords(frontMatter.range, source),
    ]) {
      const word = words.find((part) => besideLatin.test(part));
      if (word === undefined) continue;
      const letter = lookalike.exec(word)![0];
      const place = source.find(word, range);
      if (reported.has(place.start.offset)) continue;
      reported.add(place.start.offset);
      yield {
        message: `Unexpected letter '${letter}' (${codePointName(letter)}) in '${word.slice(0, 60)}', expected Latin letters only`,
        range: place,
      };
    }
  },
};

/** Words of the front matter: triggers and ids are compared literally. */
const headWords = (range: Range | null, source: SourceText) =>
  range === null
    ? []
    : source
        .slice(range)
        .split(/[\s,[\]"']+/)
        .map((word) => ({ words: [word], range }));

const programOf = (line: string): string => /^\s*(?:[$#]\s+)?(?:sudo\s+)?(\S*)/.exec(line)?.[1] ?? '';

const shellLanguages = derived(({ signatures }): ReadonlySet<string> => new Set(signatures.shellLanguages));

const address =
  /(?<![\w.+/:@-])[A-Za-z0-9][\w.+-]{0,63}@((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,18})(?![\w@-]|\.\w)/g;
const exampleDomains = derivedForBuild(({ ruleWords }): ReadonlySet<string> => new Set(ruleWords.exampleDomains));

export const email: DocumentRule<{ allow: readonly string[] }> = {
  id: 'content/email',
  description: "A document contains no person's mail address.",
  severity: 'info',
  options: { allow: [] },
  *check({ source, vocabulary }, { allow }) {
    for (const match of source.text.matchAll(address)) {
      const domain = match[1]!.toLowerCase();
      if (
        isExample(match[0], domain) ||
        exampleDomains(vocabulary).has(domain) ||
        allow.includes(match[0]) ||
        allow.includes(domain)
      )
        continue;
      yield {
        message: `Unexpected mail address ${match[0]}, expected one at example.com`,
        range: source.range(match.index, match.index + match[0].length),
      };
    }
  },
};

/** Placeholder accounts and the names of examples. */
const nobody =
  /^(?:git|root|admin|user|username|name|me|you|foo|foo\.bar|test|noreply|no-reply|someone|somebody|xxx*|email|mail|your.*|my.*|someemail|j(?:ohn|ane)(?:[._-]?(?:doe|smith))?|alice|bob|zhang[._-]?san|li[._-]?si)@/i;
const role =
  /^(?:[\w.+-]*[._+-])?(?:admin|administrator|bot|robot|ci|jenkins|system|service|daemon|notifications?|alerts?|support|helpdesk|postmaster|webmaster)@/i;

/** True for reserved domains, service units, file names, and accounts that belong to no person. */
function isExample(written: string, domain: string): boolean {
  if (
    /(?:^|\.)(?:example\.[a-z]+|example|test|invalid|local|localhost|localdomain|internal|svc|service|timer|socket|target|mount|slice|scope|png|jpe?g|svg|md|ya?ml|conf|log|sh)$/.test(
      domain,
    )
  )
    return true;
  return nobody.test(written) || role.test(written);
}

const dotted = /(?<![\w.:/-]|\b[vV])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\w-]|\.\d|\/\d)/g;
const wordsOf = derivedForBuild(({ ruleWords: { publicSites, resolvers, versions } }) => ({
  resolvers: new Set<string>(resolvers),
  versionBefore: new RegExp(`(?<![a-z])(?:${alternatives(allOf(versions))})["'\\s:=：]*$`, 'i'),
  publicSite: new RegExp(
    `(?:^|[\\s.*"'/])(?:${publicSites.map((site) => site.replaceAll('.', '\\.')).join('|')})(?![\\w-])`,
  ),
}));

/** Characters searched before four numbers for a word such as "version", which marks them as a version. */
const versionContext = 24;
/** Characters searched before an address for the name of a public site, whose DNS record it then is. */
const lookupContext = 600;

export const publicAddress: DocumentRule<{ allow: readonly string[] }> = {
  id: 'content/public-address',
  description:
    'A document contains no real public address; addresses for examples are 192.0.2.x, 198.51.100.x and 203.0.113.x.',
  severity: 'info',
  options: { allow: [] },
  *check({ source, vocabulary }, { allow }) {
    const { resolvers, versionBefore, publicSite } = wordsOf(vocabulary);
    const before = (at: number, length: number) => source.text.slice(Math.max(0, at - length), at);
    const seen = new Set<string>();
    const networks = networksOf(source.text);
    for (const match of source.text.matchAll(dotted)) {
      const [address, ...parts] = match as unknown as [string, string, string, string, string];
      if (seen.has(address) || !isPublic(parts) || resolvers.has(address) || allow.includes(address)) continue;
      if (versionBefore.test(before(match.index, versionContext)) || networks.has(parts.slice(0, 2).join('.')))
        continue;
      seen.add(address);
      if (publicSite.test(before(match.index, lookupContext))) continue;
      yield {
        message: `Unexpected public address ${address}, expected one of the ranges for documentation such as 203.0.113.7`,
        note: 'List addresses that may be shown in the option `allow` of the rule.',
        range: source.range(match.index, match.index + address.length),
      };
    }
  },
};

/** False for invalid, private, shared, local, multicast, documentation and obvious example addresses (1.1.1.1, 1.2.3.4). */
function isPublic(parts: readonly string[]): boolean {
  if (parts.some((part) => part.length > 1 && part.startsWith('0'))) return false;
  const [a, b, c, d] = parts.map(Number) as [number, number, number, number];
  if ([a, b, c, d].some((part) => part > 255) || a < 11 || a === 127 || a >= 224) return false;
  if ((a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168) || (a === 169 && b === 254)) return false;
  if ((a === 100 && b >= 64 && b < 128) || (a === 192 && b === 0) || (a === 198 && (b === 18 || b === 19)))
    return false;
  if ((a === 198 && b === 51 && c === 100) || (a === 203 && b === 0 && c === 113)) return false;
  const round = d === 0 || d === 255;
  const repeated = a === b && b === c;
  const counted = b === a + 1 && c === b + 1;
  return !round && !repeated && !counted;
}

/** First two numbers of the networks that the document defines; addresses in them are examples. */
function networksOf(text: string): Set<string> {
  return new Set(
    Array.from(text.matchAll(/(?<![\w.])(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}\/\d/g), (match) => match[1]!),
  );
}
