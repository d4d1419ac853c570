import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { articleSchema, caseSchema, configSchema, frontMatterSchema, workflowSchema } from '../../src/schemas.js';
import { configErrors, frontMatterErrors } from '../../src/validate/schemas.js';

const kinds = { workflow: workflowSchema, case: caseSchema, article: articleSchema } as const;

const values = [
  null,
  true,
  -1,
  1.5,
  101,
  '',
  'text',
  'é'.repeat(3_000),
  '\u{1f600}',
  [],
  [null],
  ['a', 'a'],
  [{ any: [] }],
  [{ all: ['subnet', ''], weight: 'much' }],
  [{ regex: '(' }, 7],
  {},
  { other: { deep: [1] } },
];

const oracle = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
});
oracle.addKeyword('x-expected');
oracle.addKeyword('x-closed');
oracle.addSchema(frontMatterSchema);

describe('validators that were compiled before', () => {
  test.each(Object.keys(kinds) as (keyof typeof kinds)[])('find in front matter of a %s what Ajv finds', (kind) => {
    const validate = oracle.compile(kinds[kind]);
    const keys = [...Object.keys(frontMatterSchema.properties), ...Object.keys(caseSchema.properties)];
    let wrong = 0;
    for (const data of [...values, ...keys.flatMap((key) => values.map((value) => ({ [key]: value })))]) {
      const expected = validate(data) ? [] : validate.errors;
      wrong += expected!.length;
      expect(frontMatterErrors(kind, data)).toEqual(expected);
    }
    expect(wrong).toBeGreaterThan(keys.length);
  });

  test('find in a configuration what Ajv finds', () => {
    const validate = oracle.compile(configSchema);
    let wrong = 0;
    for (const data of [
      ...values,
      ...Object.keys(configSchema.properties).flatMap((key) => values.map((value) => ({ [key]: value }))),
    ]) {
      const expected = validate(data) ? [] : validate.errors;
      wrong += expected!.length;
      expect(configErrors(data)).toEqual(expected);
    }
    expect(wrong).toBeGreaterThan(0);
  });
});
