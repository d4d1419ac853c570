import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { it } from 'vitest';
import { decodeSource, readSources } from '../../src/read/index.js';
import { folderOf } from '../support/folder.js';
import { neighbours } from '../support/neighbours.js';
import { random } from '../support/random.js';
import { type Case, expectRecorded } from '../support/recorded.js';

type Next = (bound: number) => number;
const one = <T>(of: readonly T[], next: Next): T => of[next(of.length)]!;

const folders = ['', 'a/', 'a/b/', 'drafts/', 'b/drafts/', 'node_modules/', '.hidden/', 'zh/', 'a/b/c/d/'];
const names = [
  'one.md',
  'two.MD',
  'three.markdown',
  'four.mdx',
  'five.txt',
  'six.jsonl',
  '.dot.md',
  'README',
  'old.tmp.md',
  '七.md',
];
const rules = ['drafts/\n', '*.tmp.md\n!old.tmp.md\n', '/one.md\nb/**\n', '# none\n', 'a/b\n', '*.jsonl\n!six.jsonl\n'];
const tickets = [
  '{"title": "a"}\n{"title": "b", "kind": "case"}\n\n{"title": ""}\n[1]\nno\n',
  '{"title": "a",}\n{"kind": "workflow", "title": "x"}\n{"title": 7}\n"text"\nnull\n{"title": "b"}',
  'not json\nnor this\n',
  '{"title": "a", "kind": "case"}\r\n  {"title": "二"}  \r\n{"title": tru}\r\n',
];

/** A folder of files, ignore files and links at random; the same seed makes the same. */
function aFolder(seed: number): string {
  const next = random(seed);
  const root = join(folderOf({ 'kb/keep.md': `# ${seed}\n`, 'kb-old/x.md': '# Old\n' }), 'kb');
  const made: string[] = ['keep.md'];
  for (let count = 6 + next(12); count > 0; count--) {
    const path = one(folders, next) + one(names, next);
    if (made.includes(path)) continue;
    made.push(path);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const content = path.endsWith('.jsonl')
      ? one(tickets, next)
      : one([`# ${path}\n`, '', 'a\0b', '\ufeff# x\n'], next);
    writeFileSync(join(root, path), content);
  }
  for (let count = next(3); count > 0; count--)
    writeFileSync(join(root, dirname(one(made, next)), '.triagraphignore'), one(rules, next));
  for (let count = 0; count < next(4); count++) {
    const target = one([...made, '.', 'a', 'gone.md', '..', '../other.md', '../kb-old', '../kb-old/x.md'], next);
    const [from, name] = [one(['', 'zh/'], next), `link-${count}${one(['', '.md', '.png'], next)}`];
    mkdirSync(join(root, from), { recursive: true });
    symlinkSync(join(root, target), join(root, from, name));
  }
  return root;
}

/** The result without what depends on where the folder is. */
const plain = (value: unknown, roots: readonly string[]): unknown =>
  JSON.parse(
    roots.reduce(
      (text, root, at) => text.replaceAll(root, `<root ${at}>`).replaceAll(basename(dirname(root)), `<name ${at}>`),
      JSON.stringify(value),
    ),
  );

it('folders with ignore files, links and lists of cases are read as recorded', async () => {
  const cases = new Map<string, Record<string, unknown>>();
  for (let seed = 0; seed < 40; seed++) {
    const [first, second] = [aFolder(seed), aFolder(seed + 1_000)];
    const asked: readonly (readonly [readonly string[], object])[] = [
      [[first], {}],
      [[first], { ignore: { folder: dirname(first), patterns: ['*.mdx', `${basename(first)}/a/`] } }],
      [[join(first, 'a')], { ignore: { folder: first, patterns: ['a/b', 'zh'] } }],
      [[first, second, first], {}],
      [[join(first, 'keep.md'), join(first, '**/*.md'), second], {}],
      [[first], { accept: (path: string) => path.endsWith('.txt') }],
      [[join(first, '*.{md,txt}')], {}],
    ];
    const results: unknown[] = [];
    for (const [roots, options] of asked)
      results.push(
        await readSources(roots, options).catch((error: { code: string; message: string }) => [
          error.code,
          error.message,
        ]),
      );
    cases.set(`folders ${seed + 1}`, { results: plain(results, [first, second]) as unknown[] });
  }
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), cases);
});

const notes = [
  '# 网关丢包\n\n现象：节点之间不通。Restart it.\n',
  'plain text, no more\n',
  'naïve café — “quoted”\n',
  '子网',
  '\ufeff\ufeff# A\n',
  '🚨𠮷',
];
/** Bytes of GB18030: 网关故障，请重启。 */
const gb = [
  0xcd, 0xf8, 0xb9, 0xd8, 0xb9, 0xca, 0xd5, 0xcf, 0xa3, 0xac, 0xc7, 0xeb, 0xd6, 0xd8, 0xc6, 0xf4, 0xa1, 0xa3, 0x0a,
];

it('bytes in each encoding, and what is like them but for a byte or two, are decoded as recorded', () => {
  const sources: [string, Buffer][] = notes.flatMap((text, at): [string, Buffer][] => [
    [`utf-8 ${at}`, Buffer.from(text)],
    [`utf-16le ${at}`, Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    [`utf-16be ${at}`, Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()])],
  ]);
  sources.push(
    ['gb18030', Buffer.from(gb)],
    ['gb18030 and ASCII', Buffer.from([...Buffer.from('# Notes\n\n'), ...gb, ...gb])],
  );
  const cases = sources.map(([name, bytes], seed) => {
    const next = random(seed);
    const variants = Array.from({ length: 60 }, (_, at) => {
      const list = [...bytes];
      for (let edits = at === 0 ? 0 : 1 + next(3); edits > 0; edits--) {
        const place = next(list.length + 1);
        if (next(3) === 0) list.splice(place, 1);
        else list.splice(place, next(2), one([0, 0x80, 0xc0, 0xe4, 0xff, 0xfe, 0x41, 0xb9, 0xef, 0xbb], next));
      }
      return Buffer.from(list);
    });
    return [name, { decoded: variants.map((each) => decodeSource('a.md', each)) }] as const;
  });
  const texts = tickets.flatMap((text) => neighbours(text, 5)).map((text) => decodeSource('b.md', Buffer.from(text)));
  expectRecorded(
    new URL('generated-bytes.hashes.txt', import.meta.url),
    new Map<string, Case>([...cases, ['lists', { texts }]]),
  );
});

it('lines of cases, and what is like them but for a character, are read as recorded', async () => {
  const cases = new Map<string, Record<string, unknown>>();
  for (const [at, text] of tickets.entries()) {
    const root = folderOf(
      Object.fromEntries(neighbours(text, 40, tickets).map((near, index) => [`${index}.jsonl`, near])),
    );
    cases.set(`list ${at + 1}`, { read: plain(await readSources([root]), [root]) as unknown[] });
  }
  expectRecorded(new URL('generated-lines.hashes.txt', import.meta.url), cases);
});
