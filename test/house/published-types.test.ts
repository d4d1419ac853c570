import { describe, expect, it } from 'vitest';
import { diagnosisSchema, explanationSchema, sessionSchema } from '../../src/schemas.js';
import { type Schema, shapeOfExport, shapeOfSchema } from './shapes.js';

/** Published schemas with the types that they describe. */
const published = [
  { name: 'diagnosis', schema: diagnosisSchema, type: 'Diagnosis' },
  { name: 'explanation', schema: explanationSchema, type: 'Explanation' },
  { name: 'session', schema: sessionSchema, type: 'SessionView' },
];

/** One property per line, for a readable difference. */
const lines = (shape: string) => shape.replaceAll(/([{,]) ?/g, '$1\n');

describe.each(published)('schema/$name.schema.json', ({ name, schema, type }) => {
  it(`matches the type ${type}: same keys, values and optional keys`, () => {
    // A schema may refer to definitions of another one.
    const definitions = { ...diagnosisSchema.$defs, ...schema.$defs } as unknown as Record<string, Schema>;
    const described = shapeOfSchema(schema as Schema, definitions);
    expect(lines(described)).toBe(lines(shapeOfExport(name, type)));
  });
});
