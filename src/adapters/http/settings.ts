import type { Writable } from 'node:stream';

/** How a server is started. */
export interface ServeSettings {
  /** Knowledge base: folders, files, one snapshot, or one http(s) address of a snapshot. */
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** File of bearer tokens, one a line. */
  readonly tokenFile?: string;
  /** Serve a place that others can reach without a token. */
  readonly anonymous?: boolean;
  /** Names in `Host` that are served, besides the loopback's. */
  readonly allowedHosts?: readonly string[];
  /** Origins of pages in browsers that may ask; `*` for all. */
  readonly corsOrigins?: readonly string[];
  /** Requests a minute for each token, or for each address without one; 0 for no limit. */
  readonly rateLimit?: number;
  /** Seconds for which it goes on listening after SIGTERM, while `readyz` says no. */
  readonly drain?: number;
  readonly watch?: boolean;
  /** Seconds between looks at the knowledge base. */
  readonly poll?: number;
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Write symptoms into the log. They may hold names, addresses and secrets. */
  readonly logSymptoms?: boolean;
  /** File for feedback and for what was not answered, one JSON object a line. */
  readonly feedbackLog?: string;
  /** Chats that answers to alerts are posted on to: `slack=FILE`, `feishu=FILE`. */
  readonly notify?: readonly string[];
  /** Where the log goes. */
  readonly log: Writable;
}
