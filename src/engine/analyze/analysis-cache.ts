import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { SourceFile } from '../../model/index.js';
import type { CacheStore } from '../file-cache.js';
import type { AnalyzedDocument } from './analyze-document.js';

/** Cache entries that documents are spread over by path: editing one rewrites a sixteenth. */
const shards = 16;
const digestBytes = 32;

type Shard = ReadonlyMap<string, AnalyzedDocument>;
type SourceKey = Pick<SourceFile, 'path' | 'hash'>;

/** Analyzed documents of a knowledge base, by path and content. Damaged entries are absent. */
export class AnalysisCache {
  readonly #store: CacheStore | null;
  readonly #name: string;
  readonly #shards = new Map<number, Shard>();

  /** @param name identifies the knowledge base and everything except the files that the analysis depends on */
  constructor(store: CacheStore | null, name: string) {
    this.#store = store;
    this.#name = name;
  }

  find(file: SourceKey): AnalyzedDocument | null {
    return this.#read(shardOf(file)).get(keyOf(file)) ?? null;
  }

  /**
   * Stores the documents of these files and removes others.
   * @param documents in the order of the files
   */
  keep(files: readonly SourceKey[], documents: readonly AnalyzedDocument[]): void {
    const next = Array.from({ length: shards }, () => new Map<string, AnalyzedDocument>());
    files.forEach((file, index) => {
      const document = documents[index]!;
      if (!document.isCutShort) next[shardOf(file)]!.set(keyOf(file), document);
    });
    next.forEach((shard, number) => {
      const known = this.#read(number);
      if (known.size === shard.size && [...shard.keys()].every((key) => known.has(key))) return;
      this.#store?.write(this.#key(number), encodeShard(shard));
      this.#shards.set(number, shard);
    });
  }

  #read(number: number): Shard {
    let shard = this.#shards.get(number);
    if (shard === undefined) {
      const bytes = this.#store?.read(this.#key(number));
      shard = bytes ? decodeShard(bytes) : new Map();
      this.#shards.set(number, shard);
    }
    return shard;
  }

  #key(number: number): string {
    return `analysis-${number}\0${this.#name}`;
  }
}

const keyOf = ({ path, hash }: SourceKey): string => `${path}\0${hash}`;

const shardOf = ({ path }: SourceKey): number => createHash('sha256').update(path).digest()[0]! % shards;

const digest = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

function encodeShard(shard: Shard): Uint8Array {
  const bytes = serialize(shard);
  return Buffer.concat([digest(bytes), bytes]);
}

/** Empty when the checksum does not match. */
function decodeShard(bytes: Uint8Array): Shard {
  const content = bytes.subarray(digestBytes);
  if (bytes.length <= digestBytes || !digest(content).equals(bytes.subarray(0, digestBytes))) return new Map();
  return deserialize(content);
}
