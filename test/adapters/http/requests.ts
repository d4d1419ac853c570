type Schema = Readonly<Record<string, unknown>>;

/** One OpenAPI operation; references of its schemas are resolved on demand. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | null;
  /** Status codes that it documents. */
  readonly statuses: ReadonlySet<number>;
}

/** The parts of an OpenAPI document needed to make requests. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

interface DescribedOperation {
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: object;
}

export function operationsOf(document: Description): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json'].schema ?? null,
      statuses: new Set(Object.keys(operation.responses).map(Number)),
    })),
  );
}

const hostile = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '$'.concat('{jndi:ldap://x}'),
  '<script>alert(1)</script>',
  "'; DROP TABLE x; --",
  '$(reboot)',
  '`reboot`',
  '\r\nSet-Cookie: a=b',
  '\u202egnp.exe',
  '__proto__',
  'constructor',
  'e\u0301'.repeat(200),
  '子网 IP 耗尽',
  'no available ip',
  'x'.repeat(3_000),
  '[['.repeat(500),
  't1.AAAA',
  '%',
  '%2e%2e%2f',
  '9'.repeat(400),
];

/** Generates requests from a description: most are nearly valid, some invalid. */
export class RequestMaker {
  constructor(
    private readonly document: Description,
    private readonly below: (bound: number) => number,
  ) {}

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  url({ path, parameters }: Operation): string {
    const filled = path.replace(/\{(\w+)\}/g, () => encodeLoosely(this.string()));
    const query = parameters
      .filter((each) => each.in === 'query' && !this.oneIn(3))
      .map(({ name, schema }) => `${name}=${encodeLoosely(String(this.value(schema, 0)))}`);
    if (this.oneIn(20)) query.push(`${encodeLoosely(this.string())}=${encodeLoosely(this.string())}`);
    return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
  }

  body(schema: Schema): string {
    const text = JSON.stringify(this.value(schema, 0));
    if (!this.oneIn(12)) return text;
    const at = this.below(text.length);
    return this.pick([
      text.slice(0, at),
      text.slice(0, at) + this.string() + text.slice(at),
      `${text}${text}`,
      'null',
      '',
    ]);
  }

  string(): string {
    return this.oneIn(3)
      ? Array.from({ length: this.below(12) }, () => String.fromCodePoint(this.below(0x500) + 1)).join('')
      : this.pick(hostile);
  }

  /** A value that matches the schema, or does not. */
  value(schema: Schema, depth: number): unknown {
    const given = this.#resolve(schema);
    if (this.oneIn(14)) return this.#anything(depth);
    if ('const' in given) return given.const;
    if (Array.isArray(given.enum)) return this.pick(given.enum);
    if (Array.isArray(given.anyOf)) return this.value(this.pick(given.anyOf) as Schema, depth);
    switch (Array.isArray(given.type) ? this.pick(given.type) : given.type) {
      case 'object':
        return this.#object(given, depth);
      case 'array':
        return Array.from({ length: depth > 4 ? 0 : this.below(4) }, () =>
          this.value(given.items as Schema, depth + 1),
        );
      case 'integer':
      case 'number':
        return this.pick([1, 2, 5, 0, -1, 1.5, 1e9, 100, 101]);
      case 'boolean':
        return this.oneIn(2);
      default:
        return this.string();
    }
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(properties as Record<string, Schema>)) {
      const needed = (required as string[]).includes(name);
      if (needed ? !this.oneIn(25) : this.oneIn(3)) made[name] = this.value(schema, depth + 1);
    }
    if (typeof additionalProperties === 'object' && additionalProperties !== null)
      for (let count = this.below(3); count > 0; count--)
        this.#set(made, this.string(), this.value(additionalProperties as Schema, depth + 1));
    if (this.oneIn(25)) this.#set(made, this.string(), this.#anything(depth));
    return made;
  }

  #set(made: object, name: string, value: unknown): void {
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  }

  #anything(depth: number): unknown {
    return this.pick([null, true, 0, -1, 1e308, '', this.string(), [], {}, [[]], { a: depth }, [this.string()]]);
  }

  #resolve(schema: Schema): Schema {
    let found = schema;
    while (typeof found.$ref === 'string')
      found = found.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Schema)[key], this.document) as Schema;
    return found;
  }
}

/** Mostly encoded: servers receive both. */
function encodeLoosely(text: string): string {
  if (/^[\w%./-]*$/.test(text)) return text;
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''));
}
