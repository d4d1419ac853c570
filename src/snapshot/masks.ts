/**
 * A list of bytes of which few values are frequent, in half a byte each: a number in a table of the fifteen most frequent
 * ones, or the mark of a rare one, which stands in a list of its own.
 */
export interface PackedMasks {
  /** Most frequent first. */
  readonly table: Uint8Array;
  /** Two to a byte, low half first. */
  readonly halves: Uint8Array;
  /** Places of the rare ones, ascending. */
  readonly rareAt: Uint32Array;
  readonly rare: Uint8Array;
}

const rareMark = 15;

export function packMasks(masks: Uint8Array): PackedMasks {
  const frequency = new Uint32Array(256);
  for (let place = 0; place < masks.length; place++) frequency[masks[place]!]!++;
  const used = [...frequency.keys()].filter((mask) => frequency[mask]! > 0);
  used.sort((left, right) => frequency[right]! - frequency[left]! || left - right);
  const table = Uint8Array.from(used.slice(0, rareMark));
  const numberOf = new Uint8Array(256).fill(rareMark);
  table.forEach((mask, number) => {
    numberOf[mask] = number;
  });
  const halves = new Uint8Array(Math.ceil(masks.length / 2));
  const rareAt: number[] = [];
  for (let place = 0; place < masks.length; place++) {
    const number = numberOf[masks[place]!]!;
    halves[place >>> 1]! |= number << (4 * (place & 1));
    if (number === rareMark) rareAt.push(place);
  }
  return {
    table,
    halves,
    rareAt: Uint32Array.from(rareAt),
    rare: Uint8Array.from(rareAt, (place) => masks[place]!),
  };
}

/** The list again. */
export function unpackMasks({ table, halves, rareAt, rare }: PackedMasks, length: number): Uint8Array {
  const masks = new Uint8Array(length);
  for (let place = 0; place < length; place++) {
    const number = (halves[place >>> 1]! >>> (4 * (place & 1))) & 15;
    if (number !== rareMark) masks[place] = table[number]!;
  }
  for (let index = 0; index < rareAt.length; index++) masks[rareAt[index]!] = rare[index]!;
  return masks;
}

export function readMask({ table, halves, rareAt, rare }: PackedMasks, place: number): number {
  const number = (halves[place >>> 1]! >>> (4 * (place & 1))) & 15;
  if (number !== rareMark) return table[number]!;
  let low = 0;
  let high = rareAt.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rareAt[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return rare[low]!;
}
