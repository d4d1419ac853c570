import type { Argument } from './arguments.js';

/** Commands of plain words: `a b | c; d` is two pipelines, of two commands and of one. */
export type PlainScript = readonly (readonly (readonly Argument[])[])[];

/** Characters that mean nothing to a shell within a word. */
const word = /[A-Za-z0-9_./:@,+%-][A-Za-z0-9_./:=@,+%-]*/y;
const singleQuoted = /'[^']*'/y;
/** Without what is expanded or escaped in it. */
const doubleQuoted = /"[^"\\$`!]*"/y;
const operator = /\|(?![|&])|&&|;(?![;&])|\n/y;
/** Where what a quoted word is a part of may end. */
const wordEnd = /[ \n|;&]|$/y;
const reserved = new Set(
  'if then elif else fi for while until do done case esac in select function time coproc'.split(' '),
);
/** Programs whose output is their arguments or their input: behind a pipe it counts. */
const printing = new Set(['echo', 'printf', 'cat', 'sleep']);
const space = 0x20;

class PlainReader {
  readonly pipelines: Argument[][][] = [];
  #pipeline: Argument[][] = [];
  #words: Argument[] = [];
  #at = 0;
  /** Behind `&&` a command must come. */
  #expecting = false;

  constructor(readonly text: string) {}

  /** False when the text needs the parser. */
  read(): boolean {
    const { text } = this;
    while (this.#at < text.length) {
      if (text.charCodeAt(this.#at) === space) this.#at++;
      else if (!this.#word() && !this.#operator()) return false;
    }
    return !this.#expecting && this.#endPipeline() && this.pipelines.length > 0;
  }

  #word(): boolean {
    const start = this.#at;
    const first = this.text.charCodeAt(start);
    const quoted = first === 0x27 || first === 0x22;
    const end = this.#match(first === 0x27 ? singleQuoted : first === 0x22 ? doubleQuoted : word);
    if (end < 0 || !isAt(wordEnd, this.text, end)) return false;
    // Of a quoted name or `name=value` in front the parser knows more.
    if (this.#words.length === 0 && (quoted || !isName(this.text.slice(start, end)))) return false;
    const content = quoted ? start + 1 : start;
    const value = this.text.slice(content, quoted ? end - 1 : end);
    this.#expecting = false;
    this.#words.push({ value, dynamic: false, start, end, content });
    this.#at = end;
    return true;
  }

  #operator(): boolean {
    const sign = this.text.charCodeAt(this.#at);
    const end = this.#match(operator);
    if (end < 0) return false;
    this.#at = end;
    if (sign === 0x0a) return this.#words.length === 0 ? this.#pipeline.length === 0 : this.#endPipeline();
    if (this.#words.length === 0) return false;
    this.#expecting = sign === 0x26;
    if (sign !== 0x7c) return this.#endPipeline();
    const [name] = this.#words;
    if (printing.has(name!.value)) return false;
    this.#endCommand();
    return true;
  }

  #endCommand(): void {
    this.#pipeline.push(this.#words);
    this.#words = [];
  }

  /** False for a pipe that nothing follows. */
  #endPipeline(): boolean {
    if (this.#words.length === 0) return this.#pipeline.length === 0;
    this.#endCommand();
    this.pipelines.push(this.#pipeline);
    this.#pipeline = [];
    return true;
  }

  #match(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    return pattern.test(this.text) ? pattern.lastIndex : -1;
  }
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

const isName = (value: string): boolean => !value.includes('=') && !reserved.has(value);

/**
 * The commands of a text without expansions, redirections and blocks, or null when it needs the parser. Most texts are such,
 * and their words are certain.
 */
export function readPlain(text: string): PlainScript | null {
  const reader = new PlainReader(text);
  return reader.read() ? reader.pipelines : null;
}
