/** Sorts terms by their numbers without an object for each. */
export class TermOrder {
  #keys = new Float64Array(64);

  /** Puts the places of the terms into `places`, by term ascending. */
  sort(terms: readonly { readonly term: number }[], places: Uint16Array): void {
    const count = terms.length;
    if (count > this.#keys.length) this.#keys = new Float64Array(2 * count);
    const keys = this.#keys.subarray(0, count);
    for (let place = 0; place < count; place++) keys[place] = terms[place]!.term * count + place;
    sortNumbers(keys);
    for (let index = 0; index < count; index++) places[index] = keys[index]! % count;
  }
}

/** Numbers up to which inserting one by one is faster than setting up a sort. */
const few = 24;

function sortNumbers(numbers: Float64Array): void {
  if (numbers.length > few) numbers.sort();
  else {
    for (let index = 1; index < numbers.length; index++) {
      const number = numbers[index]!;
      let place = index;
      for (; place > 0 && numbers[place - 1]! > number; place--) numbers[place] = numbers[place - 1]!;
      numbers[place] = number;
    }
  }
}
