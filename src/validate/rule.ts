import { defined } from '../collections.js';
import type { Diagnostic, Document, Link, Range, Severity } from '../model/index.js';
import type { DocumentView } from './view.js';

/** A document as collection rules see it: its head and its facts (facts.ts). */
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

/** Data of a document for comparison with others; small, since it is stored for every document. */
export interface DocumentFacts {
  /** Anchors of the headings, as hosts make them. */
  readonly anchors: readonly string[];
  /** Links to documents and local files. */
  readonly links: readonly { readonly kind: Link['kind']; readonly target: string; readonly range: Range }[];
  /** Branches that lead to other documents. */
  readonly branches: readonly { readonly to: string; readonly range: Range }[];
  /** Digest of the ids of the steps. */
  readonly steps: string;
  /** Where each step leads (`step-2 to step-5`, `step-2 to ip-management`) and its verdicts (`step-2 abnormal`), each once. */
  readonly outcomes: readonly { readonly text: string; readonly range: Range }[];
  /** Number of branches to steps, sections or resolutions and of commands that change something. */
  readonly waysOut: number;
  /** Names that a case may use for a branch of this document: ids and titles of steps, conditions, folded. */
  readonly places: readonly string[];
  /** Hash of each command line, without parts that translators change, and its range. */
  readonly commands: readonly { readonly hash: number; readonly range: Range }[];
  /** Digest of the set of command hashes. */
  readonly commandDigest: string;
  /** Comparisons of the expectations, such as `availableips <= 10`. */
  readonly conditions: readonly { readonly text: string; readonly range: Range }[];
  /** Versions and amounts in prose, such as `1.13.3` and `10 min`, each once. */
  readonly numbers: readonly { readonly text: string; readonly range: Range }[];
  readonly suppressions: readonly Suppression[];
  /** First heading of the highest level, and value of `status`, as written; empty when there is none. */
  readonly heading: string;
  readonly status: string;
  /** MinHash sketch (sketch.ts); empty for articles, which are not compared. */
  readonly sketch: readonly number[];
  /** Ranges of front-matter values that name other documents. */
  readonly named: {
    /** The title or first line: the position of findings about the whole document. */
    readonly title: Range;
    readonly workflow?: Range;
    readonly branch?: Range;
    readonly related: readonly Range[];
    readonly id?: Range;
    readonly sources?: Range;
    readonly category?: Range;
    /** The title in the front matter. */
    readonly frontTitle?: Range;
    readonly status?: Range;
  };
}

/** A suppression comment, `<!-- triagraph-disable area/name -- reason -->`. */
export interface Suppression {
  readonly rules: readonly string[];
  /** Empty when the comment gives none. */
  readonly reason: string;
  /** Offsets of the covered text; null for the whole file. */
  readonly covers: { readonly start: number; readonly end: number } | null;
  readonly range: Range;
}

/** Resolves names for collection rules. */
export interface Surroundings {
  /** Path of the document with this id, path, file name or title, or null. */
  resolve(target: string, from: string): string | null;
  /** Whether a file exists at a path relative to a document; null when files cannot be accessed. */
  hasFile(target: string, from: string): boolean | null;
}

/** A finding of a rule. The runner adds id, severity and page, and drops what is undefined. */
export type Finding = Pick<Diagnostic, 'message'> & {
  readonly [Key in 'range' | 'note' | 'related' | 'fix']?: Diagnostic[Key] | undefined;
};

/** A finding of a collection rule, with the path of its document. */
export type CollectionFinding = Finding & Pick<Diagnostic, 'path'>;

/** Values that a project may set for a rule: numbers and lists of texts. */
export type RuleOptions = Readonly<Record<string, number | readonly string[]>>;

interface RuleIdentity<Options extends RuleOptions> {
  /** `<area>/<what is wrong>`, stable. */
  readonly id: string;
  /** The requirement, in one sentence. */
  readonly description: string;
  readonly severity: Severity;
  /** Options with their default values. */
  readonly options?: Options;
  /** Documentation page of a plugin rule; pages of shipped rules are in docs/rules. */
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

/** A rule that another module runs; only its identity is declared here. */
export type RuleName = RuleIdentity<RuleOptions>;

/**
 * A rule of a plugin: the default export of a module that `lint --rules` names (docs/extending.md). Its id begins with `x-`. A rule
 * with the scope `document` sees one document, one with the scope `collection` all of them, sorted by path.
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

/** Whether an id belongs to a plugin rule. */
export const isOwnRule = (id: string): boolean => id.startsWith('x-');

/** Page of a shipped rule, relative to the package. */
export const rulePage = (ruleId: string): string => `docs/rules/${ruleId.replaceAll('/', '-')}.md`;

/** Options of a rule as a project sets them. */
export type OptionsOf = (ruleId: string) => RuleOptions | undefined;

type AnyRule = DocumentRule | CollectionRule;

/** The diagnostic of a finding, with the identity of its rule. */
export function diagnosticOf({ id, severity, url }: RuleName, path: string, finding: Finding): Diagnostic {
  if (typeof finding?.message !== 'string') throw new TypeError('a finding has no message');
  return defined({ ruleId: id, severity, ...finding, path, url: isOwnRule(id) ? url : rulePage(id) });
}

/** The first item of each key. */
export function* distinct<Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): Generator<Item> {
  const seen = new Set<unknown>();
  for (const item of items) {
    const key = keyOf(item);
    if (!seen.has(key)) yield item;
    seen.add(key);
  }
}

export function runDocumentRule(rule: DocumentRule, view: DocumentView, optionsOf: OptionsOf): Diagnostic[] {
  const { path } = view.document;
  return guarded(rule, path, function* () {
    for (const finding of rule.check(view, settingsOf(rule, optionsOf))) yield diagnosticOf(rule, path, finding);
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
      yield diagnosticOf(rule, finding.path, finding);
  });
}

const settingsOf = (rule: AnyRule, optionsOf: OptionsOf): RuleOptions => ({ ...rule.options, ...optionsOf(rule.id) });

/** A rule that throws is reported; its earlier findings are kept, and the other rules run. */
function guarded(rule: AnyRule, path: string, run: () => Iterable<Diagnostic>): Diagnostic[] {
  const found: Diagnostic[] = [];
  try {
    for (const diagnostic of run()) found.push(diagnostic);
  } catch (error) {
    found.push({
      ruleId: 'internal/rule',
      severity: 'error',
      message: `Unexpected fault inside the rule ${rule.id}, expected it to finish: ${error instanceof Error ? error.message : String(error)}`,
      note: isOwnRule(rule.id)
        ? 'The other rules ran. The fault is in the module of this rule.'
        : 'The other rules ran. This is a bug: please report it with the document.',
      path,
    });
  }
  return found;
}
