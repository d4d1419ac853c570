import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { processorTime } from '../support/processor-time.js';
import { findings, outline, parse } from './support.js';

const place = (range: { start: { line: number; column: number } } | undefined) =>
  range && `${range.start.line}:${range.start.column}`;

describe('front matter', () => {
  it('has data with the position of each key and value', () => {
    const { frontMatter, tree } = parse(
      '---\nid: ip\n# 分类\ntriggers:\n  - ip\n  - 耗尽\na/b: {c~d: 1}\n---\n# 标题\n',
    );
    expect(frontMatter.data).toEqual({ id: 'ip', triggers: ['ip', '耗尽'], 'a/b': { 'c~d': 1 } });
    expect(place(frontMatter.values.get('/id'))).toBe('2:5');
    expect(place(frontMatter.keys.get('/triggers'))).toBe('4:1');
    expect(place(frontMatter.values.get('/triggers/1'))).toBe('6:5');
    expect(place(frontMatter.keys.get('/a~1b/c~0d'))).toBe('7:7');
    expect(frontMatter.range).toMatchObject({ start: { line: 1, column: 1 }, end: { line: 9, column: 1 } });
    expect(tree.children[0]).toMatchObject({ type: 'heading', position: { start: { line: 9, column: 1 } } });
  });

  it('is the same with a byte order mark, CRLF and lone CR', () => {
    const text = '---\nid: x\nlist:\n  - a\n---\n# T\n';
    for (const variant of [text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
      const { frontMatter, tree } = parse(variant);
      expect(frontMatter.data).toEqual({ id: 'x', list: ['a'] });
      expect(place(frontMatter.values.get('/list/0'))).toBe('4:5');
      expect(tree.children).toMatchObject([{ type: 'heading' }]);
    }
  });

  it('keeps the source text of scalars that YAML types would change', () => {
    const { frontMatter } = parse(
      '---\na: 4.10\nb: 0123\nc: 1:30\nd: 2024-01-02\ne: no\nf: 30000\ng: True\nh: 1e3\ni:\n---\n',
    );
    expect(frontMatter.data).toEqual({
      a: '4.10',
      b: '0123',
      c: '1:30',
      d: '2024-01-02',
      e: 'no',
      f: 30000,
      g: true,
      h: '1e3',
      i: null,
    });
    expect(frontMatter.scalars.get('/f')).toBe('30000');
    expect(frontMatter.scalars.get('/g')).toBe('True');
  });

  it('keeps keys such as __proto__ as data', () => {
    const { data } = parse('---\n__proto__: {polluted: yes}\nconstructor: {prototype: 1}\n---\n').frontMatter;
    expect(Object.getPrototypeOf(data)).toBeNull();
    expect(Object.keys(data)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('reports an unclosed quote at its opening', () => {
    for (const [mark, other] of [
      ['"', "'"],
      ["'", '"'],
    ]) {
      const lines = [
        `a: ${mark}closed${mark}`,
        `b: ${other}closed${other}`,
        `c: [${mark}x${mark}, y]`,
        `d: ${mark}open`,
        'e: f',
      ];
      expect([mark, findings(parse(`---\n${lines.join('\n')}\n---\n`))]).toEqual([mark, ['front-matter/yaml 5:4']]);
      const inList = [`a: ${mark}closed${mark}`, 'list:', `  - ${mark}open`];
      expect(findings(parse(`---\n${inList.join('\n')}\n---\n`))).toEqual(['front-matter/yaml 4:5']);
    }
  });

  it('is frozen, and no parse affects another', () => {
    const first = parse('---\nlist: [a]\n---\n').frontMatter.data as { list: string[] };
    expect(() => first.list.push('b')).toThrow(TypeError);
    expect(parse('---\nlist: [a]\n---\n').frontMatter.data).toEqual({ list: ['a'] });
  });

  it.each(['js', 'JavaScript', 'json', 'constructor', 'coffee', 'yaml'])(
    'in %s is kept as code and never run',
    (language) => {
      (globalThis as { ran?: boolean }).ran = false;
      const document = parse(`---${language}\n{ x: globalThis.ran = true }\n---\n# Title\n`);
      expect((globalThis as { ran?: boolean }).ran).toBe(false);
      expect(document.frontMatter.present).toBe(false);
      expect(findings(document)).toEqual(['front-matter/language 1:1']);
      expect(outline(document)).toEqual(['code: { x: globalThis.ran = true }', 'heading', 'text: Title']);
    },
  );

  it.each([
    ['blank lines before it', '\n\n---\nid: x\n---\n# T\n', 'front-matter/fence 3:1'],
    ['a long fence', '-----\nid: x\n-----\n# T\n', 'front-matter/fence 1:1'],
    ['a closing line of dots', '---\nid: x\n...\n# T\n', 'front-matter/fence 1:1'],
    ['no closing line', '---\nid: x\n\n# T\n', 'front-matter/unclosed 1:1'],
  ])('with %s is read and reported', (_, text, finding) => {
    const document = parse(text);
    expect(document.frontMatter.data).toEqual({ id: 'x' });
    expect(findings(document)).toEqual([finding]);
    expect(outline(document)).toEqual(['heading', 'text: T']);
  });

  it('is not prose between two thematic breaks', () => {
    const document = parse('---\n\nSome prose.\n\n---\n\nMore.\n');
    expect(document.frontMatter.present).toBe(false);
    expect(outline(document)).toContain('text: Some prose.');
    expect(findings(document)).toEqual([]);
  });

  it('may be empty', () => {
    const document = parse('---\n---\n# T\n');
    expect(document.frontMatter).toMatchObject({ present: true, data: {} });
    expect(findings(document)).toEqual([]);
  });
});

describe('damaged front matter', () => {
  it('loses only the damaged entry, which is reported with its position', () => {
    const document = parse(
      '---\nid: x\nsymptom: StorageClass: Retain 后未释放\ntriggers:\n  - ip\nnested:\n  a: 1\n---\n# T\n',
    );
    expect(document.frontMatter.data).toEqual({
      id: 'x',
      symptom: 'StorageClass: Retain 后未释放',
      triggers: ['ip'],
      nested: { a: 1 },
    });
    expect(findings(document)).toEqual(['front-matter/yaml 3:10']);
    expect(place(document.frontMatter.values.get('/symptom'))).toBe('3:10');
    expect(place(document.frontMatter.values.get('/triggers/0'))).toBe('5:5');
  });

  it('has each key at its position, before and after the damaged entry, in it and inside another', () => {
    const { frontMatter } = parse(
      '---\nid: x\nnested:\n  a: 1\n  b/c: 2\nsymptom: StorageClass: Retain\nlist: [{ d: 3 }]\nlast:\n---\n',
    );
    expect([...frontMatter.keys].map(([pointer]) => [pointer, place(frontMatter.keys.get(pointer))])).toEqual([
      ['/id', '2:1'],
      ['/nested', '3:1'],
      ['/nested/a', '4:3'],
      ['/nested/b~1c', '5:3'],
      ['/symptom', '6:1'],
      ['/list', '7:1'],
      ['/list/0/d', '7:10'],
      ['/last', '8:1'],
    ]);
  });

  it('keeps the items of a list that is not YAML', () => {
    const { frontMatter } = parse('---\ntriggers:\n  - `kubectl` fails\n  - ok\n  - "no ip"\n---\n');
    expect(frontMatter.data).toEqual({ triggers: ['`kubectl` fails', 'ok', 'no ip'] });
    expect(place(frontMatter.values.get('/triggers/0'))).toBe('3:5');
  });

  it('has no comments in its values', () => {
    const { frontMatter } = parse('---\nsymptom: StorageClass: Retain\n# seen in July\nid: x\n---\n# T\n');
    expect(frontMatter.data).toEqual({ symptom: 'StorageClass: Retain', id: 'x' });
  });

  it('reports duplicate keys and keeps the first', () => {
    const document = parse('---\nid: a\nid: b\n---\n');
    expect(document.frontMatter.data).toEqual({ id: 'a' });
    expect(findings(document)).toEqual(['front-matter/duplicate-key 3:1']);
  });

  it('is read after a tab', () => {
    const document = parse('---\nid: a\n\tkind: case\nlist:\n\t- x\n---\n');
    expect(document.frontMatter.data).toEqual({ id: 'a', kind: 'case', list: ['x'] });
    expect(findings(document)).toContain('front-matter/yaml 3:1');
  });

  it('ignores tags with a warning', () => {
    const document = parse('---\nid: !!js/function "x"\nother: !foo [1]\n---\n');
    expect(document.frontMatter.data.id).toBe('x');
    expect(findings(document)).toEqual(['front-matter/tag 2:5', 'front-matter/tag 3:8']);
  });
});

describe('the limits of front matter', () => {
  const settled = (text: string) => {
    const spent = processorTime();
    const document = parse(text);
    expect(spent()).toBeLessThan(10_000);
    return document;
  };

  it('stop an alias bomb', () => {
    const rows = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`);
    const document = settled(`---\na0: &a0 [x]\n${rows.join('\n')}\nid: last\n---\n# T\n`);
    expect(document.diagnostics[0]).toMatchObject({ ruleId: 'front-matter/too-complex', severity: 'error' });
    expect(document.diagnostics[0]!.message).toContain('frontMatterAliases');
    expect(document.frontMatter.data.id).toBe('last');
  });

  it('stop an alias that contains itself', () => {
    const document = settled('---\na: &a [*a]\nid: x\n---\n');
    expect(document.diagnostics).toMatchObject([{ ruleId: 'front-matter/too-complex' }]);
    expect(document.frontMatter.data.id).toBe('x');
  });

  it('stop depth', () => {
    const flow = settled(`---\nid: x\na: ${'['.repeat(5_000)}\n---\n`);
    expect(flow.diagnostics[0]!.message).toContain(`${limits.frontMatterDepth} levels`);
    expect(flow.frontMatter.data.id).toBe('x');
    expect(settled(`---\nid: x\na: ${'- '.repeat(5_000)}b\n---\n`).frontMatter.data.id).toBe('x');
  });

  it('stop length, while simple entries are still read', () => {
    const document = settled(
      `---\nid: x\n${Array.from({ length: 5_000 }, (_, i) => `k${i}: ${i}`).join('\n')}\n---\n# T\n`,
    );
    expect(document.diagnostics[0]!.message).toContain('frontMatterCharacters');
    expect(document.frontMatter.data).toMatchObject({ id: 'x', k1: 1, k4999: '4999' });
  });
});
