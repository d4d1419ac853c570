import { nodePlatform } from '../../src/platform/node.js';
import { checksum, checksumBytes, headerAt, headerBytes, type SectionEntry } from '../../src/snapshot/format.js';
import { SnapshotError, SnapshotWriter } from '../../src/snapshot/index.js';

/** A small snapshot with a section of every type. */
export function sample(): Uint8Array {
  return new SnapshotWriter(nodePlatform)
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
    .addBlobs('blobs', [Uint8Array.of(7), new Uint8Array(0), Uint8Array.of(1, 2, 3)])
    .addRecord('record', { counts: Uint32Array.of(1, 2), names: ['etcd', '网关'] })
    .toBytes();
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

/** The same bytes with a number of the header replaced and a fitting checksum. */
export function withHeader(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(offset, value, true);
  return withFittingChecksum(copy);
}

/** The same bytes with an entry of the directory replaced and a fitting checksum. */
export function withEntry(bytes: Uint8Array, index: number, numbers: { offset?: number; length?: number }): Uint8Array {
  const end = headerBytes + new DataView(bytes.buffer).getUint32(headerAt.directory, true);
  const entries = JSON.parse(new TextDecoder().decode(bytes.subarray(headerBytes, end))) as SectionEntry[];
  const [name, type, offset, length] = entries[index]!;
  entries[index] = [name, type, numbers.offset ?? offset, numbers.length ?? length];
  const directory = new TextEncoder().encode(JSON.stringify(entries));
  const copy = new Uint8Array(Buffer.concat([bytes.subarray(0, headerBytes), directory, bytes.subarray(end)]));
  const view = new DataView(copy.buffer);
  view.setUint32(headerAt.length, copy.length, true);
  view.setUint32(headerAt.directory, directory.length, true);
  return withFittingChecksum(copy);
}

export function withFittingChecksum(bytes: Uint8Array): Uint8Array {
  const end = bytes.length - checksumBytes;
  bytes.set(checksum(bytes.subarray(0, end), nodePlatform), end);
  return bytes;
}
