import { type Diagnosis, type PublicSchemaName, version } from '../../index.js';
import { Problem } from './problem.js';
import type { Answer, Asked, Parameter, Route, RouteService } from './routes/route.js';
import type { Check, Schemas } from './schemas.js';

interface Given extends Omit<Asked, 'note'> {
  /** `If-None-Match` of the request. */
  readonly known: string | undefined;
  readonly note?: (answer: Diagnosis) => void;
}

export interface Sent {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** A route with its checks, apart from how requests arrive. */
export class Operation {
  readonly #checkBody: Check | null;
  readonly #checkParameters: Check;
  readonly #write: (answer: object) => string;

  constructor(
    readonly route: Route,
    schemas: Schemas,
  ) {
    this.#checkBody = route.body === undefined ? null : schemas.check(route.body);
    this.#checkParameters = parameterCheck(route.parameters ?? [], schemas);
    this.#write = writerOf(route.answer.schema, schemas);
  }

  /** @throws Problem, TriagraphError */
  async answer({ known, note = () => {}, ...given }: Given, service: RouteService): Promise<Sent> {
    refuseMisfits(this.#checkParameters(given.parameters), 'a parameter');
    if (this.#checkBody !== null) refuseMisfits(this.#checkBody(given.body), 'the body');
    const answer = await this.route.handle({ ...given, note }, service);
    const tag = this.route.cached === true ? tagOf(given.engine.info().hash) : null;
    const cache = tag === null ? {} : { etag: tag, 'cache-control': 'private, no-cache' };
    if (tag !== null && isKnown(tag, known)) return { status: 304, headers: cache, body: null };
    return {
      status: 200,
      headers: {
        ...cache,
        ...answer.headers,
        'content-type': 'type' in answer ? answer.type : 'application/json; charset=utf-8',
      },
      body: this.#bodyOf(answer),
    };
  }

  #bodyOf(answer: Answer): Sent['body'] {
    if ('json' in answer) return this.#write(answer.json);
    return 'text' in answer ? answer.text : (answer.bytes as Uint8Array<ArrayBuffer>);
  }
}

function writerOf(name: PublicSchemaName | undefined, schemas: Schemas): (answer: object) => string {
  const check = name === undefined ? null : schemas.check(name);
  return (answer) => {
    const [misfit] = check?.(answer) ?? [];
    if (misfit !== undefined)
      throw new Error(`the answer does not fit its schema: ${misfit.pointer} ${misfit.message}`);
    return JSON.stringify(answer);
  };
}

function parameterCheck(parameters: readonly Parameter[], schemas: Schemas): Check {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  return schemas.checkOf({ type: 'object', properties, required, additionalProperties: false });
}

function refuseMisfits(errors: ReturnType<Check>, where: string): void {
  const [first] = errors;
  if (first === undefined) return;
  const position = first.pointer === '' ? where : `${where} at ${first.pointer}`;
  throw new Problem('invalid-request', `Unexpected content of ${position}: ${first.message}.`, { errors });
}

/** Contains the program's version: another version may answer differently. Weak, since answers may be compressed. */
const tagOf = (hash: string): string => `W/"${hash.replace(/^sha256:/, '').slice(0, 32)}-${version}"`;

/** Whether a client has what a weak tag names, by its `If-None-Match`. */
export function isKnown(tag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag.slice(2));
}
