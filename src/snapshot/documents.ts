import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Command, Document, Link, Step } from '../model/index.js';
import { type PackedRanges, packRanges, unpackRanges } from './range-codec.js';

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
  const references = links
    .filter((link) => link.kind === 'relative' || link.kind === 'wiki')
    .map((link) => ({ kind: link.kind, target: link.target, line: link.range.start.line }));
  const commands = steps.reduce((sum, step) => sum + step.commands.length, 0);
  return { head: { ...rest, references, steps: steps.length, commands }, body: { sections, links, steps } };
}

export function joinDocument(head: DocumentHead, body: DocumentBody): Document {
  const { references: _references, steps: _steps, commands: _commands, ...rest } = head;
  return { ...rest, ...body };
}

/** A command without what follows from the rest: its id from its place, its segments from its text. */
type StoredCommand = Omit<Command, 'id' | 'segments'>;
type StoredStep = Omit<Step, 'commands'> & { readonly commands: readonly StoredCommand[] };

interface StoredDocument {
  readonly head: DocumentHead;
  readonly sections: Document['sections'];
  readonly links: Document['links'];
  readonly steps: readonly StoredStep[];
}

/**
 * One document in one piece: head, steps and sections say the same texts again, which the compression then only points
 * to.
 */
export function encodeDocument(head: DocumentHead, { sections, links, steps }: DocumentBody): Uint8Array {
  const stored: StoredDocument = {
    head,
    sections,
    links,
    steps: steps.map((step) => ({
      ...step,
      commands: step.commands.map(({ id: _id, segments: _segments, ...command }) => command),
    })),
  };
  return encodeJson(stored);
}

export function decodeDocument(bytes: Uint8Array): { head: DocumentHead; body: DocumentBody } {
  const { head, sections, links, steps } = decodeJson<StoredDocument>(bytes);
  const whole = steps.map((step) => ({
    ...step,
    commands: step.commands.map((command, index) => ({ id: `${step.id}.${index + 1}`, ...command, segments: [] })),
  }));
  return { head, body: { sections, links, steps: whole } };
}

/** JSON, compressed, with ranges packed. The same value gives the same bytes. */
export function encodeJson(value: unknown): Uint8Array {
  // A copy: what zlib returns is the beginning of a chunk of 16 KB, all of which it would keep alive.
  return new Uint8Array(brotliCompressSync(JSON.stringify(packRanges(value)), { params: compression }));
}

export function decodeJson<T>(bytes: Uint8Array): T {
  return unpackRanges<T>(JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as PackedRanges);
}

const compression = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
