import type { Writable } from 'node:stream';
import { UsageError } from './failure.js';

/** How `serve` is started: the HTTP adapter takes the same. */
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

/** How `mcp` is started: the MCP adapter takes the same. */
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

/** How `lsp` is started: the LSP adapter takes the same. */
export interface LspSettings {
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  readonly language?: 'zh' | 'en';
  readonly folder: string;
}

/**
 * The adapters that a command starts. Adapters do not import each other: the executable, which knows them all, hands them over
 * and loads them when they are asked for.
 */
export interface OtherAdapters {
  /** Until it is told to end. `ready` is told the address once. */
  serve(settings: ServeSettings, ready: (address: string, documents: number) => void): Promise<void>;
  /** Until it is told to end, or the client is gone. `ready` is told where it answers. */
  mcp(settings: McpSettings, ready: (address: string, documents: number) => void): Promise<void>;
  /** Until the editor is gone. @returns exit code */
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
