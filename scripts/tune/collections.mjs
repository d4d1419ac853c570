// The labelled symptoms that parameters are chosen on, each with its knowledge base compiled once.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Symptoms of our own over documents of the same folder, beside those that come with it. */
const own = new URL('symptoms/', import.meta.url).pathname;

/**
 * @param {import('./knowledge.mjs').Understood} understood
 * @param {string} shared folder with eval/ and corpus/
 */
export async function loadCollections(understood, shared) {
  const collections = [];
  for (const { name, path } of [...filesOf(join(shared, 'eval'), ''), ...filesOf(own, 'own ')]) {
    const { pool, queries } = JSON.parse(readFileSync(path, 'utf8'));
    collections.push({ name, queries, knowledge: await understood.knowledgeOf(pathsOf(pool, shared)) });
  }
  return collections;
}

function filesOf(folder, prefix) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((file) => ({
    name: prefix + file.replace(/(\.dev)?\.json$/, ''),
    path: join(folder, file),
  }));
}

function pathsOf(pool, shared) {
  const corpus = join(shared, 'corpus');
  if (pool.every((path) => !path.endsWith('.md'))) return pool.map((path) => join(corpus, path));
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-tune-'));
  for (const path of pool) {
    const source = [corpus, shared].map((root) => join(root, path)).find(existsSync);
    if (source === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(source, join(folder, path), { recursive: true });
  }
  return [folder];
}
