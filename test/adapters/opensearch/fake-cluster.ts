import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Source = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: whatever a request says
type Json = Record<string, any>;

/** As much of OpenSearch's protocol as is spoken to it, with its answers, from memory. */
export interface FakeCluster {
  address(name: string): string;
  /** `METHOD /path` of each request. */
  readonly asked: string[];
  readonly indexes: Map<
    string,
    { readonly mappings: Json; readonly settings: Json; readonly documents: Map<string, Source> }
  >;
  readonly aliases: Map<string, string>;
  /** Called with `METHOD /path` before each answer. */
  onRequest: (call: string) => void;
  /** Makes the answers to searches wrong in one way. */
  fault: 'none' | 'partial' | 'timed-out' | 'down';
  /** `user:password` that every request must bring; null when anybody may ask. */
  auth: string | null;
  stop(): Promise<void>;
}

export async function startFakeCluster(): Promise<FakeCluster> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (data) => {
      text += String(data);
    });
    request.on('end', () => {
      const { pathname } = new URL(request.url!, 'http://fake');
      cluster.asked.push(`${request.method} ${pathname}`);
      cluster.onRequest(cluster.asked.at(-1)!);
      const basic = `Basic ${Buffer.from(cluster.auth ?? '').toString('base64')}`;
      if (cluster.auth !== null && request.headers.authorization !== basic) return response.writeHead(401).end();
      const [status, body] = cluster.fault === 'down' ? [503, {}] : answerTo(cluster, request.method!, pathname, text);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cluster: FakeCluster = {
    address: (name) => `opensearch+http://127.0.0.1:${port}/${name}`,
    asked: [],
    onRequest: () => {},
    indexes: new Map(),
    aliases: new Map(),
    fault: 'none',
    auth: null,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return cluster;
}

function answerTo(cluster: FakeCluster, method: string, path: string, text: string): [number, Json] {
  const [, first = '', action = ''] = path.split('/').map(decodeURIComponent);
  const { indexes, aliases } = cluster;
  if (first === '_alias') {
    const index = aliases.get(action);
    return index === undefined ? [404, {}] : [200, { [index]: {} }];
  }
  if (first === '_aliases') {
    const { actions } = JSON.parse(text) as Json;
    const isMissing = ({ remove }: Json): boolean => remove?.must_exist && aliases.get(remove.alias) !== remove.index;
    if (actions.some(isMissing)) return [404, { error: { type: 'aliases_not_found_exception' } }];
    for (const { add } of actions) if (add) aliases.set(add.alias, add.index);
    return [200, {}];
  }
  if (first === '_cluster') return [200, { timed_out: false, number_of_data_nodes: 1 }];
  if (action === '_alias') {
    const named = [...indexes.keys()].filter((name) => name.startsWith(first.replace('*', '')));
    return [200, Object.fromEntries(named.map((name) => [name, {}]))];
  }
  if (method === 'DELETE') return indexes.delete(first) ? [200, {}] : [404, {}];
  if (method === 'PUT' && action === '') {
    const { mappings, settings } = JSON.parse(text);
    indexes.set(first, { mappings, settings, documents: new Map() });
    return [200, {}];
  }
  if (/^_(?:refresh|flush)$/.test(action) || (action === '_settings' && method === 'PUT')) return [200, {}];
  const index = indexes.get(first);
  if (index === undefined) return [404, { error: { type: 'index_not_found_exception' } }];
  if (action === '_settings') return [200, { [first]: { settings: { index: index.settings } } }];
  if (action === '_mapping') return [200, { [first]: { mappings: index.mappings } }];
  if (action === '_bulk') return [200, bulk(index.documents, text)];
  if (action === '_count') return [200, { count: index.documents.size }];
  if (action === '_mget')
    return [200, { docs: JSON.parse(text).ids.map((id: string) => got(index.documents.get(id))) }];
  if (action === '_search') return [200, search(cluster, index.documents, JSON.parse(text))];
  return [200, {}];
}

function bulk(documents: Map<string, Source>, text: string): Json {
  const lines = text.trim().split('\n');
  for (let at = 0; at < lines.length; at++) {
    const { index, delete: removed } = JSON.parse(lines[at]!);
    if (removed) documents.delete(removed._id);
    else documents.set(index._id, JSON.parse(lines[++at]!));
  }
  return { errors: false, items: [] };
}

const got = (source: Source | undefined): Json => ({
  found: source !== undefined,
  fields: Object.fromEntries(Object.entries(source ?? {}).map(([field, value]) => [field, [value]])),
});

function search({ fault }: FakeCluster, documents: ReadonlyMap<string, Source>, body: Json): Json {
  const { should = [], filter = [] } = body.query?.bool ?? {};
  const scoreOf = (source: Source): number =>
    should.reduce((sum: number, clause: Json) => sum + scoreOfClause(source, clause), 0);
  const hits = [...documents]
    .filter(([, source]) => filter.every((clause: Json) => scoreOfClause(source, clause) > 0))
    .map(([_id, source]) => ({ _id, _score: scoreOf(source), fields: got(source).fields as Json }))
    .filter(({ _score }) => should.length === 0 || _score > 0);
  if (body.sort) hits.sort((left, right) => (left.fields.place![0] < right.fields.place![0] ? -1 : 1));
  else hits.sort((left, right) => right._score - left._score);
  return {
    timed_out: fault === 'timed-out',
    _shards: { failed: fault === 'partial' ? 1 : 0 },
    hits: { hits: hits.slice(0, body.size) },
  };
}

function scoreOfClause(source: Source, { term, rank_feature: feature }: Json): number {
  if (term) return Object.entries(term).every(([field, value]) => [source[field]].flat().includes(value)) ? 1 : 0;
  const name = feature.field.slice(feature.field.lastIndexOf('terms.') + 'terms.'.length);
  return feature.boost * ((source.terms as Record<string, number> | undefined)?.[name] ?? 0);
}
