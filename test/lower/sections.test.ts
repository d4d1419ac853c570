import { describe, expect, it } from 'vitest';
import { buildSections } from '../../src/lower/sections.js';
import { lower, parse, texts } from './lowering.js';

const outline = (text: string) =>
  buildSections(parse(text)).map(
    ({ id, parent, kind, level, heading }) => `${id} < ${parent} ${kind} ${level} ${heading}`,
  );
const blocks = (text: string) => buildSections(parse(text)).flatMap((section) => section.blocks);

describe('sections', () => {
  it('include the text before the first heading as a preamble', () => {
    expect(outline('before\n\n# Title\n\n## Cause\n\n### Deep\n\n## Workaround\n')).toEqual([
      'section-1 < null preamble 0 ',
      'section-2 < null other 1 Title',
      'section-3 < section-2 cause 2 Cause',
      'section-4 < section-3 other 3 Deep',
      'section-5 < section-2 workaround 2 Workaround',
    ]);
  });

  it('begin at known headings in bold, which are siblings and contain the text that they introduce', () => {
    const text =
      '## 场景1\n\n**原因**：子网用尽\n\n**解决方案：**\n\n### 方案1\n\n扩容\n\n### 方案2\n\n清理\n\n## 场景2\n\n**重点**：不是标题\n';
    expect(outline(text)).toEqual([
      'section-1 < null other 2 场景1',
      'section-2 < section-1 cause 3 原因',
      'section-3 < section-1 resolution 3 解决方案',
      'section-4 < section-3 other 3 方案1',
      'section-5 < section-3 other 3 方案2',
      'section-6 < null other 2 场景2',
    ]);
    expect(blocks(text).map((block) => block.text)).toEqual(['子网用尽', '扩容', '清理', '重点：不是标题']);
  });

  it('end after a labelled list of symptoms inside another section', () => {
    const text =
      '### Scenario 1: the disk is full\n\n**Symptoms**:\n\n- writes fail\n\nDelete old logs.\n\n- if it fills again, add one\n';
    expect(outline(text)).toEqual([
      'section-1 < null other 3 Scenario 1: the disk is full',
      'section-2 < section-1 symptoms 4 Symptoms',
    ]);
    const [around, symptoms] = buildSections(parse(text)).map((section) => section.blocks.map((block) => block.text));
    expect(symptoms).toEqual(['writes fail']);
    expect(around).toEqual(['Delete old logs.', 'if it fills again, add one']);
  });

  it('contain all blocks between two headings, in any order', () => {
    const parts = ['- writes fail\n- reads hang', 'Delete old logs.', '> quoted', '1. look\n2. wait', '```sh\nls\n```'];
    const texts = ['writes fail', 'reads hang', 'Delete old logs.', 'quoted', 'look', 'wait', 'ls'];
    for (const heading of ['Symptoms', 'Cause', 'Diagnosis', 'Resolution', 'Anything else'])
      parts.forEach((_, at) => {
        const written = [...parts.slice(at), ...parts.slice(0, at)].join('\n\n');
        const [, own, next] = buildSections(parse(`# Disk\n\n## ${heading}\n\n${written}\n\n## Related\n\nMore.\n`));
        expect([heading, own!.blocks.map(({ text }) => text).sort()]).toEqual([heading, [...texts].sort()]);
        expect(next!.blocks.map(({ text }) => text)).toEqual(['More.']);
      });
  });

  it('give the symptoms listed in a step to the document, and leave them out of its instructions', () => {
    const text =
      '# Full disks\n\n## Diagnosis\n\n### Scenario 1: the disk is full\n\n**Symptoms**:\n\n- writes fail\n\nDelete old logs.\n';
    const { steps, symptoms } = lower(`---\nkind: workflow\n---\n\n${text}`).document;
    expect(steps.map((step) => step.text)).toEqual(['Delete old logs.']);
    expect(texts(symptoms)).toEqual(['writes fail']);
  });

  it('do not have the kind that a title names', () => {
    expect(outline('# Recovering a stuck subscription\n\n# Recovering it by hand\n')).toEqual([
      'section-1 < null other 1 Recovering a stuck subscription',
      'section-2 < null resolution 1 Recovering it by hand',
    ]);
  });

  it('have the kind of the longest suffix of their heading', () => {
    expect(
      outline('## 延迟高的表现及原因\n\n## 本手册不适用场景\n\n## Latency and its causes\n').map(
        (line) => line.split(' ')[3],
      ),
    ).toEqual(['known-causes', 'not-applicable', 'cause']);
  });

  it('are recognised in spite of numbers, emoji, brackets and lost characters', () => {
    const headings = [
      '一、根因分析',
      '🔧 3. Workarounds:',
      '[Related Information]',
      '第二步：排查网关',
      'Step 3 - Verify it',
      '已知根因与解\ufffd?',
      '不认识的',
    ];
    const kinds = headings.map((heading) => buildSections(parse(`## ${heading}\n`))[0]!.kind);
    expect(kinds).toEqual(['cause', 'workaround', 'related', 'diagnosis', 'verification', 'known-causes', 'other']);
  });
});

describe('blocks', () => {
  it('separate list items from nested content', () => {
    const text = '1. one\n\n   more\n   - sub `code`\n2. two\n   ```bash\n   ls -l\n   ```\n   after\n';
    expect(blocks(text).map(({ kind, text, depth, ordinal }) => [kind, text, depth, ordinal])).toEqual([
      ['list-item', 'one\nmore', 0, 1],
      ['list-item', 'sub code', 1, null],
      ['list-item', 'two', 0, 2],
      ['code', 'ls -l', 0, undefined],
      ['paragraph', 'after', 1, undefined],
    ]);
  });

  it('include cells of tables, quotes, definitions, images, comments and the text of HTML', () => {
    const text =
      '| a | b |\n|---|---|\n| 1<br/>2 | `x` |\n\n> quoted\n\n[here]: https://example.io "T"\n\n![pic](a.png)\n\n<!-- hidden -->\n\n<details>\n<summary>More</summary>\n\n</details>\n';
    expect(blocks(text).map(({ kind, text, cells, header }) => [kind, text, cells, header])).toEqual([
      ['table-row', 'a | b', ['a', 'b'], true],
      ['table-row', '1\n2 | x', ['1\n2', 'x'], false],
      ['quote', 'quoted', undefined, undefined],
      ['definition', '[here]: https://example.io "T"', undefined, undefined],
      ['image', 'pic', undefined, undefined],
      ['html', '<!-- hidden -->', undefined, undefined],
      ['html', 'More', undefined, undefined],
    ]);
  });

  it('keep placeholders in prose', () => {
    expect(blocks('Look at <subnet-name> and <pod>.\n')[0]?.text).toBe('Look at <subnet-name> and <pod>.');
  });

  it('have positions in the whole file, front matter included', () => {
    const [block] = buildSections(parse('---\nid: x\n---\n\n## Cause\n\ntext\n')).flatMap((section) => section.blocks);
    expect(block?.range.start).toMatchObject({ line: 7, column: 1 });
  });
});

describe('the title', () => {
  it.each([
    ['a bold line', '**Table of Contents**\n\n[[_TOC_]]\n\n#  Redis cache fails\n\n* [Overview](#a)\n'],
    ['a heading', '# Table of Contents\n\n- [Redis](#redis)\n\n# Redis cache fails\n\nText.\n'],
    ['a bold line in Chinese', '**目录**\n\n[TOC]\n\n# Redis cache fails\n\n文字。\n'],
  ])('is found below a table of contents under %s', (_name, text) => {
    expect(lower(text).document.title).toBe('Redis cache fails');
  });
});

describe('a record in one paragraph', () => {
  const read = (text: string) => {
    const { kind, symptoms, causes, resolutions } = lower(`# Image pull\n\n${text}\n`).document;
    return { kind, said: [symptoms, causes, resolutions].map((items) => items.map((item) => item.text)) };
  };

  it.each([
    '现象：报错 ErrImagePull 原因：证书过期 解决办法：更新证书',
    '现象：报错 ErrImagePull。原因：证书过期。解决办法：更新证书。',
    '现象：报错 `ErrImagePull`\n原因：证书过期\n解决办法：更新证书',
  ])('is read by its labels: %s', (text) => {
    const { kind, said } = read(text);
    expect(kind).toBe('case');
    expect(said.flat().map((each) => each.replace(/。$/, ''))).toEqual(['报错 ErrImagePull', '证书过期', '更新证书']);
  });

  it('may have labels of two words', () => {
    const { said } = read('Symptom: the pull fails. Root cause: the certificate has expired. Solution: renew it.');
    expect(said).toEqual([['the pull fails.'], ['the certificate has expired.'], ['renew it.']]);
  });

  it.each([
    'The symptom: it fails. The cause: unknown.',
    'Cause: the certificate. Cause: the clock.',
    '容器的原因：证书过期，解决办法：更新',
    'At 12:30 the cause: was found',
  ])('is not seen in other prose: %s', (text) => {
    const { sections } = lower(`# Image pull\n\n${text}\n`).document;
    expect(sections).toHaveLength(1);
  });
});
