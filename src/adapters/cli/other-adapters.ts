import type { LspSettings, McpSettings, ServeSettings } from '../access/index.js';
import { UsageError } from './failure.js';

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
