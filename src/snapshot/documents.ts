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

/** What an answer needs: decoded for every document that is the answer, so without the running text. */
interface StoredAnswer {
  readonly head: DocumentHead;
  readonly steps: readonly StoredStep[];
}

/** A document in two pieces: what an answer needs of it, and its running text. */
export interface EncodedDocument {
  readonly answer: Uint8Array;
  readonly text: Uint8Array;
}

export function encodeDocument(head: DocumentHead, { sections, links, steps }: DocumentBody): EncodedDocument {
  const stored: StoredAnswer = {
    head,
    steps: steps.map((step) => ({
      ...step,
      commands: step.commands.map(({ id: _id, segments: _segments, ...command }) => command),
    })),
  };
  return { answer: encodeJson(stored), text: encodeJson({ sections, links }) };
}

export function decodeAnswer(bytes: Uint8Array): { head: DocumentHead; steps: Document['steps'] } {
  const { head, steps } = decodeJson<StoredAnswer>(bytes);
  const whole = steps.map((step) => ({
    ...step,
    commands: step.commands.map((command, index) => ({ id: `${step.id}.${index + 1}`, ...command, segments: [] })),
  }));
  return { head, steps: whole };
}

export function decodeText(bytes: Uint8Array): Pick<DocumentBody, 'sections' | 'links'> {
  return decodeJson(bytes);
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
