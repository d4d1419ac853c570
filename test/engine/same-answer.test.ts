import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine, writeSnapshot } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

const symptoms = [
  'Pod stuck in ContainerCreating: no available ip',
  '子网地址耗尽，Pod 起不来',
  'could not resolve host kubernetes.default',
  'CoreDNS logs Loop detected for zone',
  'good morning',
];

const answers = (engine: Engine): string => JSON.stringify(symptoms.map((symptom) => engine.query(symptom)));

async function answersOf(...kb: string[]): Promise<string> {
  return answers(await Engine.open({ kb, cache: false }));
}

describe('the same knowledge base gives the same answer', () => {
  it('as a folder, as a snapshot, and from the cache', async () => {
    process.env.TRIAGRAPH_CACHE = folderOf();
    const folder = folderOf(smallKnowledgeBase);
    const snapshot = join(folderOf(), 'kb.snapshot');
    const first = answers(await Engine.open({ kb: [folder] }));
    await writeSnapshot(snapshot, (await compileKnowledgeBase({ paths: [folder] })).bytes);
    expect(answers(await Engine.open({ kb: [snapshot] }))).toBe(first);
    expect(answers(await Engine.open({ kb: [folder] })), 'again').toBe(first);
    expect(await answersOf(folder), 'without a cache').toBe(first);
    expect(JSON.parse(first).map((each: { status: string }) => each.status)).toContain('matched');
  });

  it('for any order of files and roots', async () => {
    const entries = Object.entries(smallKnowledgeBase);
    const forwards = folderOf(Object.fromEntries(entries));
    const backwards = folderOf(Object.fromEntries(entries.reverse()));
    const bytes = async (...paths: string[]) => (await compileKnowledgeBase({ paths, cache: false })).bytes;
    const one = await bytes(forwards);
    expect(Buffer.compare(await bytes(backwards), one)).toBe(0);
    const [left, right] = [join(forwards, 'workflows'), join(forwards, 'cases')];
    expect(Buffer.compare(await bytes(left, right), await bytes(right, left))).toBe(0);
  });

  it('after a file was changed and changed back', async () => {
    process.env.TRIAGRAPH_CACHE = folderOf();
    const folder = folderOf(smallKnowledgeBase);
    const path = join(folder, 'workflows/en/dns.md');
    const compiled = async (cache: boolean) => (await compileKnowledgeBase({ paths: [folder], cache })).bytes;
    const before = await compiled(true);
    writeFileSync(path, `${smallKnowledgeBase['workflows/en/dns.md']}\nThe zebra word stands only here.\n`);
    const changed = await compiled(true);
    expect(Buffer.compare(changed, before)).not.toBe(0);
    expect(Buffer.compare(changed, await compiled(false)), 'as if there were no cache').toBe(0);
    writeFileSync(path, smallKnowledgeBase['workflows/en/dns.md']!);
    expect(Buffer.compare(await compiled(true), before), 'changed back').toBe(0);
  });

  it('for documents with lone surrogates, also from the cache', async () => {
    process.env.TRIAGRAPH_CACHE = folderOf();
    const note = (title: string, word: string) =>
      `---\ntitle: "${title}"\ntriggers: ["${word}"]\n---\n\n# Note\n\n${word} text\n`;
    const folder = folderOf({
      'a.md': note('ends with half \\ud83d', 'alpha\\udc00 \\ud840'),
      'b.md': note('\\ude00 begins with half', 'beta\\ud840 \\udc01'),
      'c.md': note('whole', 'gamma'),
    });
    const fresh = (await compileKnowledgeBase({ paths: [folder] })).bytes;
    writeFileSync(join(folder, 'd.md'), note('later', 'delta'));
    const added = (await compileKnowledgeBase({ paths: [folder] })).bytes;
    const whole = (await compileKnowledgeBase({ paths: [folder], cache: false })).bytes;
    expect(Buffer.compare(added, whole)).toBe(0);
    expect(Buffer.compare(fresh, added)).not.toBe(0);
    const engine = await Engine.open({ kb: [folder], cache: false });
    expect(engine.query('gamma').matches[0]?.path).toBe('c.md');
    expect(engine.show('c.md')?.title).toBe('whole');
  });
});
