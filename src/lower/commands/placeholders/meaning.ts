import { addToGroup } from '../../../collections.js';
import type { PlaceholderType } from '../../../model/index.js';
import { derived, type Vocabulary } from '../../../vocabulary/index.js';

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

const beyondAscii = /[^\x20-\x7e]/;

export const placeholderWords = derived(({ placeholders }) => {
  const meanings = placeholders.words as readonly WordMeaning[];
  const ranks = new Map<string, number[]>();
  for (const [rank, { words }] of meanings.entries()) for (const word of words) addToGroup(ranks, word, rank);
  const kinds = Object.entries<readonly string[]>(placeholders.resources).flatMap(([kind, names]) =>
    [kind, ...names].map((name) => [name, kind] as const),
  );
  return {
    flags: new Map(Object.entries(placeholders.flags as Readonly<Record<string, FlagMeaning>>)),
    meanings,
    /** Indexes of the meanings that a word suggests. */
    ranks,
    /** Kubernetes kind in the singular by each of its names (`po`, `pods` → `pod`). */
    kinds: new Map(kinds),
    /** Words in other scripts, which may be anywhere in a name. */
    foreignWords: [...ranks].filter(([word]) => beyondAscii.test(word)),
    foreignKinds: kinds.filter(([word]) => beyondAscii.test(word)),
    /** Words that are less specific than the word before them: `ip-address`, `image-name`. */
    weak: new Set(placeholders.weakWords),
    literals: new Set(placeholders.literals),
    braced: new Set(placeholders.braced),
    shellVariables: new Set(placeholders.variables),
  };
});

type Words = ReturnType<typeof placeholderWords>;

/** Canonical name of a placeholder: lower-case words with `-` between (`POD_NAME`, `podName` → `pod-name`). */
export function canonicalName(written: string): string {
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
/** Options with a value. */
const valueOptions = /^-(?:n|c|l|o|f|s|-[\w-]+)$/;

/** The words of the simple command up to an offset. The last one ends at the offset; it may be empty. */
export function wordsBefore(text: string, at: number): string[] {
  const before = text.slice(Math.max(0, at - window), at).replaceAll('\\\n', ' ');
  return before
    .slice(before.search(/[^\n|;&(]*$/))
    .trimStart()
    .split(/\s+/);
}

function fromFlag(words: readonly string[], { flags }: Words): Meaning | null {
  const last = words.at(-1)!;
  const [, glued] = /^(-{1,2}[A-Za-z][\w-]*)=?["']?$/.exec(last) ?? [];
  const meaning = flags.get(glued ?? (/^["']?$/.test(last) ? (words.at(-2) ?? '') : ''));
  if (!meaning || (meaning.programs && !words.some((word) => meaning.programs!.includes(word)))) return null;
  return { type: meaning.type, resource: meaning.resource };
}

function operandsOf(words: readonly string[]): string[] {
  return words.filter((word, index) => word && !word.startsWith('-') && !valueOptions.test(words[index - 1] ?? ''));
}

/** The kind that the words before an operand name: `kubectl describe subnet <x>`, `deploy/<x>`. */
function kindFromCommand(words: readonly string[], { kinds }: Words): string | null {
  const program = words.findIndex((word) => kubernetesPrograms.test(word));
  const glued = words.at(-1)!.replace(/^["']/, '');
  const slash = /^([a-z][a-z.]*)\/$/.exec(glued);
  if (slash) return kinds.get(slash[1]!) ?? null;
  if (glued !== '') return null;
  if (words.includes('ssh') && operandsOf(words.slice(words.indexOf('ssh') + 1)).length === 0) return 'node';
  if (program < 0 || words.includes('--')) return null;
  // The placeholder is the value of an option.
  if (valueOptions.test(words.at(-2) ?? '') && !/^--(?:all|force|wait|watch|show|no|ignore|delete)/.test(words.at(-2)!))
    return null;
  const [verb = '', ...rest] = operandsOf(words.slice(program + 1, -1));
  const kind = rest.map((word) => kinds.get(word.toLowerCase())).find((found) => found !== undefined);
  if (kind) return kind;
  if (podVerbs.test(verb) && rest.length === 0) return 'pod';
  if (nodeVerbs.test(rest[0] ?? verb) || nodeVerbs.test(verb)) return 'node';
  if (verb === 'ko' && rest.length === 1 && /^(?:vsctl|ofctl|dpctl|appctl)$/.test(rest[0]!)) return 'node';
  return null;
}

/** The words of a canonical name, with and without trailing numbers, and the whole name. */
function partsOf(name: string): Set<string> {
  return new Set([name, ...name.split('-').flatMap((part) => [part, ...(part.match(/[a-z]+/g) ?? [])])]);
}

/** The meaning of a name by its last word, else by the first entry of the data that matches another word. */
function wordMeaning(name: string, { meanings, ranks, weak, foreignWords }: Words): WordMeaning | undefined {
  const last = name.slice(name.lastIndexOf('-') + 1);
  const own = weak.has(last) ? undefined : ranks.get(last)?.[0];
  if (own !== undefined) return meanings[own];
  const parts = partsOf(name);
  const foreign = beyondAscii.test(name) ? foreignWords.filter(([word]) => name.includes(word)) : [];
  const found = [...[...parts].map((part) => ranks.get(part) ?? []), ...foreign.map(([, each]) => each)].flat();
  return meanings[Math.min(...found.filter((rank) => !meanings[rank]!.notWords?.some((word) => parts.has(word))))];
}

export function fromWords(name: string, vocabulary?: Vocabulary): Meaning {
  const words = placeholderWords(vocabulary);
  const { type = 'text', resource } = wordMeaning(name, words) ?? {};
  if (resource || type !== 'name') return { type, resource: resource ?? null };
  const part = [...partsOf(name)].find((each) => words.kinds.has(each));
  const kind = part ?? words.foreignKinds.find(([word]) => beyondAscii.test(name) && name.includes(word))?.[0] ?? '';
  return { type, resource: words.kinds.get(kind) ?? null };
}

/** The meaning of a placeholder in an argument: by the option before it, else by the kind that the command names, else by its words. */
export function meaningOf(
  name: string,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  vocabulary?: Vocabulary,
): Meaning {
  // In `<user>@<host>` the first part is no operand.
  if (text[end] === '@') return fromWords(name, vocabulary);
  const tables = placeholderWords(vocabulary);
  const words = wordsBefore(text, start);
  const flag = fromFlag(words, tables);
  if (flag) return flag;
  const kind = kindFromCommand(words, tables);
  if (kind) return { type: kind === 'namespace' ? 'namespace' : 'name', resource: kind };
  return fromWords(name, vocabulary);
}
