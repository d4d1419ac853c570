import type { Writable } from 'node:stream';

/** How `mcp` is started. Without `http` it answers on standard input and output. */
export interface McpSettings {
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  /** Reload when documents change. */
  readonly watch?: boolean;
  /** Seconds between looks for a new version. */
  readonly poll?: number;
  /** Streamable HTTP instead of stdio. */
  readonly http?: HttpSettings;
  /** Where lines about the program itself go; never standard output. */
  readonly log: Writable;
}

export interface HttpSettings {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Names that are served besides those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Host names of pages that may ask. */
  readonly allowedOrigins?: readonly string[];
  /** Bearer tokens that are taken; none: anyone may ask who can reach the address. */
  readonly tokens?: readonly string[];
  /** File of bearer tokens, one a line; read again when it changes. */
  readonly tokenFile?: string;
  /** Requests a minute for each token, or for each address without one; 0 for no limit. */
  readonly rateLimit?: number;
}
