import type { Document, Link } from '../model/index.js';
import type { Platform } from '../platform/index.js';
import { columns } from './columns.js';
import { documentDictionary } from './dictionary.js';
import { type DocumentNames, documentCodecs, type StoredRest } from './document-codec.js';
import { PackReader, PackWriter } from './pack.js';
import type { ByteSource } from './varint.js';

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
const consequences = ({ links, steps }: Pick<DocumentBody, 'links' | 'steps'>) => ({
  references: referencesOf(links),
  steps: steps.length,
  commands: steps.reduce((sum, step) => sum + step.commands.length, 0),
});

const referencesOf = (links: readonly Link[]): DocumentHead['references'] =>
  links
    .filter((link) => link.kind === 'relative' || link.kind === 'wiki')
    .map((link) => ({ kind: link.kind, target: link.target, line: link.range.start.line }));

export function joinDocument(head: DocumentHead, body: DocumentBody): Document {
  const { references: _references, steps: _steps, commands: _commands, ...rest } = head;
  return { ...rest, ...body };
}

/**
 * One document in one piece. Its sections come first: what its steps and its head say is mostly a part of their text, and
 * is only pointed at. An answer needs all but the sections, which are read by themselves, and of most documents the head
 * alone, which is read without the steps behind it. Its names stand elsewhere in a snapshot.
 */
export function encodeDocument(head: DocumentHead, body: DocumentBody, platform: Platform): Uint8Array {
  const pack = new PackWriter();
  documentCodecs.sections.write(pack, pack.record(columns.section), body.sections);
  pack.seal();
  const column = pack.record(columns.document);
  documentCodecs.rest.write(pack, column, head satisfies StoredRest);
  documentCodecs.links.write(pack, column, body.links);
  for (const count of [head.steps, head.commands]) column.number(count);
  documentCodecs.steps.write(pack, column, body.steps);
  return platform.deflate(pack.toBytes(), documentDictionary(platform));
}

/** A document as far as it was decoded: all but its sections, or its head. */
export interface DecodedDocument extends DecodedHead {
  readonly steps: DocumentBody['steps'];
}

export interface DecodedHead {
  readonly head: DocumentHead;
  readonly links: DocumentBody['links'];
}

export function decodeDocument(bytes: Uint8Array, names: DocumentNames, platform: Platform): DecodedDocument {
  const pack = new PackReader(inflate(bytes, platform), 'second');
  const column = pack.record(columns.document);
  const { head, links } = readHead(pack, column, names);
  const steps = documentCodecs.steps.read(pack, column).map((step) => ({
    ...step,
    commands: step.commands.map((command, index) => ({ id: `${step.id}.${index + 1}`, ...command, segments: [] })),
  }));
  return { head, links, steps };
}

/** Its head alone. */
export function decodeHead(bytes: Uint8Array, names: DocumentNames, platform: Platform): DecodedHead {
  const pack = new PackReader(inflate(bytes, platform), 'second');
  return readHead(pack, pack.record(columns.document), names);
}

function readHead(pack: PackReader, column: ByteSource, { id, title, path }: DocumentNames): DecodedHead {
  const { kind, kindReason, dialect, ...rest } = documentCodecs.rest.read(pack, column);
  const links = documentCodecs.links.read(pack, column);
  const references = referencesOf(links);
  const [steps, commands] = [column.number(), column.number()];
  return { head: { id, kind, kindReason, dialect, title, path, ...rest, references, steps, commands }, links };
}

export function decodeSections(bytes: Uint8Array, platform: Platform): DocumentBody['sections'] {
  const pack = new PackReader(inflate(bytes, platform), 'first');
  return documentCodecs.sections.read(pack, pack.record(columns.section));
}

const inflate = (bytes: Uint8Array, platform: Platform): Uint8Array =>
  platform.inflate(bytes, { dictionary: documentDictionary(platform) });

/** JSON, compressed. The same value gives the same bytes. Its ranges stay as they are: they are of many documents. */
export function encodeJson(value: unknown, platform: Platform): Uint8Array {
  return platform.deflate(new TextEncoder().encode(JSON.stringify(value)), documentDictionary(platform));
}

export function decodeJson<T>(bytes: Uint8Array, platform: Platform): T {
  const json = new TextDecoder().decode(inflate(bytes, platform));
  return JSON.parse(json) as T;
}
