import type { Engine, EngineOptions } from '../../index.js';

type PublicApi = typeof import('../../index.js');

/** An open knowledge base as the commands use it; tests hand in another one. */
export type OpenEngine = Omit<Pick<Engine, keyof Engine>, 'cases' | 'documents' | 'verdict' | 'prepare'>;

/** The public API as the commands use it; tests hand in another one. */
export type Library = Omit<PublicApi, 'Engine' | 'TriagraphError' | NotUsed> & {
  readonly Engine: { open(options?: EngineOptions): Promise<OpenEngine> };
};
type NotUsed = 'openLive' | 'openWorkspace' | 'publicSchemas' | 'detectLanguage' | 'maskSecrets' | 'sanitize';

export type SessionWords = ReturnType<PublicApi['presenters']['session']['words']>;

/** Loads the library when a command needs it: `--help` and misuse answer without it. */
export async function loadLibrary(): Promise<Library> {
  return import('../../index.js');
}
