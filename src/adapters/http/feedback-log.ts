import { readFileSync, rmSync } from 'node:fs';
import { appendFile, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { extname } from 'node:path';
import { pid as ownPid } from 'node:process';
import { maskSecrets } from '../../index.js';
import { limits } from '../../limits.js';

/** Processes of other machines, and of other containers, cannot be looked for: theirs is what was touched lately. */
const staleMs = 60_000;
const touchMs = 15_000;
const mostNames = 64;

/** A file that this process alone appends to and rotates. */
export interface LogClaim {
  readonly path: string;
  /** Lets go of it. */
  release(): void;
}

/**
 * Claims a log by a file `….lock` beside it, which names host and process. Where another process that lives has it, the next
 * name is taken: `feedback.jsonl`, `feedback-2.jsonl`, … What a process left that was killed is taken over.
 * Where no lock can be written, the log can hardly be either: then the name itself is taken, and its faults are counted.
 */
export async function claimLog(path: string): Promise<LogClaim> {
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  for (let number = 1; number <= mostNames; number++) {
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
  // The second time what was left there is gone.
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
      // It is gone, or the disk is: nothing is left to let go of.
    }
  };
}

/** Moved away first: of two who found it stale one moves it, and sees by its content whether it was that one. */
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

/** What a lock says that nobody holds any more; null for one that is held. */
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

/** A process of this number that is this one is an earlier life of it: in a container the first process is always 1. */
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
