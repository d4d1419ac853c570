import type { Language } from '../../index.js';

/** How `lsp` is started. */
export interface LspSettings {
  /** Absolute paths; without them each folder of the editor names its own knowledge base. */
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  /** Language of what is shown; default: the editor's. */
  readonly language?: Language;
  /** Where the knowledge base counts from when the editor has no folder open. */
  readonly folder: string;
}
