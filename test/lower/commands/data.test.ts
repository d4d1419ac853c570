import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));

describe('the data of commands', () => {
  it.each(['commands', 'placeholders'])('fulfils its schema in %s.json', (name) => {
    const validate = new Ajv2020({ allErrors: true, validateFormats: false, keywords: ['x-closed'] }).compile(
      read(`schema/${name}.schema.json`),
    );
    validate(read(`data/${name}.json`));
    expect((validate.errors ?? []).slice(0, 5)).toEqual([]);
  });

  it('is refused with an unknown key, effect or rule', () => {
    const validate = new Ajv2020().compile(read('schema/commands.schema.json'));
    expect(validate({ programs: [{ names: ['a'], effect: 'read' }] })).toBe(true);
    expect(validate({ programs: [{ names: ['a'], efect: 'read' }] })).toBe(false);
    expect(validate({ programs: [{ names: ['a'], effect: 'reads' }] })).toBe(false);
    expect(validate({ programs: [{ names: ['a'], rules: [{ options: ['-f'] }] }] })).toBe(false);
    expect(validate({ programs: [{ names: ['a'], subcommands: { show: 'looks' } }] })).toBe(false);
  });
});
