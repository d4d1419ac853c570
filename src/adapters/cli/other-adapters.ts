import type { Writable } from 'node:stream';
import { UsageError } from './failure.js';

/** Settings of `serve`; the HTTP adapter has the same type. */
export interface ServeSettings {
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  readonly host: string;
  readonly port: number;
  readonly tokenFile?: string;
  readonly anonymous?: boolean;
  readonly allowedHosts?: readonly string[];
  readonly corsOrigins?: readonly string[];
  readonly rateLimit?: number;
  readonly drain?: number;
  readonly watch?: boolean;
  readonly poll?: number;
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly logSymptoms?: boolean;
  readonly feedbackLog?: string;
  readonly notify?: readonly string[];
  readonly log: Writable;
}

/** Settings of `mcp`; the MCP adapter has the same type. */
export interface McpSettings {
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  readonly watch?: boolean;
  readonly poll?: number;
  readonly http?: {
    readonly host: string;
    readonly port: number;
    readonly allowedHosts?: readonly string[];
    readonly allowedOrigins?: readonly string[];
    readonly tokens?: readonly string[];
    readonly tokenFile?: string;
    readonly rateLimit?: number;
  };
  readonly log: Writable;
}

/** Settings of `lsp`; the LSP adapter has the same type. */
export interface LspSettings {
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  readonly language?: 'zh' | 'en';
  readonly folder: string;
}

/**
 * The adapters that commands start. Adapters do not import each other: the executable passes them in and loads them on
 * demand.
 */
export interface OtherAdapters {
  /** Settles when the server has ended. `ready` is called once with the address. */
  serve(settings: ServeSettings, ready: (address: string, documents: number) => void): Promise<void>;
  /** Settles when the server has ended or the client has disconnected. `ready` is called with the address. */
  mcp(settings: McpSettings, ready: (address: string, documents: number) => void): Promise<void>;
  /**
   * Settles when the editor has disconnected.
   * @returns exit code
   */
  lsp(settings: LspSettings): Promise<number>;
}

export const noOtherAdapters: OtherAdapters = {
  async serve() {
    throw new UsageError('serve is not there in this program; run the triagraph executable');
  },
  async mcp() {
    throw new UsageError('mcp is not there in this program; run the triagraph executable');
  },
  async lsp() {
    throw new UsageError('lsp is not there in this program; run the triagraph executable');
  },
};
