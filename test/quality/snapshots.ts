import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { type CacheStore, compileKnowledgeBase, Engine } from '../../src/index.js';
import { repository } from './sets.js';

/** Parts of src/ that take no part in compiling documents: a change there needs no new snapshots. */
const answering = [
  ...['match', 'plan', 'present', 'adapters', 'engine.ts', 'index.ts', 'bin.ts', 'browser.ts'],
  ...[
    'answer',
    'audit',
    'compare',
    'editor',
    'explain',
    'fix',
    'gaps',
    'goldens',
    'graph',
    'import',
    'live',
    'session',
  ].map((folder) => `engine/${folder}`),
];
const cacheFolder = join(repository, 'node_modules/.cache/triagraph-quality');

/**
 * Compiles the pools of documents under some roots. A document is analyzed once for all of them, and snapshots are kept
 * until documents or what compiles them change.
 */
export class Snapshots {
  readonly #roots: readonly string[];
  readonly #pools: readonly (readonly string[])[];
  readonly #key: string;
  readonly #engines = new Map<string, Engine>();
  #builder: Builder | null = null;

  /** @param roots where a path of a pool is looked for; the first that has it counts */
  constructor(roots: readonly string[], pools: readonly (readonly string[])[]) {
    this.#roots = roots;
    this.#pools = pools;
    this.#key = compilerHash();
  }

  /** An engine that answers from the documents of a pool; the same one for the same documents. */
  async engineOf(pool: readonly string[]): Promise<Engine> {
    const files = filesOf(this.#roots, pool);
    const name = [...files.keys()].join('\n');
    const open = this.#engines.get(name) ?? (await Engine.open({ snapshot: await this.#snapshotOf(files) }));
    this.#engines.set(name, open);
    return open;
  }

  async #snapshotOf(files: ReadonlyMap<string, string>): Promise<Uint8Array> {
    const hash = createHash('sha256').update(this.#key);
    for (const [path, place] of files) hash.update(`\0${path}\0`).update(readFileSync(place));
    const kept = join(cacheFolder, this.#key, hash.digest('hex'));
    if (existsSync(kept)) return readFileSync(kept);
    this.#builder ??= await Builder.open(filesOf(this.#roots, this.#pools.flat()));
    const bytes = await this.#builder.compile(files);
    keep(kept, bytes);
    return bytes;
  }

  close(): void {
    this.#builder?.close();
  }
}

/** Compiles parts of a collection from its analysis. */
class Builder {
  readonly #folder = mkdtempSync(join(tmpdir(), 'triagraph-quality-'));
  readonly #cache = new FrozenCache();

  /** Analyzes all the documents. */
  static async open(files: ReadonlyMap<string, string>): Promise<Builder> {
    const builder = new Builder();
    for (const [path, place] of files) {
      const copy = join(builder.#folder, 'all', path);
      mkdirSync(dirname(copy), { recursive: true });
      cpSync(place, copy);
    }
    await builder.compile(files);
    builder.#cache.freeze();
    return builder;
  }

  /** Every pool is compiled at the same place, so that what is kept of the analysis is found again. */
  async compile(files: ReadonlyMap<string, string>): Promise<Uint8Array> {
    const folder = join(this.#folder, 'pool');
    rmSync(folder, { recursive: true, force: true });
    for (const path of files.keys()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      linkSync(join(this.#folder, 'all', path), join(folder, path));
    }
    const { bytes } = await compileKnowledgeBase({ paths: [folder], cache: this.#cache, project: this.#folder });
    return bytes;
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

class FrozenCache implements CacheStore {
  readonly #bytes = new Map<string, Uint8Array>();
  #frozen = false;

  read(key: string): Uint8Array | null {
    return this.#bytes.get(key) ?? null;
  }

  write(key: string, bytes: Uint8Array): void {
    if (!this.#frozen) this.#bytes.set(key, bytes);
  }

  /** From now on nothing is replaced: what is kept is the analysis of all documents. */
  freeze(): void {
    this.#frozen = true;
  }
}

/** Path below its root → place of each file, sorted by path. */
function filesOf(roots: readonly string[], pool: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of pool) {
    const root = roots.find((folder) => existsSync(join(folder, path)));
    if (root === undefined) continue;
    for (const file of filesBelow(join(root, path))) found.set(relative(root, file).replaceAll('\\', '/'), file);
  }
  return new Map([...found].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** Hash of everything that a snapshot depends on but the documents. */
function compilerHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(repository, 'package-lock.json')));
  const skipped = answering.map((part) => join(repository, 'src', part));
  const files = ['src', 'data', 'schema'].flatMap((folder) => filesBelow(join(repository, folder))).sort();
  for (const file of files) {
    if (skipped.some((part) => file === part || file.startsWith(part + sep))) continue;
    hash.update(`\0${relative(repository, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Snapshots of other compilers go. */
function keep(path: string, bytes: Uint8Array): void {
  const folder = dirname(path);
  if (!existsSync(folder)) rmSync(cacheFolder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytes);
}
