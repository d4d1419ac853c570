import { diagnosisAdaptiveCard, sessionAdaptiveCard } from './adaptive-card.js';
import { readChatAction } from './content.js';
import { diagnosisFeishu, sessionFeishu } from './feishu.js';
import { diagnosisSlack, sessionSlack } from './slack.js';
import { diagnosisChatMarkdown, diagnosisChatText, sessionChatMarkdown, sessionChatText } from './text.js';

/**
 * Chat messages within the limits of each platform: an answer or a session turn → `{message, next}`. When `next` is
 * not null, the same call with `{from: next}` gives the continuation. `action` reads the payload of a button.
 */
export const chat = {
  diagnosis: {
    markdown: diagnosisChatMarkdown,
    text: diagnosisChatText,
    slack: diagnosisSlack,
    feishu: diagnosisFeishu,
    adaptiveCard: diagnosisAdaptiveCard,
  },
  session: {
    markdown: sessionChatMarkdown,
    text: sessionChatText,
    slack: sessionSlack,
    feishu: sessionFeishu,
    adaptiveCard: sessionAdaptiveCard,
  },
  action: readChatAction,
} as const;

export type { AdaptiveCard } from './adaptive-card.js';
export type { ChatAction, ChatMessage, ChatOptions, SessionChatOptions } from './content.js';
export type { FeishuCard } from './feishu.js';
export type { SlackMessage } from './slack.js';
