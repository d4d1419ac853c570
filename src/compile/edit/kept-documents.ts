import { fieldNames, type SnapshotReader, type SnapshotWriter } from '../../snapshot/index.js';
import type { WordRows } from '../signatures.js';
import type { DocumentUnit } from '../unit.js';
import { digestBytes, indexDigest } from './document-digest.js';

/** What a snapshot does not say of its documents, and a change of a few of them needs to know. */
export interface KeptDocuments {
  /** Tokens of each field, by document. */
  readonly lengths: readonly Uint32Array[];
  /** Steps and commands of each document, one after the other. */
  readonly counts: Uint32Array;
  /** By document (document-digest.ts). */
  readonly digests: readonly Uint8Array[];
  /** Lines of what a document shows and says in words, by document. */
  readonly lines: readonly Uint32Array[];
  /** Words, as terms of the index, of error lines that tell too little to be in it. */
  readonly untold: WordRows;
  /** Terms that no document has but in a statement or an error line: they are numbered after those of the index. */
  readonly further: readonly string[];
}

/** @param units with their terms numbered as in the index, and what is not in the index behind */
export function addKeptDocuments(
  writer: SnapshotWriter,
  units: readonly DocumentUnit[],
  { untold, further }: Pick<KeptDocuments, 'untold' | 'further'>,
): void {
  const lengths = new Uint32Array(units.length * fieldNames.length);
  const digests = new Uint8Array(units.length * digestBytes);
  units.forEach((unit, document) => {
    lengths.set(unit.counts.lengths, document * fieldNames.length);
    digests.set(indexDigest(unit), document * digestBytes);
  });
  writer
    .add('kept.lengths', lengths)
    .add('kept.counts', Uint32Array.from(units.flatMap(({ head }) => [head.steps, head.commands])))
    .add('kept.digests', digests)
    .addBlobs(
      'kept.lines',
      units.map((unit) => new Uint8Array(wordLines(unit).buffer)),
    )
    .add('kept.untold.at', untold.offsets)
    .add('kept.untold', untold.words)
    .addJson('kept.further', further);
}

export function readKeptDocuments(reader: SnapshotReader): KeptDocuments {
  const lengths = reader.array('kept.lengths', Uint32Array);
  const digests = reader.array('kept.digests', Uint8Array);
  const lines = reader.array('kept.lines', Uint32Array);
  const ends = reader.array('kept.lines.at', Uint32Array);
  const documents = lengths.length / fieldNames.length;
  const rows = <Row>(row: (document: number) => Row): Row[] =>
    Array.from({ length: documents }, (_, document) => row(document));
  return {
    lengths: rows((document) => lengths.subarray(document * fieldNames.length, (document + 1) * fieldNames.length)),
    counts: reader.array('kept.counts', Uint32Array),
    digests: rows((document) => digests.subarray(document * digestBytes, (document + 1) * digestBytes)),
    lines: rows((document) => lines.subarray(ends[document]! / 4, ends[document + 1]! / 4)),
    untold: {
      offsets: reader.array('kept.untold.at', Uint32Array),
      words: reader.array('kept.untold', Uint32Array),
    },
    further: reader.json('kept.further'),
  };
}

/** The lines of what a document shows as error lines, and then of what it says of itself. */
export const wordLines = ({ shown, stated }: Pick<DocumentUnit, 'shown' | 'stated'>): Uint32Array =>
  Uint32Array.from([...shown.lines, ...stated.lines]);
