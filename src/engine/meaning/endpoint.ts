import { setTimeout as sleep } from 'node:timers/promises';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { EmbeddingConfig } from '../../model/index.js';
import type { Embedding } from './embedder.js';

export interface Patience {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Maximum number of requests, repeated after temporary errors (429, 5xx, no connection). */
  readonly attempts: number;
}

export const patienceOf = {
  compile: { timeout: limits.embeddingCompileMs, attempts: 4 },
  ask: { timeout: limits.embeddingAskMs, attempts: 2 },
} as const satisfies Readonly<Record<string, Patience>>;

export interface Endpoint {
  readonly url: string;
  readonly model: string;
  readonly key?: string | undefined;
}

/**
 * An embedding model behind an endpoint in the form of OpenAI's `/v1/embeddings`: `{model, input}` → `{data: [{index,
 * embedding}]}`. Does not follow redirects, so that texts and key are sent to this address only.
 * @throws TriagraphError `embedding-failed` from `embed`, with the status or the reason, never with the key
 */
export function endpoint({ url, model, key }: Endpoint, patience: Patience): Embedding {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  return {
    model,
    async embed(texts) {
      const body = JSON.stringify({ model, input: texts, encoding_format: 'float' });
      for (let attempt = 1; ; attempt++) {
        const answer = await ask(url, { method: 'POST', headers, body, redirect: 'error' }, patience);
        if ('vectors' in answer) return answer.vectors;
        if (!answer.isTemporary || attempt === patience.attempts) throw failed(url, answer.why);
        await sleep(firstPauseMs * 2 ** (attempt - 1));
      }
    },
  };
}

/**
 * The model that a project names, at the address of `TRIAGRAPH_EMBEDDING_URL` with the key of `TRIAGRAPH_EMBEDDING_KEY`. The
 * configuration has no address, because that of an untrusted repository must not decide where symptoms are sent.
 * @returns null without a model, or without an address
 * @throws TriagraphError `embedding-address` for an address that is not http or https
 */
export function environmentEndpoint(config: EmbeddingConfig | null, patience: Patience): Embedding | null {
  const { TRIAGRAPH_EMBEDDING_URL: url, TRIAGRAPH_EMBEDDING_KEY: key } = process.env;
  if (config === null || !url) return null;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new TriagraphError(
      'embedding-address',
      'TRIAGRAPH_EMBEDDING_URL is no address, expected http://… or https://….',
    );
  return endpoint({ url, key, model: config.model }, patience);
}

/** The model of a project, with the timeout for somebody who waits for an answer. */
export async function configuredEmbedding(project: string): Promise<Embedding | null> {
  if (!process.env.TRIAGRAPH_EMBEDDING_URL) return null;
  // Loaded here: answering by words needs no configuration.
  const { readProjectConfig } = await import('../open/project-config.js');
  const { embedding } = await readProjectConfig(project);
  return environmentEndpoint(embedding, patienceOf.ask);
}

const firstPauseMs = 200;

type Outcome =
  | { readonly vectors: readonly (readonly number[])[] }
  | { readonly why: string; readonly isTemporary: boolean };

async function ask(url: string, request: RequestInit, { timeout }: Patience): Promise<Outcome> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) {
      await answer.body?.cancel();
      return { why: `status ${answer.status}`, isTemporary: answer.status === 429 || answer.status >= 500 };
    }
    const { data } = (await answer.json()) as { data?: { index: number; embedding: readonly number[] }[] };
    if (!Array.isArray(data)) return { why: 'no list `data`', isTemporary: false };
    return { vectors: [...data].sort((left, right) => left.index - right.index).map(({ embedding }) => embedding) };
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') return { why: `no answer within ${timeout / 1000} s`, isTemporary: false };
    return { why: (cause as Error | undefined)?.message || message, isTemporary: error instanceof TypeError };
  }
}

/** Does not show a password or query of the address. */
const failed = (url: string, why: string): TriagraphError => {
  const { origin, pathname } = new URL(url);
  return new TriagraphError('embedding-failed', `The embedding endpoint ${origin}${pathname} failed: ${why}.`);
};
