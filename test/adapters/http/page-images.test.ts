import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageFile } from '../../../src/adapters/access/page-files.js';
import { served } from './served.js';

const page: readonly PageFile[] = [
  { path: 'index.html', type: 'text/html; charset=utf-8', bytes: Buffer.from('<title>T</title>'), hashed: false },
];
const files = {
  'net/dns.md': `# DNS is slow

![a](pictures/a%20b.png) ![up](../top.jpg) ![vector](x.svg) ![out](../../outside.png) ![linked](linked.png)
![far](https://example.org/far.png) ![text](notes.txt)

\`\`\`bash
dig example.org
\`\`\`
`,
  'net/pictures/a b.png': 'png',
  'net/x.svg': '<svg onload="alert(1)"/>',
  'net/notes.txt': 'notes',
  'net/unused.png': 'unused',
  'top.jpg': 'jpg',
};
const withImages = (settings = {}) => served(settings, files, page);

describe('the images of documents', () => {
  it('are served when a document shows them, with the type of their extension', async () => {
    const { get } = await withImages();
    const image = await get('/files/net/pictures/a%20b.png');
    expect([image.statusCode, image.headers['content-type'], image.body]).toEqual([200, 'image/png', 'png']);
    expect(image.headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/files/top.jpg')).headers['content-type']).toBe('image/jpeg');
  });

  it.each([
    ['an image that no document shows', 'net/unused.png'],
    ['a vector image, which may hold scripts', 'net/x.svg'],
    ['a file of another kind', 'net/notes.txt'],
    ['a document', 'net/dns.md'],
    ['a path out of the folder', '..%2foutside.png'],
    ['a path through a folder', 'net/%2e%2e/net/unused.png'],
    ['a missing file', 'net/pictures/none.png'],
  ])('do not include %s', async (_, path) => {
    const { get } = await withImages();
    expect((await get(`/files/${path}`)).statusCode).toBe(404);
  });

  it('are not read through a link out of the folder', async () => {
    const { get, folder } = await withImages();
    const outside = join(tmpdir(), `triagraph-outside-${process.pid}.png`);
    writeFileSync(outside, 'secret');
    symlinkSync(outside, join(folder, 'net/linked.png'));
    expect((await get('/files/net/linked.png')).statusCode).toBe(404);
  });

  it('need the token that the knowledge base needs', async () => {
    const tokenFile = join(tmpdir(), `triagraph-image-tokens-${process.pid}`);
    writeFileSync(tokenFile, 'k1vE-a-long-enough-token\n');
    const { get } = await withImages({ tokenFile });
    expect((await get('/files/top.jpg')).statusCode).toBe(401);
    expect((await get('/files/top.jpg', { authorization: 'Bearer k1vE-a-long-enough-token' })).statusCode).toBe(200);
  });
});
