import { createHmac } from 'node:crypto';
import { type Diagnosis, presenters, TriagraphError } from '../../../index.js';
import { limits } from '../../../limits.js';
import { isLoopback, readSecrets } from '../../access/tokens.js';
import type { AlertQuestion } from '../alert-questions.js';

/**
 * The message for a group of alerts: the answer below one line that identifies the alerts. Buttons are left out:
 * nothing would receive their clicks.
 */
export function messageOf(question: AlertQuestion, diagnosis: Diagnosis, hook: Hook): object {
  const options = { about: aboutOf(question), buttons: false };
  const { diagnosis: present } = presenters.chat;
  if (hook.platform === 'slack') return present.slack(diagnosis, options).message;
  return { msg_type: 'interactive', card: present.feishu(diagnosis, options).message };
}

/** `PodNotReady × 3 · namespace=shop · node=n1` */
function aboutOf({ alertname, alerts, params }: AlertQuestion): string {
  const name = alerts === 1 ? alertname : `${alertname} × ${alerts}`;
  return [name, ...Object.entries(params).map(([label, value]) => `${label}=${value}`)].join(' · ');
}

/**
 * The request body: signed with the current time when a secret is set.
 * https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot
 */
function bodyOf(message: object, { platform, secret }: Hook, seconds: number): string {
  if (platform !== 'feishu' || secret === null) return JSON.stringify(message);
  const timestamp = String(seconds);
  const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
  return JSON.stringify({ timestamp, sign, ...message });
}

const platforms = ['slack', 'feishu'] as const;
export type Platform = (typeof platforms)[number];

/** A chat webhook; Feishu's messages are signed where it has a secret. Address and secret are never logged. */
export type Hook = Awaited<ReturnType<typeof openHook>>;

/**
 * Reads `slack=FILE` and `feishu=FILE`: the address is on the first line of the file, the signing secret after it or
 * on the next line. An address may be given directly, but is then visible in the process list.
 * @throws TriagraphError `serve-notify`; the message does not contain the address
 */
export function openHooks(given: readonly string[]): Promise<readonly Hook[]> {
  return Promise.all(given.map(openHook));
}

async function openHook(given: string) {
  const [, name = '', value = ''] = /^([a-z]+)=(.+)$/s.exec(given) ?? [];
  const platform = platforms.find((each) => each === name);
  if (platform === undefined)
    throw wrong('unexpected value, expected slack=FILE or feishu=FILE, where FILE contains the address');
  const [address = '', secret = null] = /^https?:\/\//i.test(value)
    ? [value]
    : (await readSecrets(value, 'serve-notify')).flatMap(({ words }) => words);
  const source = `${platform}=${address === value ? 'the address' : value}`;
  if (!URL.canParse(address)) throw wrong(`${source} contains no address, expected https://…`);
  const parsed = new URL(address);
  // Without TLS, the answer and the secret in the address could be read in transit; loopback is exempt.
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isLoopback(parsed.hostname)))
    throw wrong(`${source} is not encrypted, expected https://…`);
  if (parsed.username !== '' || parsed.password !== '')
    throw wrong(`${source} contains a user and a password, which no webhook needs; leave them out`);
  return { platform, address: parsed, secret };
}

const wrong = (what: string): TriagraphError => new TriagraphError('serve-notify', `--notify: ${what}.`);

/** The outcome of one attempt. `again`: a retry may succeed, after the delay that the chat named. */
interface Delivery {
  readonly outcome: 'posted' | 'again' | 'refused';
  /** `200`, `429`, `ECONNREFUSED`, `timeout`, `feishu-19024`. */
  readonly reason: string;
  readonly afterMs: number | null;
}

const maxResponseBytes = 4_096;
const longestWaitMs = 60_000;
/** Feishu answers refused messages with status 200 and a code in the body; these codes mean rate limiting. */
const feishuBusy: ReadonlySet<number> = new Set([9499, 11232]);

/** One attempt to post. Redirects are not followed: the message goes only to the configured address. Never throws. */
export async function deliver(hook: Hook, message: object, ended: AbortSignal): Promise<Delivery> {
  try {
    const answer = await fetch(hook.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: bodyOf(message, hook, Math.floor(Date.now() / 1_000)),
      redirect: 'manual',
      signal: AbortSignal.any([ended, AbortSignal.timeout(limits.chatPostMs)]),
    });
    const body = await beginningOf(answer);
    return deliveryOf(hook, answer, body);
  } catch (error) {
    return { outcome: 'again', reason: reasonOf(error as Error), afterMs: null };
  }
}

function deliveryOf({ platform }: Hook, { status, headers }: Response, body: string): Delivery {
  if (status === 429 || status >= 500) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const afterMs = seconds >= 0 ? Math.min(seconds * 1_000, longestWaitMs) : null;
    return { outcome: 'again', reason: String(status), afterMs };
  }
  if (status !== 200) return { outcome: 'refused', reason: String(status), afterMs: null };
  const code = platform === 'feishu' ? feishuCode(body) : 0;
  if (code === 0) return { outcome: 'posted', reason: '200', afterMs: null };
  return { outcome: feishuBusy.has(code) ? 'again' : 'refused', reason: `feishu-${code}`, afterMs: null };
}

/** Its `code`, or `StatusCode` in older answers; 0 means success. */
function feishuCode(body: string): number {
  try {
    const { code, StatusCode } = JSON.parse(body) as { code?: unknown; StatusCode?: unknown };
    const found = Number(code ?? StatusCode ?? Number.NaN);
    return Number.isInteger(found) ? found : -1;
  } catch {
    return -1;
  }
}

/** The response may be arbitrarily long. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > maxResponseBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, maxResponseBytes);
}

/** An error code: messages may contain the address. */
function reasonOf({ name, cause }: Error): string {
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'AbortError') return 'ended';
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'no-answer';
}
