import type { JsonSchema } from './tool.js';

/** Building blocks of the tools' schemas (JSON Schema 2020-12). */
export const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  ...more,
});
export const integer = (description: string, minimum: number, maximum: number): JsonSchema => ({
  type: 'integer',
  minimum,
  maximum,
  description,
});
export const listOf = (items: JsonSchema, description = ''): JsonSchema => ({
  type: 'array',
  items,
  ...(description === '' ? {} : { description }),
});
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
export const choiceOf = (...values: string[]): JsonSchema => ({ enum: values });

/** An object with exactly these keys; `optional` names those that may be absent. */
export function object(properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

export const symptom = text(
  'What is wrong, in the words of the user: error lines, log lines, what fails. Chinese or English.',
  {
    minLength: 1,
    maxLength: 200_000,
  },
);
export const language = { enum: ['zh', 'en'], description: 'Language of the answer. Default: that of the symptom.' };
export const params = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 1_000 },
  maxProperties: 64,
  description: 'Values for placeholders of commands, by name (`{"pod-name": "web-1"}`).',
};
export const documentId = text(
  'Id or path of a document, as an answer gave it. Translations share an id; a path is one of them.',
  { minLength: 1, maxLength: 1_000 },
);
