import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import { concatBytes, fromBase64url, fromHex, type Platform, toBase64url, toHex } from '../../platform/index.js';
import { isState, type SessionState } from './state.js';

/** Prefix of every token, with the version of the format. */
const version = 't3.';
const minKeyLength = 16;
const hashBytes = 16;
const signatureBytes = 20;

interface OpenedToken {
  readonly state: SessionState;
  /** The first half of the hash of its knowledge base, in hexadecimal digits. */
  readonly knowledgeBase: string;
}

/**
 * The state as a text with which any replica with the same key can continue:
 * `t3.` base64url( knowledge base 16 bytes · HMAC-SHA256 cut to 160 bits · deflated JSON ).
 */
export function sealToken(state: SessionState, kbHash: string, key: string | undefined, platform: Platform): string {
  const knowledgeBase = fromHex(shortHash(kbHash));
  const body = platform.deflate(utf8(JSON.stringify(state)));
  const signature = sign([utf8(version), knowledgeBase, body], key, platform);
  return version + toBase64url(concatBytes([knowledgeBase, signature, body]));
}

/**
 * @throws TriagraphError `session-token-format` if the text is not a token, `session-token-size` above the limit,
 * `session-token-signature` if it was changed or made with another key.
 */
export function openToken(token: unknown, key: string | undefined, platform: Platform): OpenedToken {
  if (typeof token !== 'string' || !token.startsWith(version)) throw noToken();
  if (token.length > limits.sessionTokenCharacters) throw tooLarge();
  const bytes = fromBase64url(token.slice(version.length));
  if (bytes === null || bytes.length < hashBytes + signatureBytes) throw noToken();
  const knowledgeBase = bytes.subarray(0, hashBytes);
  const signature = bytes.subarray(hashBytes, hashBytes + signatureBytes);
  const body = bytes.subarray(hashBytes + signatureBytes);
  if (!isSame(signature, sign([utf8(version), knowledgeBase, body], key, platform))) throw changed();
  return { state: readBody(body, platform), knowledgeBase: toHex(knowledgeBase) };
}

/** @throws TriagraphError `session-key` if the key is too short. */
export function checkSessionKey(key: string | undefined): void {
  if (key === undefined || key.length >= minKeyLength) return;
  throw new TriagraphError(
    'session-key',
    `Unexpected session key of ${key.length} characters, expected at least ${minKeyLength}; see TRIAGRAPH_SESSION_KEY.`,
  );
}

export const isOf = ({ knowledgeBase }: OpenedToken, kbHash: string): boolean => shortHash(kbHash) === knowledgeBase;

/** Inflation is bounded and its result is checked, because others may know the key. */
function readBody(body: Uint8Array, platform: Platform): SessionState {
  let value: unknown;
  try {
    const inflated = platform.inflate(body, limits.sessionStateBytes);
    value = JSON.parse(new TextDecoder().decode(inflated));
  } catch {
    throw noToken();
  }
  if (!isState(value)) throw noToken();
  return value;
}

function sign(
  parts: readonly [version: Uint8Array, knowledgeBase: Uint8Array, body: Uint8Array],
  key: string | undefined,
  platform: Platform,
): Uint8Array {
  const [, knowledgeBase] = parts;
  const secret =
    key === undefined ? platform.sha256(concatBytes([utf8('triagraph session '), knowledgeBase])) : utf8(key);
  return platform.hmacSha256(secret, concatBytes(parts)).subarray(0, signatureBytes);
}

/** Compares in constant time, so that timing reveals nothing. */
function isSame(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index++) difference |= left[index]! ^ right[index]!;
  return difference === 0;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The first half of a hash, in hexadecimal digits. */
const shortHash = (hash: string): string =>
  hash
    .replace(/^sha256:/, '')
    .padEnd(64, '0')
    .slice(0, hashBytes * 2);

const noToken = (): TriagraphError =>
  new TriagraphError(
    'session-token-format',
    'Unexpected text, expected a session token; start a session and give its token back as it is.',
  );
const tooLarge = (): TriagraphError =>
  new TriagraphError(
    'session-token-size',
    `Unexpected token of more than ${limits.sessionTokenCharacters} characters, expected one that a session gave; start a new session.`,
  );
const changed = (): TriagraphError =>
  new TriagraphError(
    'session-token-signature',
    'The session token was changed, or made with another key (TRIAGRAPH_SESSION_KEY); start a new session.',
  );
