/** Its remainders by byte are worked out when first needed: most systems have a native one, and never do. */
class ByteRemainders {
  #values: Uint32Array | null = null;

  get values(): Uint32Array {
    this.#values ??= new Uint32Array(256).map((_, index) => {
      let value = index;
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
      return value;
    });
    return this.#values;
  }
}

const remainders = new ByteRemainders();

/** CRC-32 (IEEE 802.3) where there is no native one. */
export function portableCrc32(bytes: Uint8Array): number {
  const table = remainders.values;
  let value = 0xffffffff;
  for (let index = 0; index < bytes.length; index++) value = table[(value ^ bytes[index]!) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
