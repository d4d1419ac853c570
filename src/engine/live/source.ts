/** A repeatedly readable source of snapshot bytes. */
export interface LiveSource {
  /** Its display name: paths, or an address. */
  readonly name: string;
  /**
   * The current snapshot, or null when nothing has changed since the last call.
   * @param force load even when nothing seems to have changed
   * @throws TriagraphError and file system errors: the current version stays
   */
  load(force: boolean): Promise<Uint8Array | null>;
  close(): Promise<void>;
}
