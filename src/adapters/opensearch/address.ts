import { TriagraphError } from '../../index.js';

/** Where a knowledge base is published: the nodes of a cluster, and a name, for instance of a tenant. */
export interface StoreAddress {
  /** Addresses of nodes, without user and password. */
  readonly nodes: readonly string[];
  readonly auth: { readonly username: string; readonly password: string } | null;
  /** The alias that stands for the live version; each version is an index `<name>-<hash>`. */
  readonly name: string;
  /** The address without the password, for messages. */
  readonly shown: string;
}

/**
 * Reads `opensearch+https://user:password@host:9200,host2:9200/name`.
 * @throws TriagraphError `store-address`
 */
export function storeAddress(text: string): StoreAddress {
  const [, scheme, user, hosts, name] =
    /^opensearch\+(https?):\/\/(?:([^@/]*)@)?([^@/?#]+)\/([a-z0-9][a-z0-9_-]{0,63})\/?$/.exec(text) ?? [];
  const nodes = hosts?.split(',').map((host) => `${scheme}://${host}`) ?? [];
  if (name === undefined || !nodes.every((node) => URL.canParse(node)))
    throw new TriagraphError(
      'store-address',
      `${text.replace(/\/\/.*@/, '//')}: expected opensearch+https://HOST:9200/NAME, where NAME is of small letters, digits, - and _.`,
    );
  const [, username = '', password = ''] = /^([^:]*):?(.*)$/.exec(user ?? '')!.map(decoded);
  return {
    nodes,
    auth: username === '' ? null : { username, password },
    name,
    shown: `opensearch+${scheme}://${hosts}/${name}`,
  };
}

/** `p%40ss` → `p@ss`; a password with a bare `%` is meant as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
