import { limits } from '../../../limits.js';
import type { Hook } from './hook.js';
import { bodyOf } from './message.js';

/** What became of one try. `again`: another one may do better, after so many milliseconds where the chat says so. */
export interface Delivery {
  readonly outcome: 'posted' | 'again' | 'refused';
  /** `200`, `429`, `ECONNREFUSED`, `timeout`, `feishu-19024`. */
  readonly reason: string;
  readonly afterMs: number | null;
}

const mostAnswer = 4_096;
const longestWaitMs = 60_000;
/** Feishu answers 200 to what it refuses, and says so in the body; these are too many at once. */
const feishuBusy: ReadonlySet<number> = new Set([9499, 11232]);

/** One try to post. Redirects are not followed: what is posted goes to the address that was given, or nowhere. Never throws. */
export async function deliver(hook: Hook, message: object, ended: AbortSignal): Promise<Delivery> {
  try {
    const answer = await fetch(hook.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: bodyOf(message, hook, Math.floor(Date.now() / 1_000)),
      redirect: 'manual',
      signal: AbortSignal.any([ended, AbortSignal.timeout(limits.chatPostMs)]),
    });
    const said = await beginningOf(answer);
    return judge(hook, answer, said);
  } catch (error) {
    return { outcome: 'again', reason: reasonOf(error as Error), afterMs: null };
  }
}

function judge({ platform }: Hook, { status, headers }: Response, said: string): Delivery {
  if (status === 429 || status >= 500) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const afterMs = seconds >= 0 ? Math.min(seconds * 1_000, longestWaitMs) : null;
    return { outcome: 'again', reason: String(status), afterMs };
  }
  if (status !== 200) return { outcome: 'refused', reason: String(status), afterMs: null };
  const code = platform === 'feishu' ? feishuCode(said) : 0;
  if (code === 0) return { outcome: 'posted', reason: '200', afterMs: null };
  return { outcome: feishuBusy.has(code) ? 'again' : 'refused', reason: `feishu-${code}`, afterMs: null };
}

/** Its `code`, in older answers `StatusCode`; 0 is well. */
function feishuCode(said: string): number {
  try {
    const { code, StatusCode } = JSON.parse(said) as { code?: unknown; StatusCode?: unknown };
    const found = Number(code ?? StatusCode ?? Number.NaN);
    return Number.isInteger(found) ? found : -1;
  } catch {
    return -1;
  }
}

/** What is answered is not trusted to be short. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > mostAnswer) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, mostAnswer);
}

/** A code: messages may hold the address. */
function reasonOf({ name, cause }: Error): string {
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'AbortError') return 'ended';
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'no-answer';
}
