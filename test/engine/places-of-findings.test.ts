import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

describe('the place of a finding', () => {
  it('is that of its own document, also when it comes out of a snapshot of many', async () => {
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
});
