import { type SectionData, type SectionEntry, type SnapshotReader, SnapshotWriter } from '../../snapshot/index.js';

/** What a store keeps by document, and what only questions about all documents need. */
const ofRecords =
  /^(?:post\.(?:documents|impacts|fields)|keyText\..+|doc(?:\.sections|\.source)?(?:\.at)?|diagnostics|node\..+)$/;

const arrays = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array };

/**
 * The snapshot without the records of its documents: what every process holds.
 * @param keys of the records by document
 */
export function headOf(snapshot: SnapshotReader, keys: Uint8Array): Uint8Array {
  const head = new SnapshotWriter(snapshot.platform);
  for (const [name, type] of snapshot.sections)
    if (!ofRecords.test(name)) head.add(name, viewOf(snapshot, name, type), type);
  return head.add('record.keys', keys).toBytes();
}

function viewOf(snapshot: SnapshotReader, name: string, type: SectionEntry[1]): SectionData {
  const Type = arrays[type as keyof typeof arrays] ?? Uint8Array;
  return snapshot.array<SectionData>(name, Type as never);
}
