import type { Placeholder, Range } from '../../model/index.js';
import type { SourceText } from '../source-text.js';
import type { DocumentRule } from '../types.js';

export const placeholderUnexplained: DocumentRule = {
  id: 'commands/placeholder-unexplained',
  description: 'A placeholder says by its name what to put in, or the text explains it.',
  severity: 'info',
  *check(view) {
    const { commands, source } = view;
    const seen = new Set<string>();
    for (const { command, step } of commands) {
      for (const placeholder of command.placeholders) {
        if (seen.has(placeholder.name) || !saysNothing(placeholder)) continue;
        seen.add(placeholder.name);
        const around = command.description.toLowerCase();
        if (mentions(view.prose, placeholder) || mentions(around, placeholder)) continue;
        if (isAbbreviation(placeholder) && wordsOf(`${step.title} ${step.text} ${around}`).has(placeholder.name))
          continue;
        const range = source.find(placeholder.raw, command.range);
        if (hasRemark(source, range)) continue;
        yield {
          message: `Unexpected placeholder ${placeholder.raw} that nothing explains, expected a name or a sentence that says what to put in`,
          range,
        };
      }
    }
  },
};

/** A name of one or two letters, of x and numbers, or one that fits anything. */
function saysNothing({ name, type, resource }: Placeholder): boolean {
  if (resource !== null || !['text', 'name', 'number'].includes(type)) return false;
  return /^(?:[a-z]{1,2}|x+|[a-z]?\d+|\.+|…|foo|bar|baz|value|param(?:eter)?|arg(?:ument)?|name|string|text|something|placeholder|your-value|todo|tbd)$/.test(
    name,
  );
}

/** A remark at the end of its line: `set minrx <ms>   # shortest receive interval`. */
function hasRemark(source: SourceText, range: Range): boolean {
  const rest = source.text.slice(range.end.offset, source.line(range).end.offset);
  return /\s#\s*\p{L}/u.test(rest);
}

/** `id`, `ip`: two letters that a sentence may have as a word. */
const isAbbreviation = ({ name }: Placeholder): boolean => /^[a-z]{2}$/.test(name);
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));

const mentions = (text: string, { raw, name }: Placeholder): boolean =>
  text.includes(raw.toLowerCase()) || (name.length > 3 && text.includes(name.replaceAll('-', ' ')));
