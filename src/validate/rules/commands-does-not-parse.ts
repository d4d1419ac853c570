import type { Command } from '../../model/index.js';
import { derivedForBuild, isFenceOf, type Vocabulary } from '../../vocabulary/index.js';
import type { DocumentRule, Finding } from '../rule.js';
import type { DocumentView } from '../view.js';

const programNames = derivedForBuild(({ commands }): ReadonlySet<string> => {
  const everyday: ReadonlySet<string> = new Set(commands.everydayWords);
  return new Set(commands.programs.flatMap(({ names }) => names).filter((name) => !everyday.has(name)));
});

export const commandDoesNotParse: DocumentRule = {
  id: 'commands/does-not-parse',
  description: 'A command is text that a shell can parse once its placeholders are filled in.',
  severity: 'warning',
  *check(view) {
    // Commands and blocks are in document order.
    let [fence, reported] = [0, -1];
    for (const { command } of view.commands) {
      // In other fences, the text may be a query or output.
      if (!command.problem || !isFenceOf('shell', command.language, view.vocabulary)) continue;
      if (!isOtherText(command, view.vocabulary)) {
        const message = `Unexpected shell syntax (${command.problem.message}), expected a command that a shell can parse`;
        yield { message, range: placeOf(view, command) };
        continue;
      }
      // Queries and output have many such lines: one finding per fence.
      const { offset } = command.range.start;
      while ((view.blocks[fence + 1]?.block.range.start.offset ?? Number.POSITIVE_INFINITY) <= offset) fence++;
      if (fence !== reported) yield noCommand(view, command);
      reported = fence;
    }
  },
};

/** True for a query, output or usage text: it starts with no known program and has no unclosed quote. */
function isOtherText({ text, problem }: Command, vocabulary: Vocabulary): boolean {
  const program = programOf(text);
  if (program === '' || programNames(vocabulary).has(program) || keywords.has(program)) return false;
  return !/^unterminated/.test(problem!.message) || /\{\w+(?:\|[\w-]+)+\}/.test(text);
}

const keywords: ReadonlySet<string> = new Set(
  'if then else elif fi for while until do done case esac select function time in'.split(' '),
);

function placeOf({ source }: DocumentView, { text, problem, range }: Command): NonNullable<Finding['range']> {
  const start = problem!.start;
  const line = text.slice(text.lastIndexOf('\n', Math.max(0, start - 1)) + 1).split('\n', 1)[0]!;
  const rest = text.slice(start).split('\n', 1)[0]!;
  return source.find(rest.trim() === '' ? line : rest, range);
}

function noCommand({ source }: DocumentView, { text, language, range, problem }: Command): Finding {
  return {
    message: `Unexpected text in a fence of language ${language} that is not a command (${problem!.message}), expected only commands`,
    note: 'Put output in a `text` fence, and a query in one of its own language, such as `promql`.',
    range: source.find(text.split('\n', 1)[0]!, range),
  };
}

/** The base name of the program, after brackets, `sudo` and assignments. */
function programOf(text: string): string {
  const word = /^[\s({!]*(?:(?:sudo|[A-Za-z_]\w*=\S*)\s+)*([^\s(]*)/.exec(text)?.[1] ?? '';
  return word.slice(word.lastIndexOf('/') + 1);
}
