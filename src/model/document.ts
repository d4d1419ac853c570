import type { Step } from './procedure.js';
import type { Diagnostic, Range } from './source.js';

export type DocumentKind = 'workflow' | 'case' | 'article';
export type Language = 'zh' | 'en';

/** What a section is for, recognised from its heading by the heading lexicon (data/headings.json). */
export type SectionKind =
  | 'preamble'
  | 'overview'
  | 'symptoms'
  | 'impact'
  | 'cause'
  | 'diagnosis'
  | 'resolution'
  | 'workaround'
  | 'verification'
  | 'prevention'
  | 'environment'
  | 'prerequisites'
  | 'branches'
  | 'decision-tree'
  | 'known-causes'
  | 'not-applicable'
  | 'history'
  | 'faq'
  | 'reference'
  | 'related'
  | 'summary'
  | 'monitoring'
  | 'other';

export interface TextItem {
  readonly text: string;
  readonly range: Range;
}

export type BlockKind = 'paragraph' | 'list-item' | 'code' | 'table-row' | 'quote' | 'html' | 'definition' | 'image';

/** A block of a section, in document order. Together the blocks hold every text and code of the document. */
export interface Block {
  readonly kind: BlockKind;
  /** Text as a reader sees it (inline code without backticks, links by their text); code byte for byte. */
  readonly text: string;
  /** Nesting depth of a list item or quote, from 0. */
  readonly depth: number;
  /** List item only: its number in an ordered list, null in a bullet list. */
  readonly ordinal?: number | null;
  /** Code only: the fence's language, lower-case, empty when absent. */
  readonly language?: string;
  /** Table row only: the cells. The header row comes first and has `header: true`. */
  readonly cells?: readonly string[];
  readonly header?: boolean;
  readonly range: Range;
}

export interface Section {
  /** `section-N`, in document order. */
  readonly id: string;
  readonly parent: string | null;
  readonly kind: SectionKind;
  /** Heading text; empty for the part before the first heading. */
  readonly heading: string;
  /** Heading level 1 to 6; 0 for the part before the first heading. */
  readonly level: number;
  readonly blocks: readonly Block[];
  readonly range: Range;
}

export interface Signature {
  readonly text: string;
  /** Variable parts masked (text/mask.ts). */
  readonly masked: string;
  readonly range: Range;
}

export interface Link {
  readonly kind: 'external' | 'relative' | 'anchor' | 'wiki' | 'image';
  readonly text: string;
  readonly target: string;
  readonly range: Range;
}

/** A rule of the author (SEMANTICS.md, Triggers), normalised. A plain string is `{any: [phrase]}`. */
export interface Trigger {
  readonly source: string;
  readonly any: readonly string[];
  readonly all: readonly string[];
  readonly not: readonly string[];
  readonly regex: string | null;
  readonly weight: number;
  readonly cased: boolean;
  readonly range: Range;
}

/** A rule of the author for where a symptom starts, once the document is the answer. */
export interface StartRule extends Omit<Trigger, 'source'> {
  /** Id of the step. */
  readonly step: string;
}

export interface VersionRange {
  readonly source: string;
  /** Inclusive lower and exclusive upper bound as number lists (`[4, 2]`), null when open. Empty when not understood. */
  readonly ranges: readonly { readonly from: readonly number[] | null; readonly to: readonly number[] | null }[];
}

export interface Document {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly kindReason: string;
  readonly dialect: string;
  readonly title: string;
  readonly path: string;
  readonly language: Language;
  /** SHA-256 of the source's bytes. */
  readonly hash: string;
  readonly category: string | null;
  /** 1 to 999, smaller comes first; 999 when absent. */
  readonly priority: number;
  readonly triggers: readonly Trigger[];
  /** When one of these holds, the document is not the answer. */
  readonly excludes: readonly Trigger[];
  readonly starts: readonly StartRule[];
  readonly symptoms: readonly TextItem[];
  readonly causes: readonly TextItem[];
  readonly resolutions: readonly TextItem[];
  readonly workarounds: readonly TextItem[];
  readonly components: readonly string[];
  readonly products: readonly string[];
  readonly versions: readonly VersionRange[];
  readonly sections: readonly Section[];
  readonly steps: readonly Step[];
  readonly signatures: readonly Signature[];
  readonly links: readonly Link[];
  /** Source ids that name the same incident elsewhere (`Page ID`, `id`, issue links). */
  readonly sources: readonly string[];
  /** Case: id of the workflow it follows, and the branch in it. */
  readonly workflow: string | null;
  readonly branch: string | null;
  /** Ids of documents that it names as related. */
  readonly related: readonly string[];
  /** People or teams named in the front matter, to be told the result. */
  readonly owners: readonly string[];
  readonly date: string | null;
  readonly status: string | null;
}

/** A document with the diagnostics of its source. */
export type ShownDocument = Document & { readonly diagnostics: readonly Diagnostic[] };
