import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { dependsOnMachine, tooComplex } from '../../src/parse/complexity.js';
import { parseGuarded } from '../../src/parse/index.js';
import { LineIndex, linesOf } from '../../src/parse/lines.js';
import { parsePlain } from '../../src/parse/plain.js';
import { brokenPosition, findings, outline, parse, sourceAt, sourceOf } from './support.js';

const keysOf = (text: string) => Object.keys(parse(text).frontMatter.data);

describe('front matter', () => {
  const padded = (length: number) => {
    const block = `title: "A\\t: B"\nid: x\n`;
    return `---\n${block}# ${'x'.repeat(length - block.length - 3)}\n---\n\n# Body\n`;
  };
  // gray-matter counts the line break behind the opening fence and the one before the closing one.
  const longest = limits.frontMatterCharacters - 1;

  it('of the maximum length is read as YAML, and longer front matter line by line', () => {
    expect(parse(padded(longest)).frontMatter.data.title).toBe('A\t: B');
    expect(findings(parse(padded(longest)))).toEqual([]);
    const long = parse(padded(longest + 1));
    expect(long.diagnostics.map(({ ruleId }) => ruleId)).toEqual(['front-matter/too-long']);
    expect(keysOf(padded(longest + 1))).toEqual(['title', 'id']);
    expect(outline(long)).toEqual(['heading', 'text: Body']);
  });

  it('of many times that length is read line by line, with the positions of its keys', () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `key${at}: value ${at}`);
    const text = `---\n${rows.join('\n')}\nlist:\n  - one\n  - "two"\n---\n\n# Body\n`;
    const { frontMatter } = parse(text);
    const at = (pointer: string) => {
      const { start, end } = frontMatter.values.get(pointer)!;
      return text.slice(start.offset, end.offset);
    };
    expect([at('/key2999'), at('/list/0'), at('/list/1')]).toEqual(['value 2999', 'one', '"two"']);
    expect(frontMatter.data.list).toEqual(['one', 'two']);
    const key = frontMatter.keys.get('/key2999')!;
    expect(text.slice(key.start.offset, key.end.offset)).toBe('key2999');
    expect(key.start.line).toBe(3_001);
  });

  it.each([
    ['brackets', (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['indentation', (depth: number) => Array.from({ length: depth }, (_, at) => `${' '.repeat(at)}k${at}:`).join('\n')],
    ['dashes', (depth: number) => `a:\n ${'- '.repeat(depth)}x`],
  ])('is read as YAML at any allowed depth of %s', (_, nested) => {
    const rules = (depth: number) =>
      parse(`---\nid: b\n${nested(depth)}\n---\n`).diagnostics.map(({ ruleId }) => ruleId);
    const first = Array.from({ length: 40 }, (_row, depth) => depth + 1).find((depth) => rules(depth).length > 0)!;
    expect(first).toBeGreaterThan(limits.frontMatterDepth - 4);
    expect(first).toBeLessThanOrEqual(limits.frontMatterDepth + 1);
    expect(rules(first)).toContain('front-matter/too-complex');
    expect(keysOf(`---\nid: b\n${nested(first)}\n---\n`)).toContain('id');
  });

  it('has the values of as many aliases as are allowed; further ones are reported once', () => {
    const text = (count: number) =>
      `---\nbase: &x one\nlist:\n${Array.from({ length: count }, () => '  - *x\n').join('')}---\n`;
    const values = (count: number) => parse(text(count)).frontMatter.data.list as unknown[];
    expect(values(limits.frontMatterAliases)).toEqual(Array(limits.frontMatterAliases).fill('one'));
    expect(findings(parse(text(limits.frontMatterAliases)))).toEqual([]);
    expect(values(limits.frontMatterAliases + 2).slice(-3)).toEqual(['one', null, null]);
    expect(findings(parse(text(limits.frontMatterAliases + 2)))).toEqual([
      `front-matter/too-complex ${limits.frontMatterAliases + 4}:5`,
    ]);
  });
});

describe('Markdown that is too complex', () => {
  const deep: Readonly<Record<string, readonly [text: string, limit: string]>> = {
    'quotes in quotes': [`${'> '.repeat(limits.markdownDepth + 5)}deep`, 'markdownDepth'],
    'lists in lists': [
      Array.from({ length: limits.markdownDepth + 5 }, (_, at) => `${'  '.repeat(at)}- ${at}`).join('\n'),
      'markdownDepth',
    ],
    'emphasis in emphasis': [`${'*a '.repeat(400)}${'b* '.repeat(400)}`, 'markdown'],
  };

  it.each(Object.entries(deep))('%s are read line by line', async (_, [text, limit]) => {
    const body = `# Title\n\n${text}\n\n## Next\n\n- item\n`;
    for (const parsed of [parse(body), await parseGuarded(sourceOf(body))]) {
      expect(parsed.diagnostics.map(({ ruleId }) => ruleId)).toEqual(['markdown/too-complex']);
      expect(parsed.diagnostics[0]!.message).toContain(`(${limit}`);
      expect(parsed.reproducible).toBe(true);
      expect(parsed.tree).toEqual(parsePlain(body, new LineIndex(body)));
      const headings = parsed.tree.children.filter(({ type }) => type === 'heading');
      expect(headings.map((node) => sourceAt(parsed, node))).toEqual(['# Title', '## Next']);
    }
  });

  it('is reported with the limit and advice', () => {
    const message = (limit: Parameters<typeof tooComplex>[1]) => {
      const { message: text, note, path } = tooComplex('a.md', limit);
      expect([path, text.endsWith(`(${limit})`)]).toEqual(['a.md', true]);
      return note!.endsWith('Run again when the machine is idle.');
    };
    const all = ['markdownDepth', 'markdownTreeDepth', 'markdownSteps', 'parseDeadlineMs', 'parseMemoryMb'] as const;
    expect(all.filter(message)).toEqual(['parseDeadlineMs', 'parseMemoryMb']);
    expect(all.filter(dependsOnMachine)).toEqual(['parseDeadlineMs', 'parseMemoryMb']);
  });
});

describe('lines', () => {
  it('end at line breaks of any kind, and each offset is in one line', () => {
    const text = 'a\r\nbc\rd\n\n\r\r\ne';
    const lines = [...linesOf(text)];
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual(['a', 'bc', 'd', '', '', '', 'e']);
    expect(lines.map(({ start, next }) => text.slice(start, next)).join('')).toBe(text);
    const index = new LineIndex(text);
    expect(index.count).toBe(lines.length);
    lines.forEach(({ start, next }, at) => {
      for (let offset = start; offset < next; offset++)
        expect(index.position(offset)).toEqual({ line: at + 1, column: offset - start + 1, offset });
    });
    expect(index.position(-5)).toEqual({ line: 1, column: 1, offset: 0 });
    expect(index.position(1_000)).toEqual({ line: 7, column: 2, offset: text.length });
  });
});

describe('lost characters', () => {
  it('are reported once, with the number of runs and the position of the first', () => {
    const text = 'ab\ufffd\ufffdc\n\ufffd\n';
    const { diagnostics } = parse(text);
    expect(diagnostics).toMatchObject([{ ruleId: 'text/replacement-characters' }]);
    expect(diagnostics[0]!.message).toContain('in 2 places');
    expect([diagnostics[0]!.range!.start.offset, diagnostics[0]!.range!.end.offset]).toEqual([2, 4]);
    expect(parse('\ufffd').diagnostics[0]!.message).toContain('in 1 place,');
  });
});

describe('a document read line by line', () => {
  it('has the positions of all its nodes', () => {
    const text =
      '---\nid: x\n---\n\n#   Title  \n\n1.  one  \n   two\n2. three\n- four\n* five\n\n> six\n>  seven\n\n```` sh x\nls\n```\n````\n~~~\nopen\n';
    const parsed = { ...parse(text), tree: parsePlain(text, new LineIndex(text)) };
    expect(brokenPosition(parsed)).toBeNull();
    const written: string[] = [];
    for (const node of parsed.tree.children) written.push(`${node.type}: ${sourceAt(parsed, node)}`);
    expect(written).toEqual([
      'paragraph: ---\nid: x\n---',
      'heading: #   Title  ',
      'list: 1.  one  \n   two\n2. three',
      'list: - four\n* five',
      'blockquote: > six',
      'blockquote: >  seven',
      'code: ```` sh x\nls\n```\n````',
      'code: ~~~\nopen\n',
    ]);
  });
});
