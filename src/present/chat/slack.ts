import type { Diagnosis, SessionView } from '../../model/index.js';
import type { ChatButton, ChatContent, ChatMessage, ChatOptions, MessagePart, SessionChatOptions } from './content.js';
import { chatLimits } from './content.js';
import { diagnosisContent } from './diagnosis-content.js';
import { chunks, fillMessages } from './fill-room.js';
import { sessionContent } from './session-content.js';
import { cutAt } from './step-unit.js';

const limits = chatLimits.slack;

/** A Block Kit block: https://docs.slack.dev/reference/block-kit/blocks */
export type SlackBlock = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The arguments of `chat.postMessage` without the channel; incoming webhooks accept them too. */
export interface SlackMessage {
  /** For notifications. Escaped: contains no mentions or links. */
  readonly text: string;
  readonly blocks: readonly SlackBlock[];
  /** Carries a session that is too long for the buttons; Slack returns it with each click. */
  readonly metadata?: { readonly event_type: string; readonly event_payload: { readonly session: string } };
  readonly mrkdwn: false;
  readonly link_names: false;
  readonly unfurl_links: false;
  readonly unfurl_media: false;
}

/** An answer for Slack. */
export function diagnosisSlack(diagnosis: Diagnosis, options: ChatOptions = {}): ChatMessage<SlackMessage> {
  return asSlack(diagnosisContent(diagnosis, options), options);
}

/** A session turn for Slack, with a button for each answer. */
export function sessionSlack(view: SessionView, options: SessionChatOptions = {}): ChatMessage<SlackMessage> {
  return asSlack(sessionContent(view, options), options);
}

function asSlack(content: ChatContent, options: ChatOptions): ChatMessage<SlackMessage> {
  const header = { type: 'header', text: plain(content.title, limits.header) };
  const location = sessionLocation(content.buttons);
  const sample = content.more(content.steps.length);
  const reserved = [header, ...actionBlocks([...content.buttons, ...(sample ? [sample] : [])], location, content)];
  const { elements, next } = fillMessages(content, options, {
    form: (parts) => (parts.length === 0 ? [] : [richText(parts)]),
    sizeOf: sizeOf,
    space: {
      elements: limits.blocks - reserved.length,
      size: limits.characters - reserved.reduce((sum, block) => sum + sizeOf(block), 0),
    },
  });
  const more = next === null ? null : content.more(next);
  const actions = actionBlocks([...content.buttons, ...(more ? [more] : [])], location, content);
  const session = content.buttons.find(({ action }) => action.session !== null)?.action.session;
  return {
    message: {
      text: escapeSlack(content.title),
      blocks: [header, ...elements, ...actions],
      ...(location === 'metadata' && session
        ? { metadata: { event_type: 'triagraph_session', event_payload: { session } } }
        : {}),
      mrkdwn: false,
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
    },
    next,
  };
}

const sizeOf = (block: SlackBlock): number => JSON.stringify(block).length + 1;

/** Rich text is literal: no markup, mentions or links are parsed in it, and code is copied exactly. */
function richText(parts: readonly MessagePart[]): SlackBlock {
  return { type: 'rich_text', elements: parts.flatMap(richElements) };
}

function richElements(part: MessagePart): object[] {
  if (part.kind === 'command') {
    const label = section(part.label, { bold: part.effect !== 'read' });
    const fits = part.text.length > 0 && part.text.length <= limits.text;
    const shown = fits
      ? { type: 'rich_text_preformatted', elements: [{ type: 'text', text: part.text }] }
      : section(part.instead, { italic: true });
    return [label, shown];
  }
  const style = { plain: {}, strong: { bold: true }, quiet: { italic: true } }[part.tone];
  return chunks(part.text, limits.text - 1).map((piece) => section(piece, style));
}

/** A rich text section ends its line only with a line break. */
function section(content: string, style: { bold?: boolean; italic?: boolean }): object {
  const set = style.bold || style.italic ? { style } : {};
  return { type: 'rich_text_section', elements: [{ type: 'text', text: `${content}\n`, ...set }] };
}

type SessionLocation = 'button' | 'metadata' | 'nowhere';

/** Where the session is stored: in each button, else once in the metadata of the message. */
function sessionLocation(buttons: readonly ChatButton[]): SessionLocation {
  const values = buttons.map((button) => sentValue(button, 'button'));
  const characters = values.reduce((sum, value) => sum + value.length, 0);
  if (values.every((value) => value.length <= limits.value) && characters <= limits.characters / 3) return 'button';
  const longest = buttons.reduce((most, { action }) => Math.max(most, action.session?.length ?? 0), 0);
  return longest <= limits.metadata ? 'metadata' : 'nowhere';
}

function actionBlocks(buttons: readonly ChatButton[], location: SessionLocation, content: ChatContent): SlackBlock[] {
  const shown = buttons.filter(({ action }) => action.session === null || location !== 'nowhere');
  const rows: SlackBlock[] = [];
  for (let at = 0; at < shown.length; at += limits.actions) {
    const elements = shown.slice(at, at + limits.actions).map((button) => buttonOf(button, location));
    rows.push({ type: 'actions', elements });
  }
  return [...(shown.length < buttons.length ? [richText([content.withoutButtons])] : []), ...rows];
}

function buttonOf(button: ChatButton, location: SessionLocation): object {
  return {
    type: 'button',
    action_id: `triagraph:${button.id}`,
    text: plain(button.text, limits.button),
    value: sentValue(button, location),
    ...(button.style === 'plain' ? {} : { style: button.style }),
  };
}

/** A symptom that is too long for a value is truncated. */
function sentValue({ action }: ChatButton, location: SessionLocation): string {
  const value = JSON.stringify({
    do: action.do,
    ...(location === 'button' && action.session ? { session: action.session } : {}),
  });
  if (value.length <= limits.value || !('more' in action.do)) return value;
  const symptom = cutAt(action.do.symptom, Math.floor(action.do.symptom.length / 4));
  return JSON.stringify({ do: { ...action.do, symptom } });
}

function plain(content: string, length: number): object {
  const text = content.length <= length ? content : `${cutAt(content, length - 1)}…`;
  return { type: 'plain_text', text, emoji: false };
}

/** https://docs.slack.dev/messaging/formatting-message-text#escaping */
export function escapeSlack(content: string): string {
  return content.replace(/[&<>]/g, (character) => escapes[character as keyof typeof escapes]);
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;
