import type { DefinedError } from 'ajv/dist/2020.js';
import { caseSchema } from '../generated/schema/case.js';
import { frontMatterSchema } from '../generated/schema/front-matter.js';
import {
  type Validator,
  validateArticle,
  validateCase,
  validateConfig,
  validateWorkflow,
} from '../generated/validators.js';
import type { DocumentKind } from '../model/index.js';

/** Keys that each kind knows, and the keys of a trigger rule. */
export const knownKeys: Readonly<Record<DocumentKind | 'trigger', readonly string[]>> = {
  workflow: Object.keys(frontMatterSchema.properties),
  case: [...Object.keys(frontMatterSchema.properties), ...Object.keys(caseSchema.properties)],
  article: Object.keys(frontMatterSchema.properties),
  trigger: Object.keys(frontMatterSchema.$defs.trigger.properties),
};

/** What is wrong with front matter, by the schema of its kind. The validators were compiled when the schemas were embedded. */
export const frontMatterErrors = (kind: DocumentKind, data: unknown): readonly DefinedError[] =>
  errorsOf(validators[kind], data);

/** What is wrong with a project's configuration. */
export const configErrors = (data: unknown): readonly DefinedError[] => errorsOf(validateConfig, data);

const validators: Readonly<Record<DocumentKind, Validator>> = {
  workflow: validateWorkflow,
  case: validateCase,
  article: validateArticle,
};

const errorsOf = (validate: Validator, data: unknown): readonly DefinedError[] =>
  validate(data) ? [] : ((validate.errors ?? []) as readonly DefinedError[]);
