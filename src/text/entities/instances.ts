import { allOf, alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import type { Span } from '../alert-fields.js';
import { stripLogPrefix } from '../log-lines.js';
import { isGeneratedName } from '../mask-shapes.js';
import { isStopWord } from '../words.js';
import { type EntityType, isPlainName, nameWords } from './names.js';

/** The name of an instance of a kind: `nginx` in `the nginx pod`, `node1`, `web-0`. */
export interface InstanceName extends Span {
  /** The kind to put in place of the name; null where the word for it stands beside the name. */
  readonly kind: EntityType | null;
  readonly of: EntityType;
}

/** Which words a knowledge base contains. */
export interface KnownWords {
  /** Whether a title or a trigger has the word. */
  isSubject(word: string): boolean;
  /** Whether any document has the word. */
  isKnown(word: string): boolean;
}

/** A word with a number or letter: `node1`, `pod-b`, `nodeA`. */
const counted = /^([A-Za-z]+?)(?:[-_]?\d{1,4}|[-_][a-z]\d{0,4}|(?<=[a-z])[A-Z])$/;

const wordsOf = derived((vocabulary) => {
  const { entities: data } = vocabulary;
  const plain = (form: string) => data.kinds.filter(({ plainNames }) => plainNames === form).map(({ type }) => type);
  const between = `["'”’」\`]?[ \\t]{0,2}(?:'s[ \\t]|${alternatives([...allOf(data.ofName), ...allOf(data.pointing)])}){0,2}[ \\t]{0,2}`;
  return {
    names: nameWords(vocabulary),
    machines: new Set(data.machineNames),
    modifiers: new Set(allOf(data.modifiers)),
    /** Kinds whose instances may have any word as a name; for `related` kinds, only beside another kind. */
    plain: new Set<string>(plain('any')),
    related: new Set<string>(plain('related')),
    /** Latin words, which may contain hyphens, dots and underscores; Chinese words for kinds. */
    tokens: new RegExp(
      `[A-Za-z0-9]+(?:[-_.]+[A-Za-z0-9]+)*|${alternatives(data.kinds.filter(({ type }) => type !== 'deployment').flatMap(({ han }) => han))}`,
      'g',
    ),
    before: new RegExp(`^${between}$`),
    counter: new RegExp(`^[ \\t]{0,2}(?:${alternatives(vocabulary.startStep.stepNumbers.counters)}|[%.])`),
    named: new RegExp(
      `^(?:/|[ \\t]{0,2}[:=：]?[ \\t]{0,2}["'“‘「\`]|[ \\t]{0,2}(?:${alternatives(allOf(data.naming))})[ \\t]{0,2}["'“‘「\`]?)$`,
    ),
  };
});

type Words = ReturnType<typeof wordsOf>;

interface Token extends Span {
  readonly text: string;
  readonly kind: EntityType | undefined;
}

/**
 * The names of instances in a text, by position. A name stands beside its kind or contains it, or has the form of a generated
 * or numbered name. Subjects of documents, and words in lines that a program printed, are no names.
 */
export function findInstanceNames(text: string, known: KnownWords, vocabulary?: Vocabulary): InstanceName[] {
  const words = wordsOf(vocabulary);
  const tokens: Token[] = [];
  const isPrinted = inPrintedLine(text);
  for (const { 0: found, index } of text.matchAll(words.tokens)) {
    if (isPrinted(index)) continue;
    const kind = words.names.kindOfWord.get(found.toLowerCase());
    tokens.push({ text: found, kind, start: index, end: index + found.length });
  }
  const reader = new InstanceReader(text, tokens, known, words);
  const hasKind = tokens.some(({ kind }) => kind !== undefined);
  return tokens.flatMap((token, index) => {
    if (token.kind !== undefined) return [];
    const found = reader.nameAt(index);
    if (found === undefined) return [];
    // A name that is only guessed to be a pod may be an instance of another kind in the text.
    const { start, end, kind, of, guessed = false } = found;
    return [{ start, end, of, kind: guessed && hasKind ? null : kind }];
  });
}

/** A test of whether a position is in a line that a program printed. Positions must ascend. */
function inPrintedLine(text: string): (position: number) => boolean {
  let end = -1;
  let isPrinted = false;
  return (position) => {
    if (position > end) {
      const start = text.lastIndexOf('\n', position) + 1;
      end = text.indexOf('\n', position);
      if (end < 0) end = text.length;
      const line = text.slice(start, end);
      isPrinted = stripLogPrefix(line) !== line.trim();
    }
    return isPrinted;
  };
}

/** Whether a word may be a name (`kafka`, `billing`): no kind, quality, number or verb. */
export const canBeName = (word: string, vocabulary?: Vocabulary): boolean => isNameLike(word, wordsOf(vocabulary));

function isNameLike(name: string, { names, modifiers, machines }: Words): boolean {
  const word = name.toLowerCase();
  const { notNames, proseParts, kindOfWord, vocabulary } = names;
  if (!/^[a-z][a-z0-9]+$/.test(word) || notNames.has(word) || proseParts.has(word) || kindOfWord.has(word))
    return false;
  return !modifiers.has(word) && !machines.has(word) && !isStopWord(word, 'en', vocabulary) && !/(?:ed|ly)$/.test(word);
}

interface FoundName extends InstanceName {
  readonly guessed?: boolean;
}

class InstanceReader {
  readonly #kinds: number;

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly known: KnownWords,
    private readonly words: Words,
  ) {
    this.#kinds = tokens.filter(
      (token) => token.kind !== undefined || this.#countedKind(token.text) !== undefined,
    ).length;
  }

  nameAt(index: number): FoundName | undefined {
    const { start, end, text: name } = this.tokens[index]!;
    const kindAfter = this.#kindAfter(index);
    const kindBefore = this.#kindBefore(index);
    const isBeside = kindAfter !== undefined || kindBefore !== undefined;
    const joined = this.#countedKind(name);
    if (joined !== undefined)
      return this.known.isSubject(name) ? undefined : { start, end, of: joined, kind: isBeside ? null : joined };
    const isName =
      (kindAfter !== undefined && this.#isNameBefore(name, kindAfter)) ||
      (kindBefore !== undefined && this.#isNameAfter(index, kindBefore));
    if (!isName && !this.#isInstanceForm(name)) return undefined;
    // The documents are asked last, because that takes longest.
    if (/^\d/.test(name) ? !this.#isNumberOf(index) : this.#isSubject(name)) return undefined;
    const of = kindAfter ?? kindBefore?.kind ?? 'pod';
    return { start, end, of, kind: isBeside ? null : 'pod', guessed: true };
  }

  /** The kind that a name such as `node1` or `worker-2` contains. */
  #countedKind(name: string): EntityType | undefined {
    const word = counted.exec(name)?.[1]?.toLowerCase() ?? '';
    return this.words.names.kindOfWord.get(word) ?? (this.words.machines.has(word) ? 'node' : undefined);
  }

  /** The kind that the next token names, if it belongs to the token. */
  #kindAfter(index: number): EntityType | undefined {
    const next = this.tokens[index + 1];
    if (next?.kind === undefined) return undefined;
    return this.words.before.test(this.#between(index)) ? next.kind : undefined;
  }

  #kindBefore(index: number): Token | undefined {
    const previous = this.tokens[index - (this.#isCalled(index) ? 2 : 1)];
    if (previous?.kind === undefined) return undefined;
    const gap = this.text.slice(previous.end, this.tokens[index]!.start);
    return /^[ \t]{0,2}$/.test(gap) || this.words.named.test(gap) ? previous : undefined;
  }

  #isCalled(index: number): boolean {
    return this.words.named.test(` ${this.tokens[index - 1]?.text} `);
  }

  #between(index: number): string {
    return this.text.slice(this.tokens[index]!.end, this.tokens[index + 1]!.start);
  }

  #isNameBefore(name: string, kind: EntityType): boolean {
    const { names, plain, related } = this.words;
    if (isPlainName(kind!, name.toLowerCase(), names) || this.#isInstanceForm(name)) return true;
    if (/[-_.]/.test(name)) return plain.has(kind) || related.has(kind);
    return (plain.has(kind) || (related.has(kind) && this.#kinds > 1)) && this.#isOrdinaryName(name);
  }

  #isNameAfter(index: number, { kind, text: word, end }: Token): boolean {
    const { text: name, start } = this.tokens[index]!;
    const gap = this.text.slice(end, start);
    if (this.words.named.test(gap)) return this.#isOrdinaryName(name) || /[-_.\d]/.test(name);
    if (/^(?:\d|[A-Za-z]$)/.test(name)) return true;
    if (isPlainName(kind!, name.toLowerCase(), this.words.names)) return true;
    // In `namespace shop 下` the word is unknown and the last of its phrase. `pods stay` and `pod flaps` have a verb.
    if (word.endsWith('s') || name.endsWith('s')) return false;
    return this.words.plain.has(kind!) && !this.known.isKnown(name) && this.#isOrdinaryName(name) && this.#ends(index);
  }

  /** Whether a number of one or two digits names an instance (`节点1`, `node 2`) and is no amount. */
  #isNumberOf(index: number): boolean {
    const { text: name, end } = this.tokens[index]!;
    return /^\d{1,2}$/.test(name) && this.#ends(index) && !this.words.counter.test(this.text.slice(end, end + 8));
  }

  /** Whether a token is the last of its phrase: no word, or a stop word, follows. */
  #ends(index: number): boolean {
    const { end } = this.tokens[index]!;
    const next = this.tokens[index + 1];
    if (next === undefined || !/^[ \t]+$/.test(this.text.slice(end, next.start))) return true;
    return isStopWord(next.text.toLowerCase().replace(/^cannot$/, 'can'), 'en', this.words.names.vocabulary);
  }

  /** Whether a word beside a kind can only be a name: `kafka`, `billing`. */
  #isOrdinaryName(name: string): boolean {
    if (!isNameLike(name, this.words)) return false;
    return !((name.toLowerCase().endsWith('ing') || /[A-Z]/.test(name.slice(1))) && this.known.isKnown(name));
  }

  /** Whether a name is generated or numbered: `mysql-0`, `orders-7f9c4b7d8-x2x4z`. */
  #isInstanceForm(name: string): boolean {
    const [first = '', ...others] = name.split('-');
    if (!isGeneratedName(name) || this.known.isKnown(name)) return false;
    const { notNames, proseParts } = this.words.names;
    return !notNames.has(first) && !others.some((part) => proseParts.has(part) && part.length > 2);
  }

  /** Whether a name, or its beginning, is a known component or a subject of documents. */
  #isSubject(name: string): boolean {
    const { components } = this.words.names;
    const parts = name.toLowerCase().split(/[-_.]/);
    return parts.some((_, index) => {
      const beginning = parts.slice(0, index + 1).join('-');
      return components.has(beginning) || this.known.isSubject(beginning);
    });
  }
}

/** The text with names replaced by their kinds, or by spaces. Everything else keeps its position. */
export function withoutNames(text: string, names: readonly InstanceName[]): string {
  let kept = '';
  for (const { start, end, kind } of names) {
    const word = kind !== null && kind.length <= end - start ? kind : '';
    kept += text.slice(kept.length, start) + word.padEnd(end - start);
  }
  return kept + text.slice(kept.length);
}
