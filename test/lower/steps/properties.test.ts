import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitFence } from '../../../src/lower/commands/split/fence.js';
import { extractSteps } from '../../../src/lower/steps/index.js';
import type { Block, DocumentKind, Section, SectionKind, Step } from '../../../src/model/index.js';
import { processorTime } from '../../support/processor-time.js';
import { sampled, soak } from '../../support/soak.js';
import { read } from './support.js';

const kinds: readonly SectionKind[] = [
  'preamble',
  'overview',
  'symptoms',
  'cause',
  'diagnosis',
  'resolution',
  'workaround',
  'verification',
  'branches',
  'decision-tree',
  'known-causes',
  'faq',
  'reference',
  'monitoring',
  'other',
];
const texts = [
  '第一步：检查',
  '步骤2：清理',
  '场景1：余量为0',
  '原因',
  '预期结果',
  '✅ 正常：x > 1',
  '如果甲，则进入 **步骤2：清理**。',
  '参考"场景9：没有"',
  '是 → 扩容',
  'Step 1: look',
  'If it fails, go to step 1.',
  'should be Running',
  'Notes:',
  '1 < x < 0',
  '[[note]]',
  '**x**',
  '',
  'TODO',
  '├─ 一？\n│ └─ 是 → 二',
  'kubectl get pods',
];

const blockArbitrary = fc.record({
  kind: fc.constantFrom<Block['kind']>('paragraph', 'list-item', 'code', 'table-row', 'quote', 'html'),
  text: fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 60 })),
  depth: fc.nat({ max: 4 }),
  ordinal: fc.option(fc.nat({ max: 9 })),
  language: fc.constantFrom('', 'bash', 'yaml', 'text'),
  column: fc.integer({ min: 1, max: 9 }),
});

const sectionArbitrary = fc.record({
  kind: fc.constantFrom(...kinds),
  heading: fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 30 })),
  level: fc.integer({ min: 0, max: 6 }),
  parent: fc.nat(),
  blocks: fc.array(blockArbitrary, { maxLength: 8 }),
});

type SectionSeed = typeof sectionArbitrary extends fc.Arbitrary<infer Seed> ? Seed : never;

/** Sections whose ranges point into one source, in document order; parents are any earlier section, or none. */
function build(seeds: readonly SectionSeed[]): { sections: Section[]; source: string } {
  let source = '';
  let line = 1;
  const place = (text: string, column: number) => {
    const start = { line, column, offset: source.length };
    source += `${text}\n`;
    line += text.split('\n').length;
    return { start, end: { line, column: 1, offset: source.length - 1 } };
  };
  const sections = seeds.map((seed, index): Section => {
    const range = place(seed.heading, 1);
    const blocks = seed.blocks.map(({ column, language, ordinal, ...block }): Block => {
      const common = { ...block, range: place(block.text, column) };
      if (block.kind === 'code') return { ...common, language };
      if (block.kind === 'list-item') return { ...common, ordinal };
      return block.kind === 'table-row'
        ? { ...common, cells: block.text.split('|'), header: seed.level === 2 }
        : common;
    });
    const parent = index === 0 || seed.parent % 3 === 0 ? null : `section-${(seed.parent % index) + 1}`;
    return {
      id: `section-${index + 1}`,
      parent,
      kind: seed.kind,
      heading: seed.heading,
      level: seed.level,
      blocks,
      range,
    };
  });
  return { sections, source };
}

function expectSound(steps: readonly Step[]): void {
  const seen = new Set<string>();
  const children = new Map<string | null, number>();
  for (const step of steps) {
    expect(seen.has(step.id)).toBe(false);
    if (step.parent !== null) expect(seen.has(step.parent)).toBe(true);
    seen.add(step.id);
    const number = (children.get(step.parent) ?? 0) + 1;
    children.set(step.parent, number);
    expect(step.number).toBe(number);
    expect(step.id).toBe(step.parent === null ? `step-${number}` : `${step.parent}.${number}`);
    expect(step.commands.map((command) => command.id)).toEqual(
      step.commands.map((_, place) => `${step.id}/${place + 1}`),
    );
  }
  for (const { to, toKind } of steps.flatMap((step) => step.branches))
    if (toKind === 'step') expect(seen.has(to)).toBe(true);
}

function commandsIn(steps: readonly Step[]): Set<string> {
  return new Set(steps.flatMap((step) => step.commands.map(({ text, range }) => `${range.start.offset} ${text}`)));
}

function expectAllCommands(sections: readonly Section[], source: string, steps: readonly Step[]): void {
  const found = commandsIn(steps);
  for (const block of sections.flatMap((section) => section.blocks)) {
    if (block.kind !== 'code') continue;
    for (const part of splitFence({ text: block.text, language: block.language ?? '', range: block.range, source })) {
      if (part.kind === 'command') expect(found).toContain(`${part.command.range.start.offset} ${part.command.text}`);
    }
  }
}

describe('steps of any document', () => {
  test('have unique ids, parents before their children, and every command', () => {
    fc.assert(
      fc.property(
        fc.array(sectionArbitrary, { maxLength: 12 }),
        fc.constantFrom<DocumentKind>('workflow', 'case', 'article'),
        (seeds, kind) => {
          const { sections, source } = build(seeds);
          const { steps } = extractSteps(sections, { path: 'a.md', text: source, kind });
          expectSound(steps);
          expectAllCommands(sections, source, steps);
        },
      ),
      { numRuns: soak(300, 60) },
    );
  });

  test('are the same for the same document', () => {
    fc.assert(
      fc.property(fc.array(sectionArbitrary, { maxLength: 6 }), (seeds) => {
        const { sections, source } = build(seeds);
        const context = { path: 'a.md', text: source, kind: 'workflow' } as const;
        expect(extractSteps(sections, context)).toEqual(extractSteps(sections, context));
      }),
      { numRuns: soak(50, 20) },
    );
  });

  test('are read in time when thousands of them refer to each other in a circle', () => {
    const count = soak(10_000, 1_500);
    const lines = Array.from(
      { length: count },
      (_, at) =>
        `### 步骤${at + 1}：看${at}\n\n如果正常了，进入 **步骤${((at + 1) % count) + 1}：看${(at + 1) % count}**。\n`,
    );
    const { steps, diagnostics } = read(`# 长\n\n## 诊断步骤\n\n${lines.join('\n')}`);
    expect(steps).toHaveLength(count);
    expect(steps.at(-1)?.branches[0]).toMatchObject({ to: 'step-1', toKind: 'step' });
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['<', 50_000],
    ['如果', 25_000],
    ['if ', 20_000],
    ['**a**：', 10_000],
    ['├─', 20_000],
    ['1-', 20_000],
    ['请', 50_000],
    ['first ', 10_000],
  ])('are read in time from many repetitions of %j', (part, count) => {
    const text = part.repeat(count);
    const spent = processorTime();
    const range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: text.length } };
    const section = { id: 'section-1', parent: null, kind: 'diagnosis', heading: text, level: 2, range } as const;
    const blocks: Block[] = [
      { kind: 'paragraph', text, depth: 0, range },
      { kind: 'list-item', text, depth: 0, ordinal: 1, range },
      { kind: 'code', text, depth: 0, language: 'text', range },
      { kind: 'table-row', text, cells: [text, text], header: false, depth: 0, range },
    ];
    extractSteps([{ ...section, blocks }], { path: 'a.md', text, kind: 'workflow' });
    expect(spent()).toBeLessThan(10_000);
  });
});

const shared = new URL('../../../../shared/', import.meta.url);

describe.skipIf(!existsSync(shared))('steps of the corpus', () => {
  const corpus = new URL('corpus/', shared);
  const paths = existsSync(corpus)
    ? (readdirSync(corpus, { recursive: true }) as string[]).filter((path) => /\.mdx?$/.test(path)).sort()
    : [];

  test('contain every command of a document', () => {
    for (const path of sampled(paths, 60)) {
      const source = readFileSync(new URL(encodeURI(path), corpus), 'utf8');
      const { sections, steps } = read(source, 'workflow');
      expectSound(steps);
      expectAllCommands(sections, source, steps);
    }
  });

  test('include the five steps of the seed workflow and its problems, in order', () => {
    const seeds = new URL('seeds/', shared);
    const name = readdirSync(seeds).find((file) => file.startsWith('003')) ?? '';
    const { steps, diagnostics } = read(readFileSync(new URL(name, seeds), 'utf8'));
    const titles = steps.map((step) => step.title);
    const numbered = titles.filter((title) => /^(?:第.步|问题\d)：/.test(title)).map((title) => title.slice(0, 3));
    expect(numbered).toEqual(['第一步', '第二步', '第三步', '第四步', '第五步', '问题1', '问题2', '问题3']);
    expect(titles).toEqual(
      expect.arrayContaining(['监控和告警', '方案2：清理僵尸IP', '事件3：IP already allocated', '检查IP分配延迟']),
    );
    const [first] = steps.flatMap((step) => step.commands);
    expect(first).toMatchObject({ text: 'kubectl get subnet -A', description: '列出所有子网' });
    const [incoherent] = diagnostics.filter(({ ruleId }) => ruleId === 'expectation/incoherent-thresholds');
    for (const bound of ['< 5', '< 10', '< 20', '<= 5']) expect(incoherent?.message).toContain(`"${bound}"`);
  });
});
