import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveKnowledgeBase, TriagraphError } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const config = (value: unknown): string => JSON.stringify(value);

describe('the location of the knowledge base', () => {
  it('is the requested one first', () => {
    const folder = folderOf({ 'triagraph.config.json': config({ kb: ['configured'] }), 'workflows/a.md': '' });
    expect(resolveKnowledgeBase(['asked', '/elsewhere'], folder)).toEqual([
      join(folder, 'asked'),
      resolve('/elsewhere'),
    ]);
  });

  it('is the configured one when none is requested', () => {
    const folder = folderOf({
      'triagraph.config.json': config({ kb: ['configured', '.', 'more/*.md'] }),
      'configured/a.md': '',
      'workflows/a.md': '',
    });
    const expected = [join(folder, 'configured'), folder, join(folder, 'more/*.md')];
    expect(resolveKnowledgeBase(undefined, folder)).toEqual(expected);
    expect(resolveKnowledgeBase([], folder)).toEqual(expected);
  });

  it('is the current folder when none is configured', () => {
    const folder = folderOf({ 'triagraph.config.json': config({}), 'workflows/a.md': '', 'cases/b.md': '' });
    expect(resolveKnowledgeBase(undefined, folder)).toEqual([join(folder, 'workflows'), join(folder, 'cases')]);
    rmSync(join(folder, 'workflows'), { recursive: true });
    expect(resolveKnowledgeBase(undefined, folder)).toEqual([join(folder, 'cases')]);
  });

  it('is the shipped one when the current folder has none', () => {
    const folder = folderOf();
    const shipped = resolveKnowledgeBase(undefined, folder);
    expect(shipped.length).toBeGreaterThan(0);
    for (const path of shipped) expect(path.startsWith(folder)).toBe(false);
  });

  it('is missing if only the shipped one is left and the caller does not want it', () => {
    const folder = folderOf();
    expect(() => resolveKnowledgeBase(undefined, folder, { shipped: false })).toThrow('--kb ./runbooks');
    expect(resolveKnowledgeBase(['here'], folder, { shipped: false })).toEqual([join(folder, 'here')]);
  });

  it('is part of the package if it is named shipped:NAME, each once', () => {
    const names = ['shipped:kubernetes', 'here', 'shipped:kubernetes'];
    const folder = folderOf({ 'triagraph.config.json': config({ kb: names }), 'here/a.md': '' });
    const [kubernetes, ...rest] = resolveKnowledgeBase(undefined, folder);
    expect(kubernetes).toMatch(/bases.kubernetes$/);
    expect(rest).toEqual([join(folder, 'here')]);
    expect(resolveKnowledgeBase(names, folder)).toEqual([kubernetes, ...rest]);
  });

  it('is the default one if only that is named', () => {
    const folder = folderOf();
    expect(resolveKnowledgeBase(['shipped:kube-ovn'], folder)).toEqual(resolveKnowledgeBase(undefined, folder));
  });

  it('may be several shipped knowledge bases together', () => {
    const paths = resolveKnowledgeBase(['shipped:kube-ovn', 'shipped:kubernetes'], folderOf());
    expect(paths.map((path) => path.split(/[\\/]/).at(-1))).toEqual(['workflows', 'cases', 'kubernetes']);
  });

  it('is rejected with the existing names if the package has none of this name', () => {
    const message = 'expected shipped:kube-ovn or shipped:kubernetes';
    expect(() => resolveKnowledgeBase(['shipped:kubernets'], folderOf())).toThrow(message);
    const folder = folderOf({ 'triagraph.config.json': '{\n  "kb": ["shipped:kubernets"]\n}\n' });
    expect(() => resolveKnowledgeBase(undefined, folder)).toThrow(message);
    expect(() => resolveKnowledgeBase(undefined, folder)).toThrow('triagraph.config.json:2:10: ');
  });

  it('may be configured by a file with a byte order mark', () => {
    const folder = folderOf({ 'triagraph.config.json': `\ufeff${config({ kb: ['here'] })}`, 'here/a.md': '' });
    expect(resolveKnowledgeBase(undefined, folder)).toEqual([join(folder, 'here')]);
  });

  it.each(['..', '../other', '/etc', 'out', 'out/*.md', '../**/*.md', 'out/not-there'])(
    'is not %j, which leads out of the folder of the configuration',
    (path) => {
      const folder = folderOf({ 'triagraph.config.json': config({ kb: ['docs', path] }), 'docs/a.md': '' });
      symlinkSync('/etc', join(folder, 'out'));
      expect(() => resolveKnowledgeBase(undefined, folder)).toThrow(/leads out of the folder .* --kb PATH/);
      expect(resolveKnowledgeBase([path], folder), 'a person may name it').toEqual([resolve(folder, path)]);
    },
  );

  it('is not a default folder that is a link to another folder', () => {
    const folder = folderOf();
    symlinkSync('/etc', join(folder, 'workflows'));
    expect(() => resolveKnowledgeBase(undefined, folder)).toThrow('is a link to another folder');
  });

  it.each([
    ['a link to a file elsewhere', '/etc/hostname', 'one in the folder of the configuration'],
    ['a link to itself', 'triagraph.config.json', 'one that can be read'],
    ['a device', '/dev/zero', 'one in the folder of the configuration'],
  ])('is not configured by %s, whose text is not shown', (_, target, expected) => {
    const folder = folderOf({ 'workflows/a.md': '' });
    symlinkSync(target, join(folder, 'triagraph.config.json'));
    expect(() => resolveKnowledgeBase(undefined, folder)).toThrow(
      `${join(folder, 'triagraph.config.json')}: Unexpected configuration, expected ${expected}`,
    );
  });

  it('may be configured by a link within the folder, as Kubernetes mounts one', () => {
    const folder = folderOf({ '..data/c.json': config({ kb: ['here'] }), 'here/a.md': '' });
    symlinkSync('..data/c.json', join(folder, 'triagraph.config.json'));
    expect(resolveKnowledgeBase(undefined, folder)).toEqual([join(folder, 'here')]);
  });

  it('is not configured by a file that is too long', () => {
    const folder = folderOf();
    writeFileSync(join(folder, 'triagraph.config.json'), ' '.repeat(1_000_001));
    expect(() => resolveKnowledgeBase(undefined, folder)).toThrow('expected at most 1000000 bytes');
  });

  it('ignores a folder with the name of the configuration file', () => {
    const folder = folderOf({ 'workflows/a.md': '' });
    mkdirSync(join(folder, 'triagraph.config.json'));
    expect(resolveKnowledgeBase(undefined, folder)).toEqual([join(folder, 'workflows')]);
  });

  it.each(['', '{', '[]', 'null', '"kb"', config({ kb: 'x' }), config({ kb: [1] }), config({ kb: [] })])(
    'is refused with the path when the configuration is %s',
    (text) => {
      const folder = folderOf({ 'triagraph.config.json': text });
      expect(() => resolveKnowledgeBase(undefined, folder)).toThrow(TriagraphError);
      expect(() => resolveKnowledgeBase(undefined, folder)).toThrow(join(folder, 'triagraph.config.json'));
    },
  );

  it.each([
    ['{\n  "kb": ["a"],\n  "rules": {,}\n}\n', '3:13'],
    ['{\n  "rules": {},\n  "kb": "workflows"\n}\n', '3:3'],
    ['{', '1:2'],
    ['\n[]\n', '2:1'],
    ['{\n  "kb": [\n    "workflows",\n    "runbooks"\n  ]\n}\n', '4:5'],
    ['{ "note": "moved", "kb": ["m\\u006fved"] }', '1:20'],
  ])('is refused with the line of a configuration error: %j', (text, place) => {
    const folder = folderOf({ 'triagraph.config.json': text, 'workflows/a.md': '' });
    expect(() => resolveKnowledgeBase(undefined, folder)).toThrow(
      `${join(folder, 'triagraph.config.json')}:${place}: `,
    );
  });
});
