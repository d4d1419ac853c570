import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import typescript from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { plainText } from '../../src/lower/inline.js';
import { type ParsedDocument, parseDocument, parseGuarded } from '../../src/parse/index.js';
import { assessRisk } from '../../src/parse/risk.js';
import { brokenPosition, outline, sourceOf } from './support.js';

/** Inputs on which the Markdown parser takes quadratic time or overflows its stack, at about 80,000 characters. */
const hostile: readonly (readonly [string, string])[] = [
  ['delimiters of emphasis', '*a_ '.repeat(20_000)],
  ['strikethrough', 'a~'.repeat(40_000)],
  ['open comments', 'a <!-- '.repeat(12_000)],
  ['open instructions', 'a <? '.repeat(16_000)],
  ['nested images', '!['.repeat(40_000)],
  ['closing brackets', ']'.repeat(80_000)],
  ['footnotes', '[^a]'.repeat(20_000)],
  ['escapes after a bracket', `[${'\\a'.repeat(40_000)}`],
  ['words after a bracket', `[${'word '.repeat(16_000)}`],
  ['underlined headings', 'a\n=\n'.repeat(20_000)],
  ['nested quotes', `${'> '.repeat(10_000)}x`],
  ['nested lists', `${'- '.repeat(10_000)}x`],
  ['lists that grow inwards', Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')],
  ['backticks of all lengths', Array.from({ length: 400 }, (_, i) => '`'.repeat(i + 1)).join(' ')],
  ['what only seems to be a fence', `<!--\n\`\`\`\n-->\n${'*a_ '.repeat(20_000)}`],
];

/** A definition leaves the document to the parser that defines the language. */
const definition = '[left]: /to/it\n\n';

describe('a document that the Markdown parser cannot bound', () => {
  it.each(hostile)('is settled quickly and keeps its text: %s', (_, text) => {
    const document = parseDocument(sourceOf(`# Title\n\n${definition}${text}\n`));
    expect(document.diagnostics).toMatchObject([{ ruleId: 'markdown/too-complex', severity: 'error' }]);
    expect(document.diagnostics[0]!.message).toMatch(/\((?:markdownSteps|markdownDepth)\)$/);
    expect(outline(document).slice(0, 2)).toEqual(['heading', 'text: Title']);
    expect(plainText([document.tree]).length).toBeGreaterThan(0);
    expect(brokenPosition(document)).toBeNull();
  });

  it.each(hostile)('is settled quickly too where the quick parser reads it: %s', (_, text) => {
    const document = parseDocument(sourceOf(`# Title\n\n${text}\n`));
    expect(outline(document).slice(0, 2)).toEqual(['heading', 'text: Title']);
  });

  it.each(['*a **b '.repeat(600), '[a '.repeat(500)])('whose emphasis is nested too deep has a flat tree', (text) => {
    const document = parseDocument(sourceOf(text));
    expect(() => JSON.stringify(document.tree)).not.toThrow();
  });

  it('costs what it costs in one pass', () => {
    // Time of the processor, the best of several, over sizes far apart: a square would give 256 times as much.
    const time = (size: number) => {
      const text = '*a_ [b](c) `d` <e>\n'.repeat(size / 20);
      let best = Number.POSITIVE_INFINITY;
      for (let run = 0; run < 5; run++) {
        const before = process.cpuUsage();
        assessRisk(text);
        best = Math.min(best, process.cpuUsage(before).user);
      }
      return Math.max(best, 1);
    };
    time(1 << 19);
    expect(time(1 << 21) / time(1 << 17)).toBeLessThan(100);
  });

  it.each([
    ['a table of many rows', `| a | b |\n|---|---|\n${'| `x` | *y* [z](w) |\n'.repeat(300)}`],
    ['a long log in a fence', `\`\`\`\n${'E1128 [pod] *failed* <a> ~b~ `c` __d__\n'.repeat(2_000)}\`\`\`\n`],
    ['many short sections', '## Step\n\nRun `kubectl get pods` and *look* at [it](x).\n\n'.repeat(500)],
  ])('is not %s', (_, text) => {
    expect(assessRisk(text)).toBeNull();
  });
});

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

  it('keeps what follows a fence that is not closed', () => {
    const document = parseDocument(sourceOf(`${'> '.repeat(200)}x\n\n\`\`\`bash\nkubectl get nodes\n`));
    expect(outline(document).at(-1)).toBe('code: kubectl get nodes');
  });
});

describe('the parser in a thread', () => {
  let folder: string;
  let guarded: (file: ReturnType<typeof sourceOf>) => Promise<ParsedDocument>;

  /**
   * The rooms that a thread loads, compiled as the package has them: a thread cannot load the sources. Their deadline is
   * one that a busy machine keeps.
   */
  beforeAll(async () => {
    expect(limits.parseDeadlineMs).toBe(1_500);
    folder = mkdtempSync(join(tmpdir(), 'triagraph-thread-'));
    const root = fileURLToPath(new URL('../..', import.meta.url));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    mkdirSync(join(folder, 'src'));
    for (const path of ['limits.ts', 'parse', 'generated']) compile(join(root, 'src', path), join(folder, 'src', path));
    guarded = (await import(pathToFileURL(join(folder, 'src/parse/index.js')).href)).parseGuarded;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function compile(from: string, to: string): void {
    if (statSync(from).isDirectory()) {
      mkdirSync(to, { recursive: true });
      for (const name of readdirSync(from)) compile(join(from, name), join(to, name));
      return;
    }
    const options = {
      module: typescript.ModuleKind.ESNext,
      target: typescript.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    };
    const { outputText } = typescript.transpileModule(readFileSync(from, 'utf8'), { compilerOptions: options });
    writeFileSync(to.replace(/\.ts$/, '.js'), outputText.replace('parseDeadlineMs: 1_500', 'parseDeadlineMs: 6_000'));
  }

  it('parses in full what is slow but within the deadline', async () => {
    const text = `# Title\n\n${definition}${'*a* [b](c) '.repeat(750)}\n`;
    expect(assessRisk(text)).not.toBeNull();
    const document = await guarded(sourceOf(text));
    expect(document.diagnostics).toEqual([]);
    expect(outline(document)).toContain('emphasis');
    expect(brokenPosition(document)).toBeNull();
  });

  it('gives up at the deadline, and parses the next text', async () => {
    // Without a deadline this takes minutes.
    const late = await guarded(sourceOf(definition + 'a\n=\n'.repeat(40_000)));
    expect(late.diagnostics[0]!.message).toContain('(parseDeadlineMs)');
    expect((await guarded(sourceOf(`${definition}${'*a* [b](c) '.repeat(750)}\n`))).diagnostics).toEqual([]);
  }, 60_000);

  it('falls back to the plain parser where no thread can be started', async () => {
    const document = await parseGuarded(sourceOf(`${definition}${'*a* [b](c) '.repeat(750)}\n`));
    expect(document.diagnostics).toMatchObject([{ ruleId: 'markdown/too-complex' }]);
  });

  it('is not used for what is safe', async () => {
    const file = sourceOf('# T\n\n- *a*\n');
    expect(await parseGuarded(file)).toEqual(parseDocument(file));
  });
});
