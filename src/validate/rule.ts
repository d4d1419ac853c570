import type { Diagnostic, Document, Link, Range, Severity } from '../model/index.js';
import type { DocumentView } from './view.js';

export type { FrontMatterPlaces } from './source-text.js';

/** What the rules about a whole collection look at: the head of a document, and what else was noted of it (facts.ts). */
export type CollectionMember = Pick<
  Document,
  | 'id'
  | 'path'
  | 'kind'
  | 'language'
  | 'title'
  | 'symptoms'
  | 'causes'
  | 'resolutions'
  | 'sources'
  | 'triggers'
  | 'workflow'
  | 'branch'
  | 'related'
  | 'category'
  | 'components'
> & { readonly facts: DocumentFacts };

/** What a document has that other documents are held against; small, so that it can be kept for every document. */
export interface DocumentFacts {
  /** Anchors of the headings, as hosts make them. */
  readonly anchors: readonly string[];
  /** Links that lead into the knowledge base or to a file beside it. */
  readonly links: readonly { readonly kind: Link['kind']; readonly target: string; readonly range: Range }[];
  /** Branches that lead to other documents. */
  readonly branches: readonly { readonly to: string; readonly range: Range }[];
  /** Branches that lead elsewhere (to a step, a section, a resolution), and commands that mend something. */
  readonly waysOut: number;
  /** What a case may call a branch of this document: ids and titles of steps, conditions, folded. */
  readonly places: readonly string[];
  /** Hash of each line of the commands, without what a translator changes, and where it stands. */
  readonly commands: readonly { readonly hash: number; readonly range: Range }[];
  /** Equal for documents whose commands have the same hashes, in any order and however often. */
  readonly commandDigest: string;
  /** Comparisons of the expectations, such as `availableips <= 10`. */
  readonly conditions: readonly { readonly text: string; readonly range: Range }[];
  readonly suppressions: readonly Suppression[];
  /** Sketch of what the document says (sketch.ts); empty for articles, which are not compared. */
  readonly sketch: readonly number[];
  /** Places in the front matter of what names other documents. */
  readonly named: {
    /** The title, or what stands first: findings about the whole document are placed there. */
    readonly title: Range;
    readonly workflow?: Range;
    readonly branch?: Range;
    readonly related: readonly Range[];
    readonly id?: Range;
    readonly sources?: Range;
  };
}

/** A comment that turns rules off, `<!-- triagraph-disable area/name -- reason -->`. */
export interface Suppression {
  readonly rules: readonly string[];
  /** Empty when it gives none. */
  readonly reason: string;
  /** Offsets of what it covers, or null: the whole file. */
  readonly covers: { readonly start: number; readonly end: number } | null;
  readonly range: Range;
}

/** How rules about the collection find what a document names. */
export interface Surroundings {
  /** Path of the document that is named (by id, path, file name or title), or null. */
  resolve(target: string, from: string): string | null;
  /** Whether there is a file at a path that a document gives relative to itself; null when files cannot be looked at. */
  hasFile(target: string, from: string): boolean | null;
}

/** What a rule sees. The factory adds its id, severity and page. */
export type Finding = Pick<Diagnostic, 'message' | 'range' | 'note' | 'related' | 'fix'>;

/** A finding of a rule about the collection also says in which document it is. */
export type CollectionFinding = Finding & Pick<Diagnostic, 'path'>;

/** Values that a project may set for a rule: numbers and lists of texts. */
export type RuleOptions = Readonly<Record<string, number | readonly string[]>>;

interface RuleIdentity<Options extends RuleOptions> {
  /** `<area>/<what is wrong>`, stable. */
  readonly id: string;
  /** What the rule wants, in one sentence. */
  readonly description: string;
  readonly severity: Severity;
  /** Options and their values where a project sets none. */
  readonly options?: Options;
  /** Page of a rule of a team's own; shipped rules have theirs in docs/rules. */
  readonly url?: string;
}

/** A rule about one document. */
export interface DocumentRule<Options extends RuleOptions = RuleOptions> extends RuleIdentity<Options> {
  check(view: DocumentView, options: Options): Iterable<Finding>;
}

/** A rule about all documents together. Members come sorted by path. */
export interface CollectionRule<Options extends RuleOptions = RuleOptions> extends RuleIdentity<Options> {
  check(
    members: readonly CollectionMember[],
    surroundings: Surroundings,
    options: Options,
  ): Iterable<CollectionFinding>;
}

/** A rule that asks the matcher, which only the engine has at hand; here it has its name alone. */
export type RuleName = RuleIdentity<RuleOptions>;

/**
 * A rule of a team's own, the default export of a module that `lint --rules` names (docs/extending.md). Its id begins with
 * `x-`. A rule with the scope `document` sees one document, one with the scope `collection` all of them, sorted by path.
 *
 * @example
 * // owner.mjs, for `triagraph lint ./runbooks --rules ./owner.mjs`
 * export default {
 *   scope: 'document',
 *   id: 'x-acme/owner',
 *   description: 'A workflow names the team that owns it.',
 *   severity: 'warning',
 *   *check({ document, frontMatter }) {
 *     if (document.kind === 'workflow' && frontMatter.data['x-owner'] === undefined)
 *       yield { message: 'Unexpected workflow without an owner, expected the key `x-owner`' };
 *   },
 * };
 */
export type Rule<Options extends RuleOptions = RuleOptions> =
  | ({ readonly scope: 'document' } & DocumentRule<Options>)
  | ({ readonly scope: 'collection' } & CollectionRule<Options>);

/** Whether an id is one of a team's own rules, which this program does not know. */
export const isOwnRule = (id: string): boolean => id.startsWith('x-');

/** Page of a shipped rule, relative to the package. */
export const rulePage = (ruleId: string): string => `docs/rules/${ruleId.replaceAll('/', '-')}.md`;

/** Options of a rule as a project sets them. */
export type OptionsOf = (ruleId: string) => RuleOptions | undefined;

type AnyRule = DocumentRule | CollectionRule;

/** Stamps the rule's identity on what it found. */
function stamp({ id, severity, url }: AnyRule, path: string, finding: Finding): Diagnostic {
  if (typeof finding?.message !== 'string') throw new TypeError('a finding has no message');
  const page = isOwnRule(id) ? url : rulePage(id);
  return { ruleId: id, severity, ...finding, path, ...(page === undefined ? {} : { url: page }) };
}

export function runDocumentRule(rule: DocumentRule, view: DocumentView, optionsOf: OptionsOf): Diagnostic[] {
  const { path } = view.document;
  return guarded(rule, path, function* () {
    for (const finding of rule.check(view, settingsOf(rule, optionsOf))) yield stamp(rule, path, finding);
  });
}

export function runCollectionRule(
  rule: CollectionRule,
  members: readonly CollectionMember[],
  surroundings: Surroundings,
  optionsOf: OptionsOf,
): Diagnostic[] {
  return guarded(rule, members[0]?.path ?? '', function* () {
    for (const finding of rule.check(members, surroundings, settingsOf(rule, optionsOf)))
      yield stamp(rule, finding.path, finding);
  });
}

const settingsOf = (rule: AnyRule, optionsOf: OptionsOf): RuleOptions => ({ ...rule.options, ...optionsOf(rule.id) });

/** A rule that throws is reported with what it had found, and the others go on. */
function guarded(rule: AnyRule, path: string, run: () => Iterable<Diagnostic>): Diagnostic[] {
  const found: Diagnostic[] = [];
  try {
    for (const diagnostic of run()) found.push(diagnostic);
  } catch (error) {
    found.push({
      ruleId: 'internal/rule',
      severity: 'error',
      message: `Unexpected fault inside the rule ${rule.id}, expected it to end: ${error instanceof Error ? error.message : String(error)}`,
      note: isOwnRule(rule.id)
        ? 'The other rules went on. This is a fault of the module that the rule comes from.'
        : 'The other rules went on. This is a fault of the program: please report it with the document.',
      path,
    });
  }
  return found;
}
