/** Bytes that one call of `fromCharCode` is given: more could overflow the stack. */
const mostBytes = 8_192;

/** RFC 4648, section 5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let characters = '';
  for (let at = 0; at < bytes.length; at += mostBytes) {
    characters += String.fromCharCode(...bytes.subarray(at, at + mostBytes));
  }
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what `toBase64url` does not make: foreign characters, padding, spare bits. */
export function fromBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    return toBase64url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
