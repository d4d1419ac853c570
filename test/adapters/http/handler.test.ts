import fastify from 'fastify';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createHandler, fastifyRoutes, type Handler } from '../../../src/adapters/http/handler.js';
import { Engine } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';

let engine: Engine;
let handler: Handler;
beforeAll(async () => {
  engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
  handler = await createHandler({ engine });
});

const get = (path: string, headers: Record<string, string> = {}) => new Request(`http://any.host${path}`, { headers });
const post = (path: string, body: unknown, type = 'application/json') =>
  new Request(`http://any.host${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('a handler of the Fetch API', () => {
  it('answers a symptom as the engine does', async () => {
    const answer = await handler(post('/v1/query', { text: 'no available ip' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(engine.query('no available ip'));
  });

  it('goes through a procedure step by step', async () => {
    const begun = (await (await handler(post('/v1/sessions', { text: 'no available ip' }))).json()) as {
      view: { token: string; step: { id: string } };
    };
    const turn = { token: begun.view.token, observation: { outcome: 'abnormal' } };
    const next = (await (await handler(post('/v1/sessions/advance', turn))).json()) as { step: { id: string } };
    expect(next.step.id).not.toBe(begun.view.step.id);
  });

  it('answers several symptoms with the requested keys', async () => {
    const queries = [{ text: 'no available ip' }, { text: 'what to cook tonight' }];
    const answer = await handler(post('/v1/queries', { queries, fields: ['status'] }));
    expect(await answer.json()).toEqual({
      schema: 'triagraph/answers/1',
      answers: [
        { schema: 'triagraph/diagnosis/1', status: 'matched' },
        { schema: 'triagraph/diagnosis/1', status: 'no_match' },
      ],
    });
  });

  it('describes the routes that it serves, below its path', async () => {
    const mounted = await createHandler({ engine, base: '/knowledge' });
    const { servers, paths } = (await (await mounted(get('/knowledge/openapi.json'))).json()) as {
      servers: { url: string }[];
      paths: Record<string, Record<string, object>>;
    };
    expect(servers.map(({ url }) => url)).toEqual(['/knowledge']);
    for (const [path, operations] of Object.entries(paths)) {
      const method = Object.keys(operations)[0]!.toUpperCase();
      const { status } = await mounted(new Request(`http://any.host/knowledge${path}`, { method }));
      expect([path, status]).not.toEqual([path, path.includes('{') ? 405 : 404]);
    }
  });

  it('gives documents by path with an ETag, and only headers to HEAD', async () => {
    const path = '/v1/documents/workflows%2Fen%2Fsubnet-full.md';
    const answer = await handler(get(path));
    expect(((await answer.json()) as { id: string }).id).toBe('subnet-full');
    const again = await handler(get(path, { 'if-none-match': answer.headers.get('etag')! }));
    expect(again.status).toBe(304);
    const head = await handler(new Request(`http://any.host${path}`, { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each([
    ['an unknown route', get('/v2'), 404, 'not-found'],
    ['a route that only the server has', get('/metrics'), 404, 'not-found'],
    ['an unsupported method', get('/v1/query'), 405, 'method-not-allowed'],
    ['an unsupported media type', post('/v1/query', 'text', 'text/plain'), 415, 'unsupported-media-type'],
    ['a body that is not JSON', post('/v1/query', '{'), 400, 'invalid-json'],
    ['a repeated key', post('/v1/query', '{"text":"a","text":"b"}'), 400, 'invalid-json'],
    ['an unknown key', post('/v1/query', { text: 'a', shell: 'rm' }), 400, 'invalid-request'],
    ['a repeated parameter', get('/v1/graph?around=a&around=b'), 400, 'invalid-request'],
    ['a body above the limit', post('/v1/query', { text: 'a'.repeat(5_000_000) }), 413, 'body-too-large'],
    [
      'a damaged token',
      post('/v1/sessions/advance', { token: 't1.A', observation: { back: true } }),
      400,
      'session-token-format',
    ],
    ['an unknown document', get('/v1/documents/subnet-ful'), 404, 'unknown-document'],
    ['an invalid percent escape', get('/v1/documents/%zz'), 400, 'bad-request'],
  ])('refuses %s with a code', async (_, request, status, code) => {
    const answer = await handler(request);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('lets its program authorize requests and observe answers', async () => {
    const answered: string[] = [];
    const guarded = await createHandler({
      engine: { engine },
      base: '/knowledge',
      authorize: ({ headers }) => headers.get('x-user') === 'ada',
      onAnswer: ({ status }) => answered.push(status),
    });
    const asked = post('/knowledge/v1/query', { text: 'no available ip' });
    const refused = await guarded(asked.clone());
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    asked.headers.set('x-user', 'ada');
    expect((await guarded(asked)).status).toBe(200);
    expect((await guarded(get('/knowledge/healthz'))).status).toBe(200);
    expect((await guarded(get('/v1/query'))).status).toBe(404);
    expect(answered).toEqual(['matched']);
  });
});

it('a Fastify server has the same routes below a prefix, beside its own', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.post('/own', async ({ body }) => body);
  await app.register(fastifyRoutes, { prefix: '/knowledge', engine });
  const ask = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  expect((await ask('/knowledge/v1/query', { text: 'no available ip' })).json().matches[0].id).toBe('subnet-full');
  expect((await ask('/knowledge/v1/query', { words: 1 })).json().code).toBe('invalid-request');
  expect((await app.inject('/knowledge/v1/documents/dns')).json().id).toBe('dns');
  expect((await ask('/own', { a: 1 })).json()).toEqual({ a: 1 });
});
