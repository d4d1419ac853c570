import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

interface Formatter {
  readonly formattedFiles: readonly string[];
  formatData(value: unknown): string;
}

describe('the large tables of data/', async () => {
  const { formattedFiles, formatData } = (await import(new URL('scripts/format-data.mjs', root).href)) as Formatter;

  it.each(formattedFiles)('are formatted as `npm run format:data` writes them: %s', (name) => {
    const text = readFileSync(new URL(name, root), 'utf8');
    expect(text === formatData(JSON.parse(text)), 'run npm run format:data').toBe(true);
  });
});
