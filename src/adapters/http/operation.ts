import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Diagnosis, type PublicSchemaName, version } from '../../index.js';
import { type Misfit, Problem } from './problem.js';
import type { Answer, Asked, Parameter, Route, RouteService } from './routes/route.js';

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

/** Validates against a schema. An empty list means valid. */
export type Check = (value: unknown) => readonly Misfit[];

/** The public schemas as validators, without coercion, removal or defaults. */
export class Schemas {
  #ajv: Ajv2020 | undefined;

  constructor(readonly all: Readonly<Record<PublicSchemaName, object>>) {}

  check(name: PublicSchemaName): Check {
    return this.checkOf({ $ref: (this.all[name] as { readonly $id: string }).$id });
  }

  /** A validator of a schema that is not published, compiled on first use. */
  checkOf(schema: object): Check {
    let validate: ValidateFunction | undefined;
    return (value) => {
      this.#ajv ??= makeAjv(this.all);
      validate ??= this.#ajv.compile(schema);
      return validate(value) ? [] : (validate.errors ?? []).slice(0, maxMisfits).map(misfitOf);
    };
  }
}

function makeAjv(schemas: Readonly<Record<string, object>>): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // Tests verify the published schemas.
    validateSchema: false,
  });
  for (const keyword of ['x-expected', 'x-pattern']) ajv.addKeyword(keyword);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}

const maxMisfits = 20;
const longestName = 80;

function misfitOf({ instancePath, keyword, params, message }: ErrorObject): Misfit {
  const pointer = cut(instancePath);
  if (keyword === 'additionalProperties')
    return {
      pointer,
      message: `unexpected key "${cut(String(params.additionalProperty))}", expected only the keys of the schema`,
    };
  if (keyword === 'required') return { pointer, message: `missing key "${params.missingProperty}"` };
  if (keyword === 'enum')
    return { pointer, message: `expected one of ${(params.allowedValues as unknown[]).join(', ')}` };
  if (keyword === 'const') return { pointer, message: `expected ${JSON.stringify(params.allowedValue)}` };
  return { pointer, message: message ?? `does not fit "${keyword}"` };
}

const cut = (text: string): string => (text.length > longestName ? `${text.slice(0, longestName)}…` : text);
