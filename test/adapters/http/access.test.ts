import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BearerTokens } from '../../../src/adapters/access/tokens.js';
import { folderOf } from '../../support/folder.js';
import { listening, served } from './served.js';

const secret = 'a-token-of-some-length';
const other = 'another-token-of-length';
const tokensIn = (text: string): string => join(folderOf({ tokens: text }), 'tokens');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('bearer tokens', () => {
  it('allow what their line says, until the day that it names', async () => {
    const lines = [`old ${secret} until=2020-01-31`, `prometheus ${other} for=metrics until=2999-01-01T00:00:00Z`];
    const { post, get } = await served({
      tokenFile: tokensIn(`${lines.join('\n')}\nbot bot-bot-bot-bot-bot for=ask\n`),
    });
    const asked = async (token: string) => (await post('/v1/query', { text: 'x' }, bearer(token))).json().code ?? 'ok';
    const read = async (token: string) => (await get('/metrics', bearer(token))).statusCode;
    expect([await asked(secret), await read(secret)]).toEqual(['unauthorized', 401]);
    expect([await asked(other), await read(other)]).toEqual(['not-permitted', 200]);
    expect([await asked('bot-bot-bot-bot-bot'), await read('bot-bot-bot-bot-bot')]).toEqual(['ok', 403]);
  });

  it('expire at the time that their line names', async () => {
    const tokens = await BearerTokens.open(tokensIn(`${secret} until=2027-01-31`), () => {});
    onTestFinished(() => tokens.close());
    const day = Date.UTC(2027, 0, 31);
    expect(tokens.callerOf(secret, day - 1)?.name).toBe('token-1');
    expect(tokens.callerOf(secret, day)).toBeNull();
  });

  it('admit their holders under the name in the file', async () => {
    const { post, log } = await served({ tokenFile: tokensIn(`# for the chat\nchatbot ${secret}\n\n${other}\n`) });
    expect((await post('/v1/query', { text: 'x' }, bearer(secret))).statusCode).toBe(200);
    expect((await post('/v1/query', { text: 'x' }, bearer(other))).statusCode).toBe(200);
    expect(log.lines.map(({ caller }) => caller)).toEqual(['chatbot', 'token-4']);
    expect(log.text).not.toContain(secret);
  });

  it.each([
    ['no token', {}],
    ['a wrong token', bearer('a-token-of-some-lengtH')],
    ['the beginning of a token', bearer(secret.slice(0, -1))],
    ['a token and one more character', bearer(`${secret}x`)],
    ['an empty token', { authorization: 'Bearer ' }],
    ['the name of a token', bearer('chatbot')],
    ['a basic password', { authorization: `Basic ${Buffer.from(`x:${secret}`).toString('base64')}` }],
    ['a token in another header', { 'x-token': secret }],
  ])('are required: a request with %s is rejected before its body is read', async (_, headers) => {
    const { post } = await served({ tokenFile: tokensIn(`chatbot ${secret}`) });
    const { statusCode, headers: sent, json } = await post('/v1/query', '{"broken', headers as Record<string, string>);
    expect([statusCode, json().code]).toEqual([401, 'unauthorized']);
    expect(sent['www-authenticate']).toBe('Bearer realm="triagraph"');
  });

  it('are not required for probes and the API description', async () => {
    const { get } = await served({ tokenFile: tokensIn(secret) });
    const codes = await Promise.all(
      ['/healthz', '/readyz', '/openapi.json', '/', '/metrics', '/v1/graph'].map(
        async (url) => (await get(url)).statusCode,
      ),
    );
    expect(codes).toEqual([200, 200, 200, 200, 401, 401]);
  });

  it('are rotated by writing the file; an invalid file keeps the previous ones', async () => {
    const file = tokensIn(secret);
    const { post, tokens, get } = await served({ tokenFile: file });
    const status = async (token: string) => (await post('/v1/query', { text: 'x' }, bearer(token))).statusCode;
    writeFileSync(file, `${other}\n`);
    await tokens?.refresh();
    expect([await status(secret), await status(other)]).toEqual([401, 200]);
    for (const fault of ['', '# none\n', 'short\n', 'three words here-that-are-long\n']) {
      writeFileSync(file, fault);
      await tokens?.refresh();
    }
    rmSync(file);
    await tokens?.refresh();
    expect(await status(other)).toBe(200);
    expect((await get('/metrics', bearer(other))).body).toMatch(/^triagraph_token_file_failures_total 5$/m);
  });

  it.each([
    ['missing', null, /cannot be read \(ENOENT\)/],
    ['empty', '', /contains no token/],
    ['for an unknown purpose', `${secret} for=everything`, /:1: unexpected for=, expected ask or metrics/],
    ['with an invalid date', `${secret} until=tomorrow`, /:1: unexpected until=, expected a day/],
    ['with a short token', 'ok-this-is-long-enough\nshort', /:2: unexpected token, expected at least 16/],
  ])('prevent the start when their file is invalid: %s', async (_, text, message) => {
    const file = text === null ? join(folderOf(), 'nowhere') : tokensIn(text);
    await expect(served({ tokenFile: file })).rejects.toThrow(message);
  });
});

describe('hosts and origins', () => {
  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:80',
    'localhost@evil.example',
    '10.0.0.1',
    '[::2]',
  ])('are checked: a loopback server rejects the host name "%s"', async (host) => {
    const { get } = await served();
    const { statusCode, json } = await get('/healthz', { host });
    expect([statusCode, json().code]).toEqual([403, 'host-not-allowed']);
  });

  it('are accepted when they are loopback names or configured', async () => {
    const { get } = await served({ allowedHosts: ['kb.example'] });
    const hosts = ['localhost', 'localhost:8080', '127.0.0.1:1', '127.8.8.8', '[::1]:8080', 'KB.example:443'];
    for (const host of hosts) expect((await get('/healthz', { host })).statusCode, host).toBe(200);
  });

  it('are checked: pages of other origins are rejected', async () => {
    const { post } = await served();
    for (const origin of ['https://evil.example', 'null', 'http://localhost:9999', 'file://']) {
      const { statusCode, json } = await post('/v1/query', { text: 'x' }, { host: 'localhost:8080', origin });
      expect([statusCode, json().code], origin).toEqual([403, 'origin-not-allowed']);
    }
    const own = { host: 'localhost:8080', origin: 'http://localhost:8080' };
    expect((await post('/v1/query', { text: 'x' }, own)).statusCode).toBe(200);
  });

  it('are allowed for pages when they are configured', async () => {
    const { app, post } = await served({ corsOrigins: ['https://chat.example'] });
    const origin = 'https://chat.example';
    const preflight = (from: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/v1/query',
        headers: { host: 'localhost', origin: from, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight(origin);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe(origin);
    expect((await post('/v1/query', { text: 'x' }, { origin })).headers['access-control-allow-origin']).toBe(origin);
    const refused = await preflight('https://chat.example.evil');
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });
});

describe('limits', () => {
  it('apply to each token separately', async () => {
    const { post } = await served({ tokenFile: tokensIn(`${secret}\n${other}`), rateLimit: 3 });
    const ask = async (token: string) => (await post('/v1/query', { text: 'x' }, bearer(token))).statusCode;
    const codes = [];
    for (let count = 0; count < 4; count++) codes.push(await ask(secret));
    expect(codes).toEqual([200, 200, 200, 429]);
    expect(await ask(other)).toBe(200);
    const { headers, json } = await post('/v1/query', { text: 'x' }, bearer(secret));
    expect(json().code).toBe('too-many-requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('apply to guessed tokens, but never to probes', async () => {
    const { post, get } = await served({ tokenFile: tokensIn(secret), rateLimit: 3 });
    const codes = [];
    for (let count = 0; count < 5; count++)
      codes.push((await post('/v1/query', { text: 'x' }, bearer(`guess-${count}-of-some-length`))).statusCode);
    expect(codes).toEqual([401, 401, 401, 429, 429]);
    for (let count = 0; count < 5; count++) expect((await get('/healthz')).statusCode).toBe(200);
  });

  it('reject requests above the number in flight', async () => {
    const { post, get, inFlight } = await served();
    inFlight.count = 1_000;
    const { statusCode, headers, json } = await post('/v1/query', { text: 'x' });
    expect([statusCode, headers['retry-after'], json().code]).toEqual([503, '1', 'overloaded']);
    expect((await get('/healthz')).statusCode).toBe(200);
    inFlight.count = 0;
    expect((await post('/v1/query', { text: 'x' })).statusCode).toBe(200);
  });
});

describe('a reachable address', () => {
  it('is refused without tokens', async () => {
    await expect(listening({ host: '0.0.0.0' })).rejects.toThrow(/--token-file FILE/);
  });
});

describe('the log', () => {
  it('contains no symptom, id or header, unless symptoms are enabled', async () => {
    const symptom = 'no available ip for customer-4711';
    const silent = await served();
    await silent.post('/v1/query', { text: symptom });
    await silent.post('/v1/query', `{"text": "${symptom}`);
    await silent.get('/v1/documents/customer-4711?customer-4711', { 'x-forwarded-for': 'customer-4711' });
    await silent.get('/customer-4711');
    expect(silent.log.lines.length).toBe(4);
    expect(silent.log.text).not.toContain('4711');
    const telling = await served({ logSymptoms: true });
    await telling.post('/v1/query', { text: symptom });
    expect(telling.log.lines[0]).toMatchObject({ symptom, answer: 'matched', route: '/v1/query', status: 200 });
  });

  it('writes one line per request, whatever a symptom or id contains', async () => {
    const { post, log } = await served({ logSymptoms: true });
    const text = 'no available ip\n{"level":50,"msg":"forged"}\r\n\u001b[31m\u2028';
    await post('/v1/query', { text }, { 'x-request-id': 'good-1' });
    await post('/v1/query', { text }, { 'x-request-id': 'bad\u001b[31m id' });
    expect(log.lines).toHaveLength(2);
    expect(log.lines[0]).toMatchObject({ request: 'good-1', symptom: text });
    expect(log.lines[1]!.request).toMatch(/^[0-9a-f-]{36}$/);
    expect(log.text).not.toMatch(/[\u001b\r]/);
  });
});

describe('feedback', () => {
  const folderFile = () => join(folderOf(), 'feedback.jsonl');

  it('is accepted but not stored by default', async () => {
    const { post } = await served();
    const answer = await post('/v1/feedback', { verdict: 'helped', document: 'subnet-full', text: 'no ip' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: true, recorded: false }]);
  });

  it('is written one line each beside unanswered symptoms, with secrets redacted', async () => {
    const { readFileSync, statSync } = await import('node:fs');
    const file = folderFile();
    const { post, feedback } = await served({ feedbackLog: file });
    const text =
      'login fails, password=hunter2 token: eyJhbGciOiJI.eyJzdWIiOiIx.sig\nAuthorization: Bearer abcdef123456';
    expect((await post('/v1/feedback', { verdict: 'instead', instead: 'dns', text })).json().recorded).toBe(true);
    await post('/v1/query', { text: 'bake a cake at https://me:cake@example.org' });
    await feedback?.flush();
    const lines = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ kind: 'feedback', verdict: 'instead', instead: 'dns' });
    expect(lines[1]).toMatchObject({ kind: 'unanswered', confidence: 'low', document: null });
    expect(readFileSync(file, 'utf8')).not.toMatch(/hunter2|eyJ|abcdef123456|me:cake/);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it.each([
    [{ verdict: 'instead' }, 400, 'invalid-request'],
    [{ verdict: 'great' }, 400, 'invalid-request'],
    [{ verdict: 'instead', instead: 'nowhere' }, 404, 'unknown-document'],
  ])('refuses %j', async (body, status, code) => {
    const { post } = await served();
    const answer = await post('/v1/feedback', body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('is counted when it cannot be written, and the server continues', async () => {
    const file = folderFile();
    mkdirSync(file);
    const { post, feedback, lost } = await served({ feedbackLog: file });
    await post('/v1/feedback', { verdict: 'helped' });
    await feedback?.flush();
    expect(lost).toHaveLength(1);
    expect((await post('/v1/feedback', { verdict: 'helped' })).json()).toEqual({ accepted: true, recorded: false });
    await feedback?.flush();
    rmSync(file, { recursive: true });
    await post('/v1/feedback', { verdict: 'helped' });
    await feedback?.flush();
    expect((await post('/v1/feedback', { verdict: 'helped' })).json().recorded).toBe(true);
  });
});
