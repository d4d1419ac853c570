import { escapeLine, escapeProse, fence, inlineCode } from '../markdown.js';
import { type ChatContent, chatLimits, type MessagePart } from './content.js';
import type { Platform } from './platform.js';

/** Blocks of text with a blank line between them, below the title. */
const written = (titleOf: (content: ChatContent) => string, form: Form): Platform<string, string> => ({
  form,
  sizeOf: (block) => block.length + 2,
  space: (content, { maximum = chatLimits.plain.characters }) => ({
    elements: Number.POSITIVE_INFINITY,
    size: maximum - titleOf(content).length - 3,
  }),
  message: (content, blocks) => `${[titleOf(content), ...blocks].filter((block) => block !== '').join('\n\n')}\n`,
});

type Form = Platform<string, string>['form'];

/** Plain text, for clients without markup. */
export const plainText = written(
  ({ title }) => title,
  (parts) => (parts.length === 0 ? [] : [joined(parts)]),
);

/** A blank line before and after each command, none between lines of prose. */
function joined(parts: readonly MessagePart[]): string {
  return parts.reduce((before, part, index) => {
    if (index === 0) return partText(part);
    const apart = part.kind === 'command' || parts[index - 1]!.kind === 'command';
    return `${before}${apart ? '\n\n' : '\n'}${partText(part)}`;
  }, '');
}

/** Command lines are not indented, so that they can be copied. */
function partText(part: MessagePart): string {
  if (part.kind === 'text') return part.text;
  const fits = part.text.length <= chatLimits.plain.text;
  return fits ? `# ${part.label}\n${part.text}` : `${part.label}\n${part.instead}`;
}

/** Chat Markdown: bold titles, commands in fences, no headings, and no markup from documents. */
export const chatMarkdown = written(
  ({ title }) => bold(title),
  (parts) => {
    const blocks = parts.map(partMarkdown).filter((block) => block !== '');
    return blocks.length === 0 ? [] : [blocks.join('\n\n')];
  },
);

function partMarkdown(part: MessagePart): string {
  if (part.kind === 'text') {
    if (part.tone === 'strong') return bold(part.text);
    return part.tone === 'quiet' ? literally(part.text, escapeLine) : literally(part.text, escapeProse);
  }
  const label = literally(part.label, escapeLine);
  if (part.text.length > chatLimits.plain.text) return `${label}\n\n${literally(part.instead, escapeLine)}`;
  return `${label}\n${fence(part.text, part.language).join('\n')}`;
}

function bold(content: string): string {
  const inner = content.trim();
  return inner === '' ? '' : `**${literally(inner, escapeLine)}**`;
}

/** Text that chats interpret on their own: URLs and `@` names. */
const autolinks = /(?:https?|ftp):\/\/[\w.~:/?#@!$&'*+,;=%-]+|www\.[\w.~:/?#@!$&'*+,;=%-]+|@[\p{L}\p{N}_.-]+/giu;

/** Literal text. A URL becomes an explicit link, and an `@` name becomes code, so that it notifies nobody. */
function literally(content: string, toMarkdown: (text: string) => string): string {
  let shown = '';
  let from = 0;
  for (const found of content.matchAll(autolinks)) {
    const end = found[0].replace(/[.,;:!?'*]+$/, '');
    shown +=
      keepSpaces(content.slice(from, found.index), toMarkdown) + (/^\w+:/.test(end) ? `<${end}>` : inlineCode(end));
    from = found.index + end.length;
  }
  return shown + keepSpaces(content.slice(from), toMarkdown);
}

/** Escaping trims, but the spaces between two parts of a line are kept. */
function keepSpaces(content: string, toMarkdown: (text: string) => string): string {
  const inner = content.trim();
  if (inner === '') return content;
  const start = content.length - content.trimStart().length;
  return content.slice(0, start) + toMarkdown(inner) + content.slice(start + inner.length);
}
