import type { Diagnostic, Fix, Range } from '../model/index.js';
import { nearest } from '../nearest.js';
import { knownKeys } from './schemas.js';
import { type FrontMatterPlaces, SourceText } from './source-text.js';

/**
 * What the rooms before this one report by themselves while they read, parse and lower: a project can switch these too.
 * A test holds that the list is whole.
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
 * Gives what other rooms reported the place that only the text tells, and leaves out what says a second time that bytes
 * were lost.
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
  /** The first character that was lost. */
  'read/encoding': ({ range }, source) => {
    const at = source.text.indexOf('\ufffd');
    return range || at < 0 ? undefined : source.range(at, at + 1);
  },
  /** All of the file: its first line. */
  'text/carriage-returns': wholeFile,
  'markdown/too-complex': wholeFile,
  /** The name that leads nowhere, in the sentence that has it. */
  'branch/unresolved': ({ message, range }, source) => {
    const name = /^Unexpected reference to "([\s\S]*)", expected/.exec(message)?.[1];
    return range && name ? source.find(name, range) : undefined;
  },
};

/** Names of which one was meant, by the rule of another room that misses it. */
const names: Readonly<Record<string, readonly string[]>> = {
  'kind/unknown': ['workflow', 'case', 'article', 'incident', 'runbook', 'postmortem', 'solution', 'troubleshooting'],
  'triggers/unknown-key': knownKeys.trigger,
};

/** Adds the name that was probably meant to what other rooms reported of one that nothing has. */
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

/** Adds the mend to what other rooms reported, where there is one right one. */
export function withMends(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const source = new SourceText(text);
  return diagnostics.map((diagnostic) => {
    const mend = Object.hasOwn(mends, diagnostic.ruleId) ? mends[diagnostic.ruleId] : undefined;
    const fix = diagnostic.range && !diagnostic.fix ? mend?.(source, diagnostic.range) : undefined;
    return fix ? { ...diagnostic, fix } : diagnostic;
  });
}

const mends: Readonly<Record<string, (source: SourceText, range: Range) => Fix | null>> = {
  'triggers/scalar': (source, range) => {
    // A scalar in a line of a list has the line break behind it in some places.
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
 * Takes mends of the front matter away where it is broken: it was read as well as it could be, and a person must look at
 * it first.
 */
export function withoutRiskyMends(
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
 * Leaves out what the schema finds where reading has told the same in words of its own: one fault is one finding, and who
 * turns the one off does not get the other instead.
 */
export function saidOnce(diagnostics: readonly Diagnostic[], frontMatter: Range | null): readonly Diagnostic[] {
  if (!frontMatter) return diagnostics;
  const told = diagnostics.filter(
    ({ ruleId, range }) => stages.has(ruleId) && range !== undefined && range.end.offset <= frontMatter.end.offset,
  );
  if (told.length === 0) return diagnostics;
  const places = told.map(({ range }) => range!);
  return diagnostics.filter(
    ({ ruleId, range }) => ruleId !== 'front-matter/schema' || !range || !touches(range, places),
  );
}

/** Whether one of some places has a character of a range, or ends where it begins. */
function touches({ start, end }: Range, places: readonly Range[]): boolean {
  return places.some((place) => place.start.offset <= end.offset && start.offset <= place.end.offset);
}
