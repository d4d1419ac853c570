import type { Placeholder, Range } from '../../model/index.js';
import type { DocumentRule } from '../rule.js';
import type { SourceText } from '../view.js';

export const placeholderUnexplained: DocumentRule = {
  id: 'commands/placeholder-unexplained',
  description: 'The name of a placeholder says what to fill in, or the text explains it.',
  severity: 'info',
  *check(view) {
    const { commands, source } = view;
    const seen = new Set<string>();
    for (const { command } of commands) {
      for (const placeholder of command.placeholders) {
        if (seen.has(placeholder.name) || !saysNothing(placeholder)) continue;
        if (isNamedBefore(command.text.slice(0, placeholder.start), placeholder)) continue;
        seen.add(placeholder.name);
        const around = command.description.toLowerCase();
        if (mentions(view.prose, placeholder) || mentions(around, placeholder)) continue;
        const range = source.find(placeholder.raw, command.range);
        if (hasRemark(source, range)) continue;
        yield {
          message: `Unexpected placeholder ${placeholder.raw} that nothing explains, expected a name or a sentence that says what to fill in`,
          range,
        };
      }
    }
  },
};

/** Whether a name says nothing: one or two letters, x, numbers, or a word that fits anything. */
function saysNothing({ name, type, resource, raw }: Placeholder): boolean {
  if (resource !== null || !['text', 'name', 'number'].includes(type)) return false;
  // Variables are set elsewhere in a script, and some abbreviations are well known.
  if (raw.startsWith('$') || /^(?:id|ip|vm|pv|ns|db|cr|os)$/.test(name)) return false;
  return /^(?:[a-z]{1,2}|x+|[a-z]?\d+|\.+|…|foo|bar|baz|value|param(?:eter)?|arg(?:ument)?|name|string|text|something|placeholder|your-value|todo|tbd)$/.test(
    name,
  );
}

/** An option, a key or a noun before a placeholder: `--docker-username=`, `"field":"`, `cluster `, `kind/`. */
const optionBefore = /(?:^|\s)--?([A-Za-z][\w-]*?)[= ]["']?$/;
const keyBefore = /([A-Za-z][\w.>-]*)["']?\s{0,3}[:=]\s{0,3}["']?$/;
const nounBefore = /\s([a-z][a-z.-]{2,})[ /]["']?$|>\/["']?$/;

/** Words that say what to do with an object, not what it is. */
const verbs =
  /^(?:get|set|add|create|delete|describe|apply|edit|patch|show|list|logs?|exec|run|use|scale|remove|rm|del|start|stop|restart|enable|disable|status|find|grep|cat|open|connect|call|unset|clear|label|annotate|expose|attach|cp|mv|install|uninstall|upgrade|on|to|from|for|with|in)$/;

const lastWord = (key: string): string => key.toLowerCase().split(/[._-]/).at(-1)!;

/** True when the text directly before explains the placeholder, as in `service-name=<name>`. */
function isNamedBefore(before: string, { name }: Placeholder): boolean {
  const label = optionBefore.exec(before)?.[1] ?? keyBefore.exec(before)?.[1];
  // One or two letters abbreviate the word before them: `--username=<u>`.
  const isLetters = /^[a-z]{1,2}$/.test(name);
  if (isLetters) return label !== undefined && lastWord(label).startsWith(name[0]!);
  if (/^(?:x+|[a-z]?\d+|\.+|…|foo|bar|baz|todo|tbd)$/.test(name)) return false;
  if (label !== undefined) return label.length > 2;
  const noun = nounBefore.exec(before);
  return noun !== null && (noun[1] === undefined || !verbs.test(noun[1]));
}

/** Whether the line ends with a remark: `set minrx <ms>   # shortest receive interval`. */
function hasRemark(source: SourceText, range: Range): boolean {
  const rest = source.text.slice(range.end.offset, source.line(range).end.offset);
  return /\s#\s*\p{L}/u.test(rest);
}

const mentions = (text: string, { raw, name }: Placeholder): boolean =>
  text.includes(raw.toLowerCase()) || (name.length > 3 && text.includes(name.replaceAll('-', ' ')));
