import { type Assembly, addKeptDocuments, type TermDictionary } from '../../compile/index.js';
import type { Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import { type PackedTerms, readRecord, SnapshotError, SnapshotReader, SnapshotWriter } from '../../snapshot/index.js';
import type { Suppression } from '../../validate/index.js';
import type { AskedFile } from './asked-files.js';
import { memberDigest, memberDigestBytes, placesDigest } from './member-digest.js';
import type { UnderstoodFile } from './understand.js';

/** What was found of a knowledge base, before a project turns any of it off. */
export interface KeptFindings {
  /** Of one document alone, by its number. */
  readonly own: ReadonlyMap<number, readonly Diagnostic[]>;
  readonly suppressions: ReadonlyMap<number, readonly Suppression[]>;
  /** Of the documents together. */
  readonly together: readonly Diagnostic[];
  /** The files beside them that were looked for. */
  readonly asked: readonly AskedFile[];
}

/** What was put together of all units. */
export interface WholeAssembly extends Pick<KeptFindings, 'together' | 'asked'> {
  readonly assembly: Pick<Assembly, 'bytes' | 'untold'>;
}

/** The snapshot of an earlier compilation, with all that is needed to change a few of its documents. */
export interface KeptAssembly {
  readonly snapshot: SnapshotReader;
  /** Key of each document: by path and content. */
  readonly keys: readonly string[];
  readonly terms: PackedTerms;
  /** Terms that are numbered after those. */
  readonly added: readonly string[];
  readonly concepts: TermDictionary['concepts'];
  /** Read when they are asked for. */
  findings(): KeptFindings;
  /** Whether rules about the collection find the same of a document, and whether all of that stands where it stood. */
  compare(document: number, unit: UnderstoodFile): { readonly isSame: boolean; readonly isInPlace: boolean };
}

/** @param units with their terms numbered by the index, and `added` behind */
export function writeKeptAssembly(
  keys: readonly string[],
  units: readonly UnderstoodFile[],
  added: readonly string[],
  { assembly, together, asked }: WholeAssembly,
): Uint8Array {
  const writer = new SnapshotWriter(nodePlatform);
  const snapshot = new SnapshotReader(assembly.bytes, nodePlatform);
  for (const name of snapshot.names) writer.add(name, snapshot.array(name, Uint8Array));
  addKeptDocuments(writer, units, { untold: assembly.untold, further: added });
  const members = new Uint8Array(2 * memberDigestBytes * units.length);
  units.forEach((unit, document) => {
    members.set(memberDigest(unit), 2 * memberDigestBytes * document);
    members.set(placesDigest(unit), 2 * memberDigestBytes * document + memberDigestBytes);
  });
  const own = units.flatMap(({ diagnostics }, document) => (diagnostics.length > 0 ? [[document, diagnostics]] : []));
  const suppressions = units.flatMap(({ facts }, document) =>
    facts.suppressions.length > 0 ? [[document, facts.suppressions]] : [],
  );
  return writer
    .add('kept.members', members)
    .addJson('kept.keys', keys)
    .addJson('kept.findings', { own, suppressions, together, asked })
    .toBytes();
}

/** Null when the bytes are nothing undamaged of the kind. */
export function readKeptAssembly(bytes: Uint8Array): KeptAssembly | null {
  try {
    return openKeptAssembly(new SnapshotReader(bytes, nodePlatform));
  } catch (error) {
    if (error instanceof SnapshotError) return null;
    throw error;
  }
}

function openKeptAssembly(snapshot: SnapshotReader): KeptAssembly {
  const members = snapshot.array('kept.members', Uint8Array);
  return {
    snapshot,
    keys: snapshot.json('kept.keys'),
    terms: readRecord(snapshot, 'term'),
    added: snapshot.json('kept.further'),
    concepts: readRecord(snapshot, 'lexicon'),
    findings() {
      const { own, suppressions, ...others } = snapshot.json<StoredFindings>('kept.findings');
      return { own: new Map(own), suppressions: new Map(suppressions), ...others };
    },
    compare(document, unit) {
      const from = 2 * memberDigestBytes * document;
      const isEqual = (digest: Uint8Array, at: number) =>
        Buffer.compare(digest, members.subarray(at, at + memberDigestBytes)) === 0;
      return {
        isSame: isEqual(memberDigest(unit), from),
        isInPlace: isEqual(placesDigest(unit), from + memberDigestBytes),
      };
    },
  };
}

interface StoredFindings extends Pick<KeptFindings, 'together' | 'asked'> {
  readonly own: readonly (readonly [number, readonly Diagnostic[]])[];
  readonly suppressions: readonly (readonly [number, readonly Suppression[]])[];
}
