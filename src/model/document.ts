import type { Range } from './position.js';

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

/** A piece of text with the place it was read from. */
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
  /** Heading text; empty for what stands before the first heading. */
  readonly heading: string;
  /** Heading level 1 to 6; 0 for what stands before the first heading. */
  readonly level: number;
  readonly blocks: readonly Block[];
  readonly range: Range;
}

export type Effect = 'read' | 'change' | 'destroy' | 'unknown';

export type PlaceholderType =
  | 'name'
  | 'namespace'
  | 'ip'
  | 'cidr'
  | 'mac'
  | 'port'
  | 'path'
  | 'label'
  | 'image'
  | 'url'
  | 'version'
  | 'number'
  | 'duration'
  | 'resource'
  | 'text';

export interface Placeholder {
  /** Canonical name: lower-case, `-` between words (`subnet-name`). One name is one parameter through the whole answer. */
  readonly name: string;
  /** As written: `<subnet-name>`, `$POD`, `{name}`. */
  readonly raw: string;
  readonly type: PlaceholderType;
  /** Kubernetes kind, singular, that the command says the value names (`pod`, `subnet`, `node`), or null. */
  readonly resource: string | null;
  /** Offsets in the command's text. */
  readonly start: number;
  readonly end: number;
  /** How the place is quoted in the command, which decides how a value must be escaped. */
  readonly context: 'bare' | 'single-quoted' | 'double-quoted' | 'here-document' | 'program' | 'other';
}

/** One simple command inside a command line, with its own effect. Offsets in the command's text. */
export interface CommandSegment {
  readonly program: string;
  readonly effect: Effect;
  readonly interactive: boolean;
  readonly start: number;
  readonly end: number;
}

export interface Command {
  /** `<step id>.<n>`. */
  readonly id: string;
  /** Byte for byte as written, without a `$ ` prompt. */
  readonly text: string;
  readonly language: string;
  /** The comment above it, without `#`; empty when absent. */
  readonly description: string;
  readonly effect: Effect;
  readonly interactive: boolean;
  readonly placeholders: readonly Placeholder[];
  readonly segments: readonly CommandSegment[];
  /** What a shell would not read, and where in the text; absent when it would. */
  readonly problem?: { readonly message: string; readonly start: number };
  readonly range: Range;
}

export type Verdict = 'normal' | 'warning' | 'abnormal';
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'lacks';

export interface Comparison {
  readonly subject: string;
  readonly operator: ComparisonOperator;
  readonly value: number | string;
  readonly unit?: string;
}

/** A conjunction (`all`) or disjunction (`any`) of comparisons. */
export type Condition = { readonly all: readonly Comparison[] } | { readonly any: readonly Comparison[] };

export interface Expectation {
  readonly verdict: Verdict;
  readonly text: string;
  readonly condition: Condition | null;
  readonly range: Range;
}

export interface Branch {
  /** The condition as written (`availableIPs == 0`, `x509 / tls verify`). */
  readonly when: string;
  /** Step id, section id, document id, or the text of a resolution. */
  readonly to: string;
  readonly toKind: 'step' | 'section' | 'document' | 'resolution' | 'unresolved';
  readonly text: string;
  readonly range: Range;
}

export interface Step {
  /** `step-N`, in document order through all levels. */
  readonly id: string;
  readonly parent: string | null;
  /** Place among its siblings, from 1. */
  readonly number: number;
  readonly title: string;
  /** Prose of the step without its commands. */
  readonly text: string;
  /** What part of the procedure it belongs to. */
  readonly phase: 'diagnosis' | 'resolution' | 'workaround' | 'verification' | 'other';
  /** Section that the step was read from. */
  readonly section: string;
  readonly commands: readonly Command[];
  readonly expectations: readonly Expectation[];
  readonly branches: readonly Branch[];
  readonly range: Range;
}

export interface Signature {
  /** The line as written. */
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
  /** As the author wrote it, for people. */
  readonly source: string;
  readonly any: readonly string[];
  readonly all: readonly string[];
  readonly not: readonly string[];
  readonly regex: string | null;
  readonly weight: number;
  readonly cased: boolean;
  readonly range: Range;
}

export interface VersionRange {
  /** As written. */
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
  readonly date: string | null;
  readonly status: string | null;
}
