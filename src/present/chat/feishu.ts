import type { Diagnosis, SessionView } from '../../model/index.js';
import { type Carried, carriedBy } from './adaptive-card.js';
import {
  actionKey,
  type ChatButton,
  type ChatContent,
  type ChatMessage,
  type ChatOptions,
  type CommandPart,
  chatLimits,
  type MessagePart,
  type SessionChatOptions,
} from './content.js';
import { diagnosisContent } from './diagnosis-content.js';
import { chunks, fillMessages } from './fill-room.js';
import { sessionContent } from './session-content.js';
import { chatWordsFor, cutAt } from './step-unit.js';

const limits = chatLimits.feishu;

type Element = { readonly tag: string } & Readonly<Record<string, unknown>>;

/** A Feishu or Lark card, JSON 2.0: `content` of a message of type `interactive`, as text. */
export interface FeishuCard {
  readonly schema: '2.0';
  readonly config: { readonly update_multi: true };
  readonly header: {
    readonly title: { readonly tag: 'plain_text'; readonly content: string };
    readonly template: string;
  };
  readonly body: { readonly elements: readonly Element[] };
}

/** An answer for Feishu or Lark. */
export function diagnosisFeishu(diagnosis: Diagnosis, options: ChatOptions = {}): ChatMessage<FeishuCard> {
  return asFeishu(diagnosisContent(diagnosis, options), options);
}

/** A session turn for Feishu or Lark, with a button for each answer. */
export function sessionFeishu(view: SessionView, options: SessionChatOptions = {}): ChatMessage<FeishuCard> {
  return asFeishu(sessionContent(view, options), options);
}

function asFeishu(content: ChatContent, options: ChatOptions): ChatMessage<FeishuCard> {
  const carried = carriedBy(content.buttons, limits.bytes);
  const sample = content.more(content.steps.length);
  const reserved = [...answers(content, carried), ...(sample ? [row([sample])] : [])];
  const empty = card(content, []);
  const { elements, next } = fillMessages(content, options, {
    form: (parts) => parts.flatMap(formed),
    sizeOf,
    space: {
      elements: limits.elements - reserved.reduce((sum, element) => sum + countOf(element), 0),
      size: limits.bytes - bytesOf(empty) - reserved.reduce((sum, element) => sum + sizeOf(element), 0),
    },
  });
  const more = next === null ? null : content.more(next);
  return { message: card(content, [...elements, ...answers(content, carried), ...(more ? [row([more])] : [])]), next };
}

const card = ({ title }: ChatContent, elements: readonly Element[]): FeishuCard => ({
  schema: '2.0',
  config: { update_multi: true },
  header: { title: { tag: 'plain_text', content: shortened(title, limits.title) }, template: 'blue' },
  body: { elements },
});

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
const sizeOf = (element: Element): number => bytesOf(element) + 1;
/** A row of buttons counts with its content. */
const countOf = (element: Element): number => (Array.isArray(element.columns) ? 1 + element.columns.length * 2 : 1);

function formed(part: MessagePart): Element[] {
  if (part.kind === 'command') return [plain(part.label, part.effect === 'read' ? 'grey' : 'red'), command(part)];
  const color = part.tone === 'quiet' ? 'grey' : 'default';
  const size = part.tone === 'strong' ? 'heading' : 'normal';
  return chunks(part.text, limits.text).map((piece) => plain(piece, color, size));
}

/** Plain text is literal: neither `<at>` nor Markdown is parsed in it. */
const plain = (content: string, color: string, size = 'normal'): Element => ({
  tag: 'div',
  text: { tag: 'plain_text', content, text_color: color, text_size: size },
});

/**
 * Tags of the card's Markdown:
 * https://open.feishu.cn/document/feishu-cards/card-json-v2-components/content-components/rich-text
 */
const knownTag = /<\/?(?:at|a|link|person|font|text_tag|number_tag|local_datetime|audio|img|br|hr|raw|highlight)\b/i;

/**
 * A code fence, except for commands that contain something the card's Markdown would interpret: those become plain
 * text.
 */
function command({ text, language, instead }: CommandPart): Element {
  if (text.length === 0 || text.length > limits.text) return plain(instead, 'grey');
  if (text.includes('```') || knownTag.test(text)) return plain(text, 'default');
  return {
    tag: 'markdown',
    content: `\`\`\`${fenceLanguages.has(language) ? language : 'plaintext'}\n${text}\n\`\`\``,
  };
}

const fenceLanguages = new Set(['bash', 'shell', 'yaml', 'json', 'sql', 'python', 'go', 'ini', 'xml', 'javascript']);

/** A button for each answer, or one menu when the session is too long to repeat in each button. */
function answers({ buttons, language, withoutButtons }: ChatContent, carried: Carried): Element[] {
  if (buttons.length === 0) return [];
  if (carried === 'nowhere') return formed(withoutButtons);
  if (carried === 'buttons') return [row(buttons)];
  const options = buttons.map(({ text, action }) => ({
    text: { tag: 'plain_text', content: shortened(text, limits.button) },
    value: JSON.stringify(action.do),
  }));
  const session = buttons[0]!.action.session;
  return [
    {
      tag: 'select_static',
      placeholder: { tag: 'plain_text', content: chatWordsFor(language).choose },
      options,
      behaviors: [{ type: 'callback', value: { [actionKey]: { session } } }],
    },
  ];
}

const row = (buttons: readonly ChatButton[]): Element => ({
  tag: 'column_set',
  flex_mode: 'flow',
  columns: buttons.map((button) => ({ tag: 'column', width: 'auto', elements: [buttonOf(button)] })),
});

function buttonOf({ text, style, action }: ChatButton): Element {
  const { session } = action;
  return {
    tag: 'button',
    text: { tag: 'plain_text', content: shortened(text, limits.button) },
    type: style === 'plain' ? 'default' : style,
    behaviors: [
      { type: 'callback', value: { [actionKey]: { do: action.do, ...(session === null ? {} : { session }) } } },
    ],
  };
}

const shortened = (content: string, length: number): string =>
  content.length <= length ? content : `${cutAt(content, length - 1)}…`;
