import { Ajv2020, type DefinedError, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DocumentKind } from '../model/index.js';
import * as all from '../schemas.js';
import { extensibleVocabularies } from '../vocabulary/index.js';

const { articleSchema, caseSchema, configSchema, frontMatterSchema, workflowSchema } = all;

/** Keys that each kind knows, and the keys of a trigger rule. */
export const knownKeys: Readonly<Record<DocumentKind | 'trigger', readonly string[]>> = {
  workflow: Object.keys(frontMatterSchema.properties),
  case: [...Object.keys(frontMatterSchema.properties), ...Object.keys(caseSchema.properties)],
  article: Object.keys(frontMatterSchema.properties),
  trigger: Object.keys(frontMatterSchema.$defs.trigger.properties),
};

/** What is wrong with front matter, by the schema of its kind. */
export const frontMatterErrors = (kind: DocumentKind, data: unknown): readonly DefinedError[] =>
  errorsOf(schemas[kind].$id, data);

/** What is wrong with a project's configuration. */
export const configErrors = (data: unknown): readonly DefinedError[] => errorsOf(configSchema.$id, data);

/** What is wrong with an extension of a vocabulary, by the name of its file in data/. */
export function vocabularyErrors(name: string, data: unknown): readonly DefinedError[] {
  return errorsOf(name === 'commands' ? programsSchema.$id : `https://triagraph.dev/schema/${name}.json`, data);
}

/** The command table has more than a team may say of its programs. */
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

/** Compiled when first asked for: most questions check no document. */
function validatorOf(schema: string): ValidateFunction {
  ajv ??= new Ajv2020({
    ...options,
    schemas: [frontMatterSchema, ...Object.values(schemas), configSchema, programsSchema, ...vocabularySchemas],
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
