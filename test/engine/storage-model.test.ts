import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { FileCache } from '../../src/engine/file-cache.js';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { random } from '../support/random.js';
import { soak } from '../support/soak.js';

type Next = (bound: number) => number;
const one = <T>(of: readonly T[], next: Next): T => of[next(of.length)]!;

const paths = ['a.md', 'b.md', 'cases/a.md', 'cases/zh/c.md', 'notes/a.md', 'notes/draft.md'];
const links = ['it.yaml', '../a.md', 'gone.md', 'b.md#cause'];
const fences = ['```\nls -l\n```', '```bash\nkubectl get pod <pod>\n```', '```bash\nkubectl delete pod web-0\n```'];
const symptoms = ['the gauge fell', 'the valve is shut', '网关丢包'];

const aDocument = (next: Next): string =>
  `# ${one(['Gauge', 'Valve', 'Gauge'], next)} ${next(3)}\n\n## Symptoms\n\n- ${one(symptoms, next)}\n\n## ${one(['Cause', 'Why'], next)}\n\nSee [it](${one(links, next)}).\n\n${one(fences, next)}\n`;

/** Configurations that change findings, headings or which files are read. */
const configurations: readonly object[] = [
  {},
  { rules: { 'fence/no-language': 'off' } },
  { rules: { 'fence/no-language': 'error', 'links/broken': 'info' } },
  { rules: { 'collection/uncovered-cases': { severity: 'warning', options: { cases: 1 } } } },
  { rules: { 'collection/uncovered-cases': { severity: 'warning', options: { cases: 2 } } } },
  { rules: { 'content/secret': { severity: 'error', options: { allow: ['x'] } } } },
  { headings: [{ kind: 'cause', headings: ['Why'] }] },
  { edit: 'https://git.example/{path}' },
  { ignore: ['kb/notes/**'] },
];

const ignored = ['notes/\n', 'draft.md\n', '*.md\n!a.md\n', '# nothing\n'];

/** A folder of documents beside what this test knows about it: which documents there are, and what they say. */
class Project {
  readonly folder = folderOf({ 'kb/keep.md': '# Keep\n' });
  readonly documents = new Map<string, string>([['keep.md', '# Keep\n']]);
  ignore: string | null = null;
  config: object = {};

  constructor(readonly next: Next) {}

  at(path: string): string {
    return join(this.folder, 'kb', path);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
    if (path.endsWith('.md')) this.documents.set(path, text);
  }

  /** The documents that are read: the patterns here have no slash before their end, so a name decides. */
  expected(): Map<string, string> {
    const isRead = (path: string): boolean => {
      const isNote = path.startsWith('notes/');
      if (isNote && ('ignore' in this.config || this.ignore === 'notes/\n')) return false;
      if (this.ignore === 'draft.md\n') return !path.endsWith('draft.md');
      return this.ignore !== '*.md\n!a.md\n' || /(?:^|\/)a\.md$/.test(path);
    };
    return new Map([...this.documents].filter(([path]) => isRead(path)).sort());
  }
}

/** One change of a project or of its cache, at random. */
const changes: Readonly<Record<string, (project: Project, cache: string) => void>> = {
  'a document is written': (project) => project.write(one(paths, project.next), aDocument(project.next)),
  'a document changes, but neither its length nor its time': (project) => {
    const path = one([...project.documents.keys()], project.next);
    const { atime, mtime } = statSync(project.at(path));
    project.write(path, project.documents.get(path)!.replace(/e/, 'o').replace(/shut/, 'open'));
    utimesSync(project.at(path), atime, mtime);
  },
  'only the time of a document changes': (project) =>
    utimesSync(project.at(one([...project.documents.keys()], project.next)), 1_000, 1_000 + project.next(1_000)),
  'a document gets another name': (project) => {
    const [from, to] = [one([...project.documents.keys()], project.next), one(paths, project.next)];
    if (from === 'keep.md' || from === to) return;
    mkdirSync(dirname(project.at(to)), { recursive: true });
    renameSync(project.at(from), project.at(to));
    project.documents.set(to, project.documents.get(from)!);
    project.documents.delete(from);
  },
  'two documents change places': (project) => {
    const [left, right] = [one([...project.documents.keys()], project.next), 'keep.md'];
    const texts = [project.documents.get(left)!, project.documents.get(right)!] as const;
    project.write(right, texts[0]);
    project.write(left, texts[1]);
  },
  'a document goes': (project) => {
    const path = one(paths, project.next);
    rmSync(project.at(path), { force: true });
    project.documents.delete(path);
  },
  'a file that is linked to comes or goes': (project) => {
    const path = one(['it.yaml', 'cases/it.yaml', 'notes/it.yaml'], project.next);
    if (existsSync(project.at(path))) rmSync(project.at(path));
    else project.write(path, 'a: 1\n');
  },
  'a file that cannot be read comes or goes': (project) => {
    const path = project.at('broken.md');
    rmSync(path, { force: true });
    const kind = project.next(3);
    if (kind === 0) symlinkSync('nowhere.md', path);
    else if (kind === 1) writeFileSync(path, Buffer.from([0x23, 0, 1, 2, 0]));
  },
  'the configuration changes': (project) => {
    project.config = one(configurations, project.next);
    writeFileSync(join(project.folder, 'triagraph.config.json'), JSON.stringify(project.config));
  },
  'the files that are left out change': (project) => {
    project.ignore = one([...ignored, null], project.next);
    if (project.ignore === null) rmSync(project.at('.triagraphignore'), { force: true });
    else writeFileSync(project.at('.triagraphignore'), project.ignore);
  },
  'an entry of the cache is damaged': ({ next }, cache) => {
    const name = one(readdirSync(cache).sort(), next);
    const bytes = readFileSync(join(cache, name));
    const at = next(bytes.length);
    const damaged = one([bytes.subarray(0, at), bytes.map((byte, place) => (place === at ? byte ^ 16 : byte))], next);
    writeFileSync(join(cache, name), damaged);
  },
  'an entry of the cache is that of another': ({ next }, cache) => {
    const names = readdirSync(cache).sort();
    writeFileSync(join(cache, one(names, next)), readFileSync(join(cache, one(names, next))));
  },
};

/** What a knowledge base says: its findings, its documents and what they answer. */
const everything = (engine: Engine): unknown => ({
  info: engine.info(),
  findings: engine.lint(),
  shown: engine.documents().map(({ path }) => [engine.show(path), engine.editAddress(path)]),
  answers: symptoms.map((symptom) => engine.query(symptom)),
});

it.each(Array.from({ length: soak(40, 2) }, (_, seed) => seed + 1))(
  'two projects that share a cache say after each change what they say without it (%i)',
  async (seed) => {
    const next = random(seed);
    const folder = folderOf();
    const cache = new FileCache(folder);
    const projects = [new Project(next), new Project(next)];
    const opened = (project: Project, store: FileCache | false) =>
      Engine.open({ kb: [join(project.folder, 'kb')], project: project.folder, cache: store });
    for (const project of projects) await opened(project, cache);
    const history: string[] = [];
    for (let round = 0; round < 22; round++) {
      const project = one(projects, next);
      const name = one(Object.keys(changes), next);
      changes[name]!(project, folder);
      history.push(`${projects.indexOf(project)}: ${name}`);
      const [warm, cold] = [await opened(project, cache), await opened(project, false)];
      expect(everything(warm), history.join('\n')).toEqual(everything(cold));
      const read = new Map(warm.documents().map(({ path }) => [path, warm.source(path)]));
      expect([...read], history.join('\n')).toEqual([...project.expected()]);
    }
  },
);

it.each(Array.from({ length: soak(200, 12) }, (_, seed) => seed + 1))(
  'a full cache keeps those that were used last and not one more than fit (%i)',
  (seed) => {
    const next = random(seed);
    const folder = folderOf();
    const megabyte = 1024 * 1024;
    const hours = [0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 2, 5, 24, 200].filter(() => next(3) > 0);
    const entries = hours.map((age, at) => ({
      name: `${at}`.repeat(64),
      age,
      size: one([1, 100, 200, 300, 400, 700, 1_500], next),
    }));
    const now = Date.now();
    for (const { name, age, size } of entries.toSorted((left, right) => left.size - right.size)) {
      writeFileSync(join(folder, name), '');
      truncateSync(join(folder, name), size * megabyte - (size === 1 ? 10 : 0));
      const used = new Date(now - age * 3_600_000);
      utimesSync(join(folder, name), used, used);
    }
    new FileCache(folder).write('key', Uint8Array.of(1));
    const kept = readdirSync(folder).filter((name) => entries.some((entry) => entry.name === name));
    // The longest run of the newest entries that is within the limit for the age of its last one.
    const fitting = entries.findLastIndex(({ age }, at) => {
      const total = entries.slice(0, at + 1).reduce((sum, { size }) => sum + size, 0);
      return total < (age < 1 ? 4_096 : 512);
    });
    const limited = entries.slice(0, fitting + 1);
    expect(kept.sort()).toEqual(limited.map(({ name }) => name).sort());
    expect(new FileCache(folder).read('key')).toEqual(Buffer.from([1]));
  },
);
