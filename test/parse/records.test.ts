import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { parseRecords } from '../../src/parse/index.js';

const read = (text: string) => parseRecords('a.yaml', text, 'golden');
const dataOf = (text: string) => read(text).records.map(({ data }) => ({ ...data }));
const problemsOf = (text: string) =>
  read(text).diagnostics.map(({ ruleId, range }) => `${ruleId} ${range?.start.line}:${range?.start.column}`);

describe('a list of mappings in YAML', () => {
  it.each([
    ['one key a line', '- a: x\n  b: y\n- a: z\n'],
    ['indented as a whole', '  - a: x\n    b: y\n  - a: z\n'],
    [
      'with a document mark, comments and blank lines',
      '---\n# head\n\n- a: x\n\n  # within\n  b: y\n# between\n- a: z\n',
    ],
    ['with the dash on its own line', '-\n  a: x\n  b: y\n-\n  a: z\n'],
    ['in braces', '- {a: x, b: y}\n- {a: z}\n'],
    ['with CRLF', '- a: x\r\n  b: y\r\n- a: z\r\n'],
    ['without a line break at its end', '- a: x\n  b: y\n- a: z'],
    ['quoted and folded', '- a: "x"\n  b: >-\n    y\n- a: |-\n    z\n'],
  ])('is read when it is %s', (_, text) => {
    expect(read(text).diagnostics).toEqual([]);
    expect(dataOf(text)).toEqual([{ a: 'x', b: 'y' }, { a: 'z' }]);
  });

  it('keeps lists within an entry', () => {
    expect(dataOf('- a: x\n  b:\n    - y\n    - z\n- a: z\n')).toEqual([{ a: 'x', b: ['y', 'z'] }, { a: 'z' }]);
  });

  it('has the position of every key and value', () => {
    const text = '# head\n  - a: x\n    b: "子网"\n';
    const [record] = read(text).records;
    const piece = (range: { start: { offset: number }; end: { offset: number } } | undefined) =>
      text.slice(range?.start.offset, range?.end.offset);
    expect(piece(record!.values.get('/b'))).toBe('"子网"');
    expect(piece(record!.keys.get('/b'))).toBe('b');
    expect(record!.values.get('/a')!.start).toMatchObject({ line: 2, column: 8 });
    expect(piece(record!.range)).toBe('- a: x\n    b: "子网"');
  });

  it('loses no entry to a broken one', () => {
    const text = '- a: x\n- a: "open\n- text\n- a: [\n- a: z\n';
    expect(dataOf(text)).toEqual([{ a: 'x' }, { a: 'z' }]);
    expect(problemsOf(text).map((each) => each.split(':')[0])).toEqual([
      'golden/yaml 2',
      'golden/shape 3',
      'golden/yaml 5',
    ]);
  });

  it.each([
    ['a mapping', 'a: x\n', 'golden/shape 1:1'],
    ['a sentence', '\nhello\n', 'golden/shape 2:1'],
    ['a key above the list', 'goldens:\n- a: x\n', 'golden/shape 1:1'],
    ['a duplicate key', '- a: x\n  a: y\n', 'golden/duplicate-key 2:3'],
  ])('is reported when it is malformed: %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('limits the size of each entry', () => {
    const long = `- a: ${'x'.repeat(limits.frontMatterCharacters)}\n- a: z\n`;
    expect(dataOf(long)).toEqual([{ a: 'z' }]);
    expect(problemsOf(`- a: ${'['.repeat(limits.frontMatterDepth + 1)}\n`)).toEqual(['golden/too-complex 1:1']);
  });

  it('may be empty', () => {
    for (const text of ['', '\n# nothing yet\n', '[]\n']) expect(read(text)).toEqual({ records: [], diagnostics: [] });
  });
});
