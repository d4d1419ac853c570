// The part of the SARIF 2.1.0 schema (OASIS, errata 01) that the reporter writes, made strict: no other properties.
const text = { type: 'string', minLength: 1 };
const object = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const message = object({ text }, ['text']);
const position = { type: 'integer', minimum: 1 };
const region = object({ startLine: position, startColumn: position, endLine: position, endColumn: position }, [
  'startLine',
]);
const artifactLocation = object({ uri: { type: 'string', format: 'uri-reference' }, uriBaseId: text });
const physicalLocation = object({ artifactLocation, region }, ['artifactLocation']);
const level = { enum: ['none', 'note', 'warning', 'error'] };
const list = (items: unknown) => ({ type: 'array', items });
const unique = (items: unknown) => ({ type: 'array', items, uniqueItems: true });

const rule = object(
  {
    id: text,
    name: text,
    shortDescription: message,
    fullDescription: message,
    help: object({ text: { type: 'string' }, markdown: { type: 'string' } }, ['text']),
    helpUri: { type: 'string', format: 'uri' },
    defaultConfiguration: object({ level }),
  },
  ['id'],
);
const replacement = object({ deletedRegion: region, insertedContent: object({ text: { type: 'string' } }) }, [
  'deletedRegion',
]);
const fix = object(
  {
    description: message,
    artifactChanges: {
      ...unique(
        object({ artifactLocation, replacements: { ...list(replacement), minItems: 1 } }, [
          'artifactLocation',
          'replacements',
        ]),
      ),
      minItems: 1,
    },
  },
  ['artifactChanges'],
);
const result = object(
  {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: -1 },
    level,
    message,
    locations: list(object({ physicalLocation })),
    relatedLocations: unique(object({ id: { type: 'integer', minimum: -1 }, message, physicalLocation })),
    partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
    fixes: unique(fix),
  },
  ['message'],
);
const driver = object(
  { name: text, semanticVersion: text, informationUri: { type: 'string', format: 'uri' }, rules: unique(rule) },
  ['name'],
);

export const sarifSchema = object(
  {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: list(
      object(
        {
          tool: object({ driver }, ['driver']),
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          originalUriBaseIds: { type: 'object', additionalProperties: object({ description: message }) },
          results: list(result),
        },
        ['tool'],
      ),
    ),
  },
  ['version', 'runs'],
);
