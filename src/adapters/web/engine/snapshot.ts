/** How much of the snapshot has come; `total` is null where the server does not say. */
export interface Loaded {
  readonly bytes: number;
  readonly total: number | null;
}

/** The cache that is used without a network. Only secure origins have one, and it may be forbidden. */
const copies = async (): Promise<Cache | undefined> =>
  globalThis.caches?.open('triagraph-snapshot').catch(() => undefined);

/** What can stand in a header. The server would refuse any other token; the browser does not even send it. */
const canBeSent = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

/**
 * Fetches the snapshot; a copy of the last one is kept, and taken when the network or the server fails.
 * @param token of a server that asks for one
 * @param onLoaded called as parts of it come
 * @returns its bytes, or the answer that refuses it: 401 without a known token, which removes the copy
 */
export async function fetchSnapshot(
  address: string,
  token: string | null,
  onLoaded: (loaded: Loaded) => void,
): Promise<Uint8Array | Response> {
  if (token !== null && !canBeSent(token)) return new Response(null, { status: 401 });
  const cache = await copies();
  try {
    // Asked again each time, with the tag of the one that the browser has.
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(address, { cache: 'no-cache', headers });
    if (response.ok) {
      const bytes = await bytesOf(response, onLoaded);
      await cache?.put(address, new Response(bytes)).catch(() => {});
      return bytes;
    }
    if (response.status === 401) await cache?.delete(address);
    if (response.status < 500) return response;
    return (await cache?.match(address)) ?? response;
  } catch (error) {
    const copy = await cache?.match(address);
    if (copy === undefined) throw error;
    return copy;
  }
}

async function bytesOf(response: Response, onLoaded: (loaded: Loaded) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { headers, body } = response;
  // The length of a packed answer is not that of its content.
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  const total = length > 0 ? length : null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body!.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    bytes += read.value.length;
    onLoaded({ bytes, total });
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
