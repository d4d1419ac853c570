import type { Diagnostic, Document, Severity } from '../model/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { type CheckedConfig, type ConfigKnowledge, checkConfig } from './config.js';
import { applyPolicy, type PolicyInput } from './policy.js';
import {
  type CollectionMember,
  diagnosticOf,
  type Finding,
  type OptionsOf,
  type Rule,
  rulePage,
  runCollectionRule,
  runDocumentRule,
  type Surroundings,
} from './rule.js';
import { isStageRule, stageRules } from './stages.js';
import { collectionRules, documentRules, engineRules, patternRules, policyRules, treeRules } from './table.js';
import { DocumentView, type FrontMatterPlaces } from './view.js';

export { collectFacts, foldName } from './facts.js';
export { noProjectData, noSettings, type ReadFile, type RuleSettings } from './policy.js';
export type {
  CollectionFinding,
  CollectionMember,
  CollectionRule,
  DocumentFacts,
  DocumentRule,
  Finding,
  OptionsOf,
  Rule,
  RuleOptions,
  Suppression,
  Surroundings,
} from './rule.js';
export { validateGolden } from './rules/front-matter.js';
export { anchorsOf, foldAnchor } from './rules/links.js';
export { readSuppressions } from './rules/suppression.js';
export { validatePatterns } from './rules/triggers.js';
export { completed, reconciled } from './stages.js';
export type { DocumentView, FrontMatterPlaces } from './view.js';

export interface ValidationInput {
  readonly frontMatter: FrontMatterPlaces;
  /** The text that all positions count in. */
  readonly text?: string;
  readonly optionsOf?: OptionsOf;
  /** Words that rules look for; the shipped ones when absent. */
  readonly vocabulary?: Vocabulary | undefined;
  /** Rules of plugins, which run after the shipped ones. */
  readonly rules?: readonly Rule[];
}

const noOptions: OptionsOf = () => undefined;

/** Runs the rules about single documents, in the order of the table. Never throws on content. */
export function validateDocument(document: Document, input: ValidationInput): Diagnostic[] {
  const view = new DocumentView(document, input.frontMatter, input.text ?? '', input.vocabulary);
  const optionsOf = input.optionsOf ?? noOptions;
  const own = (input.rules ?? []).filter((rule) => rule.scope === 'document');
  return [...documentRules, ...own].flatMap((rule) => runDocumentRule(rule, view, optionsOf));
}

/** Runs the rules about the collection. The result does not depend on the order of the documents. */
export function validateCollection(
  documents: readonly CollectionMember[],
  surroundings: Surroundings,
  { optionsOf = noOptions, rules = [] }: Pick<ValidationInput, 'optionsOf' | 'rules'> = {},
): Diagnostic[] {
  const members = [...documents].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const own = rules.filter((rule) => rule.scope === 'collection');
  return [...collectionRules, ...own].flatMap((rule) => runCollectionRule(rule, members, surroundings, optionsOf));
}

const ownRules = [...documentRules, ...collectionRules, ...patternRules, ...treeRules, ...engineRules, ...policyRules];
const known: ReadonlySet<string> = new Set([...ownRules.map(({ id }) => id), ...stageRules]);

/** Reads `triagraph.config.json`; vocabulary files that it names are ignored without `readFile`. */
export function validateConfig(text: string, path: string, readFile?: ConfigKnowledge['readFile']): CheckedConfig {
  const stages = stageRules.filter((id) => !ownRules.some((rule) => rule.id === id)).map((id) => ({ id }));
  return checkConfig(text, path, { rules: [...ownRules, ...stages], readFile });
}

/** The diagnostics to show, after suppressions and severities of the project; `ran` produced them. */
export function shownDiagnostics(
  input: Omit<PolicyInput, 'known' | 'notRun'>,
  ran: 'documents' | 'matcher',
): Diagnostic[] {
  const queryRules = new Set(engineRules.map(({ id }) => id));
  const notRun = ran === 'documents' ? queryRules : new Set([...known].filter((id) => !queryRules.has(id)));
  const diagnostics = input.diagnostics.map((each) => (each.url || !isStageRule(each.ruleId) ? each : withPage(each)));
  return applyPolicy({ ...input, diagnostics, known, notRun });
}

const withPage = (diagnostic: Diagnostic): Diagnostic => ({ ...diagnostic, url: rulePage(diagnostic.ruleId) });

/** Rules that the engine runs, since they query the matcher. */
export type EngineRule = 'retrieval/symptom-not-found' | 'retrieval/signature-not-found' | 'retrieval/shadowed';

/** A finding of a rule that the engine runs, with the rule's own severity and page. */
export function documentFinding(id: EngineRule | 'document/heading-form', path: string, finding: Finding): Diagnostic {
  const rule = [...engineRules, ...treeRules].find((other) => other.id === id)!;
  return diagnosticOf(rule, path, finding);
}

/** Name, purpose, severity and page of each rule, for lists and SARIF. */
export function listRules(): { id: string; description: string; severity: Severity; url: string }[] {
  return ownRules.map(({ id, description, severity }) => ({
    id,
    description,
    severity,
    url: rulePage(id),
  }));
}
