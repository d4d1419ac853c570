import { addTo } from '../../collections.js';
import type { Diagnostic, Range, Severity } from '../../model/index.js';
import { sanitizeLine, toJson } from '../sanitize.js';
import {
  checkLintOptions,
  type LintOptions,
  type ReportedRule,
  ruleAddress,
  sortedDiagnostics,
  unlessEmpty,
  wholeMessage,
} from './findings.js';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** SARIF 2.1.0, one run. Columns count UTF-16 code units; the end of a region is exclusive. */
export function lintSarif(diagnostics: readonly Diagnostic[], options: LintOptions = {}): string {
  checkLintOptions('presenters.lint.sarif', options);
  const sorted = sortedDiagnostics(diagnostics);
  const rules = reportedRules(sorted, options.rules ?? []);
  const places = new Map(rules.map(({ id }, index) => [id, index]));
  const seen = new Map<string, number>();
  const driver = {
    name: 'triagraph',
    semanticVersion: options.version,
    rules: rules.map(ruleDescriptor),
  };
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { SRCROOT: { description: { text: 'The folder in which triagraph was run.' } } },
    results: sorted.map((each) => result(each, places.get(each.ruleId)!, seen)),
  };
  return toJson({ $schema: schema, version: '2.1.0', runs: [run] });
}

/** The known rules and those named only by findings (of reading and parsing), by id. */
function reportedRules(diagnostics: readonly Diagnostic[], known: readonly ReportedRule[]): ReportedRule[] {
  const rules = new Map<string, ReportedRule>();
  for (const { ruleId, severity, url = '' } of diagnostics)
    if (!rules.has(ruleId)) rules.set(ruleId, { id: ruleId, description: '', severity, url });
  for (const rule of known) rules.set(rule.id, rule);
  return [...rules.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** `links/broken-anchor` → `LinksBrokenAnchor`. */
const nameOf = (id: string): string =>
  id.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function ruleDescriptor({ id, description, severity, url }: ReportedRule): object {
  const page = ruleAddress(url);
  // Addresses in SARIF are absolute; a path in the package is only mentioned in the text.
  const helpUri = page?.startsWith('https:') ? page : undefined;
  // Rules of reading and parsing have no description besides their pages.
  const text = description || `${id.replace('/', ': ').replaceAll('-', ' ')}.`;
  return {
    id,
    name: nameOf(id),
    shortDescription: { text },
    fullDescription: { text },
    help: {
      text: page === undefined ? text : `${text} What to do: ${page}`,
      markdown:
        helpUri !== undefined ? `${text} [What to do](${helpUri})` : page ? `${text} What to do: \`${page}\`` : text,
    },
    helpUri,
    defaultConfiguration: { level: levels[severity] },
  };
}

function result(diagnostic: Diagnostic, ruleIndex: number, seen: Map<string, number>): object {
  const { ruleId, severity, path, range, related = [], fix } = diagnostic;
  return {
    ruleId,
    ruleIndex,
    level: levels[severity],
    message: { text: wholeMessage(diagnostic) },
    locations: [{ physicalLocation: physicalLocation(path, range) }],
    relatedLocations: unlessEmpty(
      related.map((each, id) => ({
        id,
        message: { text: each.message },
        physicalLocation: physicalLocation(each.path, each.range),
      })),
    ),
    partialFingerprints: { 'triagraph/1': fingerprint(diagnostic, seen) },
    fixes: unlessEmpty(fix && fix.edits.length > 0 ? [sarifFix(fix, path)] : []),
  };
}

/** Stays the same when a finding moves to another line. Equal findings of a document are numbered. */
function fingerprint({ ruleId, path, message }: Diagnostic, seen: Map<string, number>): string {
  const key = `${ruleId} ${path} ${message}`;
  return `${key} ${addTo(seen, key, 1)}`;
}

function physicalLocation(path: string, range: Range | undefined): object {
  return { artifactLocation: artifactLocation(path), region: range && region(range) };
}

/** `a b/c#1.md` → `a%20b/c%231.md`. */
function artifactLocation(path: string): object {
  const uri = sanitizeLine(path).split('/').map(encodeURIComponent).join('/');
  return { uri, uriBaseId: 'SRCROOT' };
}

function region({ start, end }: Range): object {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function sarifFix(fix: NonNullable<Diagnostic['fix']>, path: string): object {
  const replacements = fix.edits.map(({ range, text }) => ({
    deletedRegion: region(range),
    insertedContent: { text },
  }));
  return {
    description: { text: fix.title },
    artifactChanges: [{ artifactLocation: artifactLocation(path), replacements }],
  };
}
