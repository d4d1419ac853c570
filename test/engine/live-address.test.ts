import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveAddress } from '../../src/engine/live/address.js';

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
  it('is fetched again after a download that broke off, then only when it has changed', async () => {
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
    expect(await address.load(false)).toHaveLength(1_000);
    expect(await address.load(false)).toBeNull();
    expect(await address.load(true)).toHaveLength(1_000);
  });
});
