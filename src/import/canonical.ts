import type { Document, ImportChange } from '../model/index.js';
import { markdownOfBlocks } from './blocks.js';
import { applyEdits, editHeadings, editPlaceholders, isMarkedUp } from './edits.js';
import { canonicalFrontMatter, type SourceFrontMatter } from './front-matter.js';

/** The text that a document was read from. */
export interface ImportSource {
  /** The whole file as it was parsed, after repairs; the document's ranges count in it. */
  readonly text: string;
  /** Where the front matter ends, 0 without one. */
  readonly bodyStart: number;
  readonly frontMatter: SourceFrontMatter;
  /** Where the document ends: what follows was named in a diagnostic and is left behind. */
  readonly bodyEnd: number;
}

export interface CanonicalDocument {
  readonly markdown: string;
  readonly changes: readonly ImportChange[];
}

/**
 * A document in canonical Markdown: canonical front matter, one title, canonical headings and placeholders. Everything
 * else stays as its author wrote it.
 * @param triggers phrases to add to the author's own.
 */
export function canonicalize(
  document: Document,
  source: ImportSource,
  triggers: readonly string[] = [],
): CanonicalDocument {
  const { body, changes, titled, replacedTitle } = isMarkedUp(document, source.text)
    ? markedBody(document, source)
    : restoredBody(document);
  const more = replacedTitle === null ? {} : { 'x-heading': replacedTitle };
  const head = canonicalFrontMatter(document, source.frontMatter, { triggers, more });
  const title = titled ? '' : `# ${document.title}\n\n`;
  const added: ImportChange[] = titled ? [] : [{ kind: 'title', from: '', to: `# ${document.title}` }];
  const proposed = triggers.map((trigger): ImportChange => ({ kind: 'trigger', from: '', to: trigger }));
  return {
    markdown: `${head}\n${title}${body.replace(/^\s*\n/, '').trimEnd()}\n`,
    changes: [...added, ...changes, ...proposed],
  };
}

interface CanonicalBody {
  readonly body: string;
  readonly changes: readonly ImportChange[];
  readonly titled: boolean;
  readonly replacedTitle: string | null;
}

function markedBody(document: Document, { text, bodyStart, bodyEnd, frontMatter }: ImportSource): CanonicalBody {
  const headings = editHeadings(
    document,
    text,
    Object.keys(frontMatter.data).some((key) => /^title$/i.test(key)),
  );
  const placeholders = editPlaceholders(document, text);
  const cut = [
    { start: 0, end: bodyStart, text: '' },
    { start: bodyEnd, end: text.length, text: '' },
  ];
  const body = applyEdits(text, [...cut, ...headings.edits, ...placeholders.edits]);
  return { ...headings, body, changes: [...headings.changes, ...placeholders.changes] };
}

function restoredBody(document: Document): CanonicalBody {
  const change: ImportChange = { kind: 'structure', from: 'plain lines', to: 'headings, lists and fences' };
  return { body: markdownOfBlocks(document), changes: [change], titled: false, replacedTitle: null };
}
