import { Ajv2020, type DefinedError, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DocumentKind } from '../model/index.js';
import * as all from '../schemas.js';
import { extensibleVocabularies } from '../vocabulary/index.js';

const { articleSchema, caseSchema, configSchema, frontMatterSchema, goldensSchema, workflowSchema } = all;

/** Known keys of each kind of document, of a trigger rule and of a golden. */
export const knownKeys: Readonly<Record<DocumentKind | 'trigger' | 'golden', readonly string[]>> = {
  workflow: Object.keys(frontMatterSchema.properties),
  case: [...Object.keys(frontMatterSchema.properties), ...Object.keys(caseSchema.properties)],
  article: Object.keys(frontMatterSchema.properties),
  trigger: Object.keys(frontMatterSchema.$defs.trigger.properties),
  golden: Object.keys(goldensSchema.$defs.golden.properties),
};

export const frontMatterErrors = (kind: DocumentKind, data: unknown): readonly DefinedError[] =>
  errorsOf(schemas[kind].$id, data);

export const goldenErrors = (data: unknown): readonly DefinedError[] =>
  errorsOf(`${goldensSchema.$id}#/$defs/golden`, data);

export const configErrors = (data: unknown): readonly DefinedError[] => errorsOf(configSchema.$id, data);

/** Schema errors of an extension of a vocabulary, by the name of its file in data/. */
export function vocabularyErrors(name: string, data: unknown): readonly DefinedError[] {
  return errorsOf(name === 'commands' ? programsSchema.$id : `https://triagraph.dev/schema/${name}.json`, data);
}

/** The part of the command table that a team may extend. */
const programsSchema = {
  $id: 'https://triagraph.dev/schema/programs.json',
  type: 'object',
  additionalProperties: false,
  properties: { $schema: { type: 'string' }, programs: configSchema.properties.commands },
  $defs: configSchema.$defs,
};

const vocabularySchemas = Object.values(all).filter(({ $id }) =>
  extensibleVocabularies.some((name) => name !== 'commands' && $id === `https://triagraph.dev/schema/${name}.json`),
);

const schemas = { workflow: workflowSchema, case: caseSchema, article: articleSchema };

function errorsOf(schema: string, data: unknown): readonly DefinedError[] {
  const validate = validatorOf(schema);
  return validate(data) ? [] : ((validate.errors ?? []) as unknown as readonly DefinedError[]);
}

/** Compiled on first use, since queries validate nothing. */
function validatorOf(schema: string): ValidateFunction {
  ajv ??= new Ajv2020({
    ...options,
    schemas: [
      frontMatterSchema,
      ...Object.values(schemas),
      configSchema,
      goldensSchema,
      programsSchema,
      ...vocabularySchemas,
    ],
  });
  return ajv.getSchema(schema) as ValidateFunction;
}

let ajv: Ajv2020 | undefined;
const options: Options = {
  allErrors: true,
  verbose: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  validateFormats: false,
  keywords: ['x-expected', { keyword: 'x-closed', validate: () => false, errors: false }],
};
