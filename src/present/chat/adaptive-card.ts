import { shortened } from '../../collections.js';
import { type ChatButton, type ChatContent, chatLimits, choiceName, type MessagePart } from './content.js';
import { buttonData, type CardForms, cardFooter, chunks, jsonBytes, type Platform } from './platform.js';

const limits = chatLimits.adaptiveCard;

type Element = { readonly type: string } & Readonly<Record<string, unknown>>;

/** An Adaptive Card: `content` of an attachment `application/vnd.microsoft.card.adaptive`. */
export interface AdaptiveCard {
  readonly $schema: 'http://adaptivecards.io/schemas/adaptive-card.json';
  readonly type: 'AdaptiveCard';
  readonly version: '1.5';
  readonly lang: string;
  readonly body: readonly Element[];
}

const card = ({ language }: ChatContent, body: readonly Element[]): AdaptiveCard => ({
  $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
  type: 'AdaptiveCard',
  version: '1.5',
  lang: language,
  body,
});

const form = (parts: readonly MessagePart[]): Element[] => parts.flatMap(formed);

function formed(part: MessagePart): Element[] {
  if (part.kind === 'command') {
    const marked = part.effect === 'read' ? { isSubtle: true } : { weight: 'Bolder', color: 'Attention' };
    const label = richText(part.label, { size: 'Small', ...marked });
    if (part.text.length === 0 || part.text.length > limits.text)
      return [label, richText(part.instead, { isSubtle: true })];
    return [label, { type: 'Container', style: 'emphasis', items: [richText(part.text, { fontType: 'Monospace' })] }];
  }
  const style = { plain: {}, strong: { weight: 'Bolder' }, quiet: { isSubtle: true, size: 'Small' } }[part.tone];
  return chunks(part.text, limits.text).map((chunk) => richText(chunk, style));
}

/**
 * Text runs are literal; text blocks would be parsed as Markdown. Only `{{DATE(…)}}` and `{{TIME(…)}}` would still be
 * expanded, so the run is split between the braces, which changes nothing visible.
 */
function richText(content: string, style: Readonly<Record<string, unknown>>): Element {
  const runs = content.split(/(?<=\{)(?=\{(?:DATE|TIME)\()/);
  return { type: 'RichTextBlock', inlines: runs.map((text) => ({ type: 'TextRun', text, ...style })) };
}

const forms: CardForms<Element> = {
  form,
  buttons: (buttons) => {
    const sets: Element[] = [];
    for (let at = 0; at < buttons.length; at += limits.actions)
      sets.push({ type: 'ActionSet', actions: buttons.slice(at, at + limits.actions).map(buttonOf) });
    return sets;
  },
  menu: (entries, data, placeholder) => [
    {
      type: 'Input.ChoiceSet',
      id: choiceName,
      style: 'compact',
      placeholder,
      choices: entries.map(({ text, value }) => ({ title: text, value })),
    },
    { type: 'ActionSet', actions: [{ type: 'Action.Submit', title: placeholder, data }] },
  ],
};

function buttonOf(button: ChatButton): object {
  const { text, style } = button;
  return {
    type: 'Action.Submit',
    title: shortened(text, limits.button),
    ...(style === 'plain' ? {} : { style: style === 'primary' ? 'positive' : 'destructive' }),
    data: buttonData(button),
  };
}

export const adaptiveCards: Platform<Element, AdaptiveCard> = {
  form,
  sizeOf: (element) => jsonBytes(element) + 1,
  space: (content) => ({ elements: limits.elements, size: limits.bytes - jsonBytes(card(content, [])) }),
  header: ({ title }) => [richText(shortened(title, limits.title), { size: 'Large', weight: 'Bolder' })],
  footer: (content, more) => cardFooter(content, more, limits, forms),
  message: card,
};
