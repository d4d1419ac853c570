import type { Command } from '../../model/index.js';
import { commands as table } from '../../vocabulary/index.js';
import type { DocumentRule, Finding } from '../rule.js';
import { type DocumentView, isShell } from '../view.js';

/** Programs whose names are words of no sentence. */
const everyday: ReadonlySet<string> = new Set(table.everydayWords);
const programs: ReadonlySet<string> = new Set(
  table.programs.flatMap(({ names }) => names).filter((name) => !everyday.has(name)),
);

export const commandDoesNotParse: DocumentRule = {
  id: 'commands/does-not-parse',
  description: 'A command is text that a shell can read, once its placeholders are filled.',
  severity: 'warning',
  *check(view) {
    let told = -1;
    for (const { command } of view.commands) {
      // Elsewhere what was read as a command may be a query or output.
      if (!command.problem || !isShell(command.language)) continue;
      if (!isOtherText(command)) {
        const message = `Unexpected shell syntax (${command.problem.message}), expected a command that a shell can read`;
        yield { message, range: placeOf(view, command) };
        continue;
      }
      // A query or an output has many such lines: one finding for the fence.
      const fence = fenceOf(view, command);
      if (fence !== told) yield noCommand(view, command);
      told = fence;
    }
  },
};

/** True for a query, a printed line or a program's help: no program that is known stands first, and no quote was forgotten. */
function isOtherText({ text, problem }: Command): boolean {
  if (query.test(text)) return true;
  const program = programOf(text);
  if (program === '' || programs.has(program) || keywords.has(program)) return false;
  return !/^unterminated/.test(problem!.message) || /\{\w+(?:\|[\w-]+)+\}/.test(text);
}

/** PromQL: `sum by (node) (…)`, also in brackets or behind an operator. Some of its functions are programs too. */
const query =
  /^[\s(/*+-]*(?:sum|count|max|min|avg|rate|irate|increase|scalar|vector|topk|bottomk|quantile|histogram_quantile)\b\s*(?:(?:by|without)\b\s*)?\(/;

const keywords: ReadonlySet<string> = new Set(
  'if then else elif fi for while until do done case esac select function time in'.split(' '),
);

/** Where the shell stops reading. */
function placeOf({ source }: DocumentView, { text, problem, range }: Command): NonNullable<Finding['range']> {
  const start = problem!.start;
  const line = text.slice(text.lastIndexOf('\n', Math.max(0, start - 1)) + 1).split('\n', 1)[0]!;
  const rest = text.slice(start).split('\n', 1)[0]!;
  return source.find(rest.trim() === '' ? line : rest, range);
}

function noCommand({ source }: DocumentView, { text, language, range, problem }: Command): Finding {
  return {
    message: `Unexpected text in a fence of language ${language} that is no command (${problem!.message}), expected commands alone`,
    note: 'What a program prints stands in a fence of `text`, a query in one of its own language, such as `promql`.',
    range: source.find(text.split('\n', 1)[0]!, range),
  };
}

/** The word that names the program, behind brackets, `sudo` and assignments, without its path. */
function programOf(text: string): string {
  const word = /^[\s({!]*(?:(?:sudo|[A-Za-z_]\w*=\S*)\s+)*([^\s(]*)/.exec(text)?.[1] ?? '';
  return word.slice(word.lastIndexOf('/') + 1);
}

/** Offset of the block that a command stands in. */
function fenceOf({ blocks }: DocumentView, { range }: Command): number {
  let [low, high] = [0, blocks.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.block.range.start.offset <= range.start.offset) low = middle;
    else high = middle;
  }
  return blocks[low]?.block.range.start.offset ?? -1;
}
