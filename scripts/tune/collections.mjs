// The labelled symptoms that parameters are chosen on, each with its knowledge base compiled once.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * @param {object} library the built package's rooms: compileKnowledgeBase, Knowledge, SnapshotReader, nodePlatform
 * @param {string} shared folder with eval/ and corpus/
 */
export async function loadCollections(library, shared) {
  const collections = [];
  for (const file of readdirSync(join(shared, 'eval'))
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const { pool, queries } = JSON.parse(readFileSync(join(shared, 'eval', file), 'utf8'));
    const { bytes } = await library.compileKnowledgeBase({ paths: pathsOf(pool, shared) });
    const knowledge = () => new library.Knowledge(new library.SnapshotReader(bytes, library.nodePlatform));
    collections.push({ name: file.replace(/\.dev\.json$/, ''), queries, knowledge });
  }
  return collections;
}

function pathsOf(pool, shared) {
  const corpus = join(shared, 'corpus');
  if (pool.every((path) => !path.endsWith('.md'))) return pool.map((path) => join(corpus, path));
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-tune-'));
  for (const path of pool.filter((entry) => existsSync(join(corpus, entry)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), readFileSync(join(corpus, path)));
  }
  return [folder];
}
