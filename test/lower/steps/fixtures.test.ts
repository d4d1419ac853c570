import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline, read } from './support.js';

const root = new URL('../../fixtures/steps/', import.meta.url);
const names = readdirSync(root).sort();

function kindOf(name: string): 'workflow' | 'case' {
  return name.includes('case') ? 'case' : 'workflow';
}

describe('steps of documents', () => {
  test('have fixtures of many dialects', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
  });

  test.each(names)('are read with their commands, expectations and branches: %s', (name) => {
    const { steps, diagnostics } = read(readFileSync(new URL(`${name}/source.md`, root), 'utf8'), kindOf(name));
    const expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, root), 'utf8'));
    const found = diagnostics.map(({ ruleId, range }) => `${ruleId} at line ${range?.start.line}`);
    expect({ steps: outline(steps), ...(found.length > 0 ? { diagnostics: found } : {}) }).toEqual(expected);
  });
});
