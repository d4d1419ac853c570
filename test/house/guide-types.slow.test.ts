import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs', 'embedding.md'), 'utf8');
const scripts = Array.from(guide.matchAll(/^```js\n([\s\S]*?)^```$/gm), ([, text]) => text!);
const isForPages = (text: string) => text.includes("'triagraph/browser'");
const programs = new Map([
  [
    join(root, 'of-node.mts'),
    `declare const payload: object;\n${scripts.filter((text) => !isForPages(text)).join('')}`,
  ],
  [join(root, 'of-pages.mts'), scripts.filter(isForPages).join('')],
]);

describe.skipIf(!existsSync(join(root, 'dist', 'types')))('the programs of the guide to embedding', () => {
  it('are strict TypeScript by the published types, without types of Node and with libraries checked', () => {
    const options = { noEmit: true, strict: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022 };
    const readFile = (path: string) => programs.get(path) ?? ts.sys.readFile(path);
    const program = ts.createProgram([...programs.keys()], options, {
      ...ts.createCompilerHost(options),
      readFile,
      fileExists: (path) => programs.has(path) || ts.sys.fileExists(path),
      getSourceFile: (path, language) => {
        const text = readFile(path);
        return text === undefined ? undefined : ts.createSourceFile(path, text, language);
      },
    });
    const messages = ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
    expect(messages).toEqual([]);
  });
});
