import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bin, notBuilt } from '../../acceptance/command-line.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';
import { call } from './connected.js';

const argumentsOf = (kb: string, ...more: string[]) => [bin, 'mcp', '--kb', kb, '--no-cache', ...more];

/** Clients that initialize first, and those that send their version with each request. */
const eras = [
  ['2025-11-25', { versionNegotiation: { mode: 'legacy' } }],
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
] as const;

describe.skipIf(notBuilt !== null)('mcp on standard input and output', () => {
  it.each(eras)(
    'answers the official client (%s), writes only protocol messages, and ends with it',
    async (_, options) => {
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: argumentsOf(folderOf(smallKnowledgeBase)),
        stderr: 'pipe',
      });
      const client = new Client({ name: 'test', version: '1' }, options);
      const faults: Error[] = [];
      client.onerror = (error) => faults.push(error);
      await client.connect(transport);
      expect(client.getServerVersion()).toMatchObject({ name: 'triagraph' });
      const { data } = await call(client, 'find_workflow', { symptom: 'no available ip' });
      expect(data.workflow.id).toBe('subnet-full');
      const { pid } = transport;
      await client.close();
      expect(faults).toEqual([]);
      expect(() => process.kill(pid!, 0)).toThrow('ESRCH');
    },
  );

  it('introduces itself and lists its tools before the knowledge base is compiled', async () => {
    const step = (_: unknown, index: number) =>
      `## Step ${index}: Look at part ${index}\n\n\`\`\`bash\nls /${index}\n\`\`\`\n`;
    const page = (_: unknown, index: number) => [
      `page-${index}.md`,
      `# Trouble with part ${index}\n\n${Array.from({ length: 60 }, step).join('\n')}`,
    ];
    const many = Object.fromEntries(Array.from({ length: 150 }, page)) as Record<string, string>;
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: argumentsOf(folderOf({ ...many, ...smallKnowledgeBase })),
      stderr: 'pipe',
    });
    let said = '';
    transport.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    onTestFinished(() => client.close());
    expect((await client.listTools()).tools.length).toBeGreaterThan(3);
    expect(said, 'it is said when the documents are there').not.toContain('documents for language models');
    const { data, text } = await call(client, 'find_workflow', { symptom: 'no available ip' });
    expect(data.workflow.id).toBe('subnet-full');
    expect(data.session, 'a model copies it with each turn').toBe('s1');
    expect(text).toContain('session: s1');
    const next = await call(client, 'advance_diagnosis', { session: 's1', outcome: 'abnormal' });
    expect(next.data.session).toBe('s2');
    const again = await call(client, 'advance_diagnosis', { session: 's1', outcome: 'abnormal' });
    expect(again.data.step).toEqual(next.data.step);
  });

  it('survives invalid messages', async () => {
    const child = spawn(process.execPath, argumentsOf(folderOf(smallKnowledgeBase)), {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const out: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    const info = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
    child.stdin.write('this is no message\n{"jsonrpc":"2.0"}\n[]\n');
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: info })}\n`);
    await new Promise<void>((resolve) => {
      child.stdout.on('data', () => Buffer.concat(out).includes('"id":1') && resolve());
    });
    child.stdin.end();
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(0);
    const lines = Buffer.concat(out).toString('utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).jsonrpc)).toEqual(lines.map(() => '2.0'));
  });
});

interface Started {
  readonly url: URL;
  readonly child: ChildProcess;
}

async function startHttp(env: Record<string, string> = {}, ...more: string[]): Promise<Started> {
  const args = argumentsOf(folderOf(smallKnowledgeBase), '--http', '--port', '0', ...more);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /on (http\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  return { url: new URL(address), child };
}

/** The status of a request with these headers; `fetch` would not send a foreign Host. */
function statusOf(url: URL, headers: Record<string, string>, method = 'POST'): Promise<number> {
  const info = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: info });
  const common = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...common, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.once('error', reject);
    sent.end(method === 'POST' ? body : undefined);
  });
}

describe.skipIf(notBuilt !== null)('mcp over streamable HTTP', () => {
  it.each(eras)('answers the official client (%s) turn by turn, and ends at SIGTERM', async (era, options) => {
    const { url, child } = await startHttp();
    expect(url.hostname).toBe('127.0.0.1');
    const client = new Client({ name: 'test', version: '1' }, options);
    await client.connect(new StreamableHTTPClientTransport(url));
    const { data } = await call(client, 'find_workflow', { symptom: 'no available ip' });
    const next = await call(client, 'advance_diagnosis', { session: data.session, outcome: 'abnormal' });
    expect(next.data.step.id).toBe('step-2');
    expect(client.getNegotiatedProtocolVersion()).toBe(era);
    await client.close();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('rejects pages of other sites, under any name', async () => {
    const { url } = await startHttp({}, '--allowed-host', 'kb.example.org');
    const status = (headers: Record<string, string>) => statusOf(url, headers);
    expect(await status({})).toBe(200);
    expect(await status({ host: 'kb.example.org' })).toBe(200);
    expect(await status({ host: 'evil.example' })).toBe(403);
    expect(await status({ origin: 'https://evil.example' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ origin: `http://localhost:${url.port}` })).toBe(200);
    expect(await statusOf(new URL('/other', url), {})).toBe(404);
  });

  it('requires a token if configured, and does not open a reachable address without one', async () => {
    const token = 'a-token-of-some-length';
    const { url } = await startHttp({ TRIAGRAPH_MCP_TOKENS: `another-token-of-length, ${token}` });
    expect(await statusOf(url, {})).toBe(401);
    expect(await statusOf(url, { authorization: `Bearer ${token}x` })).toBe(401);
    expect(await statusOf(url, { authorization: `Bearer ${token}` })).toBe(200);
    await expect(startHttp({ TRIAGRAPH_MCP_TOKENS: '' }, '--host', '0.0.0.0')).rejects.toThrow(/Others can reach/);
    await expect(startHttp({ TRIAGRAPH_MCP_TOKENS: 'short' })).rejects.toThrow(/at least 16/);
  });
});
