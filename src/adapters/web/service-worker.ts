/** The part of a service worker's scope that is used. The build prepends `files`: the page's files, relative to it. */
interface Scope {
  readonly files: readonly string[];
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetched) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const prefix = 'triagraph-page-';
/** Names of files contain hashes of their contents, so that the list names the version. */
const name = `${prefix}${hashOf(scope.files.join('\n'))}`;
const page = scope.registration.scope;

/** FNV-1a, as hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}

scope.addEventListener('install', (event) => {
  const all = async () =>
    (await caches.open(name)).addAll([page, ...scope.files.map((file) => new URL(file, page).href)]);
  event.waitUntil(all());
});

/** A new version takes over when no tab shows the old one: until then the old files stay. */
scope.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
    await Promise.all(old.map((each) => caches.delete(each)));
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

/** Only the page and its files. The snapshot has its own copy (engine/snapshot.ts); the API is never kept. */
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*/s, '');
  if (request.method !== 'GET' || !address.startsWith(page)) return;
  const path = address.slice(page.length);
  if (path === '' || path === 'index.html') event.respondWith(freshOrKept(request));
  else if (scope.files.includes(path)) event.respondWith(keptOrFresh(address, request));
});

async function freshOrKept(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
    return (await caches.match(page)) ?? response;
  } catch (error) {
    const kept = await caches.match(page);
    if (kept === undefined) throw error;
    return kept;
  }
}

const keptOrFresh = async (address: string, request: Request): Promise<Response> =>
  (await caches.match(address)) ?? fetch(request);
