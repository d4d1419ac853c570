import type { DefinedError } from 'ajv/dist/2020.js';
import { defined } from '../../collections.js';
import type { Diagnostic } from '../../model/index.js';
import { detectLanguage } from '../../text/index.js';
import type { DocumentRule, Finding } from '../rule.js';
import { frontMatterErrors, goldenErrors, knownKeys } from '../schemas.js';
import { type FrontMatterPlaces, nearestRange, pointerStep } from '../view.js';
import { describeValue, didYouMean, expectationOf } from '../wording.js';

export const schema: DocumentRule = {
  id: 'front-matter/schema',
  description: 'The values of the front matter have the types and bounds of the schema.',
  severity: 'error',
  check: ({ document, frontMatter }) =>
    frontMatter.present
      ? schemaFindings(
          frontMatterErrors(document.kind, frontMatter.data).filter((error) => !isNameOfKind(error)),
          frontMatter,
        )
      : [],
};

/** Everything that schema/goldens.schema.json does not allow in one golden. */
export const validateGolden = (golden: Positions): Pick<Diagnostic, 'message' | 'range' | 'note'>[] =>
  [...schemaFindings(goldenErrors(golden.data), golden), ...unknownKeys(knownKeys.golden, golden)].map(defined);

/** One finding per position, without failed branches of `anyOf` and errors below a wrong type. */
function schemaFindings(errors: readonly DefinedError[], positions: Positions): Finding[] {
  const seen = new Set<string>();
  return errors
    .filter((error) => !isAttempt(error) && !seen.has(error.instancePath) && seen.add(error.instancePath))
    .map((error) => ({
      message: message(error),
      range: nearestRange(isBranchAlone(error) ? '/branch' : error.instancePath, positions),
    }));
}

/** A `branch` needs the `workflow` that it belongs to. */
const isBranchAlone = ({ keyword, params }: DefinedError): boolean =>
  keyword === 'required' && params.missingProperty === 'workflow';

type Positions = Omit<FrontMatterPlaces, 'present'>;

/** A failed branch, or a key that the rule front-matter/unknown-key reports. */
function isAttempt(error: DefinedError): boolean {
  return /\/(anyOf|oneOf)\/|\/(if|additionalProperties)$/.test(error.schemaPath);
}

/** An unknown kind that is text is reported by kind/unknown. */
function isNameOfKind({ instancePath, data }: DefinedError): boolean {
  const names = Array.isArray(data) ? data : [data];
  return /^\/kind(?:\/|$)/.test(instancePath) && names.every((name) => typeof name === 'string');
}

function message(error: DefinedError): string {
  if (isBranchAlone(error)) return 'Unexpected `branch` without `workflow`, expected both';
  const where = error.instancePath.split('/').filter(Boolean)[0];
  const inKey = where ? ` in \`${where.replaceAll('~1', '/').replaceAll('~0', '~')}\`` : '';
  return `Unexpected ${describeValue(error.data)}${inKey}, expected ${expectationOf(error)}`;
}

const dateKeys = ['date', 'created', 'updated', 'modified', 'last_updated', 'lastmod'];

export const impossibleDate: DocumentRule = {
  id: 'front-matter/impossible-date',
  description: 'A date in the front matter is a day that exists.',
  severity: 'warning',
  *check({ frontMatter, source }) {
    for (const key of dateKeys) {
      const range = frontMatter.values.get(`/${key}`);
      const [date, year, month, day] =
        /(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(range ? source.slice(range) : '') ?? [];
      if (date === undefined) continue;
      const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
      if (real.getUTCMonth() === Number(month) - 1 && real.getUTCDate() === Number(day)) continue;
      yield { message: `Unexpected date ${date} in \`${key}\`, expected a day that exists`, range };
    }
  },
};

/** Characters of prose that are needed to detect the language. */
const enoughProse = 80;

export const otherLanguage: DocumentRule = {
  id: 'front-matter/other-language',
  description: 'The text is in the language that the front matter names.',
  severity: 'warning',
  *check({ document, frontMatter, prose, vocabulary }) {
    const range = frontMatter.values.get('/language') ?? frontMatter.values.get('/lang');
    if (range === undefined || prose.length < enoughProse) return;
    const written = detectLanguage(prose, vocabulary);
    if (written === document.language) return;
    yield {
      message: `Unexpected language '${document.language}' of a text in '${written}', expected '${written}'`,
      range,
    };
  },
};

export const unusableId: DocumentRule = {
  id: 'front-matter/unusable-id',
  description: 'An id is one word, so that links, branches and goldens can name it.',
  severity: 'warning',
  *check({ frontMatter }) {
    const { id } = frontMatter.data;
    if (typeof id !== 'string') return;
    const character = /[\s/\\#?%<>[\]{}|"'`,;]/u.exec(id.trim())?.[0];
    if (character === undefined) return;
    yield {
      message: `Unexpected ${/\s/.test(character) ? 'space' : `'${character}'`} in the id '${id.slice(0, 60)}', expected only letters, digits, - _ .`,
      range: frontMatter.values.get('/id'),
    };
  },
};

/** Unknown keys reported one by one; embedded data may have thousands. */
const namedKeys = 50;

export const unknownKey: DocumentRule = {
  id: 'front-matter/unknown-key',
  description: 'Each key of the front matter is known or begins with `x-`.',
  severity: 'warning',
  *check({ document, frontMatter, source }) {
    const names = Object.keys(frontMatter.data);
    for (const finding of unknownKeys(knownKeys[document.kind], frontMatter)) {
      const { range } = finding;
      const written = range ? source.slice(range) : '';
      const text = canonicalKey(written, names);
      if (!range || text === null) yield finding;
      else
        yield {
          message: `Unexpected key \`${written}\`, expected \`${text}\``,
          note: 'Other tools and the schema only know this spelling.',
          range,
          fix: { title: `Write the key as \`${text}\``, edits: [{ range, text }] },
        };
    }
  },
};

function* unknownKeys(known: readonly string[], frontMatter: Positions): Generator<Finding> {
  const unknown = Object.keys(frontMatter.data).filter((key) => !known.includes(key) && !key.startsWith('x-'));
  for (const key of unknown.slice(0, namedKeys)) {
    const at = `/${pointerStep(key)}`;
    yield {
      message: `Unexpected key \`${key}\`, expected a known key${didYouMean(key, known, '`')}`,
      note: 'The key is kept but not read. Begin your own keys with `x-`.',
      range: frontMatter.keys.get(at) ?? nearestRange(at, frontMatter),
    };
  }
  if (unknown.length > namedKeys) {
    yield {
      message: `Unexpected ${unknown.length - namedKeys} more keys, expected known keys`,
      range: frontMatter.range ?? undefined,
    };
  }
}

/** Keys in the spelling that Triagraph itself writes (CONTRACT, "Front matter"). */
const canonicalKeys = [
  ...['id', 'title', 'kind', 'category', 'priority', 'triggers', 'excludes', 'starts', 'symptoms'],
  ...[
    'components',
    'products',
    'versions',
    'language',
    'related',
    'workflow',
    'branch',
    'cause',
    'date',
    'status',
    'sources',
  ],
];

/** `Trigger-s` and `TRIGGERS` are the same key. */
const foldKey = (key: string): string => key.toLowerCase().replace(/[-_ ]/g, '');

const canonicalByFold: ReadonlyMap<string, string> = new Map([
  ...canonicalKeys.map((key) => [foldKey(key), key] as const),
  ['trigger', 'triggers'],
]);

/** The canonical spelling of a key; null when there is none, or when the mapping has the key in several spellings. */
function canonicalKey(name: string, names: readonly string[]): string | null {
  const canonical = canonicalByFold.get(foldKey(name));
  // Keys of other dialects are read as they are.
  if (canonical === undefined || canonical === name || knownKeys.case.includes(name)) return null;
  return names.filter((other) => canonicalByFold.get(foldKey(other)) === canonical).length === 1 ? canonical : null;
}
