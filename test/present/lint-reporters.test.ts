import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/model/index.js';
import { presenters, sanitizeLine } from '../../src/present/index.js';
import { sarifSchema } from '../support/sarif.js';
import { elementsOf, parseXml } from '../support/xml.js';
import { diagnostic, range } from './documents.js';

/** Texts that broke reports elsewhere. */
const hostile: Readonly<Record<string, string>> = {
  'an end of CDATA': 'a ]]> b',
  'XML markup': '<failure message="x">&amp;</failure> & < > " \'',
  'line breaks': 'first\nsecond\r\nthird\rfourth\u2028fifth\u0085sixth',
  'control characters': 'bell \u0007 nul \u0000 escape \u001b[31m delete \u007f csi \u009b',
  'a title of the terminal': '\u001b]0;owned\u0007',
  'a workflow command': '\n::error file=a.md,line=1::planted\n::set-output name=x::y',
  'percent signs': '100%0A::warning::planted %25',
  'bidirectional marks': 'user\u202e gpj.exe \u2066x\u2069 \u200f',
  'zero-width characters': 'no\u200b ip\u200d \ufeff',
  'half of a surrogate pair': 'a \ud83d b \udc00',
  noncharacters: 'x \ufffe \uffff \u{1ffff}',
  'names of objects': '__proto__ constructor hasOwnProperty',
  'commas and colons': 'a,b:c;d=e',
  'text of a page': '<script>alert(1)</script><!-- -->',
  'Chinese and emoji': '子网 IP 耗尽 ⚠️ 👩‍💻',
};
const formats = Object.keys(presenters.lint) as (keyof typeof presenters.lint)[];

/** One finding with the text in every text field. */
function findingWith(text: string): Diagnostic {
  return diagnostic({
    ruleId: `rule/${text}`,
    severity: 'error',
    message: text,
    path: `folder ${text}/文.md`,
    note: text,
    range: range(2, 3, 5),
    related: [{ path: text, range: range(1), message: text }],
    fix: { title: text, edits: [{ range: range(2, 3, 5), text }] },
  });
}

const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/u;
const joined = (text: string): string => text.replaceAll(/\u200d(?=\p{Extended_Pictographic})/gu, '');

describe.each(formats)('findings as %s', (format) => {
  it.each(Object.entries(hostile))('show hidden characters: %s', (_, text) => {
    const shown = presenters.lint[format]([findingWith(text)], { sourceLine: () => `  ${text}` });
    expect(joined(shown)).not.toMatch(unseen);
    expect(shown.endsWith('\n')).toBe(true);
  });

  it('do not depend on their original order', () => {
    const found = Object.values(hostile).map(findingWith);
    const show = (list: Diagnostic[]) => presenters.lint[format](list, { sourceLine: () => 'x y z' });
    expect(show([...found].reverse())).toBe(show(found));
  });

  it('can be empty', () => {
    expect(() => presenters.lint[format]([], { documents: 3 })).not.toThrow();
  });
});

describe('findings as SARIF', () => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(sarifSchema);
  const sarif = (found: readonly Diagnostic[]) =>
    JSON.parse(
      presenters.lint.sarif(found, {
        version: '1.2.3',
        rules: [{ id: 'known/rule', description: 'It holds.', severity: 'warning', url: 'docs/rules/known-rule.md' }],
      }),
    );

  it.each(Object.entries(hostile))('match the schema: %s', (_, text) => {
    const report = sarif([findingWith(text)]);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    const { uri } = report.runs[0].results[0].locations[0].physicalLocation.artifactLocation;
    expect(() => new URL(uri, 'file:///repository/')).not.toThrow();
    expect(uri).toMatch(/^[\w%/.!~*'()-]*$/);
    expect(report.runs[0].results[0].message.text).toBe(`${text}\n${text}`);
  });

  it('refer to their rule, even one that is in no table', () => {
    const { tool, results } = sarif([diagnostic({ ruleId: 'known/rule' }), diagnostic({ ruleId: 'parse/stage' })])
      .runs[0];
    const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['known/rule', 'parse/stage']);
    for (const each of results) expect(ids[each.ruleIndex]).toBe(each.ruleId);
  });

  it('describe their rules and name their pages, as code scanning asks for', () => {
    const { driver } = sarif([
      diagnostic({ ruleId: 'parse/stage', url: 'docs/rules/parse-stage.md' }),
      diagnostic({ ruleId: 'x-acme/owner', url: 'https://acme.example/owner' }),
    ]).runs[0].tool;
    for (const { shortDescription, fullDescription, help } of driver.rules)
      for (const { text } of [shortDescription, fullDescription, help]) expect(text).not.toBe('');
    const [stage, own] = ['parse/stage', 'x-acme/owner'].map((id) =>
      driver.rules.find((rule: { id: string }) => rule.id === id),
    );
    expect(stage.help.text).toContain('triagraph/docs/rules/parse-stage.md');
    expect(own.helpUri).toBe('https://acme.example/owner');
  });

  it('lead to no address that nobody is known to serve', () => {
    expect(
      presenters.lint.sarif([diagnostic({ ruleId: 'links/broken', url: 'docs/rules/links-broken.md' })]),
    ).not.toContain('triagraph.dev');
  });

  it('keep their fingerprint when they move, and differ from equal ones', () => {
    const prints = (found: Diagnostic[]) =>
      sarif(found).runs[0].results.map((each: { partialFingerprints: object }) => each.partialFingerprints);
    const [first, second] = prints([diagnostic({ range: range(3) }), diagnostic({ range: range(9) })]);
    expect(first).not.toEqual(second);
    expect(prints([diagnostic({ range: range(30) })])[0]).toEqual(first);
  });
});

describe('findings in every format that a person reads', () => {
  it.each(['text', 'github', 'junit', 'checkstyle', 'rdjson', 'sarif'] as const)(
    'name the page of the rule: %s',
    (format) => {
      const found = diagnostic({ ruleId: 'links/broken', url: 'docs/rules/links-broken.md' });
      expect(presenters.lint[format]([found])).toContain(
        format === 'text' ? 'docs/rules/' : 'triagraph/docs/rules/links-broken.md',
      );
    },
  );
});

describe('findings as annotations of GitHub', () => {
  it.each(Object.entries(hostile))('are one command each: %s', (_, text) => {
    const lines = presenters.lint
      .github([findingWith(text)])
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^::error file=[^,:]+,line=2,endLine=2,col=3,endColumn=4,title=[^,:]+::[^\r\n]*$/);
  });

  it('contain message, position and fix', () => {
    const found = diagnostic({ path: 'a b.md', range: range(7, 2, 4), message: '50% wrong', note: 'Mend it.' });
    expect(presenters.lint.github([found])).toBe(
      '::warning file=a b.md,line=7,endLine=7,col=2,endColumn=3,title=front-matter/unknown-key::50%25 wrong%0AMend it.\n',
    );
  });

  it('have no columns across several lines, and no position when there is none', () => {
    const over = { start: { line: 1, column: 2, offset: 1 }, end: { line: 3, column: 1, offset: 9 } };
    expect(presenters.lint.github([diagnostic({ range: over })])).toContain('line=1,endLine=3,col=2,title');
    expect(presenters.lint.github([diagnostic({ severity: 'info' })])).toMatch(/^::notice file=a\.md,title=/);
  });
});

describe('findings as XML', () => {
  it.each(Object.entries(hostile))('are well-formed and contain the text: %s', (_, text) => {
    const junit = parseXml(presenters.lint.junit([findingWith(text)]));
    const checkstyle = parseXml(presenters.lint.checkstyle([findingWith(text)]));
    expect(elementsOf(junit, 'failure')[0]!.attributes.get('message')).toBe(sanitizeLine(text));
    expect(elementsOf(checkstyle, 'error')[0]!.attributes.get('line')).toBe('2');
  });

  it('join message, note and page as sentences', () => {
    const found = diagnostic({ message: 'Unexpected a', note: 'Write b.', url: 'docs/rules/links-broken.md' });
    const [error] = elementsOf(parseXml(presenters.lint.checkstyle([found])), 'error');
    expect(error!.attributes.get('message')).toBe('Unexpected a. Write b. triagraph/docs/rules/links-broken.md');
  });

  it('put no second mark behind a question', () => {
    const found = diagnostic({ message: "did you mean 'get'?", note: 'Write b.' });
    const [error] = elementsOf(parseXml(presenters.lint.checkstyle([found])), 'error');
    expect(error!.attributes.get('message')).toBe("did you mean 'get'? Write b");
  });

  it('count failures', () => {
    const found = [diagnostic({ severity: 'error' }), diagnostic({}), diagnostic({ severity: 'info', path: 'b.md' })];
    const root = parseXml(presenters.lint.junit(found));
    expect([root.attributes.get('tests'), root.attributes.get('failures')]).toEqual(['3', '2']);
    expect(root.children.map(({ attributes }) => attributes.get('tests'))).toEqual(['2', '1']);
    expect(elementsOf(root, 'failure')).toHaveLength(2);
  });

  it('are a passed test when there are none', () => {
    const root = parseXml(presenters.lint.junit([], { documents: 4 }));
    expect(elementsOf(root, 'testcase').map(({ attributes }) => attributes.get('name'))).toEqual([
      'no problems in 4 documents',
    ]);
  });
});

describe('findings as Reviewdog diagnostics', () => {
  const rdjson = (found: Diagnostic, line: string | null) =>
    JSON.parse(presenters.lint.rdjson([found], { sourceLine: () => line })).diagnostics[0];

  it('count columns in bytes', () => {
    const line = '  - 子网 ⚠️ 耗盡';
    const column = line.indexOf('耗盡') + 1;
    const { location } = rdjson(diagnostic({ range: range(4, column, column + 2) }), line);
    const bytes = (text: string): number => Buffer.byteLength(text);
    expect(location.range).toEqual({
      start: { line: 4, column: bytes('  - 子网 ⚠️ ') + 1 },
      end: { line: 4, column: bytes(line) + 1 },
    });
  });

  it('name only lines when the source is unknown, and offer no partial fix', () => {
    const found = diagnostic({ range: range(4, 2), fix: { title: 'x', edits: [{ range: range(4, 2), text: 'y' }] } });
    expect(rdjson(found, null)).toMatchObject({ location: { range: { start: { line: 4 }, end: { line: 4 } } } });
    expect(rdjson(found, null).location.range.start).not.toHaveProperty('column');
    expect(rdjson(found, null)).not.toHaveProperty('suggestions');
    expect(rdjson(found, 'abcd').suggestions).toHaveLength(1);
  });

  it('link the rule only to an address, and name a page of the package in the message', () => {
    const page = diagnostic({ ruleId: 'links/broken', url: 'docs/rules/links-broken.md' });
    expect(rdjson(page, null).code).toEqual({ value: 'links/broken' });
    expect(rdjson(page, null).message).toContain('\ntriagraph/docs/rules/links-broken.md');
    const own = diagnostic({ ruleId: 'team/own', url: 'https://wiki.example/own' });
    expect(rdjson(own, null).code).toEqual({ value: 'team/own', url: 'https://wiki.example/own' });
  });
});

describe('findings in a long line', () => {
  it('are shown with their context', () => {
    const line = `${'前文'.repeat(5000)} x kubectl y${'后文'.repeat(5000)}`;
    const column = line.indexOf('kubectl') + 1;
    const shown = presenters.lint.text([diagnostic({ range: range(1, column, column + 7) })], {
      sourceLine: () => line,
    });
    const [, excerpt, carets] = shown.split('\n');
    expect(excerpt).toMatch(/^ {4}1 \| ….* x kubectl y.*…$/);
    expect(excerpt!.length).toBeLessThan(170);
    expect(carets!.trim().replace(/^\| +/, '')).toBe('^^^^^^^');
  });

  it('never split a character', () => {
    const line = '👍'.repeat(500);
    for (const column of [1, 201, 203]) {
      const found = diagnostic({ range: range(1, column, column + 400) });
      const [, excerpt] = presenters.lint.text([found], { sourceLine: () => line }).split('\n');
      expect(excerpt!.slice(8).replaceAll(/👍|…/g, '')).toBe('');
    }
  });
});
