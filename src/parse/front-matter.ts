import matter from 'gray-matter';
import { limits } from '../limits.js';
import type { Diagnostic, Range } from '../model/index.js';
import { type Fence, findIrregularFence, looksLikeFrontMatter, salvageYaml } from './front-matter-salvage.js';
import { emptyBlock, placed, readYaml, type Span, tooDeep, type YamlBlock } from './front-matter-yaml.js';
import { type LineIndex, lineAt } from './lines.js';
import type { FrontMatter } from './types.js';

export interface FrontMatterResult {
  readonly frontMatter: FrontMatter;
  /** Offsets of the block, which is no Markdown; null without one. */
  readonly fence: Fence | null;
  readonly diagnostics: readonly Diagnostic[];
}

const none: FrontMatter = Object.freeze({
  present: false,
  data: Object.freeze(Object.create(null)),
  values: new Map(),
  keys: new Map(),
  scalars: new Map(),
  range: null,
});

/** Reads the front matter of a text. Never throws; what cannot be read is reported. */
export function readFrontMatter(path: string, text: string, lines: LineIndex): FrontMatterResult {
  const regular = readRegular(text);
  const fence = regular?.fence ?? findIrregularFence(text);
  if (!fence) return { frontMatter: none, fence: null, diagnostics: [] };
  const opening = lines.range(fence.start, fence.innerStart);
  const at = (range: Range, { note, ...found }: Finding): Diagnostic => ({ ...found, path, range, note });
  if (fence.language !== null)
    return { frontMatter: none, fence, diagnostics: [at(opening, unknownLanguage(fence.language))] };
  const range = lines.range(fence.start, fence.end);
  const diagnostics = fenceFindings(fence).map((found) => at(opening, found));
  const block = regular?.block ?? readBlock(text.slice(fence.innerStart, fence.innerEnd));
  const blockStart = regular ? fence.start + marker.length : fence.innerStart;
  const place = ([start, end]: Span): Range => lines.range(blockStart + start, blockStart + end);
  for (const { span, ...problem } of block.problems) diagnostics.push({ ...problem, path, range: place(span) });
  if (block.data === null) {
    diagnostics.push(at(range, noMapping));
    return { frontMatter: none, fence: null, diagnostics };
  }
  return { frontMatter: { present: true, data: block.data, ...placed(block, place), range }, fence, diagnostics };
}

const marker = '---';

function refuse(): never {
  throw new Error('Front matter in a programming language is never run.');
}

/**
 * gray-matter finds the fences and passes the block to our engine for YAML. By default it evaluates `---js` and caches by
 * content. So all other engines refuse, only a first line of exactly `---` gets here, and options, which bypass the cache,
 * are always given.
 */
const options = {
  language: 'yaml',
  // gray-matter removes the last line break, which is part of the last list of the YAML.
  engines: {
    yaml: { parse: (block: string) => readBlock(`${block}\n`) },
    json: refuse,
    javascript: refuse,
    coffee: refuse,
    js: refuse,
    toml: refuse,
  },
};

/** Front matter between two lines of exactly `---`; null for anything else, which is left to findIrregularFence. */
function readRegular(text: string): { readonly fence: Fence; readonly block: YamlBlock } | null {
  const first = lineAt(text, 0);
  if (text.slice(0, Math.min(first.end, 64)).trimEnd() !== marker || first.end > 64) return null;
  // gray-matter takes quadratic time for white space, so it never gets more than front matter may be long.
  const head = text.slice(0, first.next + limits.frontMatterCharacters + 2 * marker.length);
  const file = matter(head, options);
  const closing = lineAt(text, marker.length + file.matter.length + 1);
  if (!head.startsWith(`\n${marker}`, closing.start - 1) || !/^---[ \t]*$/.test(text.slice(closing.start, closing.end)))
    return null;
  const inner = text.slice(first.next, closing.start);
  if (!looksLikeFrontMatter(inner)) return null;
  const ends = { start: 0, end: closing.next, innerStart: first.next, innerEnd: closing.start };
  const fence: Fence = { ...ends, closed: true, language: null, oddities: [] };
  // gray-matter calls no engine for a block of comments alone.
  return { fence, block: (file as { isEmpty?: boolean }).isEmpty ? emptyBlock() : (file.data as YamlBlock) };
}

function readBlock(source: string): YamlBlock {
  if (source.length > limits.frontMatterCharacters)
    return salvageYaml(source, [
      {
        ruleId: 'front-matter/too-long',
        severity: 'error',
        message: `Unexpected front matter of ${source.length} characters, expected at most ${limits.frontMatterCharacters} (frontMatterCharacters)`,
        span: [contentStart(source), source.length],
        note: 'Simple keys and lists were read line by line. Move long text into the body.',
      },
    ]);
  if (estimateDepth(source) > limits.frontMatterDepth) {
    const problem = tooDeep([contentStart(source), source.length]);
    return salvageYaml(source, [{ ...problem, note: 'Simple keys and lists were read line by line.' }]);
  }
  const block = readYaml(source);
  return block.damaged ? salvageYaml(source, block.problems) : block;
}

/** gray-matter leaves the line break of the opening fence at the start of the block. */
const contentStart = (source: string): number => /^\r?\n?/.exec(source)![0].length;

/** An upper bound of the depth of YAML, in one pass: open brackets, levels of indentation, runs of `- `. */
export function estimateDepth(source: string): number {
  let deepest = 0;
  let open = 0;
  const indents: number[] = [];
  for (const line of source.split('\n')) {
    const lead = /^[ \t]*(?:[-?:][ \t]+)*/.exec(line)![0];
    const indicators = lead.length - lead.replaceAll(/[-?:]/g, '').length;
    if (lead.length < line.length) {
      while (indents.length > 0 && indents.at(-1)! >= lead.length) indents.pop();
      indents.push(lead.length);
    }
    for (const character of line) {
      if (character === '[' || character === '{') open++;
      else if (character === ']' || character === '}') open = Math.max(0, open - 1);
      deepest = Math.max(deepest, indents.length + indicators + open);
    }
  }
  return deepest;
}

type Finding = Pick<Diagnostic, 'ruleId' | 'severity' | 'message'> & { readonly note: string };

function fenceFindings({ closed, oddities }: Fence): Finding[] {
  const unclosed: Finding = {
    ruleId: 'front-matter/unclosed',
    severity: 'error',
    message: 'Unexpected end of front matter, expected a closing line `---`',
    note: 'The lines that look like `key: value` were read. Add a line `---` after the last of them.',
  };
  const odd: Finding = {
    ruleId: 'front-matter/fence',
    severity: 'warning',
    message: `Unexpected ${oddities.map((oddity) => oddityNames[oddity]).join(' and ')}, expected front matter between two lines \`---\` from the first line on`,
    note: 'It was read all the same; other tools will not see it.',
  };
  return [...(closed ? [] : [unclosed]), ...(oddities.length > 0 ? [odd] : [])];
}

const oddityNames: Readonly<Record<Fence['oddities'][number], string>> = {
  'leading-blank': 'blank lines before the front matter',
  'long-fence': 'fence of more than three dashes',
  dots: 'closing line `...`',
};

const unknownLanguage = (language: string): Finding => ({
  ruleId: 'front-matter/language',
  severity: 'error',
  message: `Unexpected front matter in \`${language}\`, expected YAML between two lines \`---\``,
  note: 'The block is kept as text and is never run. Write its keys as YAML.',
});

const noMapping: Finding = {
  ruleId: 'front-matter/shape',
  severity: 'error',
  message: 'Unexpected front matter without keys, expected `key: value` lines',
  note: 'The block is kept as Markdown text.',
};
