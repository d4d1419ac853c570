import type { Document, Link } from '../model/index.js';
import type { Platform } from '../platform/index.js';
import { documentDictionary } from './dictionary.js';
import { type DocumentNames, documentCodecs, type StoredRest } from './document-codec.js';
import { PackReader, PackWriter } from './pack.js';

/** What the collection needs of a document: who it is, and what it says of itself. */
export type DocumentHead = Omit<Document, 'sections' | 'links' | 'steps'> & {
  /** Links inside the knowledge base only, as target texts. */
  readonly references: readonly { readonly kind: Link['kind']; readonly target: string; readonly line: number }[];
  readonly steps: number;
  readonly commands: number;
};

/** The rest: its procedure and its text, decoded when it is the answer or is shown. */
export type DocumentBody = Pick<Document, 'sections' | 'links' | 'steps'>;

export function splitDocument(document: Document): { head: DocumentHead; body: DocumentBody } {
  const { sections, links, steps, ...rest } = document;
  return { head: { ...rest, ...consequences({ links, steps }) }, body: { sections, links, steps } };
}

/** What a head says of the body. */
function consequences({ links, steps }: Pick<DocumentBody, 'links' | 'steps'>) {
  const references = links
    .filter((link) => link.kind === 'relative' || link.kind === 'wiki')
    .map((link) => ({ kind: link.kind, target: link.target, line: link.range.start.line }));
  const commands = steps.reduce((sum, step) => sum + step.commands.length, 0);
  return { references, steps: steps.length, commands };
}

export function joinDocument(head: DocumentHead, body: DocumentBody): Document {
  const { references: _references, steps: _steps, commands: _commands, ...rest } = head;
  return { ...rest, ...body };
}

/**
 * One document in one piece. Its sections come first: what its steps and its head say is mostly a part of their text, and
 * is only pointed at. Its names stand elsewhere in a snapshot.
 */
export function encodeDocument(head: DocumentHead, body: DocumentBody, platform: Platform): Uint8Array {
  const pack = new PackWriter();
  const column = pack.record(0);
  documentCodecs.sections.write(pack, column, body.sections);
  pack.texts.seal();
  documentCodecs.steps.write(pack, column, body.steps);
  documentCodecs.rest.write(pack, column, head satisfies StoredRest);
  documentCodecs.links.write(pack, column, body.links);
  return platform.deflate(pack.toBytes(), documentDictionary());
}

export function decodeDocument(
  bytes: Uint8Array,
  { id, title, path }: DocumentNames,
  platform: Platform,
): { head: DocumentHead; body: DocumentBody } {
  const pack = new PackReader(platform.inflate(bytes, { dictionary: documentDictionary() }));
  const column = pack.record(0);
  const sections = documentCodecs.sections.read(pack, column);
  const steps = documentCodecs.steps.read(pack, column).map((step) => ({
    ...step,
    commands: step.commands.map((command, index) => ({ id: `${step.id}.${index + 1}`, ...command, segments: [] })),
  }));
  const { kind, kindReason, dialect, ...rest } = documentCodecs.rest.read(pack, column);
  const links = documentCodecs.links.read(pack, column);
  return {
    head: { id, kind, kindReason, dialect, title, path, ...rest, ...consequences({ links, steps }) },
    body: { sections, links, steps },
  };
}

/** JSON, compressed. The same value gives the same bytes. Its ranges stay as they are: they are of many documents. */
export function encodeJson(value: unknown, platform: Platform): Uint8Array {
  return platform.deflate(new TextEncoder().encode(JSON.stringify(value)), documentDictionary());
}

export function decodeJson<T>(bytes: Uint8Array, platform: Platform): T {
  const json = new TextDecoder().decode(platform.inflate(bytes, { dictionary: documentDictionary() }));
  return JSON.parse(json) as T;
}
