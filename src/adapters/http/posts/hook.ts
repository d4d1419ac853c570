import { TriagraphError } from '../../../index.js';
import { isLoopback, readSecrets } from '../../access/index.js';

const platforms = ['slack', 'feishu'] as const;
export type Platform = (typeof platforms)[number];

/** Where answers are posted on to. Address and secret are known to whoever started the server, and are written nowhere. */
export interface Hook {
  readonly platform: Platform;
  readonly address: URL;
  /** With which Feishu wants messages signed; null where it does not. */
  readonly secret: string | null;
}

/**
 * Reads `slack=FILE` and `feishu=FILE`: the address is on the first line of the file, the secret for signing behind it or on
 * the next. An address may stand there itself; then whoever lists processes sees it.
 * @throws TriagraphError `serve-notify`; the address is in no message
 */
export function openHooks(given: readonly string[]): Promise<readonly Hook[]> {
  return Promise.all(given.map(openHook));
}

async function openHook(given: string): Promise<Hook> {
  const [, name = '', place = ''] = /^([a-z]+)=(.+)$/s.exec(given) ?? [];
  const platform = platforms.find((each) => each === name);
  if (platform === undefined)
    throw wrong(`unexpected start, expected slack= or feishu=, and behind it the file that holds the address`);
  const [address = '', secret = null] = /^https?:\/\//i.test(place)
    ? [place]
    : (await readSecrets(place, 'serve-notify')).flatMap(({ words }) => words);
  const source = `${platform}=${address === place ? 'the address' : place}`;
  if (!URL.canParse(address)) throw wrong(`${source} holds no address, expected https://…`);
  const parsed = new URL(address);
  // Without TLS the answer, and the secret in the address, would be read on the way; on this machine there is no way.
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isLoopback(parsed.hostname)))
    throw wrong(`${source} is not encrypted, expected https://…`);
  if (parsed.username !== '' || parsed.password !== '')
    throw wrong(`${source} holds a name and a password, which no webhook takes`);
  return { platform, address: parsed, secret };
}

const wrong = (what: string): TriagraphError => new TriagraphError('serve-notify', `--notify: ${what}.`);
