/** The cache that is used without a network. Only secure origins have one. */
const copies = (): Promise<Cache> | undefined => globalThis.caches?.open('triagraph-snapshot');

/**
 * Fetches the snapshot; a copy of the last one is kept, and taken when the network or the server fails.
 * @param token of a server that asks for one
 * @returns also an answer that refuses: 401 without a known token, which removes the copy
 */
export async function fetchSnapshot(address: string, token: string | null): Promise<Response> {
  const cache = await copies();
  try {
    // Asked again each time, with the tag of the one that the browser has.
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(address, { cache: 'no-cache', headers });
    if (response.ok) await cache?.put(address, response.clone()).catch(() => {});
    if (response.status === 401) await cache?.delete(address);
    if (response.status < 500) return response;
    return (await cache?.match(address)) ?? response;
  } catch (error) {
    const copy = await cache?.match(address);
    if (copy === undefined) throw error;
    return copy;
  }
}
