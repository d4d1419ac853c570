import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface Schema {
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

/** A schema in a one-line shape notation, which types are converted to as well. */
export function shapeOfSchema(reference: Schema, definitions: Readonly<Record<string, Schema>>): string {
  const schema = reference.$ref ? definitions[reference.$ref.split('/').at(-1)!]! : reference;
  const shapeOf = (inner: Schema) => shapeOfSchema(inner, definitions);
  if (schema.anyOf) return union(schema.anyOf.map(shapeOf));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.items) return `[${shapeOf(schema.items)}]`;
  if (schema.additionalProperties) return `{*: ${shapeOf(schema.additionalProperties)}}`;
  if (schema.properties)
    return properties(
      Object.entries(schema.properties).map(([key, value]) => [
        key,
        schema.required?.includes(key) ? '' : '?',
        shapeOf(value),
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

/** The shape of an exported type of a module of src/model. */
export function shapeOfExport(module: string, name: string): string {
  const file = fileURLToPath(new URL(`../../src/model/${module}.ts`, import.meta.url));
  const options = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: true, types: [] };
  const program = ts.createProgram([file], {
    ...options,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  return shapeOfType(checker.getDeclaredTypeOfSymbol(exported.find((symbol) => symbol.name === name)!), checker);
}
