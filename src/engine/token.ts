import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { TriagraphError } from '../errors.js';
import { limits } from '../limits.js';
import type { WalkState } from '../plan/index.js';
import { packState, unpackState } from './session-state.js';

/** Written in front of every token; another number is another format. */
const version = 't1.';
const hashBytes = 16;
const signatureBytes = 20;

/** What a token holds, and the knowledge base that it was made with (the first half of its hash, hex). */
export interface OpenedToken {
  readonly state: WalkState;
  readonly knowledgeBase: string;
}

/**
 * The state as text that any replica with the same key goes on with:
 * `t1.` base64url( knowledge base 16 bytes · HMAC-SHA256 cut to 160 bits · deflated JSON ).
 */
export function sealToken(state: WalkState, kbHash: string, key: string | undefined): string {
  const knowledgeBase = shortHash(kbHash);
  const body = deflateRawSync(JSON.stringify(packState(state)), { level: 6 });
  const signature = sign(knowledgeBase, body, key);
  return version + Buffer.concat([knowledgeBase, signature, body]).toString('base64url');
}

/**
 * @throws TriagraphError `session-token-format` for what is no token, `session-token-size` above the limit,
 * `session-token-signature` when it was changed or made with another key.
 */
export function openToken(token: unknown, key: string | undefined): OpenedToken {
  if (typeof token !== 'string' || !token.startsWith(version)) throw noToken();
  if (token.length > limits.sessionTokenCharacters) throw tooLarge();
  const text = token.slice(version.length);
  const bytes = Buffer.from(text, 'base64url');
  // Decoding passes over foreign characters and spare bits: only the one right spelling counts.
  if (bytes.length <= hashBytes + signatureBytes || bytes.toString('base64url') !== text) throw noToken();
  const knowledgeBase = bytes.subarray(0, hashBytes);
  const signature = bytes.subarray(hashBytes, hashBytes + signatureBytes);
  const body = bytes.subarray(hashBytes + signatureBytes);
  if (!timingSafeEqual(signature, sign(knowledgeBase, body, key))) throw changed();
  return { state: readBody(body), knowledgeBase: knowledgeBase.toString('hex') };
}

/** True when a token was made with this knowledge base. */
export function isOf({ knowledgeBase }: OpenedToken, kbHash: string): boolean {
  return shortHash(kbHash).toString('hex') === knowledgeBase;
}

/** A key that others know signs anything: what is inflated is bounded, and what comes out is checked. */
function readBody(body: Buffer): WalkState {
  let value: unknown;
  try {
    value = JSON.parse(inflateRawSync(body, { maxOutputLength: limits.sessionStateBytes }).toString('utf8'));
  } catch {
    throw noToken();
  }
  const state = unpackState(value);
  if (state === null) throw noToken();
  return state;
}

function sign(knowledgeBase: Buffer, body: Buffer, key: string | undefined): Buffer {
  const secret =
    key === undefined ? createHash('sha256').update('triagraph session ').update(knowledgeBase).digest() : key;
  return createHmac('sha256', secret)
    .update(version)
    .update(knowledgeBase)
    .update(body)
    .digest()
    .subarray(0, signatureBytes);
}

const shortHash = (hash: string): Buffer =>
  Buffer.from(
    hash
      .replace(/^sha256:/, '')
      .padEnd(64, '0')
      .slice(0, hashBytes * 2),
    'hex',
  );

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
