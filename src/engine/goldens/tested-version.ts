import type { Diagnostic, Golden, GoldenResult, PlacedGolden } from '../../model/index.js';
import type { SnapshotReader } from '../../snapshot/index.js';
import { isWhole } from '../audit/self-retrieval.js';
import { changedBesideAnswers } from './same-answers.js';

/** What the tests of one version of a knowledge base gave, for the next one, which often answers the same. */
export class TestedVersion {
  readonly #held: ReadonlyMap<string, GoldenResult>;

  /** @param found what its documents say and it does not find; null when that is not known */
  constructor(
    readonly snapshot: SnapshotReader,
    results: readonly GoldenResult[],
    readonly found: readonly Diagnostic[] | null,
  ) {
    // A failure tells of lines, which may have moved.
    const held = results.filter(({ diagnostics }) => diagnostics.length === 0);
    this.#held = new Map(held.map((result) => [keyOf(result.golden), result]));
  }

  /** What of it surely holds of another version as well; null when that must be asked for everything. */
  keptIn(next: SnapshotReader): KeptTests | null {
    const changed = changedBesideAnswers(this.snapshot, next);
    return changed === null ? null : new KeptTests(this.#held, this.found, changed, next);
  }
}

/** What need not be asked again. */
class KeptTests {
  /** Paths of the documents that must be asked for what they say of themselves; null for all. */
  readonly unaudited: ReadonlySet<string> | null;

  constructor(
    readonly held: ReadonlyMap<string, GoldenResult>,
    readonly found: readonly Diagnostic[] | null,
    readonly changed: ReadonlySet<string>,
    readonly snapshot: SnapshotReader,
  ) {
    this.unaudited = found !== null && isWhole(found) ? changed : null;
  }

  result({ golden, path, range }: PlacedGolden): GoldenResult | null {
    const result = this.held.get(keyOf(golden));
    return result === undefined ? null : { ...result, golden, path, range };
  }

  /** With what was found of the documents that had to be asked, in the documents' order. */
  findings(again: readonly Diagnostic[]): readonly Diagnostic[] {
    if (this.unaudited === null) return again;
    const paths = this.snapshot.strings('doc.path');
    const order = new Map(Array.from({ length: paths.length }, (_, document) => [paths.get(document), document]));
    const others = this.found!.filter(({ path }) => !this.changed.has(path));
    return [...others, ...again].sort((left, right) => order.get(left.path)! - order.get(right.path)!);
  }
}

const keyOf = (golden: Golden): string => JSON.stringify(golden);
