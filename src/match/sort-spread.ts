import { sortFew } from './sort-few.js';

/** Elements up to which comparing each with its neighbours is less work than spreading them. */
const few = 24;
/** Places for each element, so that most have one of their own. */
const placesEach = 2;

/**
 * The first elements of `list.sort(compare)`, for elements that a number nearly puts in order: they are spread over places by
 * their numbers, and only those that share a place are compared. The list itself may change its order.
 * @param keyOf a number of an element, finite: of two that differ the element of the lesser one comes first
 * @param most elements that are wanted
 */
export function sortSpread<T>(
  list: T[],
  keyOf: (element: T) => number,
  compare: (left: T, right: T) => number,
  most = list.length,
): T[] {
  const sorted = list.length > few ? spread(list, placesOf(list, keyOf), compare, most) : sortFew(list, compare);
  if (sorted.length > most) sorted.length = most;
  return sorted;
}

/** @param places of the elements, by their index */
function spread<T>(list: readonly T[], places: Uint32Array, compare: (left: T, right: T) => number, most: number): T[] {
  const ends = new Uint32Array(placesEach * list.length + 1);
  for (let index = 0; index < places.length; index++) ends[places[index]! + 1]!++;
  for (let place = 1; place < ends.length; place++) ends[place]! += ends[place - 1]!;
  const sorted = list.slice();
  for (let index = 0; index < places.length; index++) sorted[ends[places[index]!]!++] = list[index]!;
  let start = 0;
  for (let place = 0; start < most && start < list.length; place++) {
    const end = ends[place]!;
    if (end - start > 1) sortRange(sorted, start, end, compare);
    start = end;
  }
  return sorted;
}

/** Where each element goes: in the order of the keys, as far as they differ by enough. */
function placesOf<T>(list: readonly T[], keyOf: (element: T) => number): Uint32Array {
  const keys = new Float64Array(list.length);
  for (let index = 0; index < keys.length; index++) keys[index] = keyOf(list[index]!);
  let least = keys[0]!;
  let greatest = least;
  for (let index = 1; index < keys.length; index++) {
    const key = keys[index]!;
    if (key < least) least = key;
    else if (key > greatest) greatest = key;
  }
  const last = placesEach * keys.length - 1;
  const scale = greatest > least ? last / (greatest - least) : 0;
  const places = new Uint32Array(keys.length);
  for (let index = 0; index < keys.length; index++) places[index] = Math.min(last, (keys[index]! - least) * scale);
  return places;
}

function sortRange<T>(list: T[], start: number, end: number, compare: (left: T, right: T) => number): void {
  const sorted = sortFew(list.slice(start, end), compare);
  for (let index = start; index < end; index++) list[index] = sorted[index - start]!;
}
