import { TriagraphError, type TriagraphErrorCode } from '../errors.js';
import type { Platform } from '../platform/index.js';

/**
 * The snapshot file: one immutable file between compiling and matching.
 *
 * ```
 * offset  bytes  what
 *      0      8  magic "TRIAGRPH"
 *      8      4  format version (uint32, little endian, as all numbers)
 *     12      4  length of the whole file, modulo 2³²
 *     16      4  length n of the directory
 *     20      4  the multiples of 2³² in that length
 *     24      n  directory: the sections as JSON, [name, type, offset, length in bytes][]
 *              … sections, each at a multiple of 8, padded with zeros
 *     -8      8  checksum: the first 8 bytes of the SHA-256 of all bytes before; shows damage, but is not a signature
 * ```
 *
 * In version 9, each 64 KB of header, directory and sections have a checksum. These checksums follow the sections, and the
 * checksum at the end is that of the checksums.
 */
export const snapshotMagic = 'TRIAGRPH';
/** Versions 1 to 7 preceded the first release. */
export const snapshotVersion = 8;
/** The version of files that are too large to be read and verified whole: the same sections in pieces (pieces.ts). */
export const piecedVersion = 9;
export const headerBytes = 24;
export const checksumBytes = 8;
export const alignment = 8;

export const headerAt = { version: 8, length: 12, directory: 16, lengthHigh: 20 } as const;

const arrayTypes = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array };
export type SectionData = Int8Array | Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;
/** Strings and blobs are followed by a section `<name>.at` with their offsets. */
export type SectionType = keyof typeof arrayTypes | 'json' | 'strings' | 'blobs';

export const arrayTypeOf = (type: SectionType) => arrayTypes[type as keyof typeof arrayTypes] ?? Uint8Array;

export type SectionEntry = readonly [name: string, type: SectionType, offset: number, length: number];

export const align = (length: number): number => Math.ceil(length / alignment) * alignment;

export const checksum = (bytes: Uint8Array | Iterable<Uint8Array>, { sha256 }: Platform): Uint8Array =>
  sha256(bytes).subarray(0, checksumBytes);

/** Sections with offsets → the sections that they divide into lists. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'term.offsets': ['term.bytes'],
  'post.offsets': ['post.documents', 'post.impacts', 'post.fields'],
  'keyText.documents': ['keyText.kinds', 'keyText.lines', 'keyText.weights'],
  'keyText.textsAt': ['keyText.texts'],
  'said.offsets': ['said.documents'],
  'signature.wordOffsets': ['signature.words'],
  'signature.keyOffsets': ['signature.keySignatures'],
  'signature.documentOffsets': ['signature.documents', 'signature.lines'],
  ...ofTriggers((record) => ({
    foldedOffsets: [`${record}.phrases.at`, `${record}.phraseCased`, `${record}.phraseDocuments`],
    memberOffsets: [`${record}.members`],
    regexOffsets: [`${record}.regexRules`],
  })),
  'lexicon.offsets': ['lexicon.groups'],
  'edge.at': ['edge.to', 'edge.kind'],
  'meaning.documents': ['meaning.kinds', 'meaning.lines', 'meaning.scales'],
};

/** Sections with one element for each list of a section with offsets. */
const parallel: Readonly<Record<string, readonly string[]>> = {
  'post.offsets': ['term.offsets', 'keyText.textsAt'],
  'signature.wordOffsets': ['signature.documentOffsets', 'signature.weights'],
  'signature.keyOffsets': ['signature.keys'],
  ...ofTriggers((record) => ({
    foldedOffsets: [`${record}.folded.at`],
    memberOffsets: [`${record}.phraseDocuments`],
    regexOffsets: [`${record}.regexes.at`, `${record}.regexDocuments`],
  })),
  'edge.at': ['node.label.at', 'node.kind'],
  'doc.id.at': [
    'doc.path.at',
    'doc.alike.at',
    'doc.title.at',
    'doc.kind',
    'doc.priority',
    'doc.at',
    'doc.sections.at',
    'doc.source.at',
    'keyText.documents',
    'said.offsets',
    'meaning.documents',
  ],
};

/** Sections whose elements are indexes into another section. */
const numbersOf: Readonly<Record<string, string>> = {
  'edge.to': 'node.label.at',
  'lexicon.groups': 'lexicon.ids.at',
  'post.documents': 'doc.id.at',
  'said.documents': 'doc.id.at',
  'signature.documents': 'doc.id.at',
};

/** The same rows for triggers and excludes. */
function ofTriggers(
  rows: (record: string) => Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const named = ['trigger', 'exclude'].flatMap((record) =>
    Object.entries(rows(record)).map(([member, sections]) => [`${record}.${member}`, sections] as const),
  );
  return Object.fromEntries(named);
}

interface Sections {
  readonly sections: Iterable<SectionEntry>;
  has(name: string): boolean;
  array(name: string, type: never): SectionData;
}

/** Checks that every list is within its section, because another program may write valid checksums. Returns the fault, or null. */
export function checkLists(snapshot: Sections): string | null {
  const entries = new Map([...snapshot.sections].map((entry) => [entry[0], entry]));
  const arrayOf = (name: string): SectionData => snapshot.array(name, arrayTypeOf(entries.get(name)![1]) as never);
  const countOf = (name: string): number | undefined => {
    const entry = entries.get(name);
    return entry && entry[3] / arrayTypeOf(entry[1]).BYTES_PER_ELEMENT - (isOffsets(name) ? 1 : 0);
  };
  for (const [name, type, , length] of entries.values()) {
    if (length % arrayTypeOf(type).BYTES_PER_ELEMENT !== 0) return `the length of section "${name}"`;
    if (!isOffsets(name)) continue;
    const offsets = arrayOf(name);
    if (offsets[0] !== 0 || offsets.some((offset, index) => index > 0 && offset < offsets[index - 1]!))
      return `section "${name}"`;
    const divided = lists[name] ?? [name.slice(0, -'.at'.length)];
    for (const section of divided)
      if (snapshot.has(section) && countOf(section) !== offsets.at(-1)) return `the length of section "${section}"`;
    for (const section of parallel[name] ?? [])
      if (snapshot.has(section) && countOf(section) !== offsets.length - 1) return `the length of section "${section}"`;
  }
  for (const [name, numbered] of Object.entries(numbersOf)) {
    const most = countOf(numbered);
    if (most !== undefined && snapshot.has(name) && arrayOf(name).some((number) => number >= most))
      return `section "${name}"`;
  }
  return null;
}

const isOffsets = (name: string): boolean => name.endsWith('.at') || Object.hasOwn(lists, name);

/** The bytes are not a snapshot, or have another format version, or are damaged. `code` is stable. */
export class SnapshotError extends TriagraphError {
  constructor(
    override readonly code: Extract<TriagraphErrorCode, `snapshot/${string}`>,
    message: string,
  ) {
    super(code, message, 1);
  }
}

export const damaged = (what: string): SnapshotError =>
  new SnapshotError('snapshot/damaged', `The snapshot is damaged: ${what} is not as it was written; compile it again.`);

export const tooLarge = (what: string): SnapshotError => new SnapshotError('snapshot/too-large', what);
