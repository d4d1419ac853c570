export type Json = Readonly<Record<string, unknown>>;

/** `session-start` → `SessionStart`. */
const componentName = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const prefix = '#/components/schemas/';

/** Keywords for people or for the published files alone. */
const leftOut: ReadonlySet<string> = new Set(['$schema', '$id', '$defs', 'title', 'x-expected', 'examples']);

interface Part {
  readonly owner: string;
  /** JSON pointer; empty for the whole schema. */
  readonly pointer: string;
}

/**
 * The published schemas as components of OpenAPI. Generators of clients name types by components and know no
 * definitions within them: each definition becomes a component. Only what is referred to is included.
 */
export class Components {
  readonly #made = new Map<string, Json>();
  readonly #shared: ReadonlyMap<string, number>;
  /** Properties to which other schemas refer: `diagnosis/properties/kb`. */
  readonly #borrowed: ReadonlySet<string>;

  constructor(private readonly schemas: Readonly<Record<string, object>>) {
    this.#shared = variantsOf(schemas);
    const references = JSON.stringify(schemas).matchAll(/"([\w-]+)\.json#(\/properties\/\w+)"/g);
    this.#borrowed = new Set(Array.from(references, ([, owner, pointer]) => `${owner}${pointer}`));
  }

  /** A reference to a published schema, which becomes a component. */
  reference(name: string): Json {
    return { $ref: this.#add({ owner: name, pointer: '' }) };
  }

  get all(): Json {
    return Object.fromEntries([...this.#made].sort(([left], [right]) => (left < right ? -1 : 1)));
  }

  #add(part: Part): string {
    const name = this.#nameOf(part);
    if (!this.#made.has(name)) {
      // Before its content, which may refer to itself.
      this.#made.set(name, {});
      const schema = at(this.schemas[part.owner]!, part.pointer) as Json;
      const content = this.#plain(part.pointer === '' ? this.#lending(schema, part.owner) : schema, part.owner) as Json;
      this.#made.set(name, schema.examples === undefined ? content : { ...content, examples: schema.examples });
    }
    return prefix + name;
  }

  /** Refers to its own properties where others do, so that all have one type. */
  #lending(schema: Json, owner: string): Json {
    const lent = Object.entries((schema.properties ?? {}) as Json).map(([name, each]) => [
      name,
      this.#borrowed.has(`${owner}/properties/${name}`) ? { $ref: `#/properties/${name}` } : each,
    ]);
    return { ...schema, properties: Object.fromEntries(lent) };
  }

  /** A definition has its own name, unless another schema has one of this name with another content. */
  #nameOf({ owner, pointer }: Part): string {
    const own = componentName(pointer.split('/').at(-1)!);
    if (pointer === '') return componentName(owner);
    const isAlone = pointer.startsWith('/$defs/') && this.#shared.get(own) === 1;
    return isAlone ? own : componentName(owner) + own;
  }

  #plain(value: unknown, owner: string): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#plain(each, owner));
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as Json;
    if (typeof schema.$ref === 'string') return { ...schema, $ref: this.#add(partOf(schema.$ref, owner)) };
    const entries = Object.entries(schema).filter(([key]) => !leftOut.has(key));
    const content = entries.map(([key, each]) => [
      // Violations have an error code of their own, so the server does not check this pattern; clients may.
      key === 'x-pattern' ? 'pattern' : key,
      key === 'properties' ? this.#properties(each as Json, owner) : this.#plain(each, owner),
    ]);
    return withOneType(Object.fromEntries(content));
  }

  /** Its keys are names, not keywords. */
  #properties(properties: Json, owner: string): Json {
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, this.#plain(each, owner)]));
  }
}

/** The number of different schemas that would have the same component name. */
function variantsOf(schemas: Readonly<Record<string, object>>): ReadonlyMap<string, number> {
  const contents = new Map<string, Set<string>>();
  const add = (name: string, content: unknown): void => {
    contents.set(name, (contents.get(name) ?? new Set()).add(JSON.stringify(content)));
  };
  for (const [name, schema] of Object.entries(schemas)) {
    add(componentName(name), schema);
    for (const [key, each] of Object.entries((schema as { $defs?: object }).$defs ?? {})) add(componentName(key), each);
  }
  return new Map([...contents].map(([name, variants]) => [name, variants.size]));
}

function partOf(reference: string, owner: string): Part {
  const [, name = owner, pointer = ''] = /^(?:(?:https:\/\/triagraph\.dev\/schema\/)?([\w-]+)\.json)?(?:#(.*))?$/.exec(
    reference,
  )!;
  return { owner: name, pointer };
}

const at = (schema: object, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Json)[key], schema);

/** Generators need the type of each value, and one type: of several, `null` apart, each becomes an alternative. */
function withOneType(schema: Json): Json {
  const { type, enum: values, description, ...rest } = schema;
  const said = description === undefined ? {} : { description };
  if (Array.isArray(values)) {
    const named = { type: 'string', ...rest, enum: values.filter((value) => value !== null) };
    return values.includes(null) ? { ...said, anyOf: [named, { type: 'null' }] } : { ...said, ...named };
  }
  if (typeof rest.const === 'boolean' || typeof rest.const === 'string') return { type: typeof rest.const, ...schema };
  if (!Array.isArray(type)) return schema;
  return { ...said, anyOf: type.map((one: string) => (one === 'null' ? { type: one } : { type: one, ...rest })) };
}
