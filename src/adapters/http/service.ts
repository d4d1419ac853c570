import type { Logger } from 'pino';
import type { LiveEngine } from '../../index.js';
import type { AnswerTexts } from './answer-texts.js';
import type { DiagnosisJson } from './diagnosis-json.js';
import type { FeedbackLog } from './feedback-log.js';
import type { GraphTexts } from './graph-texts.js';
import type { Metrics } from './metrics.js';
import type { ChatPosts } from './posts/chat-posts.js';
import type { Rehearsal } from './rehearsal.js';

/** What the routes work with. */
export interface Service {
  readonly live: LiveEngine;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Null when nothing is kept. */
  readonly feedback: FeedbackLog | null;
  /** Null when answers to alerts are posted nowhere. */
  readonly posts: ChatPosts | null;
  readonly answers: AnswerTexts;
  readonly graphs: GraphTexts;
  readonly rehearsal: Rehearsal;
  readonly json: DiagnosisJson;
  readonly logSymptoms: boolean;
  /** True from the moment that the server was told to end. */
  readonly closing: () => boolean;
  /** The description of the API and its page, made when first asked for. */
  readonly description: () => { readonly json: string; readonly page: string; readonly pagePolicy: string };
}
