import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Size of the bundle of a program that uses one function. */
async function lengthWith(name: string, entry: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-shaken-'));
  try {
    const program = join(folder, 'program.mjs');
    writeFileSync(program, `import { ${name} } from ${JSON.stringify(join(root, entry))};\nconsole.log(${name});\n`);
    const build = await rolldown({
      input: program,
      platform: 'node',
      external: (id) => /^[\w@]/.test(id) && !/^[A-Za-z]:[\\/]/.test(id),
      resolve: { extensionAlias: { '.js': ['.js', '.ts'] } },
    });
    const { output } = await build.generate({ format: 'esm', minify: true });
    await build.close();
    return output.reduce((sum, part) => sum + (part.type === 'chunk' ? part.code.length : 0), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a program that uses one small function', () => {
  it.each(['src/index.ts', 'src/browser.ts'])('bundles little else of %s', async (entry) => {
    expect(await lengthWith('sanitize', entry)).toBeLessThan(20_000);
  });

  it('bundles the engine when it uses it', async () => {
    expect(await lengthWith('openSnapshot', 'src/browser.ts')).toBeGreaterThan(100_000);
  });
});
