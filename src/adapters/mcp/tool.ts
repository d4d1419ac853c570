import { defined } from '../../collections.js';
import { type Engine, TriagraphError } from '../../index.js';
import { quote, quoteNotice, visibleText } from './quote.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Building blocks of the tools' schemas (JSON Schema 2020-12). */
export const schema = {
  string: { type: 'string' } as JsonSchema,
  text: (description: string, more: JsonSchema = {}): JsonSchema => ({ type: 'string', description, ...more }),
  integer: (description: string, minimum: number, maximum: number): JsonSchema => ({
    type: 'integer',
    minimum,
    maximum,
    description,
  }),
  listOf: (items: JsonSchema, description?: string): JsonSchema => ({
    type: 'array',
    items,
    ...(description && { description }),
  }),
  orNull: (each: JsonSchema): JsonSchema => ({ anyOf: [each, { type: 'null' }] }),
  choiceOf: (...values: string[]): JsonSchema => ({ enum: values }),
  /** An object with exactly these keys; `optional` names those that may be absent. */
  object: (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  }),
};

export const symptom = schema.text(
  'The problem in the words of the user: error lines, log lines, what fails. Chinese or English.',
  { minLength: 1, maxLength: 200_000 },
);
export const language = { enum: ['zh', 'en'], description: 'Language of the answer. Default: that of the symptom.' };
export const params = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 1_000 },
  maxProperties: 64,
  description: 'Values for placeholders of commands, by name (`{"pod-name": "web-1"}`).',
};
export const documentId = schema.text(
  'Id or path of a document, from an answer. Translations share an id; a path names one of them.',
  { minLength: 1, maxLength: 1_000 },
);

export interface ToolAnswer {
  /** Matches the output schema. Its texts are sanitized before they are sent. */
  readonly data: object;
  /** Quoted text, added to the data as `text`. */
  readonly page?: string;
  /** Text of this program: describes the answer and the possible next calls. */
  readonly lead: string;
  /** Text of documents and users; it is quoted. */
  readonly body: string;
}

/** A tool that language models can call. One file each in `tools/`. */
export interface Tool<Arguments = never> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  /**
   * Receives arguments that match the input schema. Runs again where documents had to be fetched.
   * @throws ToolFault, TriagraphError
   */
  readonly run: (given: Arguments, engine: Engine) => ToolAnswer | Promise<ToolAnswer>;
}

/** The requested item does not exist, or the request makes no sense: reported to the model, which can correct it. */
export class ToolFault extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface ToolResult {
  readonly [key: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

/** Runs a tool; an error in the request becomes a result with `isError`. */
export async function runTool<Arguments>(tool: Tool<Arguments>, given: Arguments, engine: Engine): Promise<ToolResult> {
  try {
    const { data, page, lead, body } = await engine.reading((open) => tool.run(given, open));
    const text = body === '' ? lead : `${lead}\n${quoteNotice}\n${quote(body)}`;
    return { content: [{ type: 'text', text }], structuredContent: defined({ ...visibleData(data), text: page }) };
  } catch (error) {
    if (error instanceof ToolFault || error instanceof TriagraphError)
      return { content: [{ type: 'text', text: `${error.code}: ${error.message}` }], isError: true };
    throw error;
  }
}

/** The data with `visibleText` applied to each text. */
function visibleData<T>(value: T): T {
  if (typeof value === 'string') return visibleText(value) as T;
  if (Array.isArray(value)) return value.map(visibleData) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visibleData(each)])) as T;
}

export function unknownDocument(id: string, engine: Engine): ToolFault {
  const similar = engine.suggestIds(id).slice(0, 3);
  const hint = similar.length > 0 ? ` Similar ids: ${similar.join(', ')}.` : ' find_workflow gives ids.';
  return new ToolFault(
    'document-unknown',
    `No document ${JSON.stringify(id.slice(0, 100))} in this knowledge base.${hint}`,
  );
}
