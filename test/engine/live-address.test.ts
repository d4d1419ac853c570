import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveAddress } from '../../src/engine/live/files.js';
import { random } from '../support/random.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<LiveAddress> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new LiveAddress(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kb.snapshot`));
}

describe('a snapshot at an address', () => {
  it('is fetched again after an interrupted download, and then only when it has changed', async () => {
    let answers = 0;
    const address = await listening(
      createServer((request, response) => {
        if (request.headers['if-none-match'] === '"one"') {
          response.writeHead(304).end();
          return;
        }
        const bytes = Buffer.alloc(1_000, 7);
        response.writeHead(200, { etag: '"one"', 'content-length': bytes.length });
        if (++answers > 1) response.end(bytes);
        else response.write(bytes.subarray(0, 10), () => response.destroy());
      }),
    );
    await expect(address.load(false)).rejects.toMatchObject({ code: 'reload-fetch' });
    expect((await address.load(false))?.snapshot).toHaveLength(1_000);
    expect(await address.load(false)).toBeNull();
    expect((await address.load(true))?.snapshot).toHaveLength(1_000);
  });

  /** A server that records the headers of each request. */
  async function recorded(
    answer: (count: number) => { status?: number; headers?: Record<string, string>; body?: string },
  ) {
    const asked: Record<string, unknown>[] = [];
    const address = await listening(
      createServer((request, response) => {
        const { authorization, 'if-none-match': etag, 'if-modified-since': modified, accept } = request.headers;
        asked.push({ url: request.url, authorization, etag, modified, accept });
        const { status = 200, headers = {}, body = 'bytes' } = answer(asked.length);
        response.writeHead(status, headers).end(status === 304 ? undefined : body);
      }),
    );
    return { asked, address };
  }

  it('is requested with the validators of the last complete response, or without any when it must be loaded, in any order', async () => {
    const date = 'Mon, 02 Mar 2026 09:00:00 GMT';
    const next = random(20261124);
    const versions = [{ etag: '"a"', 'last-modified': date }, { etag: '"b"' }, { 'last-modified': date }, {}];
    const turns = Array.from({ length: 60 }, () => {
      const status = [200, 200, 304, 500][next(4)]!;
      return { forced: next(3) === 0, status, headers: versions[next(versions.length)]! as Record<string, string> };
    });
    const { asked, address } = await recorded((count) => turns[count - 1]!);
    let known: Record<string, string> = {};
    for (const [turn, { forced, status, headers }] of turns.entries()) {
      const loaded = await address.load(forced).catch(({ code }: { code: string }) => code);
      const { etag, modified } = asked[turn]!;
      expect([turn, etag, modified]).toEqual([
        turn,
        forced ? undefined : known.etag,
        forced ? undefined : known['last-modified'],
      ]);
      expect(loaded === null ? 304 : loaded === 'reload-status' ? 500 : 200).toBe(status);
      if (status === 200) known = headers;
    }
  });

  it('keeps its validators after a request without them and after an error', async () => {
    const { asked, address } = await recorded((count) => ({
      status: count === 2 ? 500 : count === 4 ? 304 : 200,
      headers: { etag: `"${count}"` },
    }));
    await address.load(false);
    await expect(address.load(false)).rejects.toMatchObject({
      code: 'reload-status',
      message: expect.stringContaining('500'),
    });
    await address.load(true);
    expect(await address.load(false)).toBeNull();
    await address.load(false);
    expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"1"', undefined, '"3"', '"3"']);
  });

  it('is requested with the password of its address, which its name and errors do not show', async () => {
    const { asked, address } = await recorded((count) => ({ status: count === 1 ? 200 : 403 }));
    const secret = new URL(address.address);
    secret.username = 'us%40er';
    secret.password = 'p%3Aw';
    secret.search = '?v=1';
    const named = new LiveAddress(secret);
    await named.load(false);
    expect(asked[0]).toMatchObject({
      url: '/kb.snapshot?v=1',
      authorization: `Basic ${Buffer.from('us@er:p:w').toString('base64')}`,
      accept: expect.stringContaining('application/octet-stream'),
    });
    expect(named.name).toBe(`${secret.origin}/kb.snapshot`);
    const error = (await named.load(false).catch((each: unknown) => each)) as Error;
    expect(error.message).toContain(named.name);
    expect(error.message).not.toContain('p%3Aw');
    await address.load(false).catch(() => {});
    expect(asked.at(-1)?.authorization).toBeUndefined();
  });

  it('is not fetched from a redirect, and a missing server is reported', async () => {
    const { address } = await recorded(() => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' } }));
    await expect(address.load(false)).rejects.toMatchObject({ code: 'reload-fetch' });
    const closed = new LiveAddress(new URL('http://127.0.0.1:1/kb.snapshot'));
    await expect(closed.load(false)).rejects.toMatchObject({
      code: 'reload-fetch',
      message: expect.stringContaining('http://127.0.0.1:1/kb.snapshot cannot be fetched'),
    });
  });

  it('may be empty', async () => {
    const { address } = await recorded(() => ({ body: '' }));
    expect((await address.load(false))?.snapshot).toHaveLength(0);
  });
});
