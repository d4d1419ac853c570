/** Where the bytes of a knowledge base come from, again and again. */
export interface LiveSource {
  /** How people name it: paths, or an address. */
  readonly name: string;
  /**
   * The snapshot as it is now, or null when nothing has changed since the last call.
   * @param force look even when nothing seems to have changed
   * @throws TriagraphError and errors of the file system: what is running stays
   */
  load(force: boolean): Promise<Uint8Array | null>;
  close(): Promise<void>;
}
