import type { Logger } from 'pino';
import type { LiveEngine } from '../../index.js';
import type { AnswerThread } from './answer-thread.js';
import type { FeedbackLog } from './feedback-log.js';
import type { Metrics } from './metrics.js';
import type { ChatPosts } from './posts/chat-posts.js';

/** Dependencies of the routes. */
export interface Service {
  readonly live: LiveEngine;
  /** Answers what takes long. */
  readonly thread: AnswerThread;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Null when no feedback is stored. */
  readonly feedback: FeedbackLog | null;
  /** Null when no chat is configured. */
  readonly posts: ChatPosts | null;
  readonly logSymptoms: boolean;
  /** Whether shutdown has begun. */
  readonly closing: () => boolean;
  /** The API description and its page, built on first use. */
  readonly description: () => { readonly json: string; readonly page: string; readonly pagePolicy: string };
}
