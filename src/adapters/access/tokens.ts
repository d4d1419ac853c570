import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { TriagraphError, type TriagraphErrorCode } from '../../index.js';
import { limits } from '../../limits.js';

/** Whether an address is reachable only from this machine. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

type SecretLine = Awaited<ReturnType<typeof readSecrets>>[number];

/** A larger file is not a secrets file. */
const maxBytes = 1024 * 1024;

/**
 * Reads the lines of a secrets file, without empty lines and comments (`#`).
 * @throws TriagraphError with this code when the file cannot be read; the message contains nothing of its content
 */
export async function readSecrets(path: string, code: TriagraphErrorCode) {
  const found = await statOf(path, code);
  if (!found.isFile())
    throw new TriagraphError(code, `${path}: not a regular file; name the file of the tokens or secrets.`);
  if (found.size > maxBytes)
    throw new TriagraphError(code, `${path}: has ${found.size} bytes, expected at most ${maxBytes}.`);
  const text = await readFile(path, 'utf8').catch((error) => {
    throw unreadable(path, code, error);
  });
  return text.split(/\r?\n/).flatMap((line, index) => {
    const words = line
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\s+/);
    return words[0] === '' || words[0]!.startsWith('#') ? [] : [{ number: index + 1, words }];
  });
}

/** Identifies a version of a file by inode, size and time. Throws TriagraphError with this code */
async function signatureOf(path: string, code: TriagraphErrorCode): Promise<string> {
  const { ino, size, mtimeMs } = await statOf(path, code);
  return [ino, size, mtimeMs].join(' ');
}

const statOf = (path: string, code: TriagraphErrorCode) =>
  stat(path).catch((error) => {
    throw unreadable(path, code, error);
  });

const unreadable = (path: string, code: TriagraphErrorCode, error: unknown): TriagraphError =>
  new TriagraphError(
    code,
    `${path}: cannot be read (${(error as NodeJS.ErrnoException).code}); check the path and its permissions.`,
  );

/** What a token can allow: `metrics`, or everything else (`ask`). */
const purposes = ['ask', 'metrics'];

export interface Caller {
  readonly name: string;
  readonly purposes: ReadonlySet<string> | null;
}

interface KnownToken extends Caller {
  readonly digest: Buffer;
  /** Milliseconds since 1970; null for a token that does not expire. */
  readonly until: number | null;
}

const checkMs = 2_000;
const code = 'token-file';

/**
 * Bearer tokens of a file, one per line, with an optional name before and settings after it
 * (`prometheus 3q2+7w… for=metrics until=2027-01-31`); `#` starts a comment. The file is read again when it changes; if
 * it is invalid then, the previous tokens stay valid.
 */
export class BearerTokens {
  #tokens: readonly KnownToken[] = [];
  #seen = '';
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly path: string | null,
    private readonly failed: (error: Error) => void,
  ) {}

  /** Tokens from the environment, which never change. */
  static of(secrets: readonly string[]): BearerTokens {
    const tokens = new BearerTokens(null, () => {});
    tokens.#tokens = secrets.map((secret, index) => ({
      name: `token-${index + 1}`,
      digest: digestOf(secret),
      until: null,
      purposes: null,
    }));
    return tokens;
  }

  /** @throws TriagraphError when the file is missing or contains no token */
  static async open(path: string, failed: (error: Error) => void): Promise<BearerTokens> {
    const tokens = new BearerTokens(path, failed);
    await tokens.#read(path);
    tokens.#timer = setInterval(() => void tokens.refresh(false), checkMs);
    tokens.#timer.unref();
    return tokens;
  }

  /** Reads the file again if it has changed, or unconditionally. Never throws. */
  async refresh(force = true): Promise<void> {
    if (this.path === null) return;
    try {
      if (force || (await signatureOf(this.path, code)) !== this.#seen) await this.#read(this.path);
    } catch (error) {
      this.failed(error as Error);
    }
  }

  /** Who has a token, or null. Takes the same time for every wrong token (no timing side channel). */
  callerOf(given: string, now = Date.now()): Caller | null {
    const digest = digestOf(given);
    let caller: KnownToken | null = null;
    for (const token of this.#tokens) if (timingSafeEqual(token.digest, digest)) caller = token;
    return caller === null || (caller.until !== null && caller.until <= now) ? null : caller;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #read(path: string): Promise<void> {
    const seen = await signatureOf(path, code);
    // An error is reported once per version of the file.
    this.#seen = seen;
    this.#tokens = parseTokens(await readSecrets(path, code), path);
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function parseTokens(lines: readonly SecretLine[], path: string): KnownToken[] {
  const tokens = lines.map((line) => parseToken(line, path));
  if (tokens.length === 0) throw new TriagraphError(code, `${path}: contains no token, expected one per line.`);
  return tokens;
}

const setting = /^(?:until|for)=/;

function parseToken({ number, words: all }: SecretLine, path: string): KnownToken {
  const wrong = (what: string) => new TriagraphError(code, `${path}:${number}: ${what}.`);
  const words = all.filter((word) => !setting.test(word));
  const settingOf = (name: string) => all.findLast((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const secret = words.at(-1) ?? '';
  if (words.length > 2) throw wrong(`unexpected ${words.length} words, expected a token, or a name and a token`);
  if (secret.length < limits.bearerCharacters || !/^[\x21-\x7e]+$/.test(secret))
    throw wrong(`unexpected token, expected at least ${limits.bearerCharacters} printable ASCII characters`);
  const until = settingOf('until');
  if (until !== undefined && !(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(until) && Date.parse(until) > 0))
    throw wrong('unexpected until=, expected a day (2027-01-31) or a time (2027-01-31T12:00:00Z), in UTC');
  const wanted = settingOf('for')?.split(',');
  if (wanted?.some((each) => !purposes.includes(each)))
    throw wrong(`unexpected for=, expected ${purposes.join(' or ')}`);
  return {
    name: words.length === 2 ? words[0]! : `token-${number}`,
    digest: digestOf(secret),
    until: until === undefined ? null : Date.parse(until),
    purposes: wanted === undefined ? null : new Set(wanted),
  };
}

export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +([\x21-\x7e]{1,1024})$/i.exec(authorization ?? '')?.[1] ?? null;
}

const windowMs = 60_000;
const maxCallers = 10_000;

/** Requests per minute of each caller. When there are too many callers, the least recent are forgotten. */
export class RequestRate {
  readonly #callers = new Map<string, { since: number; count: number }>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a request: seconds to wait, 0 when it is allowed. */
  secondsToWait(caller: string): number {
    const now = this.now();
    let known = this.#callers.get(caller);
    this.#callers.delete(caller);
    if (known === undefined || now - known.since >= windowMs) known = { since: now, count: 0 };
    known.count++;
    this.#callers.set(caller, known);
    if (this.#callers.size > maxCallers) this.#callers.delete(this.#callers.keys().next().value!);
    return known.count <= this.perMinute ? 0 : Math.ceil((known.since + windowMs - now) / 1_000);
  }
}
