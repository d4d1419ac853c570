import { describe, expect, it } from 'vitest';
import { groupDocuments } from '../../src/compile/graph.js';
import { processorTime } from '../support/processor-time.js';
import { head } from './heads.js';

type Row = readonly [path: string, language: 'zh' | 'en', rest?: Parameters<typeof head>[1]];

/** Groups as lists of paths; documents alone are left out. */
function groups(kind: 'translation' | 'duplicate', rows: readonly Row[]): string[][] {
  const heads = rows.map(([path, language, rest]) => head(path, { language, ...rest }));
  const numbers = groupDocuments(heads)[kind];
  const members = new Map<number, string[]>();
  heads.forEach(({ path }, document) => {
    members.set(numbers[document]!, [...(members.get(numbers[document]!) ?? []), path]);
  });
  return [...members.values()].filter((group) => group.length > 1);
}

describe('translations are one group', () => {
  it.each<[string, Row[]]>([
    [
      'under en and zh',
      [
        ['en/ip.md', 'en'],
        ['zh/ip.md', 'zh'],
      ],
    ],
    [
      'under en and zh further down',
      [
        ['docs/en/net/ip.md', 'en'],
        ['docs/zh/net/ip.md', 'zh'],
      ],
    ],
    [
      'by a tag before the extension',
      [
        ['ip.en.md', 'en'],
        ['ip.zh.md', 'zh'],
      ],
    ],
    [
      'when only one has a tag',
      [
        ['ip.en.md', 'en'],
        ['ip.md', 'zh'],
      ],
    ],
    [
      'by a region',
      [
        ['ip.zh-CN.md', 'zh'],
        ['ip.en-US.md', 'en'],
      ],
    ],
    [
      'by the same id in two languages',
      [
        ['a.md', 'en', { id: 'ip' }],
        ['b.md', 'zh', { id: 'ip' }],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(groups('translation', rows)).toEqual([rows.map(([path]) => path)]);
  });

  it.each<[string, Row[]]>([
    [
      'an id that was copied to another document of the same language',
      [
        ['a.md', 'en', { id: 'ip' }],
        ['b.md', 'en', { id: 'ip' }],
      ],
    ],
    [
      'the same name in two folders',
      [
        ['a/ip.md', 'en'],
        ['b/ip.md', 'zh'],
      ],
    ],
    [
      'two texts of one language under en and zh',
      [
        ['en/ip.md', 'zh'],
        ['zh/ip.md', 'zh'],
      ],
    ],
    [
      'a name that only ends like a tag',
      [
        ['open.md', 'en'],
        ['op.md', 'zh'],
      ],
    ],
  ])('but not %s', (_, rows) => {
    expect(groups('translation', rows)).toEqual([]);
  });

  it('by their paths first, if an id was copied to an unrelated document', () => {
    const rows: Row[] = [
      ['en/ip.md', 'en', { id: 'ip' }],
      ['zh/dns.md', 'zh', { id: 'ip' }],
      ['zh/ip.md', 'zh', { id: 'ip' }],
    ];
    expect(groups('translation', rows)).toEqual([['en/ip.md', 'zh/ip.md']]);
  });
});

describe('two records of one incident are one group', () => {
  it.each<[string, Row[]]>([
    [
      'with the same source',
      [
        ['a.md', 'zh', { kind: 'case', sources: ['1247'] }],
        ['b.md', 'zh', { kind: 'case', sources: ['99', '1247'] }],
      ],
    ],
    [
      'with the same bytes',
      [
        ['a.md', 'en', { hash: 'same' }],
        ['b.md', 'en', { hash: 'same' }],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(groups('duplicate', rows)).toEqual([['a.md', 'b.md']]);
  });

  it.each<[string, Row[]]>([
    [
      'an article that names the source of a case',
      [
        ['a.md', 'zh', { kind: 'case', sources: ['1247'] }],
        ['b.md', 'zh', { kind: 'article', sources: ['1247'] }],
      ],
    ],
    [
      'a record and its translation',
      [
        ['a.md', 'zh', { kind: 'case', sources: ['1247'] }],
        ['b.md', 'en', { kind: 'case', sources: ['1247'] }],
      ],
    ],
    [
      'cases without a source',
      [
        ['a.md', 'zh', { kind: 'case' }],
        ['b.md', 'zh', { kind: 'case' }],
      ],
    ],
  ])('but not %s', (_, rows) => {
    expect(groups('duplicate', rows)).toEqual([]);
  });

  it('even through a third record that shares a source with each', () => {
    const of = (path: string, ...sources: string[]): Row => [path, 'zh', { kind: 'case', sources }];
    expect(groups('duplicate', [of('a.md', '1'), of('b.md', '1', '2'), of('c.md', '2')])).toEqual([
      ['a.md', 'b.md', 'c.md'],
    ]);
    expect(groups('duplicate', [of('a.md', '1'), of('b.md', '2'), of('c.md', '1', '2')])).toEqual([
      ['a.md', 'b.md', 'c.md'],
    ]);
  });
});

describe('grouping', () => {
  it('takes linear time, even if all documents have one id', () => {
    const heads = Array.from({ length: 20_000 }, (_, number) => head(`d${number}.md`, { id: 'same' }));
    const spent = processorTime();
    groupDocuments(heads);
    expect(spent()).toBeLessThan(10_000);
  });
});
