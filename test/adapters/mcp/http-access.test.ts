import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { McpHttpSettings } from '../../../src/adapters/access/settings.js';
import { RequestRate } from '../../../src/adapters/access/tokens.js';
import { openHttp } from '../../../src/adapters/mcp/http.js';
import { Engine } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';

const [old, next] = ['an-old-token-of-some-length', 'the-next-token-of-some-length'];

async function opened(settings: Partial<McpHttpSettings> = {}) {
  const engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
  const faults: string[] = [];
  const adapter = await openHttp(
    { host: '127.0.0.1', port: 0, ...settings },
    () => engine,
    (message) => faults.push(message),
  );
  onTestFinished(() => adapter.close());
  /** Calls a tool, or requests another path. */
  const ask = (headers: Record<string, string> = {}, path = '/mcp', method = path === '/mcp' ? 'POST' : 'GET') =>
    new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
      const url = new URL(path, adapter.address);
      const common = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
      const sent = request(url, { method, headers: { ...common, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode!, text, headers: response.headers }));
      });
      sent.once('error', reject);
      const params = { name: 'find_workflow', arguments: { symptom: 'no available ip' } };
      sent.end(method === 'POST' ? JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }) : undefined);
    });
  return { adapter, ask, faults };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it('accepts tokens of a file and reloads them without a restart', async () => {
  const folder = folderOf({ tokens: `# for the assistant\nassistant ${old}\n` });
  const { adapter, ask, faults } = await opened({ tokenFile: `${folder}/tokens` });
  expect((await ask()).status).toBe(401);
  expect((await ask(bearer(`${old}x`))).status).toBe(401);
  expect((await ask(bearer(old))).status).toBe(200);
  writeFileSync(`${folder}/tokens`, `assistant ${old}\nassistant ${next}\n`);
  await adapter.refresh();
  expect([(await ask(bearer(old))).status, (await ask(bearer(next))).status]).toEqual([200, 200]);
  writeFileSync(`${folder}/tokens`, `assistant ${next}\n`);
  await adapter.refresh();
  expect([(await ask(bearer(old))).status, (await ask(bearer(next))).status]).toEqual([401, 200]);
  writeFileSync(`${folder}/tokens`, 'short\n');
  await adapter.refresh();
  expect((await ask(bearer(next))).status).toBe(200);
  expect(faults).toEqual([expect.stringContaining('at least 16')]);
  expect((await ask(bearer(next), '/metrics')).text).toContain('triagraph_token_file_failures_total 1');
  expect(faults.join()).not.toContain('short');
});

it('a reachable address does not open without tokens, nor with two sources of tokens', async () => {
  const folder = folderOf({ tokens: `${old}\n` });
  await expect(opened({ host: '0.0.0.0' })).rejects.toMatchObject({ code: 'mcp-open' });
  await expect(opened({ tokenFile: `${folder}/none` })).rejects.toMatchObject({ code: 'token-file' });
  const both = { tokens: [old], tokenFile: `${folder}/tokens` };
  await expect(opened(both)).rejects.toMatchObject({ code: 'mcp-token' });
});

it('limits the rate of each token separately', async () => {
  const { ask } = await opened({ tokens: [old, next], rateLimit: 3 });
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push((await ask(bearer(old))).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(Number((await ask(bearer(old))).headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(bearer(next))).status).toBe(200);
  // Guessed tokens are counted too.
  const guesses = [];
  for (let count = 0; count < 4; count++) guesses.push((await ask(bearer(`guess-${count}`))).status);
  expect(guesses).toEqual([401, 401, 401, 429]);
});

it('shows metrics to authorized callers, and liveness to probes', async () => {
  const { ask } = await opened({ tokens: [old] });
  await ask(bearer(old));
  await ask();
  expect(await ask({}, '/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
  expect((await ask({}, '/healthz', 'POST')).status).toBe(405);
  expect((await ask({}, '/metrics')).status).toBe(401);
  const { text, status } = await ask(bearer(old), '/metrics');
  expect(status).toBe(200);
  expect(text).toContain('triagraph_mcp_requests_total{status="200"} 2');
  expect(text).toContain('triagraph_mcp_requests_total{status="401"} 2');
  expect(text).toContain('triagraph_mcp_tool_calls_total{tool="find_workflow",outcome="ok"} 1');
  expect(text).toContain('triagraph_mcp_in_flight 1');
  expect(text).not.toContain('no available ip');
});

it('rejects pages of other sites before any other check', async () => {
  const { ask } = await opened({ tokens: [old] });
  for (const path of ['/mcp', '/healthz', '/metrics', '/other']) {
    expect((await ask({ ...bearer(old), host: 'evil.example' }, path)).status, path).toBe(403);
    expect((await ask({ ...bearer(old), origin: 'https://evil.example' }, path)).status, path).toBe(403);
  }
  expect((await ask(bearer(old), '/other')).status).toBe(404);
});

it('closes a connection whose request does not arrive in time', async () => {
  const { adapter } = await opened();
  const socket = connect(Number(new URL(adapter.address).port), '127.0.0.1');
  socket.write('POST /mcp HTTP/1.1\r\nhost: localhost\r\n');
  // Node's default check would take half a minute.
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  socket.destroy();
});

it('a rate limit resets after a minute, and old callers are forgotten', () => {
  let time = 0;
  const rate = new RequestRate(1, () => time);
  expect([rate.secondsToWait('a'), rate.secondsToWait('a')]).toEqual([0, 60]);
  time += 59_500;
  expect(rate.secondsToWait('a')).toBe(1);
  time += 500;
  expect(rate.secondsToWait('a')).toBe(0);
  for (let caller = 0; caller < 10_000; caller++) rate.secondsToWait(String(caller));
  expect(rate.secondsToWait('a')).toBe(0);
});
