import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import {
  anchorsOf,
  collectFacts,
  completed,
  foldAnchor,
  foldName,
  readSuppressions,
  reconciled,
  shownDiagnostics,
  validateConfig,
  validateDocument,
  validateGolden,
  validatePatterns,
} from '../../src/validate/index.js';
import { collidingDocuments } from '../support/colliding-documents.js';
import { dataWords } from '../support/data-words.js';
import { edited, fixtureDocuments, pathOf } from '../support/fixture-documents.js';
import { generatedDocuments, grouped } from '../support/generated-documents.js';
import { neighbourhoods, neighbours } from '../support/neighbours.js';
import { type Case, expectRecorded } from '../support/recorded.js';
import { parse, validateFiles } from './documents.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];
const phrases = inputs.filter((text) => !text.includes('\n'));
const pages = inputs.filter((text) => text.includes('\n'));
const paths = ['workflows/a.md', 'cases/b.zh.md', 'notes/c d.md', 'en/index.md'] as const;
const settings = {
  severities: new Map([
    ['document/missing-section', 'off' as const],
    ['commands/misspelt', 'error' as const],
    ['content/damaged', 'info' as const],
  ]),
  options: new Map(),
};

/** All that is found in a document, what of it is shown, and its facts. */
function found(text: string, path: string) {
  const parsed = parse(path, text);
  const { document, diagnostics } = lowerDocument(parsed);
  const findings = validateDocument(document, { frontMatter: parsed.frontMatter, text: parsed.text });
  const all = [...diagnostics, ...findings];
  const suppressions = new Map([[path, readSuppressions(document)]]);
  return {
    findings,
    shown: [
      shownDiagnostics({ diagnostics: all, suppressions, settings }, 'documents'),
      completed(all, parsed.text),
      reconciled(all, parsed.frontMatter),
    ],
    facts: collectFacts(document, parsed.frontMatter, parsed.text),
  };
}

function aspectsOf(texts: readonly string[]) {
  const all = texts.map((text, at) => found(text, paths[at % paths.length]!));
  return {
    findings: all.map(({ findings }) => findings),
    shown: all.map(({ shown }) => shown),
    facts: all.map(({ facts }) => facts),
  };
}

it('a phrase is judged as recorded wherever it stands in a document', () => {
  const cases = [...grouped(generatedDocuments(phrases.filter((_, at) => at % 9 === 0)))].map(
    ([name, texts]) => [name, () => aspectsOf(texts)] as const,
  );
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map(cases));
});

/** Documents of some lines each, in plain text, in a fence and as items, with comments that turn rules off. */
function pagesOf(lines: readonly string[]): string[] {
  const texts: string[] = [];
  for (let at = 0; at < lines.length; at += 14) {
    const [first = '', ...rest] = lines.slice(at, at + 14);
    texts.push(
      `# ${first}\n\n${rest.join('\n\n')}\n`,
      `---\nkind: workflow\n---\n\n# A\n\n## Diagnosis\n\n### Step 1: ${first}\n\n\`\`\`bash\n${rest.join('\n')}\n\`\`\`\n`,
      `# A\n\n## Steps\n\n<!-- triagraph-disable content/damaged, commands/misspelt -- known -->\n\n${rest.map((line) => `- ${line}`).join('\n')}\n`,
    );
  }
  return texts;
}

it('lines that rules look at are judged as recorded as text, as commands and as items', () => {
  const lines = phrases.filter(({ length }, at) => length > 11 && at % 3 > 0);
  const near = lines.flatMap((line) => [line, ...neighbours(line, 1, lines)]);
  const cases = [...grouped(pagesOf(near), 60)].map(([name, texts]) => [name, () => aspectsOf(texts)] as const);
  expectRecorded(new URL('generated-lines.hashes.txt', import.meta.url), new Map(cases));
});

it('a page, and what is like it but for a character, a line or its end, is judged as recorded', () => {
  const fixtures = [...fixtureDocuments().values()].map((text, at) => edited(text, at + 77));
  const cases = [...neighbourhoods(pages, 7, 20)].map(([name, texts]) => [name, () => aspectsOf(texts)] as const);
  expectRecorded(
    new URL('generated-pages.hashes.txt', import.meta.url),
    new Map([...cases, ['documents of the fixtures', () => aspectsOf(fixtures)] as const]),
  );
});

it('documents that share ids, titles, sources and steps are judged together as recorded', () => {
  const cases = Array.from(
    { length: 6 },
    (_, seed) =>
      [
        `documents ${seed + 1}`,
        () => {
          const files = collidingDocuments(seed + 10, 16);
          return { findings: validateFiles(files) };
        },
      ] as const,
  );
  const fixtures = [...fixtureDocuments()].filter((_, at) => at % 2 === 0);
  const originals = fixtures.map(([name, text]) => [`en/${pathOf(name)}`, text]);
  const copies = fixtures.map(([name, text], at) => [`zh/${pathOf(name)}`, edited(text, at)]);
  expectRecorded(
    new URL('generated-collections.hashes.txt', import.meta.url),
    new Map<string, Case>([
      ...cases,
      ['fixtures', () => ({ findings: validateFiles(Object.fromEntries([...originals, ...copies])) })],
    ]),
  );
});

const config = `{
  "rules": {
    "document/missing-section": "off",
    "content/damaged": { "severity": "error", "options": { "allowed": ["x"], "most": 3 } },
    "own/rule": "warning",
    "commands/misspelt": { "options": { "words": ["kubctl"] } }
  },
  "ignore": ["drafts/", "*.tmp.md"],
  "vocabulary": ["words.json"],
  "dialects": [],
  "embedding": { "url": "http://127.0.0.1:8080/v1", "model": "m" },
  "edit": "https://git.example/{path}"
}
`;
const files: Readonly<Record<string, string>> = {
  'words.json':
    '{"synonyms": [{"en": ["gadget", "widget"], "zh": ["小工具"]}], "stopwords": {"en": ["foo"]}, "kinds": [1], "unknown": {}}',
};

it('a configuration, and what is like it but for a character, a word or its end, is judged as recorded', () => {
  const readFile = (path: string) => (path in files ? { text: files[path]! } : { expected: 'a file' });
  const cases = [
    ...neighbourhoods([config, '{"rules": []}', '[]', '{"rulse": {}, "edit": 3, "ignore": "x"}'], 40, 1),
  ].map(
    ([name, texts]) =>
      [
        name,
        {
          alone: texts.map((text) => validateConfig(text, 'triagraph.config.json')),
          withFiles: texts.map((text) => validateConfig(text, 'triagraph.config.json', readFile)),
        },
      ] as const,
  );
  expectRecorded(new URL('generated-configs.hashes.txt', import.meta.url), new Map(cases));
});

it('names, anchors and patterns are judged as recorded', async () => {
  const words = [...dataWords('rule-words', 'headings', 'site-leftovers', 'placeholders', 'known-commands')];
  const cases = words.map(([list, all]) => {
    const some = all.filter((_, at) => at % Math.ceil(all.length / 200) === 0);
    return [
      list,
      { ...aspectsOf(pagesOf(some.slice(0, 14))), anchors: anchorsOf(some), names: some.map(foldName) },
    ] as const;
  });
  const near = [...neighbourhoods(phrases, 2, 200)].map(
    ([name, texts]) =>
      [name, { anchors: [anchorsOf(texts), texts.map(foldAnchor)], names: texts.map(foldName) }] as const,
  );
  const patterns = [
    'a(b',
    'a+b',
    '.*',
    '\\d{3}',
    '(?=x)',
    'a|',
    '',
    'x*',
    '[a-z]+ failed',
    'no .* left',
    '(?i)A',
    '^$',
    '\\bip\\b',
  ];
  const triggers = neighbours('code=\\d+ (failed|lost)', 40, patterns);
  const checked: unknown[] = [];
  for (const regex of [...patterns, ...triggers]) {
    const text = `---\ntriggers:\n  - {regex: ${JSON.stringify(regex)}}\n---\n\n# A\n\nText.\n`;
    const parsed = parse('a.md', text);
    checked.push(await validatePatterns(lowerDocument(parsed).document, parsed.frontMatter));
  }
  const goldens = neighbours('- symptom: a\n  expect: b', 10).map((text) =>
    validateGolden(parse('a.md', `---\n${text}\n---\n`).frontMatter),
  );
  expectRecorded(
    new URL('generated-words.hashes.txt', import.meta.url),
    new Map<string, Record<string, unknown>>([...cases, ...near, ['patterns', { checked, goldens }]]),
  );
});
