import type { Diagnostic, Document, Range, Severity } from '../model/index.js';

/** The front matter of a document as parse/ hands it over: plain data, and the place of each value and key. */
export interface FrontMatterPlaces {
  readonly present: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  /** JSON pointer (`/triggers/1`) → place of the value. */
  readonly values: ReadonlyMap<string, Range>;
  /** JSON pointer (`/priority`) → place of the key. */
  readonly keys: ReadonlyMap<string, Range>;
  /** The whole block, or null. */
  readonly range: Range | null;
}

/** What the rules about a whole collection look at; every Document is one. */
export type CollectionMember = Pick<
  Document,
  'id' | 'path' | 'kind' | 'language' | 'title' | 'symptoms' | 'causes' | 'resolutions' | 'sources'
>;

/** What a rule sees. The factory adds its id, severity and page. */
export type Finding = Pick<Diagnostic, 'message' | 'range' | 'note' | 'related' | 'fix'>;

/** A finding of a rule about the collection also says in which document it is. */
export type CollectionFinding = Finding & Pick<Diagnostic, 'path'>;

interface RuleIdentity {
  /** `<area>/<what is wrong>`, stable. */
  readonly id: string;
  /** What the rule wants, in one sentence. */
  readonly description: string;
  readonly severity: Severity;
}

/** A rule about one document. */
export interface DocumentRule extends RuleIdentity {
  readonly check: (document: Document, frontMatter: FrontMatterPlaces) => Iterable<Finding>;
}

/** A rule about all documents together. Members come sorted by path. */
export interface CollectionRule extends RuleIdentity {
  readonly check: (members: readonly CollectionMember[]) => Iterable<CollectionFinding>;
}
