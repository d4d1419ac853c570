export type Signal = 'SIGTERM' | 'SIGINT' | 'SIGHUP';

/** What a server needs of the process that it runs in. */
export interface Process {
  /** Calls back at each such signal, until what is returned is called. */
  onSignal(signal: Signal, listener: () => void): () => void;
  /** Told once, when requests are answered. */
  ready(address: string, documents: number): void;
}
