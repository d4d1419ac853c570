import type { Writable } from 'node:stream';
import type { Engine, Language, StoreSource } from '../../index.js';

interface KnowledgeBaseSettings {
  /** Folders, files, one snapshot, or one http(s) address of a snapshot. */
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  /** Documents that are stored elsewhere, instead of `kb`. */
  readonly source?: StoreSource;
  readonly watch?: boolean;
  readonly poll?: number;
  /** Destination of the log or of the program's own messages. */
  readonly log: Writable;
}

interface ListenSettings {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** File of bearer tokens, one per line; read again when it changes. */
  readonly tokenFile?: string;
  /** Accepted names in `Host`, besides those of the loopback interface. */
  readonly allowedHosts?: readonly string[];
  /** Requests per minute for each token, or for each address without one; 0 for no limit. */
  readonly rateLimit?: number;
}

export interface ServeSettings extends KnowledgeBaseSettings, ListenSettings {
  /** Serve the page at `/`, where this installation has it. */
  readonly page?: boolean;
  /** Serve a reachable address without a token. */
  readonly anonymous?: boolean;
  /** Allowed origins of browser pages; `*` for all. */
  readonly corsOrigins?: readonly string[];
  /** Seconds to keep listening after SIGTERM while `readyz` fails. */
  readonly drain?: number;
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Log symptoms. They may contain names, addresses and secrets. */
  readonly logSymptoms?: boolean;
  /** File for feedback and unanswered symptoms, one JSON object per line. */
  readonly feedbackLog?: string;
  /** Chats to which answers to alerts are forwarded: `slack=FILE`, `feishu=FILE`. */
  readonly notify?: readonly string[];
}

export interface McpSettings extends KnowledgeBaseSettings {
  readonly http?: McpHttpSettings;
}

export interface McpHttpSettings extends ListenSettings {
  readonly allowedOrigins?: readonly string[];
  /** Accepted bearer tokens; none: no token is needed. */
  readonly tokens?: readonly string[];
}

export interface LspSettings {
  /** Absolute paths; by default each folder of the editor is a knowledge base. */
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  /** Language of displayed texts; default: the editor's. */
  readonly language?: Language;
  /** The folder to use when the editor has none open. */
  readonly folder: string;
}

type Ready = (address: string, documents: number, page?: string) => void;

export interface PublishSettings {
  readonly engine: Engine;
  /** `opensearch+https://host:9200/name` */
  readonly to: string;
  /** Symptoms that the published version is asked before it goes live. */
  readonly questions: readonly string[];
  readonly shards: number;
  readonly replicas: number;
}

export interface PublishReport {
  readonly index: string;
  readonly documents: number;
  /** Number of records that were sent: those that the previous version does not have. */
  readonly sent: number;
  /** Number of symptoms for which the answers of both were compared. */
  readonly asked: number;
  /** Indexes of old versions that were deleted. */
  readonly removed: readonly string[];
  readonly milliseconds: number;
}

/** The adapters that commands start, loaded on demand: the executable passes them in, none imports another. */
export interface OtherAdapters {
  /** Settles when the server has ended. `ready` is called once with the address, and that of the page where it is served. */
  serve(settings: ServeSettings, ready: Ready): Promise<void>;
  /** Settles when the server has ended or the client has disconnected. */
  mcp(settings: McpSettings, ready: Ready): Promise<void>;
  /** Opens the published knowledge base that `--kb opensearch+https://…` names. */
  openSource(address: string): Promise<StoreSource>;
  publish(settings: PublishSettings): Promise<PublishReport>;
  /**
   * Settles when the editor has disconnected.
   * @returns exit code
   */
  lsp(settings: LspSettings): Promise<number>;
}

/** Whether a path is the address of a published knowledge base, not of a file. */
export const isStoreAddress = (path: string): boolean => /^opensearch\+https?:\/\//i.test(path);

/** `p%40ss` → `p@ss`; a text with a bare `%` is unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
