import { limits } from '../limits.js';
import type { Diagnostic, Range } from '../model/index.js';
import { estimateDepth } from './front-matter.js';
import { placed, readYaml, type Span } from './front-matter-yaml.js';
import { LineIndex } from './lines.js';

/** An entry of a list in YAML: a mapping with the position of each key and value, by JSON pointer. */
export interface YamlRecord {
  readonly data: Readonly<Record<string, unknown>>;
  readonly keys: ReadonlyMap<string, Range>;
  readonly values: ReadonlyMap<string, Range>;
  /** JSON pointer → source text of a plain scalar. */
  readonly scalars: ReadonlyMap<string, string>;
  readonly range: Range;
}

export interface YamlRecords {
  readonly records: readonly YamlRecord[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a YAML file that is a list of mappings. Each entry is parsed by itself, within the limits of front matter, so time is
 * linear in the file, and a broken entry does not affect the others.
 * @param area first part of the ids of diagnostics
 */
export function parseRecords(path: string, text: string, area: string): YamlRecords {
  const lines = new LineIndex(text);
  const records: YamlRecord[] = [];
  const diagnostics: Diagnostic[] = [];
  const { entries, stray } = cutEntries(text);
  const report = (rule: string, range: Range, message: string) =>
    diagnostics.push({ ruleId: `${area}/${rule}`, severity: 'error', message, path, range });
  if (stray !== null)
    report('shape', lines.range(...stray), 'Unexpected text, expected a list: each entry begins with "- "');
  for (const { start, dash, end } of entries) {
    const source = `${text.slice(start, dash)} ${text.slice(dash + 1, end)}`;
    const place = ([from, to]: Span): Range => lines.range(start + from, start + to);
    const whole = lines.range(dash, start + source.trimEnd().length);
    if (source.length > limits.frontMatterCharacters || estimateDepth(source) > limits.frontMatterDepth) {
      report(
        'too-complex',
        whole,
        `Unexpected size of an entry, expected at most ${limits.frontMatterCharacters} characters and ${limits.frontMatterDepth} levels (frontMatterCharacters, frontMatterDepth)`,
      );
      continue;
    }
    const block = readYaml(source);
    for (const { span, note, ...problem } of block.problems) {
      const ruleId = problem.ruleId.replace('front-matter', area);
      const message = problem.message.replace('Unexpected front matter', 'Unexpected entry');
      diagnostics.push({ ...problem, ruleId, message, path, range: place(span) });
    }
    if (block.damaged) continue;
    if (block.data === null) report('shape', whole, 'Unexpected entry without keys, expected `key: value` lines');
    else records.push({ data: block.data, ...placed(block, place), range: whole });
  }
  return { records, diagnostics };
}

/** An entry, from the beginning of its first line to that of the next entry. The parser gets it without its dash. */
interface Entry {
  readonly start: number;
  readonly dash: number;
  readonly end: number;
}

/** The entries of the outermost list, and the first text outside of them. */
function cutEntries(text: string): { entries: Entry[]; stray: Span | null } {
  const entries: Entry[] = [];
  let stray: Span | null = null;
  let indent: number | null = null;
  let open: Omit<Entry, 'end'> | null = null;
  let at = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const content = line.trimEnd();
    const dash = /^ *(?=-(?:[ \t]|$))/.exec(content)?.[0].length;
    const isBlank = content === '' || content.trimStart().startsWith('#');
    const isPreamble = open === null && (content === '---' || content === '[]' || content === '\ufeff');
    if (dash !== undefined && (indent === null || dash === indent)) {
      indent = dash;
      if (open !== null) entries.push({ ...open, end: at });
      open = { start: at, dash: at + dash };
    } else if (open === null && !isBlank && !isPreamble) stray ??= [at, at + content.length];
    at += line.length;
  }
  if (open !== null) entries.push({ ...open, end: at });
  return { entries, stray };
}
