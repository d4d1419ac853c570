import type { Command, Document, Expectation, Range, Step } from '../model/index.js';
import { caseLinePlace, setDigest, shinglesOf, sketchOf, substance, verdictWords } from '../text/index.js';
import { alternatives, derived } from '../vocabulary/index.js';
import type { DocumentFacts } from './rule.js';
import { anchorsOf } from './rules/links.js';
import { readSuppressions } from './rules/suppression.js';
import { type FrontMatterPlaces, isInline, SourceText, titlePlace } from './view.js';

/** Collects the data that collection rules need besides the head of a document. */
export function collectFacts(document: Document, frontMatter: FrontMatterPlaces, text = ''): DocumentFacts {
  const source = new SourceText(text);
  const commands = document.steps.flatMap((step) =>
    step.commands.filter((command) => !isInline(command, text)).flatMap((command) => placedLines(command, source)),
  );
  return {
    anchors: anchorsOf(document.sections.map(({ heading }) => heading)),
    links: document.links
      .filter(({ kind, target }) => kind === 'relative' || kind === 'wiki' || (kind === 'image' && !isRemote(target)))
      .map(({ kind, target, range }) => ({
        kind,
        target,
        range: kind === 'wiki' ? source.find(`[[${target}`, range) : range,
      })),
    branches: document.steps.flatMap(({ branches }) =>
      branches
        .filter(({ toKind }) => toKind === 'document')
        .map(({ to, range }) => ({ to, range: linkWithin(document.links, to, range) ?? range })),
    ),
    steps: setDigest(document.steps.map(({ id }) => fnv1a(id))),
    outcomes: document.steps.flatMap(outcomesOf),
    waysOut: document.steps.reduce((sum, step) => sum + waysOutOf(step), 0),
    places: document.kind === 'workflow' ? placesOf(document) : [],
    commands,
    commandDigest: setDigest(commands.map(({ hash }) => hash)),
    conditions: document.steps.flatMap((step) => step.expectations.flatMap(comparisonsOf)),
    numbers: numbersOf(document),
    suppressions: readSuppressions(document),
    heading: document.sections.find(({ level }) => level === 1)?.heading ?? '',
    status: typeof frontMatter.data.status === 'string' ? frontMatter.data.status : '',
    sketch: isCompared(document) ? sketchOf(shinglesOf(substance(document))) : [],
    named: { ...namedPlaces(frontMatter), title: titlePlace(document, frontMatter, source) },
  };
}

/** Maximum number of links of a paragraph that are searched. */
const linksOfBranch = 50;

/** Tickets repeat each other; they are grouped when compiling. */
const isCompared = ({ kind, path }: Document): boolean => kind !== 'article' && caseLinePlace(path) === null;

/** Units by name: `10 分钟` is `10 min`. 99 分位 is a percentile, not minutes. */
const amounts = derived((vocabulary) => {
  const units = new Map([...verdictWords(vocabulary).units].filter(([, unit]) => unit !== ''));
  return {
    units,
    form: new RegExp(
      `(?<![\\w.:/-])(?:v?(\\d+\\.\\d+\\.\\d+)(?![\\w.]*\\d)|(\\d+(?:\\.\\d+)?)[ -]?(${alternatives(units.keys())})(?![A-Za-z\\u4f4d]))`,
      'giu',
    ),
  };
});

function numbersOf({ sections }: Document): DocumentFacts['numbers'] {
  const { units, form } = amounts();
  const found = new Map<string, Range>();
  for (const { kind, text, range } of sections.flatMap(({ blocks }) => blocks)) {
    if (kind === 'code' || kind === 'html') continue;
    for (const [, version, amount, unit = ''] of text.replace(/https?:\S+/g, '').matchAll(form)) {
      const key = version ?? `${amount} ${units.get(unit.toLowerCase())}`;
      if (!found.has(key)) found.set(key, range);
    }
  }
  return Array.from(found, ([key, range]) => ({ text: key, range }));
}

/** The link of a branch, for a precise position in a long paragraph. Links are in document order. */
function linkWithin(links: Document['links'], to: string, { start, end }: Range): Range | undefined {
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (links[middle]!.range.start.offset < start.offset) low = middle + 1;
    else high = middle;
  }
  const inside = links.slice(low, low + linksOfBranch).filter(({ range }) => range.end.offset <= end.offset);
  return inside.find(({ target }) => target.includes(to))?.range;
}

/** The steps and documents that a step leads to, and the verdicts of its expectations. */
function outcomesOf({ id, branches, expectations }: Step): DocumentFacts['outcomes'] {
  const places = branches
    .filter(({ toKind }) => toKind === 'step' || toKind === 'document')
    .map(({ to, range }) => ({ text: `${id} to ${to.replace(/^.*\//, '').replace(/\.mdx?$/i, '')}`, range }));
  const verdicts = expectations.map(({ verdict, range }) => ({ text: `${id} ${verdict}`, range }));
  return [...new Map([...places, ...verdicts].map((each) => [each.text, each])).values()];
}

/** Counts branches within the document and commands that change something: both end a circle of references. */
function waysOutOf({ branches, commands }: Step): number {
  const leads = branches.filter(({ toKind }) => toKind !== 'document').length;
  return leads + commands.filter(({ effect }) => effect === 'change' || effect === 'destroy').length;
}

const isRemote = (target: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target);

/** Folds a branch name for comparison: drops case, white space and punctuation, but keeps numbers apart. */
export const foldName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, ' ')
    .replace(/[^\p{L}\p{N} ]+|(?<!\d) +| +(?!\d)/gu, '');

function placesOf({ steps, sections }: Document): string[] {
  const names = [
    ...steps.flatMap(({ id, title, branches }) => [id, title, ...branches.flatMap(({ when, to }) => [when, to])]),
    ...sections.flatMap(({ id, heading }) => [id, heading]),
  ];
  return [...new Set(names.map(foldName))].filter(Boolean);
}

/** Each command line with its own range, since long scripts may differ in one line. */
function placedLines(command: Command, source: SourceText): DocumentFacts['commands'] {
  const written = command.text.split('\n');
  let from = 0;
  return lineHashes(command).map(({ hash, index }) => {
    if (written.length === 1) return { hash, range: command.range };
    const line = written[index]?.trim() ?? '';
    const range = source.find(line, command.range, from);
    if (range !== command.range) from = range.end.offset - command.range.start.offset;
    return { hash, range };
  });
}

/** A hash for each line that runs something, without the parts that a translator changes. */
function lineHashes({ text, placeholders }: Command): { hash: number; index: number }[] {
  let masked = '';
  let end = 0;
  for (const placeholder of placeholders) {
    masked += `${text.slice(end, placeholder.start)}<>`;
    end = placeholder.end;
  }
  masked += text.slice(end);
  const lines = withoutPrograms(masked.split('\n')).map((line) =>
    withoutMessages(line)
      .replace(/^\s*<[^<>]+>[^<]*<\/[^<>]+>\s*$/, ' ')
      .replace(/\$\{?\w+\}?/g, '<>')
      .replace(/(^|\s)#.*$/, ' ')
      .replace(/<[^<>]*>/g, '<>')
      .replace(/\b(?:echo|printf)\b.*/g, '')
      .replace(/[^\x00-\x7f]+/g, '')
      .replace(/\s+/g, ''),
  );
  return lines.flatMap((line, index) => (/[a-z]/i.test(line) ? [{ hash: fnv1a(line), index }] : []));
}

/** An interpreter, or output to a file that is neither a script nor configuration. */
const otherProgram =
  /\b(?:python3?|perl|ruby|node)\b|>\s*[^\s<>]+\.(?!(?:ya?ml|json|sh|bash|conf|cfg|cnf|ini|env|toml|properties)\b)[a-z]{1,8}\b/;

/** Blanks out here-documents for other programs, which contain prose. The number of lines is unchanged. */
function withoutPrograms(lines: readonly string[]): string[] {
  let until: string | null = null;
  return lines.map((line) => {
    if (until !== null) {
      if (line.trim() === until) until = null;
      return '';
    }
    until = otherProgram.test(line) ? (/<<-?\s*["']?(\w+)/.exec(line)?.[1] ?? null) : null;
    return line;
  });
}

/** Quoted prose is a message, not part of the action. A line with an arrow is an annotation. */
const quoted = /(["'])([^"']*)\1/g;
const withoutMessages = (line: string): string =>
  /<-+>|[-=]{2}>|→/.test(line)
    ? ''
    : line.replace(quoted, (whole, _mark, inner: string) =>
        /\s|[^\x00-\x7f]|^[A-Z]?[a-z]+$/.test(inner) ? '' : whole,
      );

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function comparisonsOf({ condition, range }: Expectation): { text: string; range: Range }[] {
  if (!condition) return [];
  const comparisons = 'all' in condition ? condition.all : condition.any;
  // Names of fields and numbers can be compared between languages; words are translated.
  return comparisons
    .filter(({ subject, value }) => typeof value === 'number' && /^[A-Za-z][\w.[\]-]*$/.test(subject))
    .map(({ subject, operator, value, unit }) => ({
      text: `${subject.toLowerCase()} ${operator} ${value}${unit ?? ''}`,
      range,
    }));
}

function namedPlaces({ data, values }: FrontMatterPlaces): Omit<DocumentFacts['named'], 'title'> {
  const related = Array.isArray(data.related) ? data.related.map((_, index) => values.get(`/related/${index}`)) : [];
  const places = Object.entries({
    workflow: values.get('/workflow') ?? values.get('/runbook'),
    branch: values.get('/branch'),
    id: values.get('/id'),
    sources: values.get('/sources') ?? values.get('/source'),
    category: values.get('/category'),
    frontTitle: values.get('/title'),
    status: values.get('/status'),
  });
  return {
    ...Object.fromEntries(places.filter(([, range]) => range !== undefined)),
    related: related.filter((range) => range !== undefined),
  };
}
