import { describe, expect, it } from 'vitest';
import { diagnosisSchema, explanationSchema, sessionSchema } from '../../src/schemas.js';
import { type Schema, shapeOfExport, shapeOfSchema } from './shapes.js';

/** Published schema, and the type that it describes: one line for each. */
const published = [
  { name: 'diagnosis', schema: diagnosisSchema, type: 'Diagnosis' },
  { name: 'explanation', schema: explanationSchema, type: 'Explanation' },
  { name: 'session', schema: sessionSchema, type: 'SessionView' },
];

/** One property a line, so that a difference shows its place. */
const lines = (shape: string) => shape.replaceAll(/([{,]) ?/g, '$1\n');

describe.each(published)('schema/$name.schema.json', ({ name, schema, type }) => {
  it(`is the type ${type}: same keys, same values, same optional ones`, () => {
    // A schema may refer to what another one defines.
    const definitions = { ...diagnosisSchema.$defs, ...schema.$defs } as unknown as Record<string, Schema>;
    const described = shapeOfSchema(schema as Schema, definitions);
    expect(lines(described)).toBe(lines(shapeOfExport(name, type)));
  });
});
