import {
  type DocumentStatements,
  moreFollow,
  type PackedPostings,
  type PackedStatements,
  Postings,
  Statements,
} from '../../snapshot/index.js';
import type { Statements as UnitStatements } from '../statements.js';
import type { Tellings } from '../telling.js';
import { absent } from '../term-order.js';

/** What terms tell before and now. */
export interface ToldTerms {
  readonly tellings: Tellings;
  /** By terms of before: how many more documents have them now. */
  readonly changed: ReadonlyMap<number, number>;
}

/** The statements of a document by terms as they are numbered now. */
export function statementsOf(
  unit: UnitStatements,
  rankOf: Uint32Array,
  frequency: (rank: number) => number,
  tellings: Tellings,
): DocumentStatements {
  const { kinds, lines, offsets, terms } = unit;
  const weights = new Float32Array(kinds.length);
  const said = new Map<number, number[]>();
  for (let statement = 0; statement < kinds.length; statement++) {
    for (let at = offsets[statement]!; at < offsets[statement + 1]!; at++) {
      const rank = rankOf[terms[at]!]!;
      if (rank === absent) continue;
      weights[statement]! += tellings.of(frequency(rank));
      const places = said.get(rank);
      if (places) places.push(statement);
      else said.set(rank, [statement]);
    }
  }
  const places = new Map([...said].sort(([left], [right]) => left - right));
  return { kinds, lines, weights, places };
}

/** What all statements tell, where other documents have some of their terms than before. */
export function retellStatements(
  packed: PackedStatements,
  postings: PackedPostings,
  { tellings, changed }: ToldTerms,
): Float32Array {
  const weights = packed.weights.slice();
  const statements = new Statements(packed);
  const lists = new Postings(postings, tellings.documents);
  for (const [term, more] of changed) {
    const frequency = lists.frequency(term);
    const difference = tellings.of(frequency + more) - tellings.of(frequency);
    if (difference === 0) continue;
    const first = lists.first(term);
    const count = lists.decode(term);
    for (let index = 0; index < count; index++)
      forEachPlace(statements, first + index, (place) => {
        weights[statements.first(lists.decoded[index]!) + place]! += difference;
      });
    packed.strayTerms.forEach((stray, index) => {
      if (stray === term) weights[packed.strayStatements[index]!]! += difference;
    });
  }
  return weights;
}

function forEachPlace(statements: Statements, posting: number, callback: (place: number) => void): void {
  let at = statements.placesOf(posting);
  if (at < 0) return;
  for (; statements.places[at]! >= moreFollow; at++) callback(statements.places[at]! - moreFollow);
  callback(statements.places[at]!);
}
