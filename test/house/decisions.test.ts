import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const names = readdirSync(folder).sort();

it('decisions are numbered without gaps', () => {
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
});

describe.each(names)('the decision %s', (name) => {
  const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');

  it('begins with its number and its status', () => {
    expect(lines[0]).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`));
    expect(lines[2]).toMatch(/^Status: (?:accepted|superseded|replaced)/);
  });

  it('gives the context before the decision', () => {
    const headings = lines.filter((line) => line.startsWith('## '));
    expect(headings[0]).toBe('## Context');
    expect(headings).toContain('## Decision');
  });
});
