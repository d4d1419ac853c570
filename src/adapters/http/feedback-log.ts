import { appendFile, rename, stat } from 'node:fs/promises';
import { maskSecrets } from '../../index.js';
import { limits } from '../../limits.js';
import { claimLog } from './log-claim.js';

type Entry = Readonly<Record<string, string | null | undefined>>;

const mostWaiting = 1_000;
const longestText = 8_192;
const longestSecret = 1_024;

/**
 * What was not answered, and what became of answers: one JSON object a line, secrets masked. It is bounded: full files are
 * rotated, and when the disk takes nothing entries are dropped and counted, and the server goes on.
 */
export class FeedbackLog {
  #waiting: string[] = [];
  #writing: Promise<void> | null = null;
  #broken = false;
  #release: () => void = () => {};

  constructor(
    readonly path: string,
    private readonly lost: (error: Error | null) => void,
    private readonly now: () => Date = () => new Date(),
    private readonly largest: number = limits.feedbackLogBytes,
  ) {}

  /** A log that no other process writes: at this path, or beside it where another process has that one. */
  static async open(path: string, lost: (error: Error | null) => void): Promise<FeedbackLog> {
    const claim = await claimLog(path);
    const log = new FeedbackLog(claim.path, lost);
    log.#release = claim.release;
    return log;
  }

  /** @returns false when it cannot be written down now. */
  add(entry: Entry): boolean {
    if (this.#waiting.length >= mostWaiting) {
      this.lost(null);
      return false;
    }
    const masked = Object.fromEntries(
      Object.entries(entry).map(([key, value]) => [key, typeof value === 'string' ? mask(value) : value]),
    );
    this.#waiting.push(`${JSON.stringify({ time: this.now().toISOString(), ...masked })}\n`);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    return !this.#broken;
  }

  /** Until all that was added is written, or was lost. */
  async flush(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  /** Writes what waits, and lets go of the file. */
  async close(): Promise<void> {
    await this.flush();
    this.#release();
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting.splice(0);
      try {
        await this.#rotate();
        // What the disk took of a line when it was full is no beginning of the next one.
        const start = this.#broken ? '\n' : '';
        // Readable by its owner alone: symptoms are in it.
        await appendFile(this.path, start + lines.join(''), { mode: 0o600 });
        this.#broken = false;
      } catch (error) {
        this.#broken = true;
        for (const _ of lines) this.lost(error as Error);
      }
    }
  }

  async #rotate(): Promise<void> {
    const size = await stat(this.path).then(
      (found) => found.size,
      () => 0,
    );
    if (size < this.largest) return;
    for (let number = limits.feedbackLogFiles - 1; number >= 0; number--) {
      const from = number === 0 ? this.path : `${this.path}.${number}`;
      await rename(from, `${this.path}.${number + 1}`).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

/** What is cut off may hold the rest of a secret, without which it would not be known as one. */
const mask = (text: string): string => maskSecrets(text.slice(0, longestText + longestSecret)).slice(0, longestText);
