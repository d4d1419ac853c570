import type { Diagnosis, SessionView } from '../../model/index.js';
import { adaptiveCards } from './adaptive-card.js';
import { type ChatMessage, type ChatOptions, readChatAction, type SessionChatOptions } from './content.js';
import { diagnosisContent } from './diagnosis-content.js';
import { feishuCards } from './feishu.js';
import { compose, type Platform } from './platform.js';
import { sessionContent } from './session-content.js';
import { slackMessages } from './slack.js';
import { chatMarkdown, plainText } from './text.js';

const ofDiagnosis =
  <Element, Message>(platform: Platform<Element, Message>) =>
  (diagnosis: Diagnosis, options: ChatOptions = {}): ChatMessage<Message> =>
    compose(diagnosisContent(diagnosis, options), options, platform);

const ofSession =
  <Element, Message>(platform: Platform<Element, Message>) =>
  (view: SessionView, options: SessionChatOptions = {}): ChatMessage<Message> =>
    compose(sessionContent(view, options), options, platform);

/**
 * Chat messages within the limits of each platform: an answer or a session turn → `{message, next}`. When `next` is
 * not null, the same call with `{from: next}` gives the continuation. `action` reads the payload of a button.
 */
export const chat = {
  diagnosis: {
    markdown: ofDiagnosis(chatMarkdown),
    text: ofDiagnosis(plainText),
    slack: ofDiagnosis(slackMessages),
    feishu: ofDiagnosis(feishuCards),
    adaptiveCard: ofDiagnosis(adaptiveCards),
  },
  session: {
    markdown: ofSession(chatMarkdown),
    text: ofSession(plainText),
    slack: ofSession(slackMessages),
    feishu: ofSession(feishuCards),
    adaptiveCard: ofSession(adaptiveCards),
  },
  action: readChatAction,
} as const;
