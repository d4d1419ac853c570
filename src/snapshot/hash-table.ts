/**
 * An open-addressing hash table from strings to numbers that lives in typed arrays, so that a snapshot can hold it and
 * a query can use it without building anything. Slots hold `index + 1`; 0 is empty. FNV-1a over UTF-16 code units.
 */
export function hashString(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV's low bits mix poorly for short strings; fold the high ones in.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Builds the slots for distinct keys: a power of two of slots, at most three quarters full. */
export function buildHashTable(keys: readonly string[]): Uint32Array {
  let size = 8;
  while (size * 0.75 < keys.length) size *= 2;
  const slots = new Uint32Array(size);
  keys.forEach((key, index) => {
    let slot = hashString(key) & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = index + 1;
  });
  return slots;
}

/** The index of a key, or -1. `equals(index)` compares the key with the stored one. */
export function findInHashTable(slots: Uint32Array, key: string, equals: (index: number) => boolean): number {
  const mask = slots.length - 1;
  for (let slot = hashString(key) & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
    const index = slots[slot]! - 1;
    if (equals(index)) return index;
  }
  return -1;
}
