import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bin, notBuilt } from '../../acceptance/command-line.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';
import { isWhole, soak } from '../../support/soak.js';

/** Enough for a busy machine. */
const patience = { timeout: 20_000, interval: 10 };

const body = '{"text": "no available ip"}';

/** Starts the program in its own process and waits until it answers. */
async function started(...more: string[]) {
  const kb = folderOf(smallKnowledgeBase);
  const args = [bin, 'serve', '--kb', kb, '--no-cache', '--port', '0', '--log-level', 'silent', ...more];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await new Promise((resolve, reject) => {
    child.stdout!.once('data', resolve);
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready.`)));
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  return { child, ended, port: Number(/http:\/\/[\d.]+:(\d+)/.exec(String(said))![1]) };
}

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

function ask(port: number, agent: Agent | false, path = '/v1/query'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const isQuery = path === '/v1/query';
    const headers = isQuery ? { 'content-type': 'application/json' } : {};
    const sent = request({ port, agent, method: isQuery ? 'POST' : 'GET', path, headers });
    sent.on('response', (answer: IncomingMessage) => {
      const { statusCode, headers } = answer;
      answer.resume().on('end', () => resolve({ status: statusCode!, connection: headers.connection }));
    });
    sent.on('error', reject);
    sent.end(isQuery ? body : undefined);
  });
}

/** `ECONNREFUSED` once nothing listens there. */
function refusal(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy());
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code!));
    socket.once('close', () => resolve('was taken'));
  });
}

describe.skipIf(notBuilt !== null)('a server during shutdown', () => {
  it('fails readyz, answers everyone while it drains, then exits cleanly', async () => {
    const { child, ended, port } = await started('--drain', '4');
    const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    onTestFinished(() => agents.forEach((agent) => void agent.destroy()));
    let asking = true;
    const before: Answer[] = [];
    const after: Answer[] = [];
    let told = false;
    const clients = agents.map(async (agent) => {
      while (asking) {
        const wasTold = told;
        const answer = await ask(port, agent);
        if (wasTold) after.push(answer);
        else before.push(answer);
      }
    });
    await expect.poll(() => before.length, patience).toBeGreaterThan(16);
    child.kill('SIGTERM');
    await expect.poll(async () => (await ask(port, false, '/readyz')).status, patience).toBe(503);
    told = true;
    await expect.poll(() => after.length, patience).toBeGreaterThan(16);
    expect(await ask(port, false)).toEqual({ status: 200, connection: 'close' });
    expect((await ask(port, false, '/healthz')).status).toBe(200);
    asking = false;
    await Promise.all(clients);
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]));
    expect(before[0]!.connection).toBe('keep-alive');
    expect(new Set(after.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ status: 200, connection: 'close' })]),
    );
    expect(await ended).toBe(0);
    expect(await refusal(port)).toBe('ECONNREFUSED');
  });

  it.each([
    ['SIGTERM without a time to drain', 'SIGTERM', '0'],
    ['an interrupt from the keyboard', 'SIGINT', '600'],
  ] as const)('stops listening on %s and finishes requests in flight', async (_, signal, drain) => {
    const { child, ended, port } = await started('--drain', drain);
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    const head = `POST /v1/query HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 5));
    await pause(200);
    // Later connections are answered later: the request above is in flight by then.
    expect((await ask(port, false, '/readyz')).status).toBe(200);
    child.kill(signal);
    await expect.poll(() => refusal(port), patience).toBe('ECONNREFUSED');
    socket.write(body.slice(5));
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
    expect(await ended).toBe(0);
  });

  it.each(['0', '1'])(
    'answers every request of clients that connect again and again, with %s seconds to drain',
    async (drain) => {
      const ends: string[] = [];
      let answered = 0;
      for (let round = 0; round < soak(50, 5); round++) {
        const { child, ended, port } = await started('--drain', drain);
        let answers = 0;
        const clients = Array.from({ length: 6 }, async () => {
          for (;;) {
            const end = await ask(port, false).catch(({ code }: NodeJS.ErrnoException) => code!);
            if (typeof end !== 'string') answers++;
            else return end;
          }
        });
        await expect.poll(() => answers, patience).toBeGreaterThan(12);
        child.kill('SIGTERM');
        ends.push(...(await Promise.all(clients)));
        expect(await ended).toBe(0);
        answered += answers;
      }
      if (isWhole) console.log(`drain ${drain}: ${ends.length} clients, ${answered} answers`);
      expect(ends).toEqual(ends.map(() => 'ECONNREFUSED'));
    },
  );

  it('stops waiting at a second signal', async () => {
    const { child, ended, port } = await started('--drain', '600');
    child.kill('SIGTERM');
    await expect.poll(async () => (await ask(port, false, '/readyz')).status, patience).toBe(503);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe.skipIf(notBuilt !== null)('a server that computes something long', () => {
  it.each([
    ['the whole graph', '/v1/graph', undefined],
    [
      'a long symptom',
      '/v1/query',
      JSON.stringify({ text: `no available ip ${'subnet full etcd timeout '.repeat(2_000)}` }),
    ],
  ])('answers others before it: %s', async (_, path, payload) => {
    const { port } = await started();
    const address = `http://127.0.0.1:${port}`;
    const order: string[] = [];
    const headers = { 'content-type': 'application/json' };
    const long = fetch(address + path, payload === undefined ? {} : { method: 'POST', headers, body: payload });
    const ended = long.then(async (answer) => {
      order.push('long');
      expect(answer.status).toBe(200);
      expect(JSON.stringify(await answer.json())).toContain('subnet-full');
    });
    for (let count = 0; count < 3; count++) {
      await fetch(`${address}/healthz`);
      order.push('probe');
    }
    await ended;
    expect(order).toEqual(['probe', 'probe', 'probe', 'long']);
  });
});
