import type { Diagnostic } from '../model/index.js';
import type { CollectionMember, CollectionRule, DocumentRule, Finding, RuleOptions, Surroundings } from './types.js';
import type { DocumentView } from './view.js';

/** Page of a rule, relative to the package. */
export const rulePage = (ruleId: string): string => `docs/rules/${ruleId.replaceAll('/', '-')}.md`;

/** Options of a rule as a project sets them. */
export type OptionsOf = (ruleId: string) => RuleOptions | undefined;

type AnyRule = DocumentRule | CollectionRule;

/** Stamps the rule's identity on what it found. */
function stamp(rule: AnyRule, path: string, finding: Finding): Diagnostic {
  return { ruleId: rule.id, severity: rule.severity, ...finding, path, url: rulePage(rule.id) };
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

/** A rule that throws is a fault of this program: it is named, keeps what it had found, and the others go on. */
function guarded(rule: AnyRule, path: string, run: () => Iterable<Diagnostic>): Diagnostic[] {
  const found: Diagnostic[] = [];
  try {
    for (const diagnostic of run()) found.push(diagnostic);
  } catch (error) {
    found.push({
      ruleId: 'internal/rule',
      severity: 'error',
      message: `Unexpected fault inside the rule ${rule.id}, expected it to end: ${error instanceof Error ? error.message : String(error)}`,
      note: 'The other rules went on. This is a fault of the program: please report it with the document.',
      path,
    });
  }
  return found;
}
