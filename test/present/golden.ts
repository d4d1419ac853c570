import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Compares a text with test/fixtures/present/<name>. UPDATE_GOLDEN=1 rewrites it. */
export function expectGolden(name: string, text: string): void {
  const file = new URL(`../fixtures/present/${name}`, import.meta.url);
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
