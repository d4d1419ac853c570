import { cutAt, shortened } from '../../collections.js';
import { type ChatButton, type ChatContent, chatLimits, type MessagePart } from './content.js';
import { chunks, type Platform } from './platform.js';

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

function message(content: ChatContent, blocks: readonly SlackBlock[]): SlackMessage {
  const session = content.buttons.find(({ action }) => action.session !== null)?.action.session;
  return {
    text: escapeSlack(content.title),
    blocks,
    ...(session && sessionLocation(content.buttons) === 'metadata'
      ? { metadata: { event_type: 'triagraph_session', event_payload: { session } } }
      : {}),
    mrkdwn: false,
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

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
  return chunks(part.text, limits.text - 1).map((chunk) => section(chunk, style));
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

function actionBlocks(content: ChatContent, more: ChatButton | null): SlackBlock[] {
  const location = sessionLocation(content.buttons);
  const buttons = [...content.buttons, ...(more ? [more] : [])];
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

const plain = (content: string, length: number): object => ({
  type: 'plain_text',
  text: shortened(content, length),
  emoji: false,
});

/** https://docs.slack.dev/messaging/formatting-message-text#escaping */
const escapeSlack = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const slackMessages: Platform<SlackBlock, SlackMessage> = {
  form: (parts) => (parts.length === 0 ? [] : [richText(parts)]),
  sizeOf: (block) => JSON.stringify(block).length + 1,
  space: () => ({ elements: limits.blocks, size: limits.characters }),
  header: ({ title }) => [{ type: 'header', text: plain(title, limits.header) }],
  footer: actionBlocks,
  message,
};
