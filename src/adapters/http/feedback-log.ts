import { readFileSync, rmSync } from 'node:fs';
import { appendFile, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { extname } from 'node:path';
import { pid as ownPid } from 'node:process';
import { maskSecrets } from '../../index.js';
import { limits } from '../../limits.js';

/**
 * Processes on other hosts or in other containers cannot be inspected: a lock of theirs is stale when it was not
 * touched for this long.
 */
const staleMs = 60_000;
const touchMs = 15_000;
const maxNames = 64;

/** A file that only this process appends to and rotates. */
export interface LogClaim {
  readonly path: string;
  /** Releases the claim. */
  release(): void;
}

/**
 * Claims a log by a lock file `….lock` beside it, which names host and process. If another living process holds it,
 * the next name is tried: `feedback.jsonl`, `feedback-2.jsonl`, … The lock of a killed process is taken over. If no
 * lock can be written, the log probably cannot be either: the path is then used without a lock, and its errors are
 * counted.
 */
export async function claimLog(path: string): Promise<LogClaim> {
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  for (let number = 1; number <= maxNames; number++) {
    const name = number === 1 ? path : `${stem}-${number}${extension}`;
    const taken = await take(`${name}.lock`);
    if (taken === 'held') continue;
    if (taken === 'impossible') break;
    return { path: name, release: taken };
  }
  return { path, release: () => {} };
}

type Release = () => void;

async function take(lock: string): Promise<Release | 'held' | 'impossible'> {
  const holder = `${hostname()} ${ownPid}\n`;
  // The first attempt removes a stale lock.
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(lock, holder, { flag: 'wx', mode: 0o600 });
      return hold(lock, holder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return 'impossible';
    }
    if (!(await removeStale(lock))) return 'held';
  }
  return 'held';
}

function hold(lock: string, holder: string): Release {
  const touch = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => {}), touchMs);
  touch.unref();
  return () => {
    clearInterval(touch);
    try {
      if (readFileSync(lock, 'utf8') === holder) rmSync(lock);
    } catch {
      // The lock is gone, or the disk is unavailable: there is nothing to release.
    }
  };
}

/** The lock is renamed first: of two processes that found it stale, one succeeds and checks the content afterwards. */
async function removeStale(lock: string): Promise<boolean> {
  const found = await staleHolder(lock);
  if (found === null) return false;
  const aside = `${lock}.${hostname()}.${ownPid}`;
  try {
    await rename(lock, aside);
    const moved = await readFile(aside, 'utf8');
    if (moved !== found) await rename(aside, lock);
    else await rm(aside, { force: true });
    return moved === found;
  } catch {
    return true;
  }
}

/** The content of a stale lock; null for one that is held. */
async function staleHolder(lock: string): Promise<string | null> {
  try {
    const text = await readFile(lock, 'utf8');
    const [host, pid] = text.trim().split(' ');
    if (host === hostname() && pid !== undefined) return lives(Number(pid)) ? null : text;
    return Date.now() - (await stat(lock)).mtimeMs > staleMs ? text : null;
  } catch {
    return null;
  }
}

/**
 * A lock with the number of this process was left by a previous process: in a container the first process always has
 * number 1.
 */
function lives(pid: number): boolean {
  if (pid === ownPid || !Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Entry = Readonly<Record<string, string | null | undefined>>;

const maxWaiting = 1_000;
const longestText = 8_192;
const longestSecret = 1_024;

/**
 * Log of unanswered symptoms and feedback: one JSON object per line, secrets redacted. It is bounded: full files are
 * rotated, and when the disk is full, entries are dropped and counted while the server continues.
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

  /** Opens a log that no other process writes: at this path, or under the next free name. */
  static async open(path: string, lost: (error: Error | null) => void): Promise<FeedbackLog> {
    const claim = await claimLog(path);
    const log = new FeedbackLog(claim.path, lost);
    log.#release = claim.release;
    return log;
  }

  /** @returns false when the entry was dropped */
  add(entry: Entry): boolean {
    if (this.#waiting.length >= maxWaiting) {
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

  /** Settles when all added entries are written or dropped. */
  async flush(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  /** Writes what is queued and releases the file. */
  async close(): Promise<void> {
    await this.flush();
    this.#release();
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting.splice(0);
      try {
        await this.#rotate();
        // The partial line that was written when the disk was full is ended first.
        const start = this.#broken ? '\n' : '';
        // Readable only by its owner: it contains symptoms.
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

/** The text is cut after redaction: a secret that is cut first might not be recognized. */
const mask = (text: string): string => maskSecrets(text.slice(0, longestText + longestSecret)).slice(0, longestText);
