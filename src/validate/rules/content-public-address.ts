import { allOf, alternatives, derivedForBuild } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';

const dotted = /(?<![\w.:/-]|\b[vV])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\w-]|\.\d|\/\d)/g;
const wordsOf = derivedForBuild(({ ruleWords: { publicSites, resolvers, versions } }) => ({
  resolvers: new Set<string>(resolvers),
  versionBefore: new RegExp(`(?<![a-z])(?:${alternatives(allOf(versions))})["'\\s:=：]*$`, 'i'),
  publicSite: new RegExp(
    `(?:^|[\\s.*"'/])(?:${publicSites.map((site) => site.replaceAll('.', '\\.')).join('|')})(?![\\w-])`,
  ),
}));

/** Characters before four numbers in which a word such as "version" marks them as a version. */
const versionContext = 24;
/** Characters before an address in which the name of a public site shows that the address is its DNS record. */
const lookupContext = 600;

export const publicAddress: DocumentRule<{ allow: readonly string[] }> = {
  id: 'content/public-address',
  description:
    'A document names no public address of somebody; addresses of examples are 192.0.2.x, 198.51.100.x and 203.0.113.x.',
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
        note: "An address that belongs to nobody in particular is listed in the rule's option `allow`.",
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

/** First two numbers of the networks that the document defines: addresses in them belong to its example. */
function networksOf(text: string): Set<string> {
  return new Set(
    Array.from(text.matchAll(/(?<![\w.])(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}\/\d/g), (match) => match[1]!),
  );
}
