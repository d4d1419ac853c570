import { checkOf } from '../../check-options.js';
import { TriagraphError } from '../../errors.js';
import type { Effect, Language, Observation } from '../../model/index.js';

/**
 * Documented limits of each platform, with a reserve where the platform counts differently. Sizes are those of the
 * JSON that is sent.
 * Slack: https://docs.slack.dev/reference/block-kit/blocks (50 blocks per message, 150 characters in a header, 3,000
 * in a text, 25 action elements), …/block-elements/button-element (75 characters of text, 2,000 of value).
 * Undocumented: messages whose blocks exceed about 13,200 characters are rejected (`msg_blocks_too_long`,
 * slackapi/bolt-js issue 2509).
 * Feishu: https://open.feishu.cn/document/feishu-cards/card-json-v2-structure (30 KB per card, 200 elements and
 * components).
 * Adaptive Cards: https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 * (28 KB), https://learn.microsoft.com/microsoftteams/platform/task-modules-and-cards/cards/cards-reference (6 actions
 * in a set).
 */
export const chatLimits = {
  slack: {
    blocks: 50,
    /** Characters of all blocks together. */
    characters: 12_000,
    header: 150,
    text: 3_000,
    actions: 25,
    button: 75,
    value: 2_000,
    /** Characters of metadata; the limit is undocumented, 16 KB is known to work. */
    metadata: 12_000,
  },
  feishu: { elements: 180, bytes: 28_000, text: 8_000, title: 150, button: 60 },
  adaptiveCard: { elements: 400, bytes: 26_000, text: 8_000, title: 200, actions: 6, button: 60 },
  /** Characters of one Markdown or plain text message: what Slack, Telegram and Mattermost display unfolded. */
  plain: { characters: 3_500, least: 2_000, text: 3_000 },
} as const;

/**
 * What a button requests. With a session: an answer to the step, for `Engine.advance`. Without: the continuation of an
 * answer, for which `symptom` is queried again and its steps are shown from number `more` (from 0).
 */
export type ChatAction =
  | { readonly do: Observation; readonly session: string }
  | { readonly do: { readonly more: number; readonly symptom: string }; readonly session: null };

/** Key of our data in a platform's payload. */
export const actionKey = 'triagraph';

/**
 * The action in the payload that a platform sends when a button is pressed or a menu is used; null when it is not
 * ours.
 * - Slack: the payload of `block_actions`
 * - Feishu: the event of `card.action.trigger`, or its `action`
 * - Adaptive Card: `value` of the activity, or the data of the action
 * The payload is untrusted: `Engine.advance` validates the token and the observation.
 */
export function readChatAction(payload: unknown): ChatAction | null {
  const sent = record(payload);
  const [pressed] = Array.isArray(sent.actions) ? sent.actions : [];
  if (pressed !== undefined) return fromSlack(record(pressed), sent);
  const action = record(record(sent.event).action ?? sent.action ?? sent);
  const data = record(record(action.value)[actionKey] ?? action[actionKey]);
  const chosen = action.option ?? sent[choiceName] ?? record(sent.data)[choiceName];
  return actionFrom(data.do ?? parsed(chosen), data.session);
}

export const choiceName = 'triagraphChoice';

function fromSlack(pressed: Record<string, unknown>, payload: Record<string, unknown>): ChatAction | null {
  const value = record(parsed(pressed.value));
  const metadata = record(record(record(payload.message).metadata).event_payload);
  return actionFrom(value.do, value.session ?? metadata.session);
}

function actionFrom(asked: unknown, session: unknown): ChatAction | null {
  if (typeof asked !== 'object' || asked === null) return null;
  if (typeof session === 'string') return { do: asked as Observation, session };
  const { more, symptom } = record(asked);
  return Number.isInteger(more) && typeof symptom === 'string'
    ? { do: { more: more as number, symptom }, session: null }
    : null;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A part of a message, independent of the platform. Texts are plain and contain no markup. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string; readonly tone: 'plain' | 'strong' | 'quiet' }
  | CommandPart;

export interface CommandPart {
  readonly kind: 'command';
  /** `[read]`, `[change] [needs pod]`, and the author's description. */
  readonly label: string;
  readonly effect: Effect;
  /** The exact bytes to run, except for invisible characters. */
  readonly text: string;
  readonly language: string;
  /** The replacement when the command does not fit: commands are never cut. */
  readonly instead: string;
}

/** A step, longest form first: shown whole, or shortened with a note. The last form always fits. */
export type StepForms = readonly (readonly MessagePart[])[];

export interface ChatButton {
  /** Unique in the message: `normal`, `branch-2`. */
  readonly id: string;
  readonly text: string;
  readonly style: 'plain' | 'primary' | 'danger';
  readonly action: ChatAction;
}

export interface ChatContent {
  readonly language: Language;
  readonly title: string;
  readonly intro: readonly MessagePart[];
  readonly steps: readonly StepForms[];
  /** Groups after the last step; each is shown whole, if there is space. */
  readonly outro: readonly (readonly MessagePart[])[];
  readonly buttons: readonly ChatButton[];
  /** The button that continues with the steps from this one (from 0). */
  readonly more: (from: number) => ChatButton | null;
  /** Replaces the buttons when the session is too long for them. */
  readonly withoutButtons: MessagePart;
}

export interface SessionChatOptions {
  /** First step to show, from 0: `next` of the previous message. */
  readonly from?: number;
  /** Maximum number of characters of one message, for Markdown and plain text: at least 2,000; default 3,500. */
  readonly maximum?: number;
  /** `false` when no service receives button clicks, as behind a webhook: continuations are described in words. */
  readonly buttons?: boolean;
}

export interface ChatOptions extends SessionChatOptions {
  /** Session token (`Engine.start`) for the buttons; null when nothing matched. A session turn has its own. */
  readonly session?: string | null;
  /** One line above the answer that names its subject, such as an alert. */
  readonly about?: string;
}

export interface ChatMessage<Form> {
  readonly message: Form;
  /** `from` of the continuation; null when the message is complete. */
  readonly next: number | null;
}

export const text = (content: string): MessagePart => ({ kind: 'text', text: content, tone: 'plain' });
export const strong = (content: string): MessagePart => ({ kind: 'text', text: content, tone: 'strong' });
export const quiet = (content: string): MessagePart => ({ kind: 'text', text: content, tone: 'quiet' });

const { least } = chatLimits.plain;

/** What each option takes, in words, and its check. */
const expected: Readonly<Record<keyof ChatOptions, readonly [string, (value: unknown) => boolean]>> = {
  from: [
    'a whole number from 0: `next` of the message before',
    (value) => Number.isInteger(value) && Number(value) >= 0,
  ],
  maximum: [`a number of characters from ${least}`, (value) => typeof value === 'number' && value >= least],
  buttons: ['a boolean', (value) => typeof value === 'boolean'],
  session: ['a string', (value) => value === null || typeof value === 'string'],
  about: ['a string', (value) => typeof value === 'string'],
};

const sessionNames = { from: true, maximum: true, buttons: true } as const;
const checks = {
  session: checkOf<SessionChatOptions>(sessionNames),
  diagnosis: checkOf<ChatOptions>({ ...sessionNames, session: true, about: true }),
};

/** @throws TriagraphError for an unknown option or value */
export function checkChatOptions(taker: keyof typeof checks, options: ChatOptions): void {
  checks[taker](`presenters.chat.${taker}`, options);
  for (const [name, value] of Object.entries(options)) {
    const [form, accepts] = expected[name as keyof ChatOptions];
    if (value === undefined || accepts(value)) continue;
    const given = typeof value === 'number' || value === null ? String(value) : `of type ${typeof value}`;
    throw new TriagraphError('chat-options', `Unexpected ${name} ${given}, expected ${form}.`);
  }
}
