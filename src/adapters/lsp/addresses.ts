import { fileURLToPath, pathToFileURL } from 'node:url';

/** Absolute path of a document on disk, or null: what an editor has not given a place yet is no document of a folder. */
export function fileOfUri(uri: string): string | null {
  try {
    return new URL(uri).protocol === 'file:' ? fileURLToPath(uri) : null;
  } catch {
    return null;
  }
}

/** Addresses of files as the editor writes them: it compares them as text. */
export class Addresses {
  readonly #given = new Map<string, string>();

  note(file: string, uri: string): void {
    this.#given.set(file, uri);
  }

  forget(file: string): void {
    this.#given.delete(file);
  }

  of(file: string): string {
    return this.#given.get(file) ?? pathToFileURL(file).href;
  }
}
