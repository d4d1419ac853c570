import { TriagraphError } from '../errors.js';
import { limits } from '../limits.js';
import type { Document, Link } from '../model/index.js';
import type { Platform } from '../platform/index.js';
import { tooLarge } from './format.js';

export class ReferenceIndex {
  readonly #byId = new Map<string, number>();
  readonly #byPath = new Map<string, number>();
  readonly #byName = new Map<string, number>();

  constructor(heads: readonly Pick<DocumentHead, 'id' | 'path' | 'title'>[]) {
    heads.forEach((head, document) => {
      keepFirst(this.#byId, fold(head.id), document);
      keepFirst(this.#byPath, head.path, document);
      keepFirst(this.#byName, fold(baseName(head.path)), document);
      keepFirst(this.#byName, fold(head.title), document);
    });
  }

  /** Number of the document, or null. `target` may have an anchor; relative paths start at the folder of `from`. */
  resolve(target: string, from: string): number | null {
    const bare = /\.jsonl#L\d+$/i.test(target) ? target : target.split('#', 1)[0]!;
    const wiki = bare.replace(/^\[\[|\]\]$/g, '').split('|', 1)[0]!;
    const name = decoded(wiki).trim();
    if (name === '') return null;
    const path = resolvePath(from, name);
    return (
      this.#byId.get(fold(name)) ??
      this.#byPath.get(path) ??
      this.#byPath.get(`${path}.md`) ??
      this.#byName.get(fold(baseName(name))) ??
      null
    );
  }
}

/** `%20` → a space; a text with a bare `%` is unchanged. */
export function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

const fold = (text: string): string => text.trim().toLowerCase();

function keepFirst(map: Map<string, number>, key: string, value: number): void {
  if (key !== '' && !map.has(key)) map.set(key, value);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(md|markdown|mdx|txt)$/i, '');
}

function resolvePath(from: string, target: string): string {
  const parts = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The part of a document that the collection needs: names, metadata, and counts of the rest. */
export type DocumentHead = Omit<Document, 'sections' | 'links' | 'steps'> & {
  /** Links inside the knowledge base only, as target texts. */
  readonly references: readonly { readonly kind: Link['kind']; readonly target: string; readonly line: number }[];
  readonly steps: number;
  readonly commands: number;
};

/** The procedure and text of a document, decoded when it is the answer or is shown. */
export type DocumentBody = Pick<Document, 'sections' | 'links' | 'steps'>;

export function splitDocument(document: Document): { head: DocumentHead; body: DocumentBody } {
  const { sections, links, steps, ...rest } = document;
  const commands = steps.reduce((sum, step) => sum + step.commands.length, 0);
  const head = { ...rest, references: referencesOf(links), steps: steps.length, commands };
  return { head, body: { sections, links, steps } };
}

export const referencesOf = (links: readonly Link[]): DocumentHead['references'] =>
  links
    .filter((link) => link.kind === 'relative' || link.kind === 'wiki')
    .map((link) => ({ kind: link.kind, target: link.target, line: link.range.start.line }));

export function joinDocument(head: DocumentHead, body: DocumentBody): Document {
  const { references: _references, steps: _steps, commands: _commands, ...rest } = head;
  return { ...rest, ...body };
}

/** A document as a snapshot stores it: deflated JSON in two parts, because no answer needs the sections. */
export interface StoredDocument {
  /** Everything but the sections. */
  readonly procedure: Uint8Array;
  readonly sections: Uint8Array;
}

export interface DecodedProcedure extends Omit<DocumentBody, 'sections'> {
  readonly head: DocumentHead;
}

export function encodeDocument(document: Document, platform: Platform): StoredDocument {
  const { sections, ...procedure } = document;
  return {
    procedure: encodeJson({ ...procedure, steps: procedure.steps.map(withoutSegments) }, platform),
    sections: encodeJson(sections, platform),
  };
}

/** Only linting needs the segments of a command. */
const withoutSegments = (step: Document['steps'][number]): Document['steps'][number] => ({
  ...step,
  commands: step.commands.map((command) => ({ ...command, segments: [] })),
});

export function decodeProcedure(bytes: Uint8Array, platform: Platform): DecodedProcedure {
  const procedure = decodeJson<Omit<Document, 'sections'>>(bytes, platform);
  const { head, body } = splitDocument({ ...procedure, sections: [] });
  return { head, links: body.links, steps: body.steps };
}

export const decodeSections = (bytes: Uint8Array, platform: Platform): DocumentBody['sections'] =>
  decodeJson(bytes, platform);

export const encodeSource = (text: string, platform: Platform): Uint8Array =>
  platform.deflate(new TextEncoder().encode(text));

/** The text of a document's file; null if it is not stored. */
export const decodeSource = (bytes: Uint8Array, platform: Platform): string | null =>
  bytes.length === 0 ? null : new TextDecoder('utf-8', { ignoreBOM: true }).decode(inflated(bytes, platform));

/** @throws SnapshotError `snapshot/too-large` for more bytes than can be inflated again */
export function encodeJson(value: unknown, platform: Platform, what = 'A document'): Uint8Array {
  const bytes = jsonBytes(value);
  if (bytes !== null && bytes.length <= limits.snapshotJsonBytes) return platform.deflate(bytes);
  const much = bytes === null ? 'more than a text may have' : `${bytes.length} bytes`;
  throw tooLarge(`${what} would have ${much}, expected at most ${limits.snapshotJsonBytes} (snapshotJsonBytes).`);
}

/** Null if the text would be longer than a string can be. */
function jsonBytes(value: unknown): Uint8Array | null {
  try {
    return new TextEncoder().encode(JSON.stringify(value));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @throws TriagraphError `snapshot/damaged` */
export function decodeJson<T>(bytes: Uint8Array, platform: Platform): T {
  const text = new TextDecoder().decode(inflated(bytes, platform));
  try {
    return JSON.parse(text) as T;
  } catch {
    throw damagedPiece();
  }
}

function inflated(bytes: Uint8Array, platform: Platform): Uint8Array {
  try {
    return platform.inflate(bytes);
  } catch {
    throw damagedPiece();
  }
}

const damagedPiece = (): TriagraphError =>
  new TriagraphError('snapshot/damaged', 'The snapshot is damaged: a piece cannot be decoded; compile it again.', 1);
