import type { Diagnostic, Range } from '../model/index.js';
import { knownKeys } from './schemas.js';
import { type FrontMatterPlaces, SourceText } from './view.js';
import { didYouMean } from './wording.js';

const idsByArea: Readonly<Record<string, readonly string[]>> = {
  read: [
    'binary',
    'broken-link',
    'case-line',
    'changing',
    'encoding',
    'failed',
    'no-cases',
    'no-documents',
    'not-a-file',
    'outside-root',
    'permission',
    'too-deep',
    'too-large',
    'too-many-files',
    'vanished',
  ],
  text: ['carriage-returns', 'line-breaks', 'replacement-characters'],
  'front-matter': ['duplicate-key', 'fence', 'language', 'shape', 'tag', 'too-complex', 'too-long', 'unclosed', 'yaml'],
  markdown: ['too-complex'],
  content: ['site-leftovers'],
  branch: ['malformed-tree', 'unresolved'],
  expectation: ['incoherent-thresholds'],
  import: ['lost-words'],
  kind: ['unknown'],
  retrieval: ['not-asked'],
  priority: ['quoted', 'range'],
  triggers: ['cased', 'empty-rule', 'not-a-list', 'phrase', 'regex', 'scalar', 'unknown-key', 'weight'],
  versions: ['format'],
};

/** Rules that reading, parsing and lowering report themselves; a project can configure them too. */
export const stageRules: readonly string[] = Object.entries(idsByArea).flatMap(([area, ids]) =>
  ids.map((id) => `${area}/${id}`),
);

export const isStageRule = (id: string): boolean => stageRules.includes(id);

/** Adds to a diagnostic of an earlier stage what the text shows. */
type Addition = (diagnostic: Diagnostic, source: SourceText) => Partial<Diagnostic> | null;

/**
 * Adds positions, "did you mean" and unambiguous fixes to diagnostics of earlier stages. Of two diagnostics about lost bytes,
 * keeps one.
 */
export function completed(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const source = new SourceText(text);
  const isDamaged = diagnostics.some(({ ruleId }) => ruleId === 'read/encoding');
  return diagnostics
    .filter(({ ruleId }) => !(isDamaged && ruleId === 'text/replacement-characters'))
    .map((diagnostic) => {
      const addition = Object.hasOwn(additions, diagnostic.ruleId) ? additions[diagnostic.ruleId]! : null;
      return { ...diagnostic, ...addition?.(diagnostic, source) };
    });
}

const firstLine: Addition = ({ range }, source) => ({ range: range ?? source.line(source.range(0, 0)) });

const suggestion =
  (names: readonly string[]): Addition =>
  ({ range, message }, source) => {
    const written = range ? source.slice(range).trim() : '';
    return { message: message + didYouMean(written.replace(/^["']|["']$/g, ''), names, '') };
  };

/** Adds a fix that replaces the value, whose range may include the line break after it. */
const replacement =
  (title: string, textFor: (written: string) => string | null): Addition =>
  ({ range, fix }, source) => {
    if (!range || fix) return null;
    const written = source.slice(range).trimEnd();
    const text = textFor(written);
    const start = range.start.offset;
    return text === null
      ? null
      : { fix: { title, edits: [{ range: source.range(start, start + written.length), text }] } };
  };

const kinds = ['workflow', 'case', 'article', 'incident', 'runbook', 'postmortem', 'solution', 'troubleshooting'];

const additions: Readonly<Record<string, Addition>> = {
  'text/carriage-returns': firstLine,
  'markdown/too-complex': firstLine,
  'read/encoding': ({ range }, source) => {
    const at = source.text.indexOf('\ufffd');
    return range || at < 0 ? null : { range: source.range(at, at + 1) };
  },
  'branch/unresolved': ({ message, range }, source) => {
    const name = /^Unexpected reference to "([\s\S]*)", expected/.exec(message)?.[1];
    return range && name ? { range: source.find(name, range) } : null;
  },
  'kind/unknown': suggestion(kinds),
  'triggers/unknown-key': suggestion(knownKeys.trigger),
  'triggers/scalar': replacement('Write it in quotes', (written) =>
    /^[^\s"'\\][^"'\\\n]*$/.test(written) ? `"${written}"` : null,
  ),
  'priority/quoted': replacement(
    'Write the priority as a number',
    (written) => /^(["'])\s*([1-9]\d{0,2})\s*\1$/.exec(written)?.[2] ?? null,
  ),
};

/**
 * Removes schema errors at positions that an earlier stage has reported, and fixes inside of broken front matter, of which only
 * a part could be read.
 */
export function reconciled(diagnostics: readonly Diagnostic[], { range: block }: FrontMatterPlaces): Diagnostic[] {
  const end = block?.end.offset ?? Number.POSITIVE_INFINITY;
  const reported = diagnostics.filter(
    ({ ruleId, range }) => block && isStageRule(ruleId) && range && range.end.offset <= end,
  );
  const isBroken = diagnostics.some(
    ({ ruleId, severity }) =>
      severity === 'error' && ruleId.startsWith('front-matter/') && ruleId !== 'front-matter/schema',
  );
  return diagnostics
    .filter(
      ({ ruleId, range }) =>
        ruleId !== 'front-matter/schema' || !range || !reported.some((other) => touches(range, other.range!)),
    )
    .map((diagnostic) => {
      const { fix, ...rest } = diagnostic;
      const isRisky = isBroken && (!block || (diagnostic.range && diagnostic.range.start.offset < end));
      return fix && isRisky ? rest : diagnostic;
    });
}

const touches = ({ start, end }: Range, other: Range): boolean =>
  other.start.offset <= end.offset && start.offset <= other.end.offset;
