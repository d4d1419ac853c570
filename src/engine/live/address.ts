import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { LiveSource } from './files.js';

/** A snapshot at an http or https address, fetched conditionally with the validators of the last response. */
export class LiveAddress implements LiveSource {
  #etag: string | null = null;
  #modified: string | null = null;

  constructor(readonly address: URL) {}

  /** Without a password in the address. */
  get name(): string {
    return `${this.address.origin}${this.address.pathname}`;
  }

  async load(force: boolean): Promise<Uint8Array | null> {
    const headers: Record<string, string> = { accept: 'application/octet-stream, */*;q=0.1' };
    if (!force && this.#etag !== null) headers['if-none-match'] = this.#etag;
    if (!force && this.#modified !== null) headers['if-modified-since'] = this.#modified;
    const signal = AbortSignal.timeout(limits.liveFetchMs);
    const answer = await this.#ask(headers, signal);
    if (answer.status === 304) return null;
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw this.#wrong('reload-status', `answers with status ${answer.status}, expected 200 or 304`);
    }
    const bytes = await this.#read(answer);
    this.#etag = answer.headers.get('etag');
    this.#modified = answer.headers.get('last-modified');
    return bytes;
  }

  async close(): Promise<void> {}

  async #ask(headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
    const { username, password } = this.address;
    const plain = new URL(this.address);
    plain.username = '';
    plain.password = '';
    if (username !== '') {
      const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
      headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    }
    try {
      return await fetch(plain, { headers, signal, redirect: 'error' });
    } catch (error) {
      const { message, cause } = error as Error;
      throw this.#wrong('reload-fetch', `cannot be fetched: ${(cause as Error | undefined)?.message ?? message}`);
    }
  }

  /** Stops at the limit, whatever length the header announces. */
  async #read(answer: Response): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    try {
      for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
        length += chunk.length;
        if (length > limits.liveSnapshotBytes)
          throw this.#wrong('reload-size', `sends more than ${limits.liveSnapshotBytes} bytes`);
        chunks.push(chunk);
      }
    } catch (error) {
      if (error instanceof TriagraphError) throw error;
      throw this.#wrong('reload-fetch', `broke off: ${(error as Error).message}`);
    }
    return Buffer.concat(chunks, length);
  }

  #wrong(code: string, what: string): TriagraphError {
    return new TriagraphError(code, `${this.name} ${what}.`);
  }
}
