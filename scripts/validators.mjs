import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

/** Function of the module → the schema that it checks. */
const validators = {
  validateWorkflow: 'workflow',
  validateCase: 'case',
  validateArticle: 'article',
  validateConfig: 'config',
};
/** Schemas that those refer to. */
const shared = ['front-matter'];

/**
 * The validators as a module that needs nothing of Ajv at run time.
 * @param {string} folder of the schemas
 * @returns {string} its text
 */
export function validatorsModule(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8'));
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addKeyword('x-expected');
  for (const name of [...shared, ...Object.values(validators)]) ajv.addSchema(read(name));
  const names = Object.fromEntries(Object.entries(validators).map(([name, schema]) => [name, read(schema).$id]));
  const code = standalone
    .default(ajv, names)
    .replace('"use strict";\n', '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'countCodePoints')
    .replace(/export const (\w+) = /g, 'export const $1: Validator = ');
  if (/\brequire\(/.test(code)) throw new Error('The validators need a module of Ajv that is not replaced.');
  return `${head}${code}`;
}

const head = `// Generated from schema/*.json by scripts/generate.mjs. Do not edit.
// @ts-nocheck

/** Whether the data fits its schema; what does not is left in \`errors\`, as Ajv tells it. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly object[] | null;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

`;
