/**
 * Bytes to be kept, in memory of their own. Small buffers are cut from one that many share, and keeping one of them would
 * keep all of that, uncounted.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
