import { forEachChild, parse, type SyntaxNode } from 'unbash';

/** Open brackets in a text for the parser, whose time grows with their square; real commands have a handful. */
const bracketLimit = 120;

/** True when more brackets are open at once than a parser should see. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.length > bracketLimit ? text.matchAll(/[(){}]/g) : []) {
    if (bracket === '(' || bracket === '{') depth++;
    else if (depth > 0) depth--;
    if (depth > bracketLimit) return true;
  }
  return false;
}

/** Maximum lines of a statement; a quote that stays open for longer is not a quote. */
const lineLimit = 1_500;
/** Lines that are parsed first; four times as many each time the statement goes on after them. */
const firstWindow = 6;

/** A line without any of these characters and words is a statement by itself. */
const syntax =
  /[\\'"`#<()|;&]|^\s*(?:if|then|else|elif|fi|case|esac|for|while|until|select|do|done|time|!|\{|\})(?!\S)/;
const leadingOperator = /^\s*(?:\|(?![-=]{3})|&&)/;

/** Finds statements in lines of shell text, with a bounded amount of parsing: further statements end with their line. */
export class StatementReader {
  readonly #lines: readonly string[];
  #budget: number;

  constructor(lines: readonly string[]) {
    // White space behind `\` or the end of a here-document is a slip.
    this.#lines = lines.map((line) => line.trimEnd());
    this.#budget = lines.length * 16 + 4 * lineLimit;
  }

  length(first: number): number {
    let next = first;
    do next += this.#closedLength(next);
    while (next < this.#lines.length && this.#isContinued(next));
    return next - first;
  }

  /** Whether a line continues the statement above: after `\`, or with an operator at its beginning. */
  #isContinued(line: number): boolean {
    return this.#lines[line - 1]!.endsWith('\\') || leadingOperator.test(this.#lines[line]!);
  }

  #closedLength(first: number): number {
    const lines = this.#lines;
    if (!syntax.test(lines[first]!)) return 1;
    const limit = Math.min(lines.length - first, lineLimit);
    for (let size = firstWindow; this.#budget > 0; size *= 4) {
      const window = lines.slice(first, first + Math.min(size, limit));
      this.#budget -= window.length;
      const length = statementLength(window, size >= limit);
      if (length !== null) return length;
      if (size >= limit) break;
    }
    let last = first;
    while (last + 1 < lines.length && /(?:\\|\||&&)$/.test(lines[last]!)) last++;
    return last - first + 1;
  }
}

/** Number of lines of the first statement and of those that begin on its lines; null when they do not end here. */
function statementLength(lines: readonly string[], isAll: boolean): number | null {
  const text = lines.join('\n').replace(leadingOperator, '');
  if (isTooDeep(text)) return null;
  const { commands, errors } = parse(text);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  let length = 1;
  for (const { pos, command } of commands) {
    if (lineAt(pos) > length) return length;
    length = Math.max(length, lineAt(endOf(command)));
  }
  return isAll && !errors?.length && commands.length > 0 && endOf(commands.at(-1)!) <= text.length ? length : null;
}

/** Where a node with its here-documents ends; infinite when a here-document does not end. */
function endOf(node: SyntaxNode): number {
  let end = node.type === 'HereDoc' ? (node.closing?.end ?? Number.POSITIVE_INFINITY) : node.end;
  forEachChild(node, (child) => {
    end = Math.max(end, endOf(child));
  });
  return end;
}
