import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveEngine } from '../../index.js';
import { type ImageFile, imageFolder, imagesOf, type PageFile } from '../access/page-files.js';
import { isKnown } from './operation.js';
import type { Route } from './routes/route.js';

/** Allows only files of this server: markup of a document cannot run or load anything. */
const policy = [
  "default-src 'none'",
  ...['script', 'style', 'img', 'connect', 'worker', 'manifest'].map((kind) => `${kind}-src 'self'`),
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const year = 31_536_000;
/** Tells the page that this server has the API. */
const apiMark = '<meta name="triagraph-api" content="v1/">';

/** Serves the page at `/`, and its files. They contain no knowledge: the snapshot is a route of the table. */
export function mountPage(app: FastifyInstance, files: readonly PageFile[]): void {
  for (const file of files) {
    if (file.path !== 'index.html') mountFile(app, `/${file.path}`, file);
    else mountFile(app, '/', { ...file, bytes: Buffer.from(String(file.bytes).replace('<title>', `${apiMark}\n$&`)) });
  }
}

function mountFile(app: FastifyInstance, url: string, { type, bytes, hashed }: PageFile): void {
  const tag = `W/"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  const headers = {
    'content-security-policy': policy,
    'cache-control': hashed ? `public, max-age=${year}, immutable` : 'no-cache',
    etag: tag,
  };
  app.route({
    method: 'GET',
    url,
    config: { path: hashed ? '/assets' : url, route: { open: true } as Route },
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(headers);
      return isKnown(tag, request.headers['if-none-match']) ? reply.code(304).send() : reply.type(type).send(bytes);
    },
  });
}

/** Reads an image of the knowledge base by its path; null for any other file. */
export type ReadImage = (path: string) => ImageFile | null;

/** Serves the images that documents show, and no other file of the folder. */
export function mountImages(app: FastifyInstance, live: Pick<LiveEngine, 'engine'>, read: ReadImage): void {
  let shown = { hash: '', paths: new Set<string>() as ReadonlySet<string> };
  app.route({
    method: 'GET',
    url: `/${imageFolder}/*`,
    config: { path: `/${imageFolder}`, route: {} as Route },
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const path = (request.params as { readonly '*': string })['*'];
      const { hash } = live.engine.info();
      if (shown.hash !== hash) shown = { hash, paths: imagesOf(live.engine) };
      const image = shown.paths.has(path) ? read(path) : null;
      if (image === null) return reply.callNotFound();
      reply.headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'private, no-cache' });
      return reply.type(image.type).send(image.bytes);
    },
  });
}
