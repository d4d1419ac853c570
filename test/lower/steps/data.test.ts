import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

const json = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));

describe('words that steps are read by', () => {
  test.each(['procedure', 'verdicts'])('data/%s.json has the shape that its schema says', (name) => {
    const validate = new Ajv2020().compile(json(`schema/${name}.schema.json`));
    validate(json(`data/${name}.json`));
    expect(validate.errors).toBeNull();
  });
});
