import type { Diagnostic, Fix, Range } from '../model/index.js';
import { nearest } from '../nearest.js';
import { knownKeys } from './schemas.js';
import { type FrontMatterPlaces, SourceText } from './source-text.js';

/**
 * Rules that reading, parsing and lowering report themselves; a project can configure them too. A test checks that the
 * list is complete.
 */
export const stageRules: readonly string[] = [
  'read/binary',
  'read/broken-link',
  'read/changing',
  'read/encoding',
  'read/failed',
  'read/no-documents',
  'read/not-a-file',
  'read/outside-root',
  'read/permission',
  'read/too-deep',
  'read/too-large',
  'read/too-many-files',
  'read/vanished',
  'text/carriage-returns',
  'text/line-breaks',
  'text/replacement-characters',
  'front-matter/duplicate-key',
  'front-matter/fence',
  'front-matter/language',
  'front-matter/shape',
  'front-matter/tag',
  'front-matter/too-complex',
  'front-matter/too-long',
  'front-matter/unclosed',
  'front-matter/yaml',
  'markdown/too-complex',
  'content/site-leftovers',
  'branch/malformed-tree',
  'branch/unresolved',
  'expectation/incoherent-thresholds',
  'kind/unknown',
  'retrieval/not-asked',
  'priority/quoted',
  'priority/range',
  'triggers/cased',
  'triggers/empty-rule',
  'triggers/not-a-list',
  'triggers/phrase',
  'triggers/regex',
  'triggers/scalar',
  'triggers/unknown-key',
  'triggers/weight',
  'versions/format',
];

/**
 * Adds positions that only the text shows to diagnostics of earlier stages. Of two diagnostics about lost bytes, keeps one.
 */
export function withPlaces(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const source = new SourceText(text);
  const isDamaged = diagnostics.some(({ ruleId }) => ruleId === 'read/encoding');
  return diagnostics
    .filter(({ ruleId }) => !(isDamaged && ruleId === 'text/replacement-characters'))
    .map((diagnostic) => {
      const place = Object.hasOwn(places, diagnostic.ruleId) ? places[diagnostic.ruleId] : undefined;
      const range = place?.(diagnostic, source);
      return range ? { ...diagnostic, range } : diagnostic;
    });
}

const wholeFile: Place = ({ range }, source) => range ?? source.line(source.range(0, 0));

type Place = (diagnostic: Diagnostic, source: SourceText) => Range | undefined;

const places: Readonly<Record<string, Place>> = {
  /** The first lost character. */
  'read/encoding': ({ range }, source) => {
    const at = source.text.indexOf('\ufffd');
    return range || at < 0 ? undefined : source.range(at, at + 1);
  },
  /** The first line of the file. */
  'text/carriage-returns': wholeFile,
  'markdown/too-complex': wholeFile,
  /** The unresolved name in its sentence. */
  'branch/unresolved': ({ message, range }, source) => {
    const name = /^Unexpected reference to "([\s\S]*)", expected/.exec(message)?.[1];
    return range && name ? source.find(name, range) : undefined;
  },
};

/** Known names, by the rule of an earlier stage that reports an unknown one. */
const names: Readonly<Record<string, readonly string[]>> = {
  'kind/unknown': ['workflow', 'case', 'article', 'incident', 'runbook', 'postmortem', 'solution', 'troubleshooting'],
  'triggers/unknown-key': knownKeys.trigger,
};

/** Adds "did you mean" to diagnostics of earlier stages about unknown names. */
export function withHints(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const source = new SourceText(text);
  return diagnostics.map((diagnostic) => {
    const { ruleId, range, message } = diagnostic;
    if (!range || !Object.hasOwn(names, ruleId)) return diagnostic;
    const written = source
      .slice(range)
      .trim()
      .replace(/^["']|["']$/g, '');
    const [meant] = nearest(written, names[ruleId]!, 1);
    return meant === undefined ? diagnostic : { ...diagnostic, message: `${message}: did you mean ${meant}?` };
  });
}

/** Adds fixes to diagnostics of earlier stages that have exactly one. */
export function withFixes(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const source = new SourceText(text);
  return diagnostics.map((diagnostic) => {
    const fixOf = Object.hasOwn(fixes, diagnostic.ruleId) ? fixes[diagnostic.ruleId] : undefined;
    const fix = diagnostic.range && !diagnostic.fix ? fixOf?.(source, diagnostic.range) : undefined;
    return fix ? { ...diagnostic, fix } : diagnostic;
  });
}

const fixes: Readonly<Record<string, (source: SourceText, range: Range) => Fix | null>> = {
  'triggers/scalar': (source, range) => {
    // The range of a scalar in a list may include the line break after it.
    const written = source.slice(range).trimEnd();
    if (!/^[^\s"'\\][^"'\\\n]*$/.test(written)) return null;
    return { title: 'Write it in quotes', edits: [edit(source, range, written, `"${written}"`)] };
  },
  'priority/quoted': (source, range) => {
    const written = source.slice(range).trimEnd();
    const number = /^(["'])\s*([1-9]\d{0,2})\s*\1$/.exec(written)?.[2];
    if (number === undefined) return null;
    return { title: 'Write the priority as a number', edits: [edit(source, range, written, number)] };
  },
};

function edit(source: SourceText, { start }: Range, written: string, text: string): Fix['edits'][number] {
  return { range: source.range(start.offset, start.offset + written.length), text };
}

/**
 * Removes fixes inside broken front matter: only a part of it could be read, and a person has to repair it first.
 */
export function withoutRiskyFixes(
  diagnostics: readonly Diagnostic[],
  { range: block }: FrontMatterPlaces,
): readonly Diagnostic[] {
  const isBroken = diagnostics.some(
    ({ ruleId, severity }) =>
      severity === 'error' && ruleId.startsWith('front-matter/') && ruleId !== 'front-matter/schema',
  );
  if (!isBroken) return diagnostics;
  return diagnostics.map((diagnostic) => {
    const { fix, ...rest } = diagnostic;
    const isInside = !block || (diagnostic.range && diagnostic.range.start.offset < block.end.offset);
    return fix && isInside ? rest : diagnostic;
  });
}

const stages: ReadonlySet<string> = new Set(stageRules);

/**
 * Removes schema errors at positions that an earlier stage has reported: one fault is one finding, and turning it off does
 * not bring up another.
 */
export function withoutRepeats(diagnostics: readonly Diagnostic[], frontMatter: Range | null): readonly Diagnostic[] {
  if (!frontMatter) return diagnostics;
  const reported = diagnostics.filter(
    ({ ruleId, range }) => stages.has(ruleId) && range !== undefined && range.end.offset <= frontMatter.end.offset,
  );
  if (reported.length === 0) return diagnostics;
  const positions = reported.map(({ range }) => range!);
  return diagnostics.filter(
    ({ ruleId, range }) => ruleId !== 'front-matter/schema' || !range || !touches(range, positions),
  );
}

/** Whether a range overlaps or touches one of the others. */
function touches({ start, end }: Range, others: readonly Range[]): boolean {
  return others.some((other) => other.start.offset <= end.offset && start.offset <= other.end.offset);
}
