import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { LiveEngine } from '../../index.js';
import type { FeedbackLog } from './feedback-log.js';
import type { Metrics } from './metrics.js';
import type { ChatPosts } from './posts/chat-posts.js';

/** Settings of a server. */

export interface ServeSettings {
  /** Knowledge base: folders, files, one snapshot, or one http(s) address of a snapshot. */
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** File of bearer tokens, one per line. */
  readonly tokenFile?: string;
  /** Serve a reachable address without a token. */
  readonly anonymous?: boolean;
  /** Accepted names in `Host`, besides those of the loopback interface. */
  readonly allowedHosts?: readonly string[];
  /** Allowed origins of browser pages; `*` for all. */
  readonly corsOrigins?: readonly string[];
  /** Requests per minute for each token, or for each address without one; 0 for no limit. */
  readonly rateLimit?: number;
  /** Seconds to keep listening after SIGTERM while `readyz` fails. */
  readonly drain?: number;
  readonly watch?: boolean;
  /** Seconds between checks for a changed knowledge base. */
  readonly poll?: number;
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Log symptoms. They may contain names, addresses and secrets. */
  readonly logSymptoms?: boolean;
  /** File for feedback and unanswered symptoms, one JSON object per line. */
  readonly feedbackLog?: string;
  /** Chats to which answers to alerts are forwarded: `slack=FILE`, `feishu=FILE`. */
  readonly notify?: readonly string[];
  /** Destination of the log. */
  readonly log: Writable;
}
/** Dependencies of the routes. */

export interface Service {
  readonly live: LiveEngine;
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
