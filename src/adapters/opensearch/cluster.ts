import { TriagraphError } from '../../index.js';
import { decoded } from '../access/settings.js';

/** The address of a published knowledge base: the nodes of a cluster, and a name, for instance of a tenant. */
type StoreAddress = ReturnType<typeof storeAddress>;

/**
 * Reads `opensearch+https://user:password@host:9200,host2:9200/name`. An address without a user takes user and
 * password from `TRIAGRAPH_STORE_AUTH` (`user:password`, not percent-encoded), which a process list does not show.
 * `name` is the alias of the live version; each version is an index `<name>-<hash>`. `shown` has no password.
 * @throws TriagraphError `store-address`
 */
export function storeAddress(text: string) {
  const [, scheme, user, hosts, name] =
    /^opensearch\+(https?):\/\/(?:([^@/]*)@)?([^@/?#]+)\/([a-z0-9][a-z0-9_-]{0,63})\/?$/.exec(text) ?? [];
  const nodes = hosts?.split(',').map((host) => `${scheme}://${host}`) ?? [];
  if (name === undefined || !nodes.every((node) => URL.canParse(node)))
    throw new TriagraphError(
      'store-address',
      `${text.replace(/\/\/.*@/, '//')}: expected opensearch+https://HOST:9200/NAME, where NAME consists of lower-case letters, digits, - and _.`,
    );
  const parts = /^([^:]*):?(.*)$/.exec(user ?? process.env.TRIAGRAPH_STORE_AUTH ?? '')!.slice(1);
  const [username = '', password = ''] = user === undefined ? parts : parts.map(decoded);
  return {
    nodes,
    auth: username === '' ? null : { username, password },
    name,
    shown: `opensearch+${scheme}://${hosts}/${name}`,
  };
}

interface Call {
  readonly method: 'DELETE' | 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Lines of a bulk request, instead of `body`. */
  readonly bulk?: string;
  /** An error status whose body is used as the answer. */
  readonly accepts?: number;
  /** Deadline of a request that must not be sent twice. */
  readonly milliseconds?: number;
}

/** Time limit of a request; the client then tries another node. */
const searchMs = 5_000;
const retries = 3;

type Client = InstanceType<typeof import('@opensearch-project/opensearch').Client>;

/** A cluster, through the official client, which tries another node when one fails. */
export class Cluster {
  private constructor(
    readonly address: StoreAddress,
    private readonly client: Client,
  ) {}

  /** @throws TriagraphError `store-client` without the client, an optional dependency */
  static async open(address: StoreAddress): Promise<Cluster> {
    const { Client } = await import('@opensearch-project/opensearch').catch(() => {
      throw new TriagraphError(
        'store-client',
        'A search cluster needs its client; run npm install @opensearch-project/opensearch.',
      );
    });
    const auth = address.auth === null ? {} : { auth: { ...address.auth } };
    const client = new Client({ nodes: [...address.nodes], ...auth, maxRetries: retries, requestTimeout: searchMs });
    return new Cluster(address, client);
  }

  /** The body of the answer; null for status 404. @throws TriagraphError `store-unavailable` */
  async askOrNull<T>({ method, path, query, body, bulk, accepts, milliseconds }: Call): Promise<T | null> {
    try {
      const request = {
        method,
        path,
        querystring: { ...query },
        ...(body && { body }),
        ...(bulk && { bulkBody: bulk }),
      };
      const options = milliseconds === undefined ? {} : { requestTimeout: milliseconds, maxRetries: 0 };
      const answer = await this.client.transport.request(request, options);
      return answer.body as T;
    } catch (error) {
      const { statusCode, body } = error as ClusterError;
      if (statusCode === 404) return null;
      if (statusCode !== undefined && statusCode === accepts) return body as T;
      throw this.unavailable(reasonOf(error as ClusterError));
    }
  }

  async ask<T>(call: Call): Promise<T> {
    const answer = await this.askOrNull<T>(call);
    if (answer === null) throw this.unavailable(`${call.path.split('/')[1]} no longer exists`);
    return answer;
  }

  unavailable(why: string): TriagraphError {
    return new TriagraphError('store-unavailable', `${this.address.shown} does not answer: ${why}.`);
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

interface ClusterError extends Error {
  readonly statusCode?: number;
  readonly body?: { readonly error?: { readonly type?: string } };
}

/** The reason of an error, without the request, which contains the symptom. */
function reasonOf(error: ClusterError): string {
  const { name, message, statusCode, body } = error;
  if (statusCode === undefined) return message === name ? name : `${name} (${message.slice(0, 120)})`;
  if (statusCode === 401 || statusCode === 403) return `status ${statusCode}, the user or password was refused`;
  const type = body?.error?.type;
  return `status ${statusCode}${type === undefined ? '' : `, ${type}`}`;
}
