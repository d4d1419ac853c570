import type { PlaceholderType } from '../../../model/index.js';
import { placeholders } from '../../../vocabulary/index.js';

interface FlagMeaning {
  readonly type: PlaceholderType;
  readonly resource: string | null;
  readonly programs?: readonly string[];
}

interface WordMeaning {
  readonly type: PlaceholderType;
  readonly words: readonly string[];
  readonly notWords?: readonly string[];
  readonly resource?: string;
}

/** Look-up tables of data/placeholders.json. */
export const flagMeanings: ReadonlyMap<string, FlagMeaning> = new Map(
  Object.entries(placeholders.flags as Readonly<Record<string, FlagMeaning>>),
);
export const wordMeanings: readonly WordMeaning[] = placeholders.words as readonly WordMeaning[];
/** Words less specific than the word before them (`ip-address`, `image-name`). */
export const weakWords: ReadonlySet<string> = new Set(placeholders.weakWords);
export const literalWords: ReadonlySet<string> = new Set(placeholders.literals);
export const bracedWords: ReadonlySet<string> = new Set(placeholders.braced);
export const shellVariables: ReadonlySet<string> = new Set(placeholders.variables);

/** Kubernetes kind in the singular by each of its names (`po`, `pods` → `pod`). */
export const resourceKinds: ReadonlyMap<string, string> = new Map(
  Object.entries(placeholders.resources).flatMap(([kind, names]) => [
    [kind, kind] as const,
    ...names.map((name) => [name, kind] as const),
  ]),
);

/** Words of one case. */
const simple = /^[a-z\d]+(?:[-_][a-z\d]+)*$|^[A-Z]+\d*(?:[-_](?:[A-Z]+\d*|\d+))*$/;

/** Canonical name of a placeholder: lower-case words with `-` between (`POD_NAME`, `podName` → `pod-name`). */
export function canonicalName(written: string): string {
  if (simple.test(written)) return written.toLowerCase().replaceAll('_', '-');
  return written
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z]{2})/g, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

export interface Meaning {
  readonly type: PlaceholderType;
  readonly resource: string | null;
}

/** Characters searched backwards for words of the same command. */
const window = 400;
const kubernetesPrograms = /^(?:kubectl|oc|k|virtctl)$/;
const podVerbs = /^(?:logs?|exec|attach|port-forward|cp|debug|rsh)$/;
const nodeVerbs = /^(?:cordon|uncordon|drain)$/;
/** Verbs whose operand is not a name, although a kind would be possible. */
const valueOptions = /^-(?:n|c|l|o|f|s|-[\w-]+)$/;

/** The beginning of a simple command: after a line break, `|`, `;`, `&` or `(`. */
const commandEnds: ReadonlySet<number> = new Set([0x0a, 0x7c, 0x3b, 0x26, 0x28]);

/** The words of the simple command before an offset; the last one touches the offset or is empty. */
function wordsBefore(text: string, at: number): string[] {
  const least = Math.max(0, at - window);
  let start = at;
  let continued = false;
  for (; start > least; start--) {
    if (!commandEnds.has(text.charCodeAt(start - 1))) continue;
    if (text[start - 1] !== '\n' || text[start - 2] !== '\\' || start - 2 < least) break;
    continued = true;
    start--;
  }
  const before = text.slice(start, at);
  return (continued ? before.replaceAll('\\\n', ' ') : before).trimStart().split(/\s+/);
}

function fromFlag(words: readonly string[]): Meaning | null {
  const glued = words.at(-1)!;
  const flag =
    /^(-{1,2}[A-Za-z][\w-]*)=?["']?$/.exec(glued)?.[1] ??
    (glued.replace(/["']$/, '') === '' ? words.at(-2) : undefined);
  if (!flag?.startsWith('-')) return null;
  const meaning = flagMeanings.get(flag);
  if (!meaning || (meaning.programs && !words.some((word) => meaning.programs!.includes(word)))) return null;
  return { type: meaning.type, resource: meaning.resource };
}

/** Words that are neither options nor values of options. */
function operandsOf(words: readonly string[]): string[] {
  return words.filter((word, index) => word && !word.startsWith('-') && !valueOptions.test(words[index - 1] ?? ''));
}

/** Kind that an operand of kubectl names at this place (`kubectl describe subnet <x>`, `deploy/<x>`). */
function kindFromCommand(words: readonly string[]): string | null {
  const program = words.findIndex((word) => kubernetesPrograms.test(word));
  const glued = words.at(-1)!.replace(/^["']/, '');
  const slash = /^([a-z][a-z.]*)\/$/.exec(glued);
  if (slash) return resourceKinds.get(slash[1]!) ?? null;
  if (glued !== '') return null;
  if (words.includes('ssh') && operandsOf(words.slice(words.indexOf('ssh') + 1)).length === 0) return 'node';
  if (program < 0 || words.includes('--')) return null;
  // The value of an option follows it.
  if (valueOptions.test(words.at(-2) ?? '') && !/^--(?:all|force|wait|watch|show|no|ignore|delete)/.test(words.at(-2)!))
    return null;
  const [verb = '', ...rest] = operandsOf(words.slice(program + 1, -1));
  const kind = rest.map((word) => resourceKinds.get(word.toLowerCase())).find((found) => found !== undefined);
  if (kind) return kind;
  if (podVerbs.test(verb) && rest.length === 0) return 'pod';
  if (nodeVerbs.test(rest[0] ?? verb) || nodeVerbs.test(verb)) return 'node';
  if (verb === 'ko' && rest.length === 1 && /^(?:vsctl|ofctl|dpctl|appctl)$/.test(rest[0]!)) return 'node';
  return null;
}

const beyondAscii = /[^\x20-\x7e]/;

/** Ranks of the meanings that a word suggests. */
function indexWords(): ReadonlyMap<string, readonly number[]> {
  const ranks = new Map<string, number[]>();
  wordMeanings.forEach(({ words }, rank) => {
    for (const word of words) ranks.set(word, [...(ranks.get(word) ?? []), rank]);
  });
  return ranks;
}

const ranksByWord = indexWords();
/** Words of other scripts may be anywhere in a name. */
const foreignWords = [...ranksByWord].filter(([word]) => beyondAscii.test(word));
const foreignKinds = [...resourceKinds].filter(([word]) => beyondAscii.test(word));

/** The words of a canonical name, with and without trailing numbers, and the whole name. */
function partsOf(name: string): Set<string> {
  const parts = new Set<string>([name]);
  for (const part of name.split('-')) {
    parts.add(part);
    for (const letters of part.match(/[a-z]+/g) ?? []) parts.add(letters);
  }
  return parts;
}

/** Rank of the meaning of a name: by its last word, else the first meaning in the data. */
function rankOf(name: string): number {
  const last = name.slice(name.lastIndexOf('-') + 1);
  const own = weakWords.has(last) ? undefined : ranksByWord.get(last)?.[0];
  if (own !== undefined) return own;
  const parts = partsOf(name);
  const ranks = [...parts].flatMap((part) => ranksByWord.get(part) ?? []);
  if (beyondAscii.test(name))
    for (const [word, ranksOfWord] of foreignWords) if (name.includes(word)) ranks.push(...ranksOfWord);
  return ranks
    .filter((one) => !wordMeanings[one]!.notWords?.some((word) => parts.has(word)))
    .reduce((least, one) => Math.min(least, one), wordMeanings.length);
}

/** Meaning of the words in a name. */
export function fromWords(name: string): Meaning {
  const found = wordMeanings[rankOf(name)];
  const type = found?.type ?? 'text';
  if (found?.resource) return { type, resource: found.resource };
  return { type, resource: type === 'name' ? kindFromWords(name) : null };
}

function kindFromWords(name: string): string | null {
  for (const part of partsOf(name)) {
    const kind = resourceKinds.get(part);
    if (kind) return kind;
  }
  return beyondAscii.test(name) ? (foreignKinds.find(([word]) => name.includes(word))?.[1] ?? null) : null;
}

/**
 * What a placeholder stands for: by the option in front, by the kind that the command names, by its own words. In text
 * that is no argument only its words count.
 */
export function meaningOf(name: string, text: string, at: number, end: number, isArgument: boolean): Meaning {
  // `<user>@<host>`: the first part is not a separate operand.
  if (!isArgument || text[end] === '@') return fromWords(name);
  const words = wordsBefore(text, at);
  const flag = fromFlag(words);
  if (flag) return flag;
  const kind = kindFromCommand(words);
  if (kind) return { type: kind === 'namespace' ? 'namespace' : 'name', resource: kind };
  return fromWords(name);
}
