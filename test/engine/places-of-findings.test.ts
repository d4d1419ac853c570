import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../../src/engine/file-cache.js';
import { compileKnowledgeBase, type Diagnostic, Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

describe('the position of a finding', () => {
  it('is in its own document, even after reading from a snapshot', async () => {
    const planted = (before: number): string =>
      `${'前面的文字。\n\n'.repeat(before)}# 子网 [x](fehlt.md)\n\n- [y](weg.md)\n`;
    const documents = Object.fromEntries(
      [0, 3, 1, 9, 4].map((before, index) => [`d${index}.md`, planted(before)] as const),
    );
    const config = '{\n  "rules": {\n    "links/brokn": "off"\n  }\n}\n';
    const folder = folderOf({ ...documents, 'triagraph.config.json': config });
    const { diagnostics, bytes } = await compileKnowledgeBase({ paths: [folder], project: folder, cache: false });
    const engine = await Engine.open({ snapshot: bytes });
    expect(engine.lint()).toEqual(diagnostics);
    const found = engine.lint().filter(({ ruleId }) => ruleId === 'links/broken');
    expect(found).toHaveLength(10);
    for (const { path, range } of found) {
      const { line, column, offset } = range!.start;
      const text = documents[path]!;
      expect(text.split('\n')[line - 1]!.slice(column - 1)).toBe(text.slice(offset).split('\n', 1)[0]);
      expect(text.slice(offset)).toMatch(/^\[[xy]\]/);
    }
    const [wrong] = engine.lint().filter(({ path }) => path === 'triagraph.config.json');
    expect([wrong!.range!.start.line, wrong!.range!.start.column]).toEqual([3, 5]);
  });

  it('is the same with a full, partial or empty cache', async () => {
    const line = (words: string): string => `${words}\n\n`;
    const planted = (before: number): string =>
      `${line('前面的文字。').repeat(before)}# 标题 ${before}\n\n重启之前 [坏链](#nowhere)。\n\n\`\`\`\nkubectl get\u200b pod\n\`\`\`\n\n重启。\n`;
    const names = [0, 7, 2, 31, 1];
    const folder = folderOf(Object.fromEntries(names.map((before) => [`d${before}.md`, planted(before)])));
    const shown = (found: readonly Diagnostic[]): unknown[] =>
      found.map(({ ruleId, message, range }) => ({ ruleId, message, range }));
    const alone = async (name: string): Promise<unknown[]> => {
      const { diagnostics } = await compileKnowledgeBase({
        paths: [join(folder, name)],
        project: folder,
        cache: false,
      });
      return shown(diagnostics);
    };
    const cache = memoryCache(false);
    for (const round of [0, 1, 2]) {
      // The last round changes one document and takes the others from the cache.
      if (round === 2) writeFileSync(join(folder, 'd7.md'), planted(40));
      const { bytes } = await compileKnowledgeBase({ paths: [folder], project: folder, cache });
      const found = (await Engine.open({ snapshot: bytes })).lint();
      for (const before of names) {
        const name = `d${before}.md`;
        const own = shown(found.filter(({ path, ruleId }) => path === name && !ruleId.startsWith('collection/')));
        expect(own).toEqual(await alone(name));
        expect(own.length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('findings in a file that lost its line breaks', () => {
  it('are at the position of their text in the file, and never after its end', async () => {
    const text = `${'# Disk full ## Symptoms - see [x](nowhere.md) and writes fail ## Cause - logs ## Resolution '.repeat(3)}\n`;
    const folder = folderOf({ 'cases/disk.md': text, 'cases/empty.md': `${'# '.repeat(200)}\n` });
    const { diagnostics } = await compileKnowledgeBase({ paths: [folder], cache: false });
    const broken = diagnostics.filter(({ ruleId }) => ruleId === 'links/broken');
    expect(broken).toHaveLength(3);
    for (const { range } of broken) {
      expect(text.slice(range!.start.offset, range!.end.offset)).toBe('[x](nowhere.md)');
      expect(range!.start).toMatchObject({ line: 1, column: range!.start.offset + 1 });
    }
    for (const { path, range } of diagnostics) {
      expect(range?.end.line ?? 1, path).toBeLessThanOrEqual(2);
      expect(range?.end.offset ?? 0).toBeLessThanOrEqual(path.endsWith('empty.md') ? 401 : text.length);
    }
  });
});
