import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { diagnosisSchema } from '../../src/generated/schema/diagnosis.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema;
}

const definitions = diagnosisSchema.$defs as Readonly<Record<string, Schema>>;
const resolved = (schema: Schema): Schema => (schema.$ref ? definitions[schema.$ref.split('/').at(-1)!]! : schema);

/** A schema as one line of a small language of shapes, in which types are written too. */
function shapeOfSchema(reference: Schema): string {
  const schema = resolved(reference);
  if (schema.anyOf) return union(schema.anyOf.map(shapeOfSchema));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.items) return `[${shapeOfSchema(schema.items)}]`;
  if (schema.additionalProperties) return `{*: ${shapeOfSchema(schema.additionalProperties)}}`;
  if (schema.properties)
    return properties(
      Object.entries(schema.properties).map(([key, value]) => [
        key,
        schema.required?.includes(key) ? '' : '?',
        shapeOfSchema(value),
      ]),
    );
  return union([schema.type ?? 'any'].flat().map((type) => (type === 'integer' ? 'number' : type)));
}

const union = (parts: readonly string[]): string => [...new Set(parts)].sort().join(' | ');
const properties = (rows: readonly (readonly [string, string, string])[]): string =>
  `{${rows
    .map(([key, optional, shape]) => `${key}${optional}: ${shape}`)
    .sort()
    .join(', ')}}`;

function shapeOfType(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.isUnion())
    return union(
      type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined)).map((part) => shapeOfType(part, checker)),
    );
  if (type.isStringLiteral()) return JSON.stringify(type.value);
  if (type.flags & ts.TypeFlags.BooleanLiteral) return 'boolean';
  if (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean | ts.TypeFlags.Null))
    return checker.typeToString(type);
  const element = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
  if (element) return `[${shapeOfType(element, checker)}]`;
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (index) return `{*: ${shapeOfType(index, checker)}}`;
  return properties(
    type
      .getProperties()
      .map((property) => [
        property.name,
        property.flags & ts.SymbolFlags.Optional ? '?' : '',
        shapeOfType(checker.getTypeOfSymbol(property), checker),
      ]),
  );
}

function diagnosisType(): string {
  const file = fileURLToPath(new URL('../../src/model/diagnosis.ts', import.meta.url));
  const options = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: true, types: [] };
  const program = ts.createProgram([file], {
    ...options,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  const diagnosis = exported.find((symbol) => symbol.name === 'Diagnosis')!;
  return shapeOfType(checker.getDeclaredTypeOfSymbol(diagnosis), checker);
}

describe('schema/diagnosis.schema.json', () => {
  it('is the type Diagnosis: same keys, same values, same optional ones', () => {
    // One property a line, so that a difference shows its place.
    const lines = (shape: string) => shape.replaceAll(/([{,]) ?/g, '$1\n');
    expect(lines(shapeOfSchema(diagnosisSchema as Schema))).toBe(lines(diagnosisType()));
  });
});
