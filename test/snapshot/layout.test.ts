import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileKnowledgeBase } from '../../src/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { arrayTypeOf, type SectionEntry, type SectionType } from '../../src/snapshot/format.js';
import { type SectionData, SnapshotReader, SnapshotWriter, snapshotVersion } from '../../src/snapshot/index.js';
import { fixtureDocuments } from '../support/fixture-documents.js';
import { folderOf } from '../support/folder.js';
import { gatewayKnowledgeBase } from '../support/gateway.js';
import { codeOf, sample } from './sample.js';

const directoryOf = (bytes: Uint8Array): SectionEntry[] => {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(16, true);
  return JSON.parse(Buffer.from(bytes.subarray(24, 24 + length)).toString()) as SectionEntry[];
};

describe('a snapshot file', () => {
  const bytes = sample();
  const view = new DataView(bytes.buffer, bytes.byteOffset);

  it('has the header, sections and checksum of the documented format', () => {
    expect(Buffer.from(bytes.subarray(0, 8)).toString()).toBe('TRIAGRPH');
    expect([view.getUint32(8, true), view.getUint32(12, true)]).toEqual([snapshotVersion, bytes.length]);
    expect(view.getUint32(20, true)).toBe(0);
    const content = bytes.subarray(0, bytes.length - 8);
    const hash = createHash('sha256').update(content).digest();
    expect(Buffer.from(bytes.subarray(-8)).equals(hash.subarray(0, 8))).toBe(true);
  });

  it('has its sections in sequence, each at a multiple of eight bytes and padded with zeros', () => {
    let end = 24 + view.getUint32(16, true);
    for (const [name, , offset, length] of directoryOf(bytes)) {
      expect(offset % 8, name).toBe(0);
      expect(offset, name).toBeGreaterThanOrEqual(end);
      expect([...bytes.subarray(end, offset)].every((byte) => byte === 0)).toBe(true);
      end = offset + length;
    }
    expect(bytes.length - 8 - end).toBeLessThan(8);
  });

  it('returns texts of any length, even from the middle of a buffer', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20 })), fc.nat(7), (strings, shift) => {
        const whole = strings.map((text) => Buffer.from(text).toString());
        const written = new SnapshotWriter(nodePlatform).addStrings('texts', whole).toBytes();
        const buffer = new Uint8Array(written.length + shift);
        buffer.set(written, shift);
        const list = new SnapshotReader(buffer.subarray(shift), nodePlatform).strings('texts');
        expect(Array.from({ length: list.length }, (_, at) => list.get(at))).toEqual(whole);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a snapshot of another program with a valid checksum', () => {
  let sections: [string, SectionType, SectionData][];
  beforeAll(async () => {
    const file = 'every-front-matter.md';
    const files = { ...gatewayKnowledgeBase, [file]: fixtureDocuments().get(`documents/${file}`)! };
    const { bytes } = await compileKnowledgeBase({ paths: [folderOf(files)], cache: false });
    const reader = new SnapshotReader(bytes, nodePlatform);
    sections = [...reader.sections].map(([name, type]) => [name, type, reader.array(name, arrayTypeOf(type) as never)]);
  });

  const opened = (changed: string, change: (data: SectionData) => SectionData) => {
    const writer = new SnapshotWriter(nodePlatform);
    for (const [name, type, data] of sections) writer.add(name, name === changed ? change(data) : data, type);
    return codeOf(() => new SnapshotReader(writer.toBytes(), nodePlatform));
  };
  /** Sections without a list beside them, or one that is found out only when it is read. */
  const alone =
    /^(?:meta|vocabulary|diagnostics|doc\.(?:language|lines|general|translation|duplicate))$|^keyText\.qualifiers$|\.rule[A-Z]/;

  it('is refused if any list lacks its last element', () => {
    const missed = sections
      .filter(([name, , data]) => data.length > 0 && !alone.test(name))
      .filter(([name]) => opened(name, (data) => data.subarray(0, -1)) !== 'snapshot/damaged');
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  it('is refused if any list has an additional element', () => {
    const longer = (data: SectionData): SectionData => {
      const copy = new (data.constructor as Uint8ArrayConstructor)(data.length + 1);
      copy.set(data as Uint8Array);
      return copy;
    };
    const missed = sections.filter(([name]) => !alone.test(name) && opened(name, longer) !== 'snapshot/damaged');
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['post.documents', 'doc.id.at'],
    ['signature.documents', 'doc.id.at'],
    ['said.documents', 'doc.id.at'],
    ['edge.to', 'node.label.at'],
    ['lexicon.groups', 'lexicon.ids.at'],
  ])('is refused if %s has a number beyond the last element of %s', (list, offsets) => {
    const count = sections.find(([name]) => name === offsets)![2].length - 1;
    const numbered = (number: number) =>
      opened(list, (data) => {
        const copy = data.slice();
        copy[0] = number;
        return copy;
      });
    expect(numbered(count - 1)).toBeNull();
    expect(numbered(count)).toBe('snapshot/damaged');
  });

  it('opens if nothing was changed', () => {
    expect(opened('', (data) => data)).toBeNull();
  });
});
