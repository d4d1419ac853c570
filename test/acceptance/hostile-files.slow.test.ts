import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { sampled } from '../support/soak.js';
import { bin, notBuilt } from './command-line.js';

const library = join(dirname(bin), 'index.js');
const linting = fileURLToPath(new URL('./lint-one.mjs', import.meta.url));

/** What a file is made of, repeated until it has so many characters. */
const sizes = [1_000, 20_000, 100_000, 400_000, 1_000_000];

const repeated: Readonly<Record<string, string>> = {
  'emphasis that is never closed': '*a_ ',
  'brackets that are never closed': '![',
  'closing brackets': ']',
  'links to links': '[a][b] ',
  'definitions of one link': '[a]: https://a.example\n',
  footnotes: '[^a] ',
  'nested quotes': '> ',
  'nested lists': '- ',
  'lists in a list': '- a\n  - b\n',
  backticks: '`a``b```',
  'open fences': '```bash\nkubectl get pods\n\n',
  'open comments': 'a <!-- ',
  'open elements': '<div><details>',
  'entities and escapes': '&amp;&#0;\\a',
  'underlined headings': 'a\n=\n',
  'steps with steps': '1. Step 1: go to step 2\n   1. If yes, go to step 1\n',
  'rows of a table': '| a | b |\n|---|---|\n',
  'one long row': '| a ',
  'one long word': 'a',
  'one long Chinese sentence': '子网没有可用地址',
  'combining marks': 'é́',
  'control characters': '\u0000\u0007\u202e\u200b',
  'conditions in a row': 'if a > 1 and b < 2 or not c then ',
  'commands in a pipe': '\n```bash\nkubectl get pods | grep a | awk "{print $1}"\n```\n',
  'nested substitutions': '\n    echo $(echo $(',
  'placeholders in placeholders': '<a-<b-<c>-d>-e> ',
};

const frontMatter: Readonly<Record<string, (size: number) => string>> = {
  'aliases of aliases': (size) =>
    `---\na0: &a0 [x, x]\n${lines(size, (line) => `a${line + 1}: &a${line + 1} [*a${line}, *a${line}]`)}\n---\n# A\n`,
  'thousands of keys': (size) => `---\n${lines(size, (line) => `key${line}: value`)}\n---\n# A\n`,
  'lists in lists': (size) => `---\ntriggers: ${'['.repeat(size / 2)}${']'.repeat(size / 2)}\n---\n# A\n`,
  'patterns that backtrack': (size) => `---\ntriggers:\n${lines(size, () => "  - regex: '(a+)+(b|b)*$'")}\n---\n# A\n`,
};

const lines = (size: number, lineAt: (line: number) => string): string =>
  Array.from({ length: Math.ceil(size / 20) }, (_, line) => lineAt(line)).join('\n');

const files = sizes.flatMap((size) => [
  ...Object.entries(repeated).map(([name, piece]) => ({
    name: `${size} characters of ${name}`,
    text: `# Title\n\n## Step 1: Look\n\n${piece.repeat(Math.ceil(size / piece.length))}\n`,
  })),
  ...Object.entries(frontMatter).map(([name, textOf]) => ({
    name: `front matter of ${size} characters with ${name}`,
    text: textOf(size),
  })),
]);

describe.skipIf(notBuilt !== null)('a hostile file', () => {
  it.each(sampled(files, 31))('is read in six seconds and 1.25 GB: $name', ({ text }) => {
    const folder = folderOf({ 'hostile.md': text });
    const printed = execFileSync(process.execPath, [linting, library, join(folder, 'hostile.md')], {
      encoding: 'utf8',
    });
    const { seconds, megabytes } = JSON.parse(printed) as { seconds: number; megabytes: number };
    expect(seconds).toBeLessThan(6);
    expect(megabytes).toBeLessThan(1_280);
  });
});
