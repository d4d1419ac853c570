import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

const json = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));

describe('the words of procedures', () => {
  test.each(['procedure', 'verdicts'])('fulfil the schema of data/%s.json', (name) => {
    const validate = new Ajv2020().compile(json(`schema/${name}.schema.json`));
    validate(json(`data/${name}.json`));
    expect(validate.errors).toBeNull();
  });
});
