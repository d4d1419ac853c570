import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine, TriagraphError, writeSnapshot } from '../../src/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { headerAt } from '../../src/snapshot/format.js';
import { encodeJson, SnapshotReader, SnapshotWriter } from '../../src/snapshot/index.js';
import { inMemory, pieceBytes } from '../../src/snapshot/pieces.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';
import { random } from '../support/random.js';

const symptoms = [
  'no available ip',
  'Pod stuck in ContainerCreating: no available ip',
  'could not resolve host',
  '子网 IP 耗尽',
  'a text about gardening',
];

/** Documents that compression makes no smaller, so that the records take several pieces. */
function largeKnowledgeBase(): Record<string, string> {
  const next = random(20_261_123);
  const line = () => Array.from({ length: 12 }, () => next(2 ** 31).toString(36)).join(' ');
  const texts = Array.from({ length: 30 }, (_, number) => [
    `cases/made-${number}.md`,
    `# Pod ${number} is stuck\n\n## Symptoms\n\n- no available ip\n\n## Notes\n\n${Array.from({ length: 60 }, line).join('\n')}\n`,
  ]);
  return { ...smallKnowledgeBase, ...Object.fromEntries(texts) };
}

/** Everything that an engine says, as text. */
function everything(engine: Engine): string[] {
  const documents = engine.documents();
  const said: unknown[] = [engine.lint(), documents, engine.graph()];
  for (const symptom of symptoms) said.push(engine.query(symptom), engine.explain(symptom));
  for (const { path } of documents) said.push(engine.show(path), engine.source(path));
  return said.map((each) => JSON.stringify(each));
}

describe('a snapshot in pieces', () => {
  let folder: string;
  let whole: Engine;
  let bytes: Uint8Array;
  let pieced: string;
  beforeAll(async () => {
    folder = folderOf({});
    const paths = [folderOf(largeKnowledgeBase())];
    pieced = join(folder, 'pieced.snapshot');
    const one = await compileKnowledgeBase({ paths, cache: false });
    const pieces = await compileKnowledgeBase({ paths, cache: false, wholeBytes: 1_000 });
    await writeSnapshot(join(folder, 'whole.snapshot'), one);
    await writeSnapshot(pieced, pieces);
    whole = await Engine.open({ kb: [join(folder, 'whole.snapshot')] });
    bytes = new Uint8Array(readFileSync(pieced));
    expect(Buffer.compare(bytes, pieces.bytes)).toBe(0);
    expect(pieces.info.bytes).toBe(bytes.length);
    expect(bytes.length).toBeGreaterThan(8 * pieceBytes);
  });

  it('gives the same answers as a whole snapshot, byte for byte, from a file and from memory', async () => {
    const expected = everything(whole);
    expect(everything(await Engine.open({ kb: [pieced] }))).toEqual(expected);
    expect(everything(await Engine.open({ snapshot: bytes }))).toEqual(expected);
  });

  it('reads no document before it is needed', () => {
    const reads: number[] = [];
    const source = inMemory(bytes);
    const reader = new SnapshotReader(
      { ...source, read: (at, into) => reads.push(at) && source.read(at, into) },
      nodePlatform,
    );
    const [, , from, length] = [...reader.sections].find(([name]) => name === 'doc')!;
    const inside = () => reads.filter((at) => at > from && at + pieceBytes < from + length);
    expect(inside()).toEqual([]);
    reader.blob('doc', 20);
    expect(inside().length).toBeLessThanOrEqual(2);
  });

  it('keeps answering from the opened version when another file replaces it', async () => {
    const path = join(folder, 'replaced.snapshot');
    writeFileSync(path, bytes);
    const engine = await Engine.open({ kb: [path] });
    await writeSnapshot(
      path,
      (await compileKnowledgeBase({ paths: [folderOf(smallKnowledgeBase)], cache: false })).bytes,
    );
    expect(everything(engine)).toEqual(everything(whole));
    await engine.close();
  });

  it('is refused or answers correctly, whichever byte is changed', async () => {
    const expected = everything(whole);
    const next = random(20_261_124);
    const places = [...new SnapshotReader(bytes, nodePlatform).sections].flatMap(([, , offset, length]) =>
      length === 0 ? [] : [offset, offset + next(length), offset + length - 1],
    );
    const header = [0, headerAt.version, headerAt.length, headerAt.directory, headerAt.lengthHigh, 40];
    const tail = [bytes.length - 1, bytes.length - 9, bytes.length - 8 * Math.ceil(bytes.length / pieceBytes)];
    const codes = new Set<string>();
    for (const place of [...header, ...places, ...tail]) {
      const damaged = bytes.slice();
      damaged[place]! ^= 1 << next(8);
      try {
        expect(everything(await Engine.open({ snapshot: damaged })), `byte ${place}`).toEqual(expected);
      } catch (error) {
        if (!(error instanceof TriagraphError)) throw error;
        codes.add(error.code);
      }
    }
    // Another magic number makes it no snapshot, another version one of another program.
    expect([...codes].sort()).toEqual(['snapshot/damaged', 'snapshot/not-a-snapshot', 'snapshot/version']);
  });

  it('is refused wherever it is cut off, even while it is open', async () => {
    const next = random(7);
    for (let round = 0; round < 40; round++) {
      const length = next(bytes.length);
      const cut = bytes.subarray(0, length);
      await expect(Engine.open({ snapshot: cut }), `cut to ${length}`).rejects.toThrow(/damaged|not a Triagraph/);
    }
    const path = join(folder, 'cut.snapshot');
    writeFileSync(path, bytes);
    const engine = await Engine.open({ kb: [path] });
    const [, , from] = [...new SnapshotReader(bytes, nodePlatform).sections].find(([name]) => name === 'doc')!;
    truncateSync(path, from);
    expect(() => engine.documents().map(({ path: each }) => engine.show(each))).toThrow('The snapshot is damaged');
    await engine.close();
  });
});

describe('limits of a snapshot', () => {
  it('are reported in plain words', () => {
    const large = new Uint8Array(2 ** 30);
    const writer = new SnapshotWriter(nodePlatform);
    expect(() => writer.addBlobs('doc', [large, large, large, large])).toThrow(
      'Section "doc" of the snapshot would have 4294967296 bytes, expected less than 4 GiB; split the knowledge base.',
    );
    const findings = Array.from({ length: 300 }, () => 'x'.repeat(1_000_000));
    expect(() => encodeJson(findings, nodePlatform, 'The list of findings')).toThrow(
      'The list of findings would have 300000901 bytes, expected at most 268435456 (snapshotJsonBytes).',
    );
    const source = { byteLength: 3e9, read: () => 0, close() {} };
    const head = Buffer.alloc(24);
    head.write('TRIAGRPH');
    head.writeUInt32LE(8, 8);
    const old = {
      ...source,
      read(at: number, into: Uint8Array) {
        into.set(head.subarray(at));
        return into.length;
      },
    };
    expect(() => new SnapshotReader(old, nodePlatform)).toThrow(
      'The snapshot has 3000000000 bytes, and at most 2147483647 (snapshotWholeBytes) are read at once; compile it again',
    );
  });
});
