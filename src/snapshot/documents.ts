import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Document, Link, Section } from '../model/index.js';
import { type PackedRanges, packRanges, unpackRanges } from './range-codec.js';

/** What the collection and an answer need of a document: all but its running text. */
export type DocumentHead = Omit<Document, 'sections' | 'links'> & {
  /** Links inside the knowledge base only, as target texts. */
  readonly references: readonly { readonly kind: Link['kind']; readonly target: string; readonly line: number }[];
  /** Section heads, for `show` and for branches that lead to a section. */
  readonly outline: readonly (Pick<Section, 'id' | 'kind' | 'heading' | 'level'> & { readonly line: number })[];
};

/** The rest of a document: decoded only when it is shown. */
export type DocumentTail = Pick<Document, 'sections' | 'links'>;

export function splitDocument(document: Document): { head: DocumentHead; tail: DocumentTail } {
  const { sections, links, ...rest } = document;
  const references = links
    .filter((link) => link.kind === 'relative' || link.kind === 'wiki')
    .map((link) => ({ kind: link.kind, target: link.target, line: link.range.start.line }));
  const outline = sections.map(({ id, kind, heading, level, range }) => ({
    id,
    kind,
    heading,
    level,
    line: range.start.line,
  }));
  return { head: { ...rest, references, outline }, tail: { sections, links } };
}

export function joinDocument(head: DocumentHead, tail: DocumentTail): Document {
  const { references: _references, outline: _outline, ...rest } = head;
  return { ...rest, sections: tail.sections, links: tail.links };
}

/** JSON, compressed, with ranges packed. The same value gives the same bytes. */
export function encodeJson(value: unknown): Uint8Array {
  return brotliCompressSync(JSON.stringify(packRanges(value)), { params: compression });
}

export function decodeJson<T>(bytes: Uint8Array): T {
  return unpackRanges<T>(JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as PackedRanges);
}

const compression = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
