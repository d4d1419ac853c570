import type { Diagnosis, SessionView } from '../../model/index.js';
import { escapeLine, escapeProse, fence, inlineCode } from '../markdown.js';
import type { ChatContent, ChatMessage, ChatOptions, MessagePart, SessionChatOptions } from './content.js';
import { chatLimits } from './content.js';
import { diagnosisContent } from './diagnosis-content.js';
import { fillMessages, type Medium } from './fill-room.js';
import { sessionContent } from './session-content.js';

/** An answer as plain text, for clients without markup. */
export function diagnosisChatText(diagnosis: Diagnosis, options: ChatOptions = {}): ChatMessage<string> {
  return asText(diagnosisContent(diagnosis, options), options);
}

/** A session turn as plain text. */
export function sessionChatText(view: SessionView, options: SessionChatOptions = {}): ChatMessage<string> {
  return asText(sessionContent(view, options), options);
}

function asText(content: ChatContent, options: ChatOptions): ChatMessage<string> {
  return written(content, options, content.title, (parts) => (parts.length === 0 ? [] : [joined(parts)]));
}

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

/** Blocks of text with a blank line between them, below a title. */
export function written(
  content: ChatContent,
  options: ChatOptions,
  title: string,
  form: Medium<string>['form'],
): ChatMessage<string> {
  const maximum = options.maximum ?? chatLimits.plain.characters;
  const size = maximum - title.length - 3;
  const separator = 2;
  const { elements, next } = fillMessages(content, options, {
    form,
    sizeOf: (block) => block.length + separator,
    space: { elements: Number.POSITIVE_INFINITY, size },
  });
  const message = [title, ...elements].filter((block) => block !== '').join('\n\n');
  return { message: `${message}\n`, next };
}

/** An answer in chat Markdown: bold titles, commands in fences, no headings, and no markup from documents. */
export function diagnosisChatMarkdown(diagnosis: Diagnosis, options: ChatOptions = {}): ChatMessage<string> {
  return asMarkdown(diagnosisContent(diagnosis, options), options);
}

/** A session turn in chat Markdown. */
export function sessionChatMarkdown(view: SessionView, options: SessionChatOptions = {}): ChatMessage<string> {
  return asMarkdown(sessionContent(view, options), options);
}

function asMarkdown(content: ChatContent, options: ChatOptions): ChatMessage<string> {
  return written(content, options, bold(content.title), (parts) => {
    const blocks = parts.map(partMarkdown).filter((block) => block !== '');
    return blocks.length === 0 ? [] : [blocks.join('\n\n')];
  });
}

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

/**
 * What chats interpret on their own: URLs, which become links of unpredictable extent, and `@` names, which notify
 * people, possibly everyone.
 */
const autolinks = /(?:https?|ftp):\/\/[\w.~:/?#@!$&'*+,;=%-]+|www\.[\w.~:/?#@!$&'*+,;=%-]+|@[\p{L}\p{N}_.-]+/giu;

/** Literal text. A URL becomes a link to exactly itself, and an `@` name notifies nobody because it is code. */
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
