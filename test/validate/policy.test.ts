import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import type { Diagnostic } from '../../src/model/index.js';
import { noSettings, readSuppressions, shownDiagnostics, validateConfig } from '../../src/validate/index.js';
import { runCollectionRule, runDocumentRule } from '../../src/validate/rule.js';
import { stageRules } from '../../src/validate/stages.js';
import { DocumentView } from '../../src/validate/view.js';
import { document, noFrontMatter, parse, surroundingsOf, validateText } from './documents.js';
import { fence, page } from './planted.js';

/** What is shown of the findings in one file. */
function shown(text: string, settings = noSettings): string[] {
  const { document: lowered } = lowerDocument(parse('a.md', text));
  const suppressions = new Map([['a.md', readSuppressions(lowered)]]);
  const diagnostics = validateText(text, 'a.md').filter(({ severity }) => severity !== 'info' || text.includes('```'));
  return shownDiagnostics({ diagnostics, suppressions, settings }, 'documents')
    .filter(({ ruleId }) => /^(fence|suppression)\//.test(ruleId))
    .map(({ ruleId, severity, range }) => `${ruleId} ${severity} ${range?.start.line}`);
}

const bare = ['```', 'no ip left', '```'];
const off = '<!-- triagraph-disable fence/no-language -- output of a tool -->';

it('shows 200 findings of a rule in a file, and how many more there are', () => {
  const finding = (path: string, line: number): Diagnostic => ({
    ruleId: 'document/empty-section',
    severity: 'info',
    message: `Unexpected heading ${line}`,
    path,
    range: { start: { line, column: 1, offset: line }, end: { line, column: 2, offset: line + 1 } },
  });
  const of = (count: number): string[] => {
    const diagnostics = Array.from({ length: count }, (_, index) => finding('a.md', index + 1));
    const input = { diagnostics: [...diagnostics, finding('b.md', 1)], suppressions: new Map(), settings: noSettings };
    return shownDiagnostics(input, 'documents').map(({ message }) => message);
  };
  expect(of(201)).toHaveLength(202);
  expect(of(20_000)).toHaveLength(202);
  expect(of(20_000).at(200)).toMatch(/^Unexpected 19800 more findings of this rule in this file/);
});

describe('a comment that turns a rule off', () => {
  it('covers the next block and no other', () => {
    expect(shown(page(off, '', ...bare, '', ...bare))).toEqual(['fence/no-language info 13']);
  });

  it('covers the section when a heading follows', () => {
    expect(
      shown(page('Look.', '', off, '', '## Log', '', 'The log:', '', ...bare, '', '## More', '', ...bare)),
    ).toEqual(['fence/no-language info 21']);
  });

  it('covers the file at its top, or when it says so', () => {
    const first = ['---', 'kind: workflow', '---', '', off, '', '# Addresses leak', '', ...bare, '', ...bare, ''].join(
      '\n',
    );
    expect(shown(first)).toEqual([]);
    expect(shown(page(...bare, '', off.replace('disable', 'disable-file')))).toEqual([]);
  });

  it('can name several rules', () => {
    const two = '<!-- triagraph-disable fence/yaml-in-shell, fence/no-language -- output of a tool -->';
    expect(shown(page(two, '', ...bare))).toEqual([]);
  });

  it('has no effect without a reason', () => {
    expect(shown(page('<!-- triagraph-disable fence/no-language -->', '', ...bare))).toEqual([
      'fence/no-language info 9',
      'suppression/no-reason warning 7',
    ]);
  });
});

describe('suppression/unused', () => {
  it.each([
    ['nothing is found', page(off, '', fence('bash', 'kubectl get ip')), 7],
    ['another rule finds something', page('<!-- triagraph-disable fence/yaml-in-shell -- it is -->', '', 'Look.'), 7],
    ['the finding is elsewhere', page('Look.', '', off, '', 'Look again.', '', '```text', 'a', '```'), 9],
  ])('reports a comment where %s', (_name, text, at) => {
    expect(shown(text)).toEqual([`suppression/unused warning ${at}`]);
  });

  it.each([
    ['a comment with an effect', page(off, '', ...bare), noSettings],
    [
      'a comment about a rule that the project turned off',
      page(off, '', 'Look.'),
      { ...noSettings, severities: new Map([['fence/no-language', 'off' as const]]) },
    ],
    [
      'a comment about a rule that did not run',
      page('<!-- triagraph-disable retrieval/shadowed -- it is old -->', '', 'Look.'),
      noSettings,
    ],
  ])('accepts %s', (_name, text, settings) => {
    expect(shown(text, settings)).toEqual([]);
  });
});

describe('suppression/unknown-rule', () => {
  const naming = (rule: string) => page(`<!-- triagraph-disable ${rule} -- it is old -->`, '', 'Look.');
  it.each(['fence/no-langage', 'no-language', 'fence/no-language; fence/x'])('reports %s', (rule) => {
    expect(shown(naming(rule))).toContain('suppression/unknown-rule warning 7');
  });

  it.each(['fence/no-language', 'read/encoding', 'retrieval/shadowed'])('accepts %s', (rule) => {
    expect(shown(naming(rule))).not.toContain('suppression/unknown-rule warning 7');
  });

  it('proposes the intended rule', () => {
    const text = naming('fence/no-langage');
    const { document: lowered } = lowerDocument(parse('a.md', text));
    const suppressions = new Map([['a.md', readSuppressions(lowered)]]);
    const [found] = shownDiagnostics({ diagnostics: [], suppressions, settings: noSettings }, 'documents');
    expect(found?.message).toContain("did you mean 'fence/no-language'?");
  });
});

describe('the rules of a project', () => {
  const settings = (rules: unknown) => validateConfig(JSON.stringify({ rules }), 'triagraph.config.json').settings;

  it('can turn a rule off', () => {
    expect(shown(page(...bare), settings({ 'fence/no-language': 'off' }))).toEqual([]);
  });

  it('can give a rule another severity', () => {
    expect(shown(page(...bare), settings({ 'fence/no-language': { severity: 'error' } }))).toEqual([
      'fence/no-language error 7',
    ]);
  });

  it('can set options of a rule', () => {
    const { options } = settings({ 'triggers/shared': { options: { documents: 9 } } });
    expect(options.get('triggers/shared')).toEqual({ documents: 9 });
  });
});

describe('an invalid configuration', () => {
  const wrong = (...lines: string[]) =>
    validateConfig(lines.join('\n'), 'triagraph.config.json').diagnostics.map(
      ({ message, range, path }) => `${path}:${range?.start.line}:${range?.start.column} ${message}`,
    );

  it('is reported at its line and column', () => {
    expect(wrong('{', '  "rules": {', '    "fence/no-langage": "off"', '  }', '}')).toEqual([
      'triagraph.config.json:3:5 Unexpected rule "fence/no-langage", expected an existing rule: did you mean "fence/no-language"?',
    ]);
    expect(wrong('{', '  "rulez": {}', '}')).toEqual([
      'triagraph.config.json:2:3 Unexpected key "rulez", expected a known key: did you mean "rules"?',
    ]);
    expect(wrong('{', '  "rules": {', '    "fence/no-language": "never"', '  }', '}')).toEqual([
      'triagraph.config.json:3:26 Unexpected text \'never\' in "rules", expected "off", "info", "warning", "error" or {severity, options}',
    ]);
  });

  it('is reported with an unknown key and its other faults', () => {
    expect(wrong('{"rules": {"links/broken": {"severity": 3}},', '"ruels": {}}')).toEqual([
      expect.stringContaining('2:1 Unexpected key "ruels", expected a known key: did you mean "rules"?'),
      expect.stringContaining('1:41 Unexpected number 3'),
    ]);
  });

  it('is reported with the expected type in words', () => {
    expect(
      wrong('{"commands": [{"names": ["shopctl"], "effect": "read", "valueOptions": "--shop"}], "ignore": [3]}'),
    ).toEqual([
      expect.stringMatching(
        /Unexpected (?:text '--shop' in "commands", expected a list|number 3 in "ignore", expected text)$/,
      ),
      expect.stringMatching(
        /Unexpected (?:text '--shop' in "commands", expected a list|number 3 in "ignore", expected text)$/,
      ),
    ]);
  });

  it('is reported at the position inside the settings of a rule', () => {
    const set = (value: unknown) => wrong('{"rules": {', `"fence/no-language": ${JSON.stringify(value)}}}`);
    expect(set({ severity: 'off', optons: {} })).toEqual([
      'triagraph.config.json:2:40 Unexpected key "optons", expected a known key: did you mean "options"?',
    ]);
    expect(set({ severity: 'never' })).toEqual([
      expect.stringMatching(/^triagraph\.config\.json:2:34 Unexpected text 'never' in "rules", expected /),
    ]);
    expect(wrong('{"rules": {', '"links/brokn": "off"}}')).toEqual([
      'triagraph.config.json:2:1 Unexpected rule "links/brokn", expected an existing rule: did you mean "links/broken"?',
    ]);
  });

  it('is reported with unknown options and values of a wrong type', () => {
    const option = (rule: string, options: unknown) =>
      wrong('{"rules": {', `"${rule}":`, `{"options": ${JSON.stringify(options)}}}}`).map((line) => line.slice(22));
    expect(option('triggers/shared', { count: 3 })).toEqual(["3:14 Unexpected option 'count', expected documents"]);
    expect(option('triggers/shared', { documents: 'x' })).toEqual([
      '3:26 Unexpected text \'x\' in "rules", expected a number',
    ]);
    expect(option('content/email', { allow: [1] })).toHaveLength(1);
    expect(option('fence/no-language', { allow: [] })).toEqual(["3:14 Unexpected option 'allow', expected none"]);
  });

  it.each([
    ['{', '1:2'],
    ['{\n  "kb": ["a",]\n}', '2:13'],
    ['{\n  "rules": {\n    "links/broken": "off",\n  }\n}', '3:26'],
    ["{\n  'kb': []\n}", '2:3'],
    ['{}\n}', '2:1'],
    ['{\n  "ignore": [off]\n}', '2:14'],
  ])('is reported where it stops being JSON: %j', (text, at) => {
    expect(wrong(text)[0]).toMatch(new RegExp(`^triagraph.config.json:${at} Unexpected .*, expected JSON$`));
  });

  it('is reported without a stack overflow when it is nested too deep', () => {
    expect(wrong(`{"rules": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toHaveLength(1);
    expect(wrong('['.repeat(100_000))).toEqual([expect.stringContaining('expected JSON')]);
  });

  it('still provides its valid settings', () => {
    const { settings, diagnostics } = validateConfig('{"rules": {"a/b": "off", "fence/no-language": "off"}}', 'c.json');
    expect(diagnostics).toHaveLength(1);
    expect(settings.severities).toEqual(new Map([['fence/no-language', 'off']]));
  });

  it('is not reported when it is valid', () => {
    expect(wrong('{"kb": ["docs"], "rules": {"links/broken": "info"}}')).toEqual([]);
  });
});

describe('a rule that throws', () => {
  const fault = () => {
    throw new Error('out of luck');
  };
  const rule = { id: 'test/throws', description: 'It throws.', severity: 'warning' as const };

  it('is reported as an internal fault, and keeps its earlier findings', () => {
    const found = runDocumentRule(
      {
        ...rule,
        *check() {
          yield { message: 'Unexpected thing, expected none' };
          fault();
        },
      },
      new DocumentView(document(), noFrontMatter, ''),
      () => undefined,
    );
    expect(found.map(({ ruleId, severity }) => `${ruleId} ${severity}`)).toEqual([
      'test/throws warning',
      'internal/rule error',
    ]);
    expect(found[1]?.message).toBe('Unexpected fault inside the rule test/throws, expected it to finish: out of luck');
  });

  it('is reported in its words when it throws something other than an error', () => {
    const check = () => {
      throw 'no luck either';
    };
    const [found] = runCollectionRule({ ...rule, check }, [], surroundingsOf([]), () => undefined);
    expect(found?.message).toContain('expected it to finish: no luck either');
  });

  it('is reported for a collection rule too', () => {
    const [found] = runCollectionRule({ ...rule, check: fault }, [], surroundingsOf([]), () => undefined);
    expect(found).toMatchObject({ ruleId: 'internal/rule', severity: 'error' });
  });
});

describe('the list of rules of other modules', () => {
  it('contains every rule that they name', () => {
    const source = (folder: string): string[] =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const named = ['src/read', 'src/parse', 'src/lower']
      .flatMap(source)
      .flatMap((text) => [
        ...text.matchAll(/(?:ruleId: (?:\w+ \? )?|report\(\s*)'([a-z-]+\/[a-z-]+)'(?: : '([a-z-]+\/[a-z-]+)')?/g),
      ])
      .flatMap(([, first, second]) => [first!, ...(second ? [second] : [])]);
    expect(named.length).toBeGreaterThan(30);
    expect(new Set(named.filter((rule) => !stageRules.includes(rule) && !rule.startsWith('internal/')))).toEqual(
      new Set(),
    );
  });
});

describe('a finding', () => {
  it('is plain data with a position in the text', () => {
    const found: Diagnostic[] = validateText(page(...bare));
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});
