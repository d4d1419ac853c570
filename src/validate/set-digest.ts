import { mix } from './sketch.js';

/** Equal for the same set of numbers below 2³², whatever their order; different sets have one digest once in 2⁶⁴. */
export function setDigest(numbers: Iterable<number>): string {
  let sum = 0;
  let parity = 0;
  for (const number of new Set(numbers)) {
    const mixed = mix(number);
    sum = (sum + mixed) >>> 0;
    parity ^= mix(mixed ^ 0x9e3779b9);
  }
  return `${sum.toString(36)}.${(parity >>> 0).toString(36)}`;
}
