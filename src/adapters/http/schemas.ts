import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { PublicSchemaName } from '../../index.js';
import type { Misfit } from './problem.js';

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
    allErrors: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
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
