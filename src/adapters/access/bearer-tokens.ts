import { createHash, timingSafeEqual } from 'node:crypto';
import { TriagraphError } from '../../index.js';
import { limits } from '../../limits.js';
import { readSecrets, type SecretLine, signatureOf } from './secret-file.js';

interface KnownToken {
  readonly name: string;
  readonly digest: Buffer;
}

const checkMs = 2_000;
const code = 'token-file';

/**
 * The bearer tokens of a file: one a line, with a name in front if wanted (`chatbot 3q2+7w…`); `#` begins a comment. The
 * file is read again when it changes, and a faulty one leaves the tokens that were there.
 */
export class BearerTokens {
  #tokens: readonly KnownToken[] = [];
  #seen = '';
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly path: string | null,
    private readonly failed: (error: Error) => void,
  ) {}

  /** Those of an environment, which stay as they are. */
  static of(secrets: readonly string[]): BearerTokens {
    const tokens = new BearerTokens(null, () => {});
    tokens.#tokens = secrets.map((secret, index) => ({ name: `token-${index + 1}`, digest: digestOf(secret) }));
    return tokens;
  }

  /** @throws TriagraphError when the file is missing or holds no token. */
  static async open(path: string, failed: (error: Error) => void): Promise<BearerTokens> {
    const tokens = new BearerTokens(path, failed);
    await tokens.#read(path);
    tokens.#timer = setInterval(() => void tokens.refresh(false), checkMs);
    tokens.#timer.unref();
    return tokens;
  }

  /** Reads the file again if it changed, or at once. Never throws. */
  async refresh(force = true): Promise<void> {
    if (this.path === null) return;
    try {
      if (force || (await signatureOf(this.path, code)) !== this.#seen) await this.#read(this.path);
    } catch (error) {
      this.failed(error as Error);
    }
  }

  /** The name of a token, or null. Takes the same time for every wrong one, however much of it is right. */
  nameOf(given: string): string | null {
    const digest = digestOf(given);
    let name: string | null = null;
    for (const token of this.#tokens) if (timingSafeEqual(token.digest, digest)) name = token.name;
    return name;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #read(path: string): Promise<void> {
    const seen = await signatureOf(path, code);
    // A fault is told once for each state of the file.
    this.#seen = seen;
    this.#tokens = parseTokens(await readSecrets(path, code), path);
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function parseTokens(lines: readonly SecretLine[], path: string): KnownToken[] {
  const tokens = lines.map(({ number, words }) => {
    const wrong = (what: string) => new TriagraphError(code, `${path}:${number}: ${what}.`);
    const secret = words.at(-1)!;
    if (words.length > 2) throw wrong(`unexpected ${words.length} words, expected a token, or a name and a token`);
    if (secret.length < limits.bearerCharacters || !/^[\x21-\x7e]+$/.test(secret))
      throw wrong(`unexpected token, expected at least ${limits.bearerCharacters} printable ASCII characters`);
    return { name: words.length === 2 ? words[0]! : `token-${number}`, digest: digestOf(secret) };
  });
  if (tokens.length === 0) throw new TriagraphError(code, `${path}: holds no token, expected one a line.`);
  return tokens;
}

/** The token of an `Authorization` header; null where there is none that could be one. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +([\x21-\x7e]{1,1024})$/i.exec(authorization ?? '')?.[1] ?? null;
}
