import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const declaration = /export type TriagraphErrorCode =([^;]*);/.exec(read('src/errors.ts'))![1]!;
const declared = Array.from(declaration.matchAll(/'([^']+)'/g), ([, code]) => code!);
const documented = Array.from(read('docs/errors.md').matchAll(/^\| `([^`]+)` \|/gm), ([, code]) => code!);

/** The page, and what HTTP calls its own problems, throw no such errors. */
const otherCodes = ['src/errors.ts', 'src/adapters/http/problem.ts', 'src/adapters/web/'];
const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !otherCodes.some((other) => path.startsWith(other)))
  .map(read);

describe('the codes of errors', () => {
  it('are all explained in docs/errors.md, each once', () => {
    expect([...documented].sort()).toEqual([...declared].sort());
    expect(new Set(documented).size).toBe(documented.length);
  });

  // The compiler holds the other direction: an error takes no code that is not declared.
  it.each(declared)('are each given to an error by the sources: %s', (code) => {
    const given = new RegExp(
      String.raw`(?:Error|misuse|checkText|#wrong|listenError|readSecrets)\(\s*'${code}'|\(\w+, '${code}'\)|(?:code = |\? error\.code : |error\.code \?\? |\()'${code}'`,
    );
    expect(sources.some((source) => given.test(source))).toBe(true);
  });
});
