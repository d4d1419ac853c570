import { appendFile, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { extname } from 'node:path';
import { pid } from 'node:process';
import { maskSecrets } from '../../index.js';
import { limits } from '../../limits.js';

/** A lock that was not touched for this long was left by a process that was killed. */
const staleMs = 60_000;
const touchMs = 15_000;
const maxNames = 64;

/**
 * Claims a log by a lock file `….lock` beside it. If another process holds it, the next name is tried:
 * `feedback.jsonl`, `feedback-2.jsonl`, … The lock of a killed process is taken over. If no lock can be written, the
 * log probably cannot be either: the path is then used without a lock, and its errors are counted.
 */
async function claimLog(path: string): Promise<{ readonly path: string; readonly release: () => Promise<void> }> {
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  for (let number = 1; number <= maxNames; number++) {
    const name = number === 1 ? path : `${stem}-${number}${extension}`;
    const lock = `${name}.lock`;
    try {
      if (!(await take(lock))) continue;
    } catch {
      break;
    }
    const touch = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => {}), touchMs).unref();
    return {
      path: name,
      release: async () => {
        clearInterval(touch);
        await rm(lock, { force: true }).catch(() => {});
      },
    };
  }
  return { path, release: async () => {} };
}

/** Writes a lock file; a stale one is removed first. Returns false for one that is held. */
async function take(lock: string): Promise<boolean> {
  if (await isStale(lock)) await rm(lock, { force: true });
  try {
    await writeFile(lock, `${hostname()} ${pid}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > staleMs;
}

/** A symptom that was answered with less than high confidence, or whose answer did not help. */
interface UnansweredSymptom {
  readonly text: string;
  readonly kind: 'unanswered' | 'unsure' | 'did-not-help';
  readonly times: number;
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
  #release = async (): Promise<void> => {};

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

  /** Symptoms of the end of the log that were not answered well, the most frequent first. */
  async unanswered(): Promise<UnansweredSymptom[]> {
    await this.flush();
    const counted = new Map<string, UnansweredSymptom>();
    for (const { kind, text } of asked(await endOf(this.path))) {
      const key = `${kind} ${text}`;
      counted.set(key, { text, kind, times: (counted.get(key)?.times ?? 0) + 1 });
    }
    return [...counted.values()].sort((left, right) => right.times - left.times).slice(0, shownSymptoms);
  }

  async flush(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#release();
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

const readBytes = 262_144;
const shownSymptoms = 50;
const shownText = 500;

/** The end of a log; empty when it cannot be read. */
async function endOf(path: string): Promise<string> {
  const file = await open(path).catch(() => null);
  if (file === null) return '';
  try {
    const { size } = await file.stat();
    const length = Math.min(size, readBytes);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8');
  } finally {
    await file.close();
  }
}

/** The symptoms of log lines, without those that were answered well; an incomplete line is skipped. */
function* asked(lines: string): Iterable<Pick<UnansweredSymptom, 'text' | 'kind'>> {
  for (const line of lines.split('\n')) {
    const entry = entryOf(line);
    const kind = entry.kind === 'feedback' ? entry.verdict : entry.kind;
    if (kind !== 'unanswered' && kind !== 'unsure' && kind !== 'did-not-help') continue;
    if (typeof entry.text === 'string' && entry.text !== '') yield { kind, text: entry.text.slice(0, shownText) };
  }
}

function entryOf(line: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** The text is cut after redaction: a secret that is cut first might not be recognized. */
const mask = (text: string): string => maskSecrets(text.slice(0, longestText + longestSecret)).slice(0, longestText);
