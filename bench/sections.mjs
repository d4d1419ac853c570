import { readFileSync } from 'node:fs';

const headerBytes = 32;
const entryBytes = 48;
const nameBytes = 36;

/** The sections of a snapshot file by size: src/snapshot/format.ts says what the bytes are. */
export function sectionTable(path) {
  const bytes = readFileSync(path);
  const sections = Array.from({ length: bytes.readUInt32LE(12) }, (_, index) => {
    const at = headerBytes + index * entryBytes;
    const name = bytes.toString('latin1', at, at + nameBytes).replace(/\0+$/, '');
    return { name, length: bytes.readUInt32LE(at + nameBytes + 4) };
  }).sort((left, right) => right.length - left.length);
  return {
    title: 'Sections of the snapshot',
    head: ['section', 'bytes', 'share'],
    rows: sections
      .filter(({ length }) => length >= bytes.length / 1000)
      .map(({ name, length }) => [`\`${name}\``, String(length), `${((100 * length) / bytes.length).toFixed(1)} %`]),
  };
}
