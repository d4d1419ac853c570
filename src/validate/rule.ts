import type { Diagnostic, Document } from '../model/index.js';
import type {
  CollectionFinding,
  CollectionMember,
  CollectionRule,
  DocumentRule,
  Finding,
  FrontMatterPlaces,
} from './types.js';

/** Page of a rule, relative to the package. */
export const rulePage = (ruleId: string): string => `docs/rules/${ruleId.replaceAll('/', '-')}.md`;

/** Stamps the rule's identity on what it found. */
function stamp(rule: DocumentRule | CollectionRule, path: string, finding: Finding): Diagnostic {
  return { ruleId: rule.id, severity: rule.severity, ...finding, path, url: rulePage(rule.id) };
}

export function runDocumentRule(rule: DocumentRule, document: Document, frontMatter: FrontMatterPlaces): Diagnostic[] {
  return Array.from(rule.check(document, frontMatter), (finding) => stamp(rule, document.path, finding));
}

export function runCollectionRule(rule: CollectionRule, members: readonly CollectionMember[]): Diagnostic[] {
  return Array.from(rule.check(members), (finding: CollectionFinding) => stamp(rule, finding.path, finding));
}
