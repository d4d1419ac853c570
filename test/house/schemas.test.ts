import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../schema/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
const schemas = new Map<string, Record<string, unknown>>(
  names.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>]),
);

function validator() {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true });
  ajv.addKeyword('x-expected');
  ajv.addKeyword('x-pattern');
  ajv.addKeyword('x-closed');
  ajv.addFormat('regex', true);
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return ajv;
}

describe.each(names)('schema/%s', (name) => {
  const schema = schemas.get(name) ?? {};

  it('has an id, a JSON Schema version and a description', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe(`https://triagraph.dev/schema/${name.replace('.schema', '')}`);
    expect(schema.title).toMatch(/\S/);
    expect(schema.description).toMatch(/\S/);
  });

  it('accepts its own examples', () => {
    const validate = validator().getSchema(String(schema.$id));
    expect(validate).toBeDefined();
    for (const example of (schema.examples ?? []) as unknown[]) {
      expect(validate?.(example), JSON.stringify(validate?.errors)).toBe(true);
    }
  });
});

describe('the front matter schemas', () => {
  it.each(['workflow', 'case', 'article', 'front-matter', 'config', 'diagnosis', 'document'])(
    '%s describes itself in English and Chinese, with an example',
    (name) => {
      const schema = schemas.get(`${name}.schema.json`);
      expect(schema?.description).toMatch(/[a-z].*\p{Script=Han}/u);
      expect(schema?.examples).toHaveLength(1);
    },
  );

  it('reject the invalid examples of the configuration page', () => {
    const validate = validator().getSchema('https://triagraph.dev/schema/config.json');
    expect(validate?.({ kb: ['docs'] })).toBe(true);
    expect(validate?.({ kb: 'docs' })).toBe(false);
    expect(validate?.({ knowledgeBase: ['docs'] })).toBe(false);
  });
});
