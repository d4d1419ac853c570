import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageFile } from '../../../src/adapters/access/page-files.js';
import { Engine } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';
import { served } from './served.js';

const file = (path: string, type: string, text: string): PageFile => ({
  path,
  type,
  bytes: Buffer.from(text),
  hashed: path.startsWith('assets/'),
});
const page = [
  file('index.html', 'text/html; charset=utf-8', '<!doctype html><title>Triagraph</title>'),
  file('sw.js', 'text/javascript; charset=utf-8', 'self.files=[];'),
  file('assets/index-a1.js', 'text/javascript; charset=utf-8', 'export {};'),
];
const secret = 'k1vE-a-long-enough-token';
const withPage = (settings = {}) => served(settings, smallKnowledgeBase, page);

describe('the page of a server', () => {
  it('is served at / and may load only files of this server', async () => {
    const { get } = await withPage();
    const { headers, body } = await get('/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']);
    for (const directive of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'none'"])
      expect(policy).toContain(directive);
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual(['nosniff', 'no-referrer']);
    expect(body).toContain('<meta name="triagraph-api" content="v1/">');
  });

  it('lets browsers keep files with hashed names, and revalidate the others', async () => {
    const { get } = await withPage();
    expect((await get('/assets/index-a1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/sw.js']) {
      const { headers } = await get(path);
      expect(headers['cache-control']).toBe('no-cache');
      const again = await get(path, { 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it.each(['/assets/', '/assets/index-b2.js', '/assets/..%2fsw.js', '/index.html.bak', '/..%2f..%2fpackage.json'])(
    'has no file at %s',
    async (path) => {
      const { get } = await withPage();
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  it('leaves the description of the API at /api', async () => {
    const { get } = await withPage();
    expect((await get('/api')).body).toContain('/v1/query');
    expect((await get('/openapi.json')).json().paths['/v1/query']).toBeTypeOf('object');
  });

  it('needs no token, but its snapshot does', async () => {
    const tokenFile = join(folderOf({ tokens: `${secret}\n` }), 'tokens');
    const { get } = await withPage({ tokenFile });
    const status = async (path: string, headers = {}) => (await get(path, headers)).statusCode;
    expect([await status('/'), await status('/assets/index-a1.js'), await status('/sw.js')]).toEqual([200, 200, 200]);
    expect(await status('/kb.snapshot')).toBe(401);
    expect(await status('/kb.snapshot', { authorization: `Bearer ${secret}` })).toBe(200);
  });
});

describe('the snapshot of a server', () => {
  it('gives the answers of the server, and is sent uncompressed', async () => {
    const { get, live } = await withPage();
    const { rawPayload, headers } = await get('/kb.snapshot', { 'accept-encoding': 'gzip' });
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['application/octet-stream', undefined]);
    const engine = await Engine.open({ snapshot: rawPayload });
    expect(engine.info().hash).toBe(live.engine.info().hash);
    await engine.close();
  });

  it('has an ETag that changes with the knowledge base', async () => {
    const { get, live, folder } = await withPage();
    const tag = String((await get('/kb.snapshot')).headers.etag);
    expect((await get('/kb.snapshot', { 'if-none-match': tag })).statusCode).toBe(304);
    writeFileSync(join(folder, 'new.md'), '# Disk full\n\n## Steps\n\n1. Run `df -h`.\n');
    await live.reload();
    const { statusCode, headers } = await get('/kb.snapshot', { 'if-none-match': tag });
    expect(statusCode).toBe(200);
    expect(headers.etag).not.toBe(tag);
  });
});
