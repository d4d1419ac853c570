import type { Diagnostic, Document, Severity } from '../model/index.js';
import { rulePage, runCollectionRule, runDocumentRule } from './rule.js';
import { collectionRules, documentRules } from './table.js';
import type { CollectionMember, FrontMatterPlaces } from './types.js';

export { validatePatterns } from './patterns.js';
export type { CollectionMember, FrontMatterPlaces } from './types.js';

/**
 * Looks at one document by itself.
 * @returns one diagnostic per finding, in the order of the rule table; never throws on content.
 */
export function validateDocument(document: Document, frontMatter: FrontMatterPlaces): Diagnostic[] {
  return documentRules.flatMap((rule) => runDocumentRule(rule, document, frontMatter));
}

/**
 * Looks at all documents of a knowledge base together: ids, sources and texts that stand twice.
 * @param documents in any order; the result does not depend on it.
 */
export function validateCollection(documents: readonly CollectionMember[]): Diagnostic[] {
  const members = [...documents].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return collectionRules.flatMap((rule) => runCollectionRule(rule, members));
}

/** Name, purpose, severity and page of each rule, for lists and SARIF. */
export function listRules(): { id: string; description: string; severity: Severity; url: string }[] {
  return [...documentRules, ...collectionRules].map(({ id, description, severity }) => ({
    id,
    description,
    severity,
    url: rulePage(id),
  }));
}
