import type { Argument } from './arguments.js';

/** Commands of plain words: `a b | c; d` is two pipelines, of two commands and of one. */
export type PlainScript = readonly (readonly (readonly Argument[])[])[];

/** Characters that mean nothing to a shell within a word. */
const word = /[A-Za-z0-9_./:@,+%-][A-Za-z0-9_./:=@,+%-]*/y;
const singleQuoted = /'[^']*'/y;
/** Without what is expanded or escaped in it. */
const doubleQuoted = /"[^"\\$`!]*"/y;
const operator = /\|(?![|&])|&&|;(?![;&])|\n/y;
/** Programs whose arguments may be assignments, of which the parser knows more. */
const declaring = new Set(['export', 'local', 'declare', 'typeset', 'readonly', 'alias']);
/** Where what a quoted word is a part of may end. */
const wordEnd = /[ \n|;&]|$/y;
const continuation = /\\\n/y;
const reserved = new Set(
  'if then elif else fi for while until do done case esac in select function time coproc'.split(' '),
);
/** Programs whose output is their arguments or their input: behind a pipe it counts. */
const printing = new Set(['echo', 'printf', 'cat', 'sleep']);
const space = 0x20;
const backslash = 0x5c;

const isQuote = (code: number): boolean => code === 0x27 || code === 0x22;

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
      else if (this.#continuation()) continue;
      else if (!this.#word() && !this.#operator()) return false;
    }
    return !this.#expecting && this.#endPipeline() && this.pipelines.length > 0;
  }

  /** A line that goes on: its end stands for nothing between words. */
  #continuation(): boolean {
    if (this.text.charCodeAt(this.#at) !== backslash) return false;
    const before = this.text[this.#at - 1];
    const end = this.#match(continuation);
    if (end < 0 || (before !== ' ' && before !== '\n' && this.#at > 0)) return false;
    this.#at = end;
    return true;
  }

  #word(): boolean {
    const start = this.#at;
    const first = this.text.charCodeAt(start);
    const quoted = isQuote(first);
    let end = quoted ? this.#quoted(start) : this.#match(word);
    let quote = quoted ? start : -1;
    if (end > 0 && !quoted && isQuote(this.text.charCodeAt(end))) {
      // `--name='text'`; of an assignment the parser knows more.
      quote = end;
      end = declaring.has(this.#words[0]?.value ?? '') ? -1 : this.#quoted(quote);
    }
    if (end < 0 || !isAt(wordEnd, this.text, end)) return false;
    const written = this.text.slice(start, end);
    // Of a quoted name or `name=value` in front the parser knows more.
    if (this.#words.length === 0 && (quote >= 0 || !isName(written))) return false;
    const value = quote < 0 ? written : this.text.slice(start, quote) + this.text.slice(quote + 1, end - 1);
    this.#expecting = false;
    const content = quote < 0 ? start : quote === start ? start + 1 : -1;
    this.#words.push({ value, dynamic: false, start, end, content });
    this.#at = end;
    return true;
  }

  #quoted(at: number): number {
    const pattern = this.text.charCodeAt(at) === 0x27 ? singleQuoted : doubleQuoted;
    pattern.lastIndex = at;
    return pattern.test(this.text) ? pattern.lastIndex : -1;
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
