import { createRequire } from 'node:module';
import type { Ajv2020, DefinedError, ValidateFunction } from 'ajv/dist/2020.js';
import { articleSchema } from '../generated/schema/article.js';
import { caseSchema } from '../generated/schema/case.js';
import { configSchema } from '../generated/schema/config.js';
import { frontMatterSchema } from '../generated/schema/front-matter.js';
import { workflowSchema } from '../generated/schema/workflow.js';
import type { DocumentKind } from '../model/index.js';

const schemas = { workflow: workflowSchema, case: caseSchema, article: articleSchema };

/** Keys that each kind knows, and the keys of a trigger rule. */
export const knownKeys: Readonly<Record<DocumentKind | 'trigger', readonly string[]>> = {
  workflow: Object.keys(frontMatterSchema.properties),
  case: [...Object.keys(frontMatterSchema.properties), ...Object.keys(caseSchema.properties)],
  article: Object.keys(frontMatterSchema.properties),
  trigger: Object.keys(frontMatterSchema.$defs.trigger.properties),
};

/**
 * What is wrong with front matter, by the schema of its kind.
 * Ajv and its compiled validators are made when the first document asks, once per process: answering a symptom never asks.
 */
export const frontMatterErrors = lazily((): ((kind: DocumentKind, data: unknown) => readonly DefinedError[]) => {
  const ajv = makeAjv();
  ajv.addSchema(frontMatterSchema);
  const validators = new Map<DocumentKind, ValidateFunction>();
  return (kind, data) => {
    const validate = validators.get(kind) ?? ajv.compile(schemas[kind]);
    validators.set(kind, validate);
    return validate(data) ? [] : ((validate.errors ?? []) as DefinedError[]);
  };
});

/** What is wrong with a project's configuration. */
export const configErrors = lazily((): ((data: unknown) => readonly DefinedError[]) => {
  const validate = makeAjv().compile(configSchema);
  return (data) => (validate(data) ? [] : ((validate.errors ?? []) as DefinedError[]));
});

function makeAjv(): Ajv2020 {
  const { Ajv2020: Constructor } = createRequire(import.meta.url)('ajv/dist/2020.js') as {
    Ajv2020: new (options: object) => Ajv2020;
  };
  const ajv = new Constructor({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
  });
  ajv.addKeyword('x-expected');
  return ajv;
}

/** The function that `make` makes, made at its first call. */
function lazily<Arguments extends unknown[], Result>(
  make: () => (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  let made: ((...args: Arguments) => Result) | undefined;
  return (...args) => {
    made ??= make();
    return made(...args);
  };
}
