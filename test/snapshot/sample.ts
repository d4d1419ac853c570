import { nodePlatform } from '../../src/platform/node.js';
import {
  align,
  checksum,
  entryAt,
  entryBytes,
  headerAt,
  headerBytes,
  headerChecksum,
} from '../../src/snapshot/format.js';
import { addRecord, SnapshotError, SnapshotWriter } from '../../src/snapshot/index.js';

/** A small snapshot with a section of every type. */
export function sample(): Uint8Array {
  const writer = new SnapshotWriter(nodePlatform)
    .addJson('meta', { documents: 2, title: '子网' })
    .add('bytes', Uint8Array.of(0, 1, 255))
    .add('shorts', Uint16Array.of(0, 1, 65_535))
    .add('words', Uint32Array.of(0, 1, 4_294_967_295))
    .add('signed', Int32Array.of(-2_147_483_648, 0, 2_147_483_647))
    .add('singles', Float32Array.of(0.5, -0, Number.POSITIVE_INFINITY))
    .add('doubles', Float64Array.of(Math.PI, Number.MIN_VALUE))
    .add('nothing', new Uint32Array(0))
    .addStrings('strings', ['', 'no available ip', '子网 IP 耗尽', '🚨', ''])
    .addStrings('no-strings', [])
    .addBlobs('blobs', [Uint8Array.of(7), new Uint8Array(0), Uint8Array.of(1, 2, 3)]);
  addRecord(writer, 'record', {
    counts: Uint32Array.of(1, 2),
    names: ['etcd', '网关'],
    inner: { weights: Float64Array.of(0.25) },
  });
  return writer.toBytes();
}

/** The code of the SnapshotError that is thrown; anything else is thrown on. */
export function codeOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof SnapshotError) return error.code;
    throw error;
  }
}

/** The same bytes with a number of the header replaced and the header's checksum made to fit. */
export function withHeader(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(offset, value, true);
  return withFittingHeader(copy);
}

/** The same bytes with numbers of one entry of the section table replaced and all checksums made to fit. */
export function withEntry(bytes: Uint8Array, entry: number, numbers: { offset?: number; length?: number }): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  const at = headerBytes + entryBytes * entry;
  if (numbers.offset !== undefined) view.setUint32(at + entryAt.offset, numbers.offset, true);
  if (numbers.length !== undefined) view.setUint32(at + entryAt.length, numbers.length, true);
  const offset = view.getUint32(at + entryAt.offset, true);
  const padded = copy.subarray(offset, offset + align(view.getUint32(at + entryAt.length, true)));
  copy.set(checksum(padded, nodePlatform), at + entryAt.checksum);
  return withFittingHeader(copy);
}

function withFittingHeader(bytes: Uint8Array): Uint8Array {
  const sections = new DataView(bytes.buffer).getUint32(headerAt.sections, true);
  bytes.set(headerChecksum(bytes, sections, nodePlatform), headerAt.checksum);
  return bytes;
}
