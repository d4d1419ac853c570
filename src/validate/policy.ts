import { addTo } from '../collections.js';
import { limits } from '../limits.js';
import type { Diagnostic, ProjectData, Severity } from '../model/index.js';
import { diagnosticOf, isOwnRule, type Suppression } from './rule.js';
import { suppressionUnknownRule, suppressionUnused } from './rules/suppression.js';

export interface RuleSettings {
  /** Severity by rule; a rule that is absent keeps its own. */
  readonly severities: ReadonlyMap<string, Severity | 'off'>;
  readonly options: ReadonlyMap<string, Readonly<Record<string, number | readonly string[]>>>;
}

export const noSettings: RuleSettings = { severities: new Map(), options: new Map() };

// Public types refer to these two. In vocabulary-files.ts they would bring along the types of ajv, which is bundled.
export const noProjectData: ProjectData = { ignore: [], vocabulary: {} };

/** Reads a file relative to the configuration, or returns what was expected of its name. */
export type ReadFile = (name: string) => { readonly text: string } | { readonly expected: string };

export interface PolicyInput {
  readonly diagnostics: readonly Diagnostic[];
  /** Comments that turn rules off, by path. */
  readonly suppressions: ReadonlyMap<string, readonly Suppression[]>;
  readonly settings: RuleSettings;
  /** Ids of all rules that exist. */
  readonly known: ReadonlySet<string>;
  /** Rules that did not run: comments about them are not reported as unused. */
  readonly notRun: ReadonlySet<string>;
}

/** The diagnostics without suppressed ones, with the project's severities, and findings about the suppressions. */
export function applyPolicy({ diagnostics, suppressions, settings, known, notRun }: PolicyInput): Diagnostic[] {
  const used = new Set<Suppression>();
  const kept = diagnostics.filter((diagnostic) => {
    const by = (suppressions.get(diagnostic.path) ?? []).find((suppression) => covers(suppression, diagnostic));
    if (by) used.add(by);
    return by === undefined;
  });
  const skipped = (rule: string) => notRun.has(rule) || settings.severities.get(rule) === 'off';
  for (const [path, comments] of suppressions) {
    for (const comment of comments) {
      for (const rule of comment.rules.filter((name) => !known.has(name) && !isOwnRule(name))) {
        kept.push(diagnosticOf(suppressionUnknownRule, path, suppressionUnknownRule.finding(comment, rule, known)));
      }
      const counts = comment.reason !== '' && comment.rules.every((rule) => known.has(rule) && !skipped(rule));
      if (counts && !used.has(comment))
        kept.push(diagnosticOf(suppressionUnused, path, suppressionUnused.finding(comment)));
    }
  }
  return bounded(kept.flatMap((diagnostic) => adjusted(diagnostic, settings)));
}

/** The first findings of each rule in each file, and one that counts the rest. */
function bounded(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const totals = new Map<string, number>();
  const lasts = new Set<Diagnostic>();
  const keyOf = ({ path, ruleId }: Diagnostic) => `${ruleId}\n${path}`;
  const shown = diagnostics.filter((diagnostic) => {
    const total = addTo(totals, keyOf(diagnostic), 1);
    if (total === limits.findingsOfRule + 1) lasts.add(diagnostic);
    return total <= limits.findingsOfRule + 1;
  });
  return shown.map((diagnostic) => {
    const more = totals.get(keyOf(diagnostic))! - limits.findingsOfRule;
    if (!lasts.has(diagnostic) || more === 1) return diagnostic;
    const { fix: _, related: __, ...rest } = diagnostic;
    const message = `Unexpected ${more} more findings of this rule in this file, expected none`;
    return { ...rest, message, note: 'Fix those above to see them.' };
  });
}

function covers({ rules, reason, covers: area }: Suppression, { ruleId, range }: Diagnostic): boolean {
  if (reason === '' || !rules.includes(ruleId)) return false;
  if (area === null) return true;
  return range !== undefined && range.start.offset >= area.start && range.start.offset < area.end;
}

function adjusted(diagnostic: Diagnostic, { severities }: RuleSettings): Diagnostic[] {
  const wanted = severities.get(diagnostic.ruleId);
  if (wanted === undefined) return [diagnostic];
  return wanted === 'off' ? [] : [{ ...diagnostic, severity: wanted }];
}
