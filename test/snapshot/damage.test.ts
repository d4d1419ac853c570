import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase } from '../../src/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { piecedVersion } from '../../src/snapshot/format.js';
import { SnapshotReader, SnapshotWriter, snapshotVersion } from '../../src/snapshot/index.js';
import { random } from '../support/random.js';
import { shippedFolders } from '../support/shipped.js';
import { isWhole, soak } from '../support/soak.js';
import { codeOf, sample, withEntry, withHeader } from './sample.js';

const open = (bytes: Uint8Array) => codeOf(() => new SnapshotReader(bytes, nodePlatform));

/** Damage that opened without an error, each as `offset: what`. */
function accepted(bytes: Uint8Array, flips: Iterable<readonly [offset: number, mask: number]>): string[] {
  const copy = bytes.slice();
  const opened: string[] = [];
  for (const [offset, mask] of flips) {
    copy[offset]! ^= mask;
    if (open(copy) === null) opened.push(`${offset}: ^${mask}`);
    copy[offset]! ^= mask;
  }
  return opened;
}

describe('a damaged snapshot is refused', () => {
  const small = sample();

  it('whichever byte is changed', () => {
    expect(open(small)).toBeNull();
    const flips = function* () {
      for (let offset = 0; offset < small.length; offset++)
        for (const mask of [1, 2, 4, 8, 16, 32, 64, 128, 255]) yield [offset, mask] as const;
    };
    expect(accepted(small, flips())).toEqual([]);
  });

  it('wherever it is cut off', () => {
    for (let length = 0; length < small.length; length++)
      expect(open(small.slice(0, length)), `cut to ${length} bytes`).not.toBeNull();
  });

  it('with bytes after its end', () => {
    expect(open(Buffer.concat([small, Buffer.alloc(8)]))).toBe('snapshot/damaged');
  });

  it('if its checksums are valid but its offsets lead outside the file', () => {
    expect(open(withHeader(small, 16, 0x7fffffff)), 'directory').toBe('snapshot/damaged');
    expect(open(withEntry(small, 1, { offset: small.length + 800 })), 'offset').toBe('snapshot/damaged');
    expect(open(withEntry(small, 1, { length: 0x7ffffff0 })), 'length').toBe('snapshot/damaged');
    expect(open(withEntry(small, 1, { offset: 33 })), 'alignment').toBe('snapshot/damaged');
  });

  it.each([
    ['offsets that descend', { 'post.offsets': Uint32Array.of(0, 2, 1) }],
    ['offsets that do not start at 0', { 'post.offsets': Uint32Array.of(1, 2) }],
    ['no offsets', { 'post.offsets': new Uint32Array(0) }],
    ['postings past the end', { 'post.offsets': Uint32Array.of(0, 9), 'post.documents': Uint16Array.of(0, 1) }],
    ['fewer impacts than postings', { 'post.offsets': Uint32Array.of(0, 2), 'post.impacts': Uint8Array.of(1) }],
    ['fewer terms than posting lists', { 'post.offsets': Uint32Array.of(0, 1), 'term.offsets': Uint32Array.of(0) }],
  ])('if its checksum is valid but it has %s', (_, sections) => {
    const writer = new SnapshotWriter(nodePlatform);
    for (const [name, data] of Object.entries(sections)) writer.add(name, data);
    expect(open(writer.toBytes())).toBe('snapshot/damaged');
  });

  it('if a section ends within an element', () => {
    const reader = new SnapshotReader(sample(), nodePlatform);
    expect(codeOf(() => reader.array('bytes', Uint32Array))).toBe('snapshot/damaged');
  });
});

describe('a snapshot of another format version', () => {
  it.each([0, snapshotVersion - 1, piecedVersion + 1, 0xffffffff])(
    '(%i) is refused with a message that names both versions',
    (version) => {
      const other = withHeader(sample(), 8, version);
      expect(open(other)).toBe('snapshot/version');
      expect(() => new SnapshotReader(other, nodePlatform)).toThrow(
        `${version}, this program reads versions ${snapshotVersion} and ${piecedVersion}`,
      );
    },
  );
});

describe('a snapshot of the shipped knowledge base', () => {
  it('never opens after a bit was flipped or its end was lost', async () => {
    const { bytes } = await compileKnowledgeBase({ paths: shippedFolders });
    const next = random(20_261_121);
    const flips = Array.from({ length: soak(100_000, 60) }, () => [next(bytes.length), 1 << next(8)] as const);
    expect(accepted(bytes, flips)).toEqual([]);
    const cuts = Array.from({ length: soak(10_000, 20) }, () => next(bytes.length));
    expect(cuts.filter((length) => open(bytes.subarray(0, length)) === null)).toEqual([]);
    if (isWhole) console.log(`${flips.length} flips, ${cuts.length} cuts of ${bytes.length} bytes, none opened`);
  });
});
