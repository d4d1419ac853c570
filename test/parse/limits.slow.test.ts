import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { plainText } from '../../src/lower/inline.js';
import { TooComplex } from '../../src/parse/complexity.js';
import { type ParsedDocument, parseDocument, parseGuarded } from '../../src/parse/index.js';
import { parseMarkdown } from '../../src/parse/markdown.js';
import { brokenPosition, outline, sourceOf } from './support.js';

/** Texts on which the Markdown parser takes quadratic time or overflows its stack. */
const hostile: readonly (readonly [string, string])[] = [
  ['delimiters of emphasis', '*a_ '.repeat(20_000)],
  ['nested emphasis', `${'*a '.repeat(20_000)}${'a* '.repeat(20_000)}`],
  ['strikethrough', 'a~'.repeat(40_000)],
  ['open comments', 'a <!-- '.repeat(12_000)],
  ['open instructions', 'a <? '.repeat(16_000)],
  ['nested images', `${'!['.repeat(16_000)}${']()'.repeat(16_000)}`],
  ['closing brackets', ']'.repeat(80_000)],
  ['footnotes', '[^a]'.repeat(100_000)],
  ['escapes after a bracket', `[${'\\a'.repeat(40_000)}`],
  ['words after a bracket', `[${'word '.repeat(16_000)}`],
  ['underlined headings', 'a\n=\n'.repeat(20_000)],
  ['lists in a list', '- a\n  - b\n'.repeat(8_000)],
  ['quotes', '> a\n\nb\n\n'.repeat(8_000)],
  ['very many lines', 'a\n\n'.repeat(60_000)],
  ['nested quotes', `${'> '.repeat(10_000)}x`],
  ['nested lists', `${'- '.repeat(10_000)}x`],
  ['lists that grow inwards', Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')],
  ['backticks of all lengths', Array.from({ length: 800 }, (_, i) => '`'.repeat(i + 1)).join(' ')],
  ['lines that look like a fence', `<!--\n\`\`\`\n-->\n${'*a_ '.repeat(20_000)}`],
];

const shared = fileURLToPath(new URL('../../../shared/findings/safety-repro', import.meta.url));

describe('a document whose counted work exceeds a limit', () => {
  it.each(hostile)('is read line by line, with a diagnostic: %s', (_, text) => {
    const document = parseDocument(sourceOf(`# Title\n\n${text}\n`));
    expect(document.diagnostics).toMatchObject([{ ruleId: 'markdown/too-complex', severity: 'error' }]);
    expect(document.diagnostics[0]!.message).toMatch(/\((?:markdownSteps|markdownDepth)\)$/);
    expect(outline(document).slice(0, 2)).toEqual(['heading', 'text: Title']);
    expect(plainText([document.tree]).length).toBeGreaterThan(0);
    expect(brokenPosition(document)).toBeNull();
    expect(document.reproducible).toBe(true);
  });

  it.each(['*a **b '.repeat(600), '[a '.repeat(500)])(
    'has a flat tree where its emphasis is nested too deep',
    (text) => {
      const document = parseDocument(sourceOf(text));
      expect(() => JSON.stringify(document.tree)).not.toThrow();
    },
  );

  it('is the same on every machine, because steps are counted, not timed', () => {
    const text = '*a_ '.repeat(200);
    const stepsOf = (low: number, high: number): number => {
      if (high - low <= 1) return high;
      const middle = (low + high) >> 1;
      return isWithin(text, middle) ? stepsOf(low, middle) : stepsOf(middle, high);
    };
    const steps = stepsOf(0, limits.markdownSteps);
    expect(isWithin(text, steps)).toBe(true);
    expect(isWithin(text, steps - 1)).toBe(false);
  });

  it.each([
    ['a table of many rows', `| a | b |\n|---|---|\n${'| `x` | *y* [z](w) < 3 |\n'.repeat(3_000)}`],
    ['a long log in a fence', `\`\`\`\n${'E1128 [pod] *failed* <a> ~b~ `c` __d__\n'.repeat(9_000)}\`\`\`\n`],
    ['a long log without a fence', 'E1128 [pod] *failed* <a> `c` snake_case a@b.c\n'.repeat(2_000)],
    ['many short sections', '## Step\n\nRun `kubectl get pods` and *look* at [it](x).\n\n'.repeat(500)],
    ['a long list with lists in it', '- a\n- b\n- c\n  - d\n  - e\n'.repeat(200)],
  ])('is not %s', (_, text) => {
    expect(isWithin(text, limits.markdownSteps)).toBe(true);
  });

  it.each(['slow-23k.md', 'deadline.md'])('is not %s, which once exceeded a deadline', (name) => {
    let text: string;
    try {
      text = readFileSync(join(shared, name), 'utf8');
    } catch {
      return; // only where the findings are present
    }
    expect(parseDocument(sourceOf(text)).diagnostics.map(({ ruleId }) => ruleId)).not.toContain('markdown/too-complex');
  });
});

function isWithin(text: string, maxSteps: number): boolean {
  try {
    parseMarkdown(text, maxSteps);
    return true;
  } catch (error) {
    if (error instanceof TooComplex) return false;
    throw error;
  }
}

describe('the plain parser', () => {
  const plain = (text: string) => parseDocument(sourceOf(`${text}\n\n${'> '.repeat(limits.markdownDepth + 1)}deep\n`));

  it('finds headings, fences, items and quotes', () => {
    const document = plain(
      '## Cause ##\n- one\n  more\n- two\n\n1. first\n\n```bash\nkubectl get pods\n```\nprose\nof two lines\n\n> quoted',
    );
    expect(outline(document)).toEqual([
      'heading',
      'text: Cause ##',
      'list',
      'listItem',
      'paragraph',
      'text: one\nmore',
      'listItem',
      'paragraph',
      'text: two',
      'list',
      'listItem',
      'paragraph',
      'text: first',
      'code: kubectl get pods',
      'paragraph',
      'text: prose\nof two lines',
      'blockquote',
      'paragraph',
      'text: quoted',
      'blockquote',
      'paragraph',
      'text: deep',
    ]);
    expect(brokenPosition(document)).toBeNull();
  });

  it('keeps the text after an unclosed fence', () => {
    const document = parseDocument(sourceOf(`${'> '.repeat(200)}x\n\n\`\`\`bash\nkubectl get nodes\n`));
    expect(outline(document).at(-1)).toBe('code: kubectl get nodes');
  });
});

describe('the parser in a thread', () => {
  /** More steps than are taken in the calling thread. */
  const heavy = `# Title\n\n${'*a* [b](c) '.repeat(4_000)}\n`;
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'triagraph-thread-'));
    const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
    symlinkSync(modules, join(folder, 'node_modules'), 'dir');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The parser as the package has it, with its thread and another deadline. */
  async function bundled(name: string, deadlineMs: number): Promise<typeof parseGuarded> {
    const src = fileURLToPath(new URL('../../src', import.meta.url));
    const build = await rolldown({
      platform: 'node',
      input: { index: join(src, 'parse/index.ts'), 'markdown-worker': join(src, 'parse/markdown-worker.ts') },
      external: (id) => /^[\w@]/.test(id),
      resolve: { extensionAlias: { '.js': ['.js', '.ts'] } },
      plugins: [
        {
          name: 'deadline',
          transform: (code, id) =>
            id.endsWith('limits.ts') ? code.replace(/parseDeadlineMs: [\d_]+/, `parseDeadlineMs: ${deadlineMs}`) : null,
        },
      ],
    });
    const dir = join(folder, name);
    await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
    await build.close();
    // The script is named as the package has it.
    symlinkSync(join(dir, 'markdown-worker.mjs'), join(dir, 'markdown-worker.js'));
    return (await import(pathToFileURL(join(dir, 'index.mjs')).href)).parseGuarded;
  }

  it('gives the same document as the parser in this thread', async () => {
    expect(isWithin(heavy, limits.markdownStepsHere)).toBe(false);
    const guarded = await bundled('patient', limits.parseDeadlineMs);
    expect(await guarded(sourceOf(heavy))).toEqual(parseDocument(sourceOf(heavy)));
    const tooMuch = sourceOf(`# Title\n\n${hostile[0]![1]}`);
    expect(await guarded(tooMuch)).toEqual(parseDocument(tooMuch));
  });

  it('reports a busy machine and a result that is not reproducible when its deadline passes', async () => {
    const guarded = await bundled('hasty', 1);
    const document: ParsedDocument = await guarded(sourceOf(heavy));
    expect(document.diagnostics).toMatchObject([{ ruleId: 'markdown/too-complex' }]);
    expect(document.diagnostics[0]!.message).toContain('the machine was busy (parseDeadlineMs)');
    expect(document.reproducible).toBe(false);
    expect((await guarded(sourceOf('# T\n'))).diagnostics).toEqual([]);
  });

  it('gives the same document when the thread cannot be started', async () => {
    expect(await parseGuarded(sourceOf(heavy))).toEqual(parseDocument(sourceOf(heavy)));
  });
});
