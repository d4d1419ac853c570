import { describe, expect, it } from 'vitest';
import { ReferenceIndex } from '../../src/snapshot/documents.js';
import { head } from '../compile/heads.js';

describe('a reference finds a document', () => {
  const paths = [
    'workflows/ip.md',
    'workflows/dns/names.md',
    'cases/ip/leak.md',
    'cases/README.md',
    'cases/tickets.jsonl#L2',
  ];
  const titles = ['Addresses', 'Names do not resolve', 'Leaked addresses', 'Cases', 'Addresses run out'];
  const ids = ['ip-management', 'dns', 'KB-1024', 'cases/README', 'INC-2'];
  const index = new ReferenceIndex(paths.map((path, at) => head(path, { id: ids[at]!, title: titles[at]! })));
  const find = (target: string, from = 'cases/other.md') => {
    const found = index.resolve(target, from);
    return found === null ? null : paths[found];
  };

  it.each([
    ['its id', 'ip-management', 'workflows/ip.md'],
    ['its id in another case', 'kb-1024', 'cases/ip/leak.md'],
    ['its path from the root', '/workflows/ip.md', 'workflows/ip.md'],
    ['a relative path', '../workflows/ip.md', 'workflows/ip.md'],
    ['a relative path that begins with a dot', './ip/leak.md', 'cases/ip/leak.md'],
    ['a path without its extension', '../workflows/dns/names', 'workflows/dns/names.md'],
    ['a path with an anchor', '../workflows/ip.md#step-2', 'workflows/ip.md'],
    ['the line of a file of cases', 'tickets.jsonl#L2', 'cases/tickets.jsonl#L2'],
    ['the name of a wiki link', '[[names]]', 'workflows/dns/names.md'],
    ['a wiki link with an alias', '[[leak|the leak]]', 'cases/ip/leak.md'],
    ['a wiki link with an anchor', '[[leak#Cause]]', 'cases/ip/leak.md'],
    ['its title', 'Names do not resolve', 'workflows/dns/names.md'],
    ['its title in a wiki link', '[[Leaked addresses]]', 'cases/ip/leak.md'],
  ])('%s: %s', (_, target, path) => {
    expect(find(target)).toBe(path);
  });

  it('in any spelling of a link: with plain or encoded characters, even next to a percent sign', () => {
    const names = ['100% full.md', '磁盘 写满.md', 'a%20b.md', '50%.md', 'plain.md'];
    const spelt = new ReferenceIndex(names.map((path) => head(path)));
    for (const [at, name] of names.entries())
      for (const target of [name, encodeURIComponent(name), encodeURI(name)])
        if (!/%20b\.md$/.test(target) || target !== name)
          expect([target, spelt.resolve(target, 'x.md')]).toEqual([target, at]);
  });

  it.each(['', '#step-1', '[[]]', 'nothing', '../../..', '__proto__', 'constructor', ' '])(
    'unless it is %j',
    (target) => {
      expect(find(target)).toBeNull();
    },
  );

  it('by a relative path before a name that another document has', () => {
    const both = new ReferenceIndex([head('a/same.md'), head('b/same.md')]);
    expect(both.resolve('same.md', 'a/x.md')).toBe(0);
    expect(both.resolve('same.md', 'b/x.md')).toBe(1);
    expect(both.resolve('./same.md', 'b/x.md')).toBe(1);
    expect(both.resolve('../b/same.md', 'a/x.md')).toBe(1);
  });

  it('by its path from the root, even if another folder has a file with that name', () => {
    const both = new ReferenceIndex([head('a/same.md'), head('b/same.md')]);
    expect(both.resolve('/b/same.md', 'a/x.md')).toBe(1);
  });

  it('by a path without its extension, even if another folder has a file with that name', () => {
    const both = new ReferenceIndex([head('a/same.md'), head('b/same.md')]);
    expect(both.resolve('same', 'b/x.md')).toBe(1);
    expect(both.resolve('../b/same', 'a/x.md')).toBe(1);
    expect(both.resolve('/b/same', 'a/x.md')).toBe(1);
  });

  it('by a path that is encoded as in an address bar', () => {
    const spaced = new ReferenceIndex([
      head('cases/two words.md', { id: 'x', title: 'y' }),
      head('cases/子网.md', { id: 'z' }),
    ]);
    expect(spaced.resolve('two%20words.md', 'cases/a.md')).toBe(0);
    expect(spaced.resolve('%E5%AD%90%E7%BD%91.md', 'cases/a.md')).toBe(1);
  });

  it('by its id before the paths and names of others, and by a shared name the first of them', () => {
    const heads = [
      head('b/gateway.md', { id: 'x', title: 'Twice' }),
      head('gateway.md', { id: 'y', title: 'Twice' }),
      head('c/z.md', { id: 'Gateway', title: 'gateway' }),
      head('c/deep/er.txt', { id: 'w', title: ' Spaces ' }),
    ];
    const index = new ReferenceIndex(heads);
    expect(index.resolve('gateway', 'a.md')).toBe(2);
    expect(index.resolve('gateway.md', 'a.md')).toBe(1);
    expect(index.resolve('gateway.md', 'b/a.md')).toBe(0);
    expect(index.resolve('elsewhere/gateway.md', 'a.md')).toBe(0);
    expect(index.resolve('twice', 'a.md')).toBe(0);
    expect(index.resolve('spaces', 'a.md')).toBe(3);
    expect(index.resolve('er', 'a.md')).toBe(3);
    expect(index.resolve('/c/./deep/../z.md', 'b/a.md')).toBe(2);
    expect(index.resolve('100%', 'a.md')).toBeNull();
    expect(index.resolve('unknown.md', 'a.md')).toBeNull();
  });
});
