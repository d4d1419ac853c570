import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const docs = new URL('../../docs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8');

/** Code fences of a page, from the opening line to the closing one. */
const fence = /^(`{3,})[\w-]*\n[\s\S]*?\n\1$/gm;
const fencesOf = (page: string) => page.match(fence) ?? [];
const proseOf = (page: string) => page.replace(fence, '');
const headingsOf = (page: string) =>
  Array.from(proseOf(page).matchAll(/^(#+) (.+)$/gm), ([, level, title]) => ({ level: level!.length, title: title! }));
const rowsOf = (page: string) => proseOf(page).match(/^\|.*\|$/gm) ?? [];
const itemsOf = (page: string) => proseOf(page).match(/^- /gm) ?? [];
/** Between as many backticks before as behind. */
const codeSpan = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
const codeOf = (page: string) =>
  Array.from(proseOf(page).matchAll(codeSpan), ([, , code]) => code!.replace(/\s+/g, ' '));
const linksOf = (page: string) =>
  Array.from(
    proseOf(page)
      .replace(codeSpan, '')
      .matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g),
    ([, path, anchor]) => ({ path: path!, anchor }),
  );

/** The anchor that GitHub gives a heading. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

// The tutorial is run in both languages, each with files and words of its own (test/examples/tutorial.slow.test.ts).
const translated = readdirSync(docs).filter((name) => name.endsWith('.zh.md') && name !== 'tutorial.zh.md');

describe('the guides in Chinese', () => {
  it('exist for authors, operators and embedders', () => {
    expect(translated).toEqual(
      expect.arrayContaining([
        'authoring.zh.md',
        'ci.zh.md',
        'configuration.zh.md',
        'deploying.zh.md',
        'diagnosing.zh.md',
        'editors.zh.md',
        'embedding.zh.md',
        'errors.zh.md',
        'extending.zh.md',
        'gaps.zh.md',
        'safety.zh.md',
        'scaling.zh.md',
        'serving.zh.md',
        'steps.zh.md',
      ]),
    );
  });
});

describe.each(translated)('docs/%s', (name) => {
  const english = read(name.replace('.zh.md', '.md'));
  const chinese = read(name);

  it('and the English guide link to each other below their titles', () => {
    expect(english.split('\n')[2]).toBe(`[中文](${name})`);
    expect(chinese.split('\n')[2]).toBe(`[English](${name.replace('.zh.md', '.md')})`);
  });

  it('has the headings, rows of tables and list items of the English guide', () => {
    const levels = (page: string) => headingsOf(page).map(({ level }) => level);
    expect(levels(chinese)).toEqual(levels(english));
    expect(rowsOf(chinese)).toHaveLength(rowsOf(english).length);
    expect(itemsOf(chinese)).toHaveLength(itemsOf(english).length);
  });

  it('has the figures of the English guide in its tables', () => {
    const figures = (row: string) => (row.match(/\d+(?:[.,]\d+)*/g) ?? []).sort();
    const inMillions = rowsOf(chinese).map((row) => row.replace(/(\d+) 万/g, (_, number) => `${number / 100}`));
    expect(inMillions.map(figures)).toEqual(rowsOf(english).map(figures));
  });

  it('has the code blocks of the English guide', () => {
    expect(fencesOf(chinese)).toEqual(fencesOf(english));
  });

  it('names every option, file, key and value that the English guide names', () => {
    const named = new Set(codeOf(chinese));
    expect([...new Set(codeOf(english))].filter((code) => !named.has(code))).toEqual([]);
  });

  it('links to what the English guide links to, in Chinese where that exists', () => {
    const known = new Set(linksOf(chinese).map(({ path }) => path));
    const inChinese = (path: string) => {
      const twin = path.replace(/\.md$/, '.zh.md');
      return /^[\w-]+\.md$/.test(path) && existsSync(new URL(twin, docs)) ? twin : path;
    };
    const expected = linksOf(english).map(({ path }) => inChinese(path));
    expect(expected.filter((path) => path !== name && !known.has(path))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    for (const { path, anchor } of linksOf(chinese)) {
      expect(existsSync(new URL(path, docs)), path).toBe(true);
      if (anchor === undefined) continue;
      const anchors = headingsOf(path === '' ? chinese : read(path)).map(({ title }) => anchorOf(title));
      expect(anchors, `${path}#${anchor}`).toContain(decodeURIComponent(anchor));
    }
  });
});
