import { shortened } from '../../collections.js';
import { type ChatButton, type ChatContent, type CommandPart, chatLimits, type MessagePart } from './content.js';
import { buttonData, type CardForms, cardFooter, chunks, jsonBytes, type Platform } from './platform.js';

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

const card = ({ title }: ChatContent, elements: readonly Element[]): FeishuCard => ({
  schema: '2.0',
  config: { update_multi: true },
  header: { title: { tag: 'plain_text', content: shortened(title, limits.title) }, template: 'blue' },
  body: { elements },
});

/** A row of buttons counts as one element, plus two for each button. */
const countOf = (element: Element): number => (Array.isArray(element.columns) ? 1 + element.columns.length * 2 : 1);

const form = (parts: readonly MessagePart[]): Element[] => parts.flatMap(formed);

function formed(part: MessagePart): Element[] {
  if (part.kind === 'command') return [plain(part.label, part.effect === 'read' ? 'grey' : 'red'), command(part)];
  const color = part.tone === 'quiet' ? 'grey' : 'default';
  const size = part.tone === 'strong' ? 'heading' : 'normal';
  return chunks(part.text, limits.text).map((chunk) => plain(chunk, color, size));
}

/** Plain text is literal: neither `<at>` nor Markdown is parsed in it. */
const plain = (content: string, color: string, size = 'normal'): Element => ({
  tag: 'div',
  text: { tag: 'plain_text', content, text_color: color, text_size: size },
});

/** Tags of https://open.feishu.cn/document/feishu-cards/card-json-v2-components/content-components/rich-text */
const knownTag = /<\/?(?:at|a|link|person|font|text_tag|number_tag|local_datetime|audio|img|br|hr|raw|highlight)\b/i;

/** A code fence; plain text where the card's Markdown would interpret the command. */
function command({ text, language, instead }: CommandPart): Element {
  if (text.length === 0 || text.length > limits.text) return plain(instead, 'grey');
  if (text.includes('```') || knownTag.test(text)) return plain(text, 'default');
  return {
    tag: 'markdown',
    content: `\`\`\`${fenceLanguages.has(language) ? language : 'plaintext'}\n${text}\n\`\`\``,
  };
}

const fenceLanguages = new Set(['bash', 'shell', 'yaml', 'json', 'sql', 'python', 'go', 'ini', 'xml', 'javascript']);

const forms: CardForms<Element> = {
  form,
  buttons: (buttons) => {
    const columns = buttons.map((button) => ({ tag: 'column', width: 'auto', elements: [buttonOf(button)] }));
    return [{ tag: 'column_set', flex_mode: 'flow', columns }];
  },
  menu: (entries, data, placeholder) => [
    {
      tag: 'select_static',
      placeholder: { tag: 'plain_text', content: placeholder },
      options: entries.map(({ text, value }) => ({ text: { tag: 'plain_text', content: text }, value })),
      behaviors: [{ type: 'callback', value: data }],
    },
  ],
};

function buttonOf(button: ChatButton): Element {
  const { text, style } = button;
  return {
    tag: 'button',
    text: { tag: 'plain_text', content: shortened(text, limits.button) },
    type: style === 'plain' ? 'default' : style,
    behaviors: [{ type: 'callback', value: buttonData(button) }],
  };
}

export const feishuCards: Platform<Element, FeishuCard> = {
  form,
  sizeOf: (element) => jsonBytes(element) + 1,
  countOf,
  space: (content) => ({ elements: limits.elements, size: limits.bytes - jsonBytes(card(content, [])) }),
  footer: (content, more) => cardFooter(content, more, limits, forms),
  message: card,
};
