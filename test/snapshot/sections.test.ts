import { describe, expect, it } from 'vitest';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotError, SnapshotReader, SnapshotWriter, snapshotMagic } from '../../src/snapshot/index.js';
import { codeOf, sample } from './sample.js';

describe('reading a snapshot', () => {
  const reader = new SnapshotReader(sample(), nodePlatform);

  it('returns numbers of every width as views of its bytes', () => {
    expect([...reader.array('bytes', Uint8Array)]).toEqual([0, 1, 255]);
    expect([...reader.array('shorts', Uint16Array)]).toEqual([0, 1, 65_535]);
    expect([...reader.array('words', Uint32Array)]).toEqual([0, 1, 4_294_967_295]);
    expect([...reader.array('signed', Int32Array)]).toEqual([-2_147_483_648, 0, 2_147_483_647]);
    expect([...reader.array('singles', Float32Array)]).toEqual([0.5, -0, Number.POSITIVE_INFINITY]);
    expect([...reader.array('doubles', Float64Array)]).toEqual([Math.PI, Number.MIN_VALUE]);
    expect(reader.array('words', Uint32Array).buffer).toBe(reader.array('doubles', Float64Array).buffer);
  });

  it('returns empty sections', () => {
    expect(reader.array('nothing', Uint32Array)).toHaveLength(0);
    expect(reader.strings('no-strings')).toHaveLength(0);
  });

  it('returns single strings in any script, including empty ones', () => {
    const strings = reader.strings('strings');
    expect(Array.from({ length: strings.length }, (_, index) => strings.get(index))).toEqual([
      '',
      'no available ip',
      '子网 IP 耗尽',
      '🚨',
      '',
    ]);
  });

  it('returns byte strings at any offset', () => {
    expect([...reader.blob('blobs', 0)]).toEqual([7]);
    expect([...reader.blob('blobs', 1)]).toEqual([]);
    expect([...reader.blob('blobs', 2)]).toEqual([1, 2, 3]);
  });

  it('returns JSON, and records of arrays and strings', () => {
    expect(reader.json('meta')).toEqual({ documents: 2, title: '子网' });
    expect(reader.record('record')).toEqual({
      counts: Uint32Array.of(1, 2),
      names: ['etcd', '网关'],
    });
  });

  it('tells which sections exist', () => {
    expect(reader.has('words')).toBe(true);
    expect(reader.has('word')).toBe(false);
    expect(codeOf(() => reader.array('word', Uint8Array))).toBe('snapshot/missing-section');
  });

  it('works for bytes at an odd offset of a larger buffer', () => {
    const bytes = sample();
    for (const shift of [1, 2, 3, 4, 5, 6, 7]) {
      const pool = Buffer.alloc(bytes.length + 8);
      pool.set(bytes, shift);
      const moved = new SnapshotReader(pool.subarray(shift, shift + bytes.length), nodePlatform);
      expect([...moved.array('doubles', Float64Array)]).toEqual([Math.PI, Number.MIN_VALUE]);
      expect(moved.strings('strings').get(2)).toBe('子网 IP 耗尽');
    }
  });

  it('works for a snapshot without sections', () => {
    const empty = new SnapshotReader(new SnapshotWriter(nodePlatform).toBytes(), nodePlatform);
    expect(empty.has('meta')).toBe(false);
  });
});

describe('writing a snapshot', () => {
  it('gives the same bytes for the same sections', () => {
    expect(Buffer.compare(sample(), sample())).toBe(0);
  });

  it('writes a part of a larger array, not the whole array', () => {
    const whole = Uint32Array.of(9, 1, 2, 9);
    const bytes = new SnapshotWriter(nodePlatform).add('part', whole.subarray(1, 3)).toBytes();
    expect([...new SnapshotReader(bytes, nodePlatform).array('part', Uint32Array)]).toEqual([1, 2]);
  });

  it('refuses a name that is repeated, empty, or has other characters', () => {
    const writer = new SnapshotWriter(nodePlatform).add('doc.id', new Uint8Array(1));
    for (const name of ['doc.id', '', 'doc id', '文档', 'a\0'])
      expect(() => writer.add(name, new Uint8Array(1)), JSON.stringify(name)).toThrow(RangeError);
  });

  it('separates strings of which one ends and the next begins with half a surrogate pair', () => {
    const halves = ['a\ud83d', '\ude00b', 'c'];
    const strings = new SnapshotReader(
      new SnapshotWriter(nodePlatform).addStrings('halves', halves).toBytes(),
      nodePlatform,
    ).strings('halves');
    expect(strings.get(2)).toBe('c');
    expect(strings.get(0)).toBe('a\ufffd');
    expect(strings.get(1)).toBe('\ufffdb');
  });

  it('separates records whose members are named like parts of each other', () => {
    const odd = { constructor: Uint8Array.of(1), hasOwnProperty: ['x'] };
    const bytes = new SnapshotWriter(nodePlatform).addRecord('odd', odd).toBytes();
    expect(new SnapshotReader(bytes, nodePlatform).record('odd')).toMatchObject({
      constructor: Uint8Array.of(1),
      hasOwnProperty: ['x'],
    });
  });
});

describe('opening bytes that are not a snapshot', () => {
  it.each([
    ['an empty file', new Uint8Array(0)],
    ['a short file', new Uint8Array(7)],
    ['the magic alone', new TextEncoder().encode(snapshotMagic)],
    ['Markdown', new TextEncoder().encode('# Subnet has no addresses left\n\nCheck availableIPs.\n')],
    ['zeros', new Uint8Array(4096)],
  ])('refuses %s with a stable code', (_, bytes) => {
    expect(() => new SnapshotReader(bytes, nodePlatform)).toThrow(SnapshotError);
    expect(codeOf(() => new SnapshotReader(bytes, nodePlatform))).toBe('snapshot/not-a-snapshot');
  });
});
