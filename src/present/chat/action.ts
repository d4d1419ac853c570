import type { Observation } from '../../model/index.js';

/**
 * What a button asks for. With a session: an answer to the step, for `Engine.advance`. Without: the rest of an answer, for
 * which `symptom` is asked again and its steps are shown from number `more` (from 0).
 */
export type ChatAction =
  | { readonly do: Observation; readonly session: string }
  | { readonly do: { readonly more: number; readonly symptom: string }; readonly session: null };

/** Name of our data among what else a platform sends. */
export const ours = 'triagraph';

/**
 * What was asked for, out of what the platform sends when a button is pressed or a menu is used: null when it is not ours.
 * - Slack: the payload of `block_actions`
 * - Feishu: the event of `card.action.trigger`, or its `action`
 * - Adaptive Card: `value` of the activity, or the data of the action
 *
 * Everything in it comes from outside: `Engine.advance` checks the token and the observation.
 */
export function readChatAction(payload: unknown): ChatAction | null {
  const sent = record(payload);
  const [pressed] = Array.isArray(sent.actions) ? sent.actions : [];
  if (pressed !== undefined) return fromSlack(record(pressed), sent);
  const action = record(record(sent.event).action ?? sent.action ?? sent);
  const data = record(record(action.value)[ours] ?? action[ours]);
  const chosen = action.option ?? sent[choiceName] ?? record(sent.data)[choiceName];
  return actionFrom(data.do ?? parsed(chosen), data.session);
}

/** Name of the menu in an Adaptive Card. */
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
