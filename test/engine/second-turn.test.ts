import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CacheStore } from '../../src/engine/file-cache.js';
import { memoryCache } from '../../src/engine/file-cache.js';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase as whole } from '../support/knowledge.js';
import { random } from '../support/random.js';
import { sampled } from '../support/soak.js';

const smallKnowledgeBase = Object.fromEntries(
  Object.entries(whole).filter(([path]) => /dns|resolver-loop|how-addresses/.test(path)),
);

/** A cache that keeps everything, so that nothing stale goes unnoticed. */
function everlasting(): CacheStore {
  const entries = new Map<string, Uint8Array>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, bytes) => void entries.set(key, Uint8Array.from(bytes)),
  };
}

const symptoms = ['SERVFAIL', 'Loop detected for zone', 'the flux gauge fell'];

/** Everything that a knowledge base says. */
function everything(engine: Engine): unknown {
  return {
    info: engine.info(),
    findings: engine.lint(),
    documents: engine.documents().map(({ path }) => engine.show(path)),
    answers: symptoms.map((symptom) => engine.query(symptom)),
  };
}

/** Changes of a project: of documents, of files beside them, of what its configuration says. */
const changes: Readonly<Record<string, (project: string) => void>> = {
  'a document': (project) =>
    write(project, 'kb/workflows/en/dns.md', `${smallKnowledgeBase['workflows/en/dns.md']}\nMore.\n`),
  'a title': (project) =>
    write(project, 'kb/articles/new.md', '# The flux gauge fell\n\nSee [dns](../workflows/en/dns.md).\n'),
  'a document that is gone': (project) => rmSync(join(project, 'kb/cases/resolver-loop.md'), { force: true }),
  'a document with another name': (project) => {
    rmSync(join(project, 'kb/articles/new.md'), { force: true });
    write(project, 'kb/articles/newer.md', '# The flux gauge fell\n\nSee [dns](../workflows/en/dns.md).\n');
  },
  'a link to a file that is not there': (project) =>
    write(project, 'kb/articles/linking.md', '# Links\n\nSee [it](scripts/it.yaml).\n'),
  'the file that is linked to': (project) => write(project, 'kb/articles/scripts/it.yaml', 'a: 1\n'),
  'the severity of a rule': (project) =>
    configure(project, { rules: { 'fence/no-language': 'off', 'link/broken': 'error' } }),
  'the files that are left out': (project) => configure(project, { ignore: ['kb/cases/**'] }),
  'the words of headings': (project) => configure(project, { headings: [{ kind: 'cause', headings: ['Step 2'] }] }),
  'no configuration': (project) => rmSync(join(project, 'triagraph.config.json'), { force: true }),
  'the files that a folder leaves out': (project) => write(project, 'kb/.triagraphignore', 'articles/\n'),
  'a damaged document': (project) => write(project, 'kb/articles/damaged.md', Buffer.from([0x23, 0x20, 0xff, 0x0a])),
};

function write(project: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
}

const configure = (project: string, config: object): void =>
  write(project, 'triagraph.config.json', JSON.stringify(config));

const projectOf = (): string =>
  folderOf(Object.fromEntries(Object.entries(smallKnowledgeBase).map(([path, text]) => [`kb/${path}`, text])));

describe('a knowledge base that is opened again after a change', () => {
  it.each(sampled([1, 2], 2))('says what it says without a cache (order of changes %i)', async (seed) => {
    const next = random(seed);
    const project = projectOf();
    const cache = everlasting();
    const order = Object.entries(changes)
      .map(([name, change]) => ({ name, change, at: next(1_000) }))
      .sort((left, right) => left.at - right.at);
    const opened = (store: CacheStore | false) => Engine.open({ kb: [join(project, 'kb')], project, cache: store });
    await opened(cache);
    for (const { name, change } of order) {
      change(project);
      expect(everything(await opened(cache)), name).toEqual(everything(await opened(false)));
    }
  });

  it('from other roots with the same documents says what is found there', async () => {
    const text = '# Links\n\nSee [it](it.yaml).\n';
    const [without, beside] = [folderOf({ 'a.md': text }), folderOf({ 'a.md': text, 'it.yaml': 'a: 1\n' })];
    const cache = everlasting();
    const findingsIn = async (folder: string, store: CacheStore | false) =>
      (await Engine.open({ kb: [folder], project: folder, cache: store })).lint();
    for (const folder of [without, beside, without])
      expect(await findingsIn(folder, cache)).toEqual(await findingsIn(folder, false));
  });

  it('with another embedding model, or none, has the vectors of that one, even where both have read the same texts', async () => {
    const project = projectOf();
    const cache = everlasting();
    const snapshotWith = async (store: CacheStore | false, model?: string) => {
      const embedding = {
        model: model ?? '',
        embed: async (texts: readonly string[]) => texts.map(({ length }) => [length, model === 'one' ? 1 : -1]),
      };
      const settings = { kb: [join(project, 'kb')], project, cache: store, ...(model && { embedding }) };
      return Buffer.from((await Engine.open(settings)).snapshot()).toString('base64');
    };
    const models = ['one', 'two', undefined, 'one', 'two'];
    for (const model of models) expect(await snapshotWith(cache, model)).toBe(await snapshotWith(false, model));
  });

  it('is the same whether its caches remember all that was written or the last of each kind', async () => {
    const project = projectOf();
    const last = memoryCache(false);
    const settings = { kb: [join(project, 'kb')], project };
    for (const change of Object.values(changes)) {
      change(project);
      expect(everything(await Engine.open({ ...settings, cache: last }))).toEqual(
        everything(await Engine.open({ ...settings, cache: false })),
      );
    }
  });
});
