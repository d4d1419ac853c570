import type { Diagnosis, SessionView } from '../../model/index.js';
import {
  actionKey,
  type ChatButton,
  type ChatContent,
  type ChatMessage,
  type ChatOptions,
  chatLimits,
  choiceName,
  type MessagePart,
  type SessionChatOptions,
} from './content.js';
import { diagnosisContent } from './diagnosis-content.js';
import { chunks, fillMessages } from './fill-room.js';
import { sessionContent } from './session-content.js';
import { chatWordsFor, cutAt } from './step-unit.js';

/** Fraction of a card that sessions in buttons may take together; above it, one menu carries the session once. */
const totalShare = 0.35;
/** Fraction of a card that one session may take. */
const maxShare = 0.5;

export type Carried = 'buttons' | 'menu' | 'nowhere';

/** How a card of this many bytes carries the session of its buttons. */
export function carriedBy(buttons: readonly ChatButton[], bytes: number): Carried {
  const sizes = buttons.map(({ action }) => action.session?.length ?? 0);
  if (sizes.reduce((sum, size) => sum + size, 0) <= bytes * totalShare) return 'buttons';
  return Math.max(...sizes) <= bytes * maxShare ? 'menu' : 'nowhere';
}

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

/** An answer as an Adaptive Card, for Teams and other clients. */
export function diagnosisAdaptiveCard(diagnosis: Diagnosis, options: ChatOptions = {}): ChatMessage<AdaptiveCard> {
  return asCard(diagnosisContent(diagnosis, options), options);
}

/** A session turn as an Adaptive Card, with a button for each answer. */
export function sessionAdaptiveCard(view: SessionView, options: SessionChatOptions = {}): ChatMessage<AdaptiveCard> {
  return asCard(sessionContent(view, options), options);
}

function asCard(content: ChatContent, options: ChatOptions): ChatMessage<AdaptiveCard> {
  const carried = carriedBy(content.buttons, limits.bytes);
  const sample = content.more(content.steps.length);
  const title = richText(shortened(content.title, limits.title), { size: 'Large', weight: 'Bolder' });
  const reserved = [title, ...answers(content, carried), ...(sample ? actionSets([sample]) : [])];
  const { elements, next } = fillMessages(content, options, {
    form: (parts) => parts.flatMap(formed),
    sizeOf,
    space: {
      elements: limits.elements - reserved.length,
      size: limits.bytes - bytesOf(card(content, [])) - reserved.reduce((sum, element) => sum + sizeOf(element), 0),
    },
  });
  const more = next === null ? null : content.more(next);
  const body = [title, ...elements, ...answers(content, carried), ...(more ? actionSets([more]) : [])];
  return { message: card(content, body), next };
}

const card = ({ language }: ChatContent, body: readonly Element[]): AdaptiveCard => ({
  $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
  type: 'AdaptiveCard',
  version: '1.5',
  lang: language,
  body,
});

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
const sizeOf = (element: Element): number => bytesOf(element) + 1;

function formed(part: MessagePart): Element[] {
  if (part.kind === 'command') {
    const marked = part.effect === 'read' ? { isSubtle: true } : { weight: 'Bolder', color: 'Attention' };
    const label = richText(part.label, { size: 'Small', ...marked });
    if (part.text.length === 0 || part.text.length > limits.text)
      return [label, richText(part.instead, { isSubtle: true })];
    return [label, { type: 'Container', style: 'emphasis', items: [richText(part.text, { fontType: 'Monospace' })] }];
  }
  const style = { plain: {}, strong: { weight: 'Bolder' }, quiet: { isSubtle: true, size: 'Small' } }[part.tone];
  return chunks(part.text, limits.text).map((piece) => richText(piece, style));
}

/**
 * Text runs are literal; text blocks would be parsed as Markdown. Only `{{DATE(…)}}` and `{{TIME(…)}}` would still be
 * expanded, so the run is split between the braces, which changes nothing visible.
 */
function richText(content: string, style: Readonly<Record<string, unknown>>): Element {
  const runs = content.split(/(?<=\{)(?=\{(?:DATE|TIME)\()/);
  return { type: 'RichTextBlock', inlines: runs.map((text) => ({ type: 'TextRun', text, ...style })) };
}

/** A button for each answer, or one menu when the session is too long to repeat in each button. */
function answers({ buttons, language, withoutButtons }: ChatContent, carried: Carried): Element[] {
  if (buttons.length === 0) return [];
  if (carried === 'nowhere') return formed(withoutButtons);
  if (carried === 'buttons') return actionSets(buttons);
  const choices = buttons.map(({ text, action }) => ({
    title: shortened(text, limits.button),
    value: JSON.stringify(action.do),
  }));
  const { choose } = chatWordsFor(language);
  const data = { [actionKey]: { session: buttons[0]!.action.session } };
  return [
    { type: 'Input.ChoiceSet', id: choiceName, style: 'compact', placeholder: choose, choices },
    { type: 'ActionSet', actions: [{ type: 'Action.Submit', title: choose, data }] },
  ];
}

function actionSets(buttons: readonly ChatButton[]): Element[] {
  const sets: Element[] = [];
  for (let at = 0; at < buttons.length; at += limits.actions) {
    sets.push({ type: 'ActionSet', actions: buttons.slice(at, at + limits.actions).map(buttonOf) });
  }
  return sets;
}

function buttonOf({ text, style, action }: ChatButton): object {
  const { session } = action;
  return {
    type: 'Action.Submit',
    title: shortened(text, limits.button),
    ...(style === 'plain' ? {} : { style: style === 'primary' ? 'positive' : 'destructive' }),
    data: { [actionKey]: { do: action.do, ...(session === null ? {} : { session }) } },
  };
}

const shortened = (content: string, length: number): string =>
  content.length <= length ? content : `${cutAt(content, length - 1)}…`;
