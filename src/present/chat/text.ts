import type { Diagnosis, SessionView } from '../../model/index.js';
import type { ChatContent, ChatMessage, ChatOptions, Part, SessionChatOptions } from './content.js';
import { diagnosisContent } from './diagnosis-content.js';
import { fillRoom, type Medium } from './fill-room.js';
import { chatLimits } from './limits.js';
import { sessionContent } from './session-content.js';

/** An answer as plain text, for places that know no markup. */
export function diagnosisChatText(diagnosis: Diagnosis, options: ChatOptions = {}): ChatMessage<string> {
  return asText(diagnosisContent(diagnosis, options), options);
}

/** A turn of a walk as plain text. */
export function sessionChatText(view: SessionView, options: SessionChatOptions = {}): ChatMessage<string> {
  return asText(sessionContent(view, options), options);
}

function asText(content: ChatContent, options: ChatOptions): ChatMessage<string> {
  return written(content, options, content.title, (parts) => (parts.length === 0 ? [] : [joined(parts)]));
}

/** A blank line before and behind each command, none between lines of prose. */
function joined(parts: readonly Part[]): string {
  return parts.reduce((before, part, index) => {
    if (index === 0) return partText(part);
    const apart = part.kind === 'command' || parts[index - 1]!.kind === 'command';
    return `${before}${apart ? '\n\n' : '\n'}${partText(part)}`;
  }, '');
}

/** Lines of a command are never indented: they are copied as they stand. */
function partText(part: Part): string {
  if (part.kind === 'text') return part.text;
  const fits = part.text.length <= chatLimits.plain.text;
  return fits ? `# ${part.label}\n${part.text}` : `${part.label}\n${part.instead}`;
}

/** Blocks of text with a blank line between them, under a title. */
export function written(
  content: ChatContent,
  options: ChatOptions,
  title: string,
  form: Medium<string>['form'],
): ChatMessage<string> {
  const maximum = options.maximum ?? chatLimits.plain.characters;
  const size = maximum - title.length - 3;
  const separator = 2;
  const { elements, next } = fillRoom(content, options, {
    form,
    sizeOf: (block) => block.length + separator,
    room: { elements: Number.POSITIVE_INFINITY, size },
  });
  const message = [title, ...elements].filter((block) => block !== '').join('\n\n');
  return { message: `${message}\n`, next };
}
