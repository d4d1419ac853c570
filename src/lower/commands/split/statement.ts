/** Constructs still open at the end of a line of shell text. */
interface Open {
  /** Quotes, parentheses and blocks, innermost last. */
  readonly stack: string[];
  /** Delimiters of pending here-documents. */
  readonly hereDocuments: { readonly delimiter: string; readonly tabs: boolean }[];
  continued: boolean;
}

const opening = new Map([
  ['if', 'fi'],
  ['case', 'esac'],
  ['for', 'done'],
  ['while', 'done'],
  ['until', 'done'],
  ['select', 'done'],
  ['{', '}'],
]);
const closing = new Set(['fi', 'esac', 'done', '}']);
/** Words after which a command begins. */
const leading = new Set([
  'then',
  'else',
  'elif',
  'do',
  'if',
  'while',
  'until',
  '!',
  'time',
  '{',
  '&&',
  '||',
  '|',
  ';',
  '(',
  '&',
]);

/** Characters with a meaning in shell syntax, in any word. */
const marks = /[\\'"`#<()|;&]/;

/** Maximum lines of a statement; a quote that stays open for longer is not a quote. */
const lineLimit = 1_500;

class LineReader {
  #at = 0;
  #commandPosition = true;

  constructor(
    readonly line: string,
    readonly open: Open,
  ) {}

  read(): void {
    const { line, open } = this;
    open.continued = false;
    if (this.#changesNothing()) return;
    while (this.#at < line.length) {
      const quote = open.stack.at(-1);
      if (quote === "'" || quote === '"' || quote === '`') this.#quoted(quote);
      else if (!this.#bare()) return;
    }
  }

  /** True for a line of plain words, which opens and closes nothing. */
  #changesNothing(): boolean {
    const quote = this.open.stack.at(-1);
    if (quote === "'" || quote === '"' || quote === '`' || marks.test(this.line)) return false;
    const [word = ''] = /\S+/.exec(this.line) ?? [];
    return !opening.has(word) && !closing.has(word) && !leading.has(word);
  }

  #quoted(quote: string): void {
    const { line, open } = this;
    const character = line[this.#at]!;
    if (character === '\\' && quote !== "'") this.#at += 2;
    else if (character === quote) {
      open.stack.pop();
      this.#at++;
    } else if (quote === '"' && character === '$' && line[this.#at + 1] === '(') {
      open.stack.push(')');
      this.#commandPosition = true;
      this.#at += 2;
    } else this.#at++;
  }

  /** Advances outside of quotes; false when a comment ends the line. */
  #bare(): boolean {
    const { line, open } = this;
    const character = line[this.#at]!;
    if (character === '\\') {
      open.continued = this.#at === line.trimEnd().length - 1;
      this.#commandPosition = false;
      this.#at += 2;
    } else if (character === "'" || character === '"' || character === '`') {
      open.stack.push(character);
      this.#commandPosition = character === '`';
      this.#at++;
    } else if (character === '#' && (this.#at === 0 || /\s/.test(line[this.#at - 1]!))) return false;
    else if (character === '<' && line.startsWith('<<', this.#at)) this.#hereDocument();
    else if (character === '(') {
      open.stack.push(')');
      this.#commandPosition = true;
      this.#at++;
    } else if (character === ')') {
      // In `case`, a pattern ends with an unmatched parenthesis.
      if (open.stack.at(-1) === ')') open.stack.pop();
      // A block may follow `name()`.
      this.#commandPosition = open.stack.at(-1) === 'esac' || line[this.#at - 1] === '(';
      this.#at++;
    } else if (/[;|&]/.test(character)) this.#operator();
    else if (/\s/.test(character)) this.#at++;
    else this.#word();
    return true;
  }

  #operator(): void {
    const { line, open } = this;
    const [operator = ''] = /^(?:\|\||&&|\|&|;;&?|;&|[;|&])/.exec(line.slice(this.#at, this.#at + 3)) ?? [];
    this.#at += operator.length || 1;
    this.#commandPosition = true;
    if (/^(?:\|\|?|&&|\|&)$/.test(operator) && /^\s*(?:#.*)?$/.test(line.slice(this.#at))) open.continued = true;
  }

  #hereDocument(): void {
    const { line, open } = this;
    const match = /^<<(-?)\s*(?:'([^']+)'|"([^"]+)"|\\?([A-Za-z_][\w.-]*))/.exec(line.slice(this.#at, this.#at + 120));
    const inArithmetic = open.stack.filter((one) => one === ')').length >= 2 && !/<<-?\s*['"\\A-Z]/.test(line);
    if (line.startsWith('<<<', this.#at) || !match || inArithmetic) {
      this.#at += line.startsWith('<<<', this.#at) ? 3 : 2;
      return;
    }
    open.hereDocuments.push({ delimiter: match[2] ?? match[3] ?? match[4]!, tabs: match[1] === '-' });
    this.#at += match[0].length;
  }

  #word(): void {
    const { line, open } = this;
    const start = this.#at;
    while (this.#at < line.length && !/[\s;|&()'"`\\<]/.test(line[this.#at]!)) this.#at++;
    if (this.#at === start) {
      this.#at++;
      return;
    }
    const word = line.slice(start, this.#at);
    if (!this.#commandPosition) return;
    const closes = opening.get(word);
    if (closes) open.stack.push(closes);
    else if (closing.has(word) && open.stack.at(-1) === word) open.stack.pop();
    this.#commandPosition = leading.has(word) || closing.has(word);
  }
}

/** Number of lines of the statement at `first`; null when something in it is never closed. */
function closedLength(lines: readonly string[], first: number): number | null {
  const open: Open = { stack: [], hereDocuments: [], continued: false };
  const limit = Math.min(lines.length, first + lineLimit);
  for (let index = first; index < limit; index++) {
    const line = lines[index]!;
    const [document] = open.hereDocuments;
    if (document && !open.continued && index > first) {
      if ((document.tabs ? line.replace(/^\t+/, '') : line).trimEnd() === document.delimiter)
        open.hereDocuments.shift();
      else continue;
      if (!open.hereDocuments.length && !open.stack.length) return index - first + 1;
      continue;
    }
    new LineReader(line, open).read();
    const next = lines[index + 1];
    const piped = next !== undefined && /^\s*(?:\|(?![-=]{3})|&&)/.test(next);
    if (!open.stack.length && !open.hereDocuments.length && !open.continued && !piped) return index - first + 1;
  }
  const onlyContinued = !open.stack.length && !open.hereDocuments.length;
  return onlyContinued ? limit - first : null;
}

/** Number of lines joined by `\` or by a pipe at their end or start. */
function continuedLength(lines: readonly string[], first: number): number {
  let index = first;
  while (index + 1 < lines.length && /(?:\\|\||&&)\s*$/.test(lines[index]!)) index++;
  return index - first + 1;
}

/**
 * Finds statements in lines of shell text. Its work is bounded: text in which quotes keep being open to the end is read
 * line by line after a while.
 */
export class StatementReader {
  #budget: number;

  constructor(readonly lines: readonly string[]) {
    this.#budget = lines.length * 4 + 4 * lineLimit;
  }

  /** Number of lines of the statement at this line. */
  length(first: number): number {
    if (this.#budget <= 0) return continuedLength(this.lines, first);
    const closed = closedLength(this.lines, first);
    this.#budget -= closed ?? Math.min(lineLimit, this.lines.length - first);
    return closed ?? continuedLength(this.lines, first);
  }
}
