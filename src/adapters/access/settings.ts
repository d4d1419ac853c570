import type { Writable } from 'node:stream';
import type { Language } from '../../index.js';

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

/** Settings of `mcp`. Without `http` it uses standard input and output. */
export interface McpSettings {
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  /** Reload when documents change. */
  readonly watch?: boolean;
  /** Seconds between checks for a new version. */
  readonly poll?: number;
  /** Streamable HTTP instead of stdio. */
  readonly http?: McpHttpSettings;
  /** Destination of the program's own messages; never standard output. */
  readonly log: Writable;
}

/** How `mcp` listens for clients over HTTP. */
export interface McpHttpSettings {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Accepted host names besides those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Host names of allowed browser pages. */
  readonly allowedOrigins?: readonly string[];
  /** Accepted bearer tokens; none: no token is needed. */
  readonly tokens?: readonly string[];
  /** File of bearer tokens, one per line; read again when it changes. */
  readonly tokenFile?: string;
  /** Requests per minute for each token, or for each address without one; 0 for no limit. */
  readonly rateLimit?: number;
}

/** Settings of `lsp`. */
export interface LspSettings {
  /** Absolute paths; by default each folder of the editor is a knowledge base. */
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  /** Language of displayed texts; default: the editor's. */
  readonly language?: Language;
  /** The folder to use when the editor has none open. */
  readonly folder: string;
}
