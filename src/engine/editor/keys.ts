import { caseSchema, frontMatterSchema } from '../../schemas.js';

/** A key of a schema and what the schema says of it. */
export interface SchemaKey {
  readonly key: string;
  readonly description: string;
  /** Values that are all there are, canonical ones first; empty when anything goes. */
  readonly values: readonly string[];
}

type Properties = Readonly<Record<string, object>>;

const textOf = (schema: object): string => ('description' in schema ? String(schema.description) : '');

/** Values that a schema cannot list since it takes more than those. */
const listed: ReadonlyMap<string, readonly string[]> = new Map([
  ['kind', ['workflow', 'case', 'article']],
  ['language', ['zh', 'en']],
  ['cased', ['true', 'false']],
  ['draft', ['true', 'false']],
]);

function keysOf(properties: Properties): SchemaKey[] {
  return Object.entries(properties).map(([key, schema]) => ({
    key,
    description: textOf(schema),
    values: listed.get(key) ?? ('enum' in schema ? (schema.enum as readonly string[]) : []),
  }));
}

/** Keys of the front matter: the common ones, then those of cases. */
export function frontMatterKeys(): SchemaKey[] {
  return keysOf({ ...frontMatterSchema.properties, ...caseSchema.properties });
}

/** Keys of a trigger that is a rule. */
export function triggerKeys(): SchemaKey[] {
  return keysOf(frontMatterSchema.$defs.trigger.properties);
}

export function keyDescription(key: string, inTrigger: boolean): string | null {
  const keys = inTrigger ? triggerKeys() : frontMatterKeys();
  return keys.find((known) => known.key === key)?.description || null;
}
