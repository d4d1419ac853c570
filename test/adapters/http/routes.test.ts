import { gunzipSync, gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { problems } from '../../../src/adapters/http/problem.js';
import { routes } from '../../../src/adapters/http/routes/table.js';
import { publicSchemas } from '../../../src/index.js';
import type { Diagnosis, SessionView } from '../../../src/model/index.js';
import { served } from './served.js';

const symptom = 'Pod stuck: no available ip in subnet ovn-default';

async function schemaOf(name: keyof Awaited<ReturnType<typeof publicSchemas>>) {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true });
  const all = await publicSchemas();
  for (const schema of Object.values(all)) ajv.addSchema(schema);
  return ajv.getSchema((all[name] as { $id: string }).$id)!;
}

describe('POST /v1/query', () => {
  it('gives the same answer as the library', async () => {
    const { post, live } = await served();
    const { statusCode, headers, json } = await post('/v1/query', { text: symptom, limit: 2, language: 'en' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json()).toEqual(JSON.parse(JSON.stringify(live.engine.query(symptom, { limit: 2, language: 'en' }))));
    expect(json().workflow.id).toBe('subnet-full');
  });

  it('fills parameters, even with names like those of Object.prototype', async () => {
    const { post } = await served();
    const body = '{"text": "no available ip", "params": {"subnet-name": "ovn-b", "constructor": "x"}}';
    const { workflow, diagnostics } = (await post('/v1/query', body)).json<Diagnosis>();
    expect(workflow?.steps[0]?.commands[0]?.rendered).toContain('ovn-b');
    expect(diagnostics.map(({ ruleId }) => ruleId)).toContain('plan/parameter-unknown');
  });

  it('repeats an answer and counts it again, and answers from a new version after a reload', async () => {
    const { post, get, live, folder } = await served();
    const ask = async (body: object) => (await post('/v1/query', body)).body;
    const first = await ask({ text: symptom });
    expect(await ask({ text: symptom })).toBe(first);
    expect(await ask({ text: symptom, limit: 1 })).not.toBe(first);
    expect((await get('/metrics')).body).toMatch(
      /^triagraph_answers_total\{route="\/v1\/query",status="matched",confidence="\w+"\} 3$/m,
    );
    const { rmSync } = await import('node:fs');
    rmSync(`${folder}/cases/resolver-loop.md`);
    await live.reload();
    expect(JSON.parse(await ask({ text: symptom })).kb.hash).toBe(live.engine.info().hash);
    expect(JSON.parse(first).kb.hash).not.toBe(live.engine.info().hash);
  });

  it('answers 200 with no_match when nothing matches', async () => {
    const { post } = await served();
    const { statusCode, json } = await post('/v1/query', { text: 'bake a cake' });
    expect([statusCode, json().status]).toEqual([200, 'no_match']);
  });

  it.each([
    ['a number for a text', { text: 5 }, '/text'],
    ['text for a number', { text: 'x', limit: '3' }, '/limit'],
    ['an unknown key', { text: 'x', verbose: true }, '"verbose"'],
    ['a missing text', {}, '"text"'],
    ['blank text', { text: ' \n' }, '/text'],
    ['an unsupported language', { text: 'x', language: 'fr' }, 'zh, en'],
    ['a list', [], 'object'],
    ['null', 'null', 'object'],
  ])('refuses %s and reports the position', async (_, body, place) => {
    const { post } = await served();
    const { statusCode, headers, json } = await post('/v1/query', body);
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(json()).toMatchObject({ status: 400, code: 'invalid-request', requestId: headers['x-request-id'] });
    expect(JSON.stringify(json())).toContain(place.replaceAll('"', '\\"'));
  });

  it.each([
    ['broken JSON', '{"text": ', {}, 400, 'invalid-json'],
    ['an empty body', '', {}, 400, 'invalid-json'],
    ['a key that would poison objects', '{"text": "x", "__proto__": {"limit": 1}}', {}, 400, 'invalid-json'],
    ['bytes that are not UTF-8', Buffer.from('7b2274657874223a22ff227d', 'hex'), {}, 400, 'invalid-encoding'],
    ['a form', 'text=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported-media-type'],
    ['plain text', '{"text": "x"}', { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
    ['an unknown encoding', '{"text": "x"}', { 'content-encoding': 'compress' }, 415, 'unsupported-media-type'],
    ['a body that is not in its encoding', '{"text": "x"}', { 'content-encoding': 'gzip' }, 400, 'invalid-encoding'],
    [
      'a truncated compressed body',
      gzipSync('{"text": "no available ip"}').subarray(0, 20),
      { 'content-encoding': 'gzip' },
      400,
      'invalid-encoding',
    ],
    ['a body above the limit', `{"text": "${'x'.repeat(4 << 20)}"}`, {}, 413, 'body-too-large'],
    [
      'a decompression bomb',
      gzipSync(Buffer.alloc(64 << 20, 32)),
      { 'content-encoding': 'gzip' },
      413,
      'body-too-large',
    ],
  ])('refuses %s', async (_, body, headers, status, code) => {
    const { post } = await served();
    const answer = await post('/v1/query', body, headers as Record<string, string>);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('accepts compressed bodies and compresses long answers', async () => {
    const { post } = await served();
    const plain = await post('/v1/query', { text: symptom });
    const packed = await post('/v1/query', gzipSync(JSON.stringify({ text: symptom })), {
      'content-encoding': 'gzip',
      'accept-encoding': 'gzip, br',
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding, Origin' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    const refused = await post('/v1/query', { text: symptom }, { 'accept-encoding': 'gzip;q=0, identity' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });
});

describe('sessions', () => {
  it('continue with the token alone, on any server of the same knowledge base', async () => {
    const [one, other] = [await served(), await served()];
    const started = (await one.post('/v1/sessions', { text: symptom })).json<{
      diagnosis: Diagnosis;
      view: SessionView;
    }>();
    expect((await schemaOf('session-started'))(started)).toBe(true);
    expect(started.view.step?.title).toMatch(/Look at the subnet/);
    const advanced = await other.post('/v1/sessions/advance', {
      token: started.view.token,
      observation: { outcome: 'abnormal' },
    });
    expect(advanced.statusCode).toBe(200);
    expect(advanced.json<SessionView>().visits).toHaveLength(1);
  });

  it('refuse forged and foreign tokens with separate codes', async () => {
    const { post } = await served();
    const foreign = await served(
      {},
      { 'only.md': '---\nid: only\ntriggers: [no available ip]\n---\n# Only\n\n## Diagnosis\n\n1. Look\n' },
    );
    const start = async (at: typeof post): Promise<string> =>
      (await at('/v1/sessions', { text: 'no available ip' })).json<{ view: SessionView }>().view.token!;
    const token = await start(post);
    const changed = `${token.slice(0, 60)}${token[60] === 'A' ? 'B' : 'A'}${token.slice(61)}`;
    const codes = [];
    for (const each of ['nonsense', changed, await start(foreign.post), `t3.${'A'.repeat(524_280)}`]) {
      const answer = await post('/v1/sessions/advance', { token: each, observation: { outcome: 'done' } });
      codes.push([answer.statusCode, answer.json().code]);
    }
    expect(codes).toEqual([
      [400, 'session-token-format'],
      [403, 'session-token-signature'],
      [409, 'session-knowledge-base'],
      [403, 'session-token-signature'],
    ]);
  });

  it('refuse a token for its form exactly when it does not match the pattern in the description', async () => {
    const { get, post } = await served();
    const description = (await get('/openapi.json')).json();
    const form = new RegExp(description.components.schemas.SessionAdvance.properties.token.pattern);
    const { view } = (await post('/v1/sessions', { text: symptom })).json<{ view: SessionView }>();
    const texts = [48, 49, 50, 51, 52].flatMap((length) => [`t3.${'A'.repeat(length)}`, `t2.${'_'.repeat(length)}`]);
    for (const token of [view.token!, ...texts, 't3.', 't1.AAAA', `t3.${'A'.repeat(46)}`]) {
      const answer = await post('/v1/sessions/advance', { token, observation: { back: true } });
      expect([token, answer.json().code === 'session-token-format']).toEqual([token, !form.test(token)]);
    }
  });

  it('continue as stale when the document has changed', async () => {
    const { post, folder, live } = await served();
    const { view } = (await post('/v1/sessions', { text: symptom })).json<{ view: SessionView }>();
    const { appendFileSync } = await import('node:fs');
    appendFileSync(`${folder}/workflows/en/subnet-full.md`, '\n### Step 3: Ask\n\n- Ask.\n');
    expect((await live.reload()).outcome).toBe('swapped');
    const next = await post('/v1/sessions/advance', { token: view.token, observation: { outcome: 'abnormal' } });
    expect([next.statusCode, next.json<SessionView>().status]).toEqual([200, 'stale']);
  });
});

describe('GET /v1/documents/{id}', () => {
  it('finds a document by id, and by path with either form of slashes', async () => {
    const { get } = await served();
    const bodies = await Promise.all(
      ['case-leaked', 'cases/leaked-addresses.md', 'cases%2Fleaked-addresses.md'].map(async (id) =>
        (await get(`/v1/documents/${id}`)).json(),
      ),
    );
    expect(bodies[0].title).toBe('Addresses leaked after a node was removed');
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect((await schemaOf('document'))(bodies[0])).toBe(true);
  });

  it.each([
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '/etc/passwd',
    '__proto__',
    'constructor',
    '%00',
    'x'.repeat(900),
  ])('finds no document called %s', async (id) => {
    const { get } = await served();
    const { statusCode, json } = await get(`/v1/documents/${id}`);
    expect(statusCode).toBe(404);
    expect(['unknown-document', 'not-found']).toContain(json().code);
  });

  it('suggests similar ids', async () => {
    const { get } = await served();
    expect((await get('/v1/documents/subnet-ful')).json().suggestions).toContain('subnet-full');
  });

  it('answers 304 while the knowledge base is the same', async () => {
    const { get, folder, live } = await served();
    const first = await get('/v1/documents/dns');
    const etag = first.headers.etag as string;
    const again = await get('/v1/documents/dns', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { rmSync } = await import('node:fs');
    rmSync(`${folder}/cases/leaked-addresses.md`);
    await live.reload();
    const later = await get('/v1/documents/dns', { 'if-none-match': etag });
    expect(later.statusCode).toBe(200);
    expect(later.headers.etag).not.toBe(etag);
  });
});

describe('GET /v1/graph', () => {
  it('gives the whole graph, and the part around a document', async () => {
    const { get } = await served();
    const check = await schemaOf('graph');
    const [whole, part] = [(await get('/v1/graph')).json(), (await get('/v1/graph?around=dns&depth=2')).json()];
    expect([check(whole), check(part)]).toEqual([true, true]);
    expect(part.nodes.length).toBeGreaterThan(1);
    expect(part.nodes.length).toBeLessThan(whole.nodes.length);
  });

  it.each([
    ['?around=nowhere', 404, 'unknown-node'],
    ['?around=dns&depth=0', 400, 'invalid-request'],
    ['?around=dns&depth=two', 400, 'invalid-request'],
    ['?around=dns&around=dns', 400, 'invalid-request'],
    ['?arround=dns', 400, 'invalid-request'],
  ])('refuses %s', async (query, status, code) => {
    const { get } = await served();
    const answer = await get(`/v1/graph${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

describe('POST /v1/alerts', () => {
  const alert = (alertname: string, labels: object, annotations: object = {}, status = 'firing') => ({
    status,
    labels: { alertname, severity: 'critical', ...labels },
    annotations,
    startsAt: '2026-11-21T10:00:00Z',
    generatorURL: 'http://prometheus/graph',
    fingerprint: `${alertname}${JSON.stringify(labels).length}`,
    futureKey: true,
  });

  it('answers each firing alert name once, with shared labels as parameters', async () => {
    const { post } = await served();
    const { statusCode, json } = await post('/v1/alerts', {
      version: '4',
      groupKey: '{}:{}',
      status: 'firing',
      receiver: 'triagraph',
      alerts: [
        alert('SubnetFull', { subnet: 'ovn-b', pod: 'a' }, { description: 'no available ip', runbook_url: 'http://x' }),
        alert('SubnetFull', { subnet: 'ovn-b', pod: 'bb' }, { description: 'no available ip for bb' }),
        alert('NamesFail', { pod: 'coredns-1' }, { summary: 'could not resolve host' }),
        alert('SubnetFull', { subnet: 'ovn-c' }, {}, 'resolved'),
      ],
    });
    expect(statusCode).toBe(200);
    const { answers, resolved, unanswered } = json();
    expect([resolved, unanswered]).toEqual([1, 0]);
    expect(answers.map((each: { alertname: string; alerts: number }) => [each.alertname, each.alerts])).toEqual([
      ['SubnetFull', 2],
      ['NamesFail', 1],
    ]);
    expect(answers[0]).toMatchObject({ symptom: 'SubnetFull\nno available ip', params: { subnet: 'ovn-b' } });
    expect(answers[0].diagnosis.workflow.id).toBe('subnet-full');
    expect(answers[0].diagnosis.workflow.steps[0].commands[0].rendered).toContain('ovn-b');
    expect(answers[0].diagnosis.diagnostics).toEqual([]);
    expect(answers[1].diagnosis.workflow.id).toBe('dns');
  });

  it('accepts labels named like properties of Object.prototype', async () => {
    const { post } = await served();
    const { statusCode } = await post('/v1/alerts', {
      version: '4',
      alerts: [alert('X', { constructor: 'y', toString: 'z' })],
    });
    expect(statusCode).toBe(200);
  });

  it('answers alerts with whole logs in labels and annotations, since senders do not retry refused alerts', async () => {
    const { post } = await served();
    const long = 'x'.repeat(300_000);
    const { statusCode, json } = await post('/v1/alerts', {
      version: '4',
      alerts: [alert('SubnetFull', { subnet: 'ovn-b', log: long }, { summary: 'no available ip', description: long })],
    });
    expect(statusCode).toBe(200);
    expect(json().answers[0].params).toEqual({ subnet: 'ovn-b' });
    expect(json().answers[0].diagnosis.workflow.id).toBe('subnet-full');
  });

  it('accepts null for empty lists, as Go programs write it', async () => {
    const { post } = await served();
    const { statusCode, json } = await post('/v1/alerts', {
      version: '4',
      groupLabels: null,
      commonLabels: null,
      commonAnnotations: null,
      alerts: [{ ...alert('no available ip', {}), annotations: null }],
    });
    expect([statusCode, json().answers[0].diagnosis.workflow.id]).toEqual([200, 'subnet-full']);
  });

  it('answers a limited number of names and counts the others', async () => {
    const { post } = await served();
    const alerts = Array.from({ length: 25 }, (_, index) => alert(`Kind${index}`, {}));
    const { json } = await post('/v1/alerts', { version: '4', alerts });
    expect([json().answers.length, json().unanswered]).toEqual([20, 5]);
  });

  it('refuses an unsupported version of the webhook', async () => {
    const { post } = await served();
    expect((await post('/v1/alerts', { version: '3', alerts: [] })).json().code).toBe('invalid-request');
  });
});

describe('probes and descriptions', () => {
  it('report liveness, readiness and the knowledge base; not ready during shutdown', async () => {
    const { get, live, beginToClose } = await served();
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json().kb.hash).toBe(live.engine.info().hash);
    beginToClose();
    const { statusCode, json } = await get('/readyz');
    expect([statusCode, json().code]).toEqual([503, 'closing']);
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  it('count answers, refusals and reloads', async () => {
    const { post, get, live } = await served();
    await post('/v1/query', { text: symptom });
    await post('/v1/query', { text: 'bake a cake' });
    await post('/v1/query', {});
    await live.reload();
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toMatch(/^triagraph_answers_total\{route="\/v1\/query",status="matched",confidence="\w+"\} 1$/m);
    // promtool: a gauge must not have the suffix of counters.
    expect(body).not.toMatch(/^# TYPE \w+_total gauge$/m);
    expect(body).toMatch(/^triagraph_unanswered_total\{route="\/v1\/query"\} 1$/m);
    expect(body).toMatch(/^triagraph_http_problems_total\{code="invalid-request"\} 1$/m);
    expect(body).toMatch(/^triagraph_reloads_total\{outcome="unchanged"\} 1$/m);
    expect(body).toMatch(/^triagraph_http_request_seconds_count\{route="\/v1\/query",method="POST",status="200"\} 2$/m);
  });

  it('describe every route and code in OpenAPI 3.1, with valid references', async () => {
    const { get } = await served();
    const document = (await get('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path } of routes) expect(document.paths[path][method.toLowerCase()].operationId).toBeTruthy();
    const text = JSON.stringify(document);
    const references = [...new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!))];
    expect(references.length).toBeGreaterThan(20);
    for (const target of references) {
      expect(target).toMatch(/^#\//);
      const found = target
        .slice(2)
        .split('/')
        .reduce<Record<string, unknown> | undefined>((at, key) => at?.[key] as Record<string, unknown>, document);
      expect(found, target).toBeTypeOf('object');
    }
    const untold = Object.keys(problems).filter((code) => !text.includes(`\`${code}\``));
    expect(untold).toEqual([]);
  });

  it('include a page that loads and runs nothing', async () => {
    const { get } = await served();
    const { body, headers } = await get('/');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(body).not.toMatch(/<script|src=|url\(|@import|style="/i);
    for (const { path } of routes) expect(body).toContain(path);
  });

  it('list the existing routes for an unknown one', async () => {
    const { get, app } = await served();
    expect((await get('/v2')).json().code).toBe('not-found');
    for (const method of ['DELETE', 'QUERY'] as const) {
      const asked = { method: method as 'DELETE', url: '/v1/query', headers: { host: 'localhost' } };
      const { statusCode, headers, json } = await app.inject(asked);
      expect([statusCode, headers.allow, json().code]).toEqual([405, 'POST', 'method-not-allowed']);
    }
    expect((await get('/v1/%zz')).json().code).toBe('bad-request');
  });
});
