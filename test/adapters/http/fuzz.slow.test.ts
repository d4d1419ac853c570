import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { publicSchemas } from '../../../src/index.js';
import { random } from '../../support/random.js';
import { operationsOf, RequestMaker } from './requests.js';
import { served } from './served.js';

/** More of them: TRIAGRAPH_FUZZ_REQUESTS=20000. Another seed: TRIAGRAPH_FUZZ_SEED. */
const count = Number(process.env.TRIAGRAPH_FUZZ_REQUESTS ?? 2_000);
const seed = Number(process.env.TRIAGRAPH_FUZZ_SEED ?? 20_261_121);

it(`${count} nearly valid requests get a documented status and no internal error (seed ${seed})`, async () => {
  const { app, get, post, log } = await served();
  const document = (await get('/openapi.json')).json();
  const operations = operationsOf(document);
  const maker = new RequestMaker(document, random(seed));
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  const isProblem = ajv.compile((await publicSchemas()).problem);
  const token = (await post('/v1/sessions', { text: 'no available ip' })).json().view.token as string;
  const seen = new Map<number, number>();
  for (let number = 0; number < count; number++) {
    const operation = maker.pick(operations);
    const { method } = operation;
    let payload = operation.body === null ? undefined : maker.body(operation.body);
    if (payload !== undefined && maker.oneIn(2))
      payload = payload.replace(/"token":"[^"]*"/, () => `"token":"${token}"`);
    const url = maker.url(operation);
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        host: 'localhost',
        ...(payload === undefined ? {} : { 'content-type': maker.oneIn(30) ? 'text/plain' : 'application/json' }),
        ...(maker.oneIn(20) ? { 'if-none-match': maker.pick(['*', 'W/"x"', '"', ',,,']) } : {}),
        ...(maker.oneIn(20) ? { 'accept-encoding': maker.pick(['gzip', 'br', ';;', '*']) } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const what = `${method} ${url} ${payload ?? ''}`.slice(0, 2_000);
    const { statusCode } = answer;
    seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
    // A mutated path may not exist.
    expect(statusCode === 404 || operation.statuses.has(statusCode), `${statusCode} to ${what}`).toBe(true);
    // An overloaded server answers 503.
    if (statusCode !== 503) expect(statusCode, what).toBeLessThan(500);
    if (statusCode < 400) continue;
    const problem = unpacked(answer);
    expect(isProblem(problem), what).toBe(true);
    expect(problem.status).toBe(statusCode);
  }
  // Enough requests reach the routes.
  expect(seen.get(200)).toBeGreaterThan(count / 5);
  expect(seen.get(400)).toBeGreaterThan(count / 20);
  expect(log.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

/** Long problems are compressed too. */
function unpacked({ headers, rawPayload }: Pick<LightMyRequestResponse, 'headers' | 'rawPayload'>): { status: number } {
  const coding = headers['content-encoding'];
  const unpack = coding === 'gzip' ? gunzipSync : coding === 'br' ? brotliDecompressSync : (bytes: Buffer) => bytes;
  return JSON.parse(unpack(rawPayload).toString()) as { status: number };
}
