import { describe, expect, it } from 'vitest';
import { withShownPaths } from '../../src/adapters/cli/paths.js';

const shown = (path: string): string => `docs/${path}`;
const finding = (message: string, ...related: string[]) =>
  withShownPaths(
    [
      {
        ruleId: 'collection/near-duplicate',
        severity: 'warning',
        path: 'b.md',
        message,
        ...(related.length > 0 ? { related: related.map((path) => ({ path, message: 'says nearly the same' })) } : {}),
      },
    ],
    shown,
  )[0];

describe('a finding with displayed paths', () => {
  it('shows its own and a related file relative to the working folder', () => {
    expect(finding('Unexpected near-duplicate of a.md (80 % in common)', 'a.md')).toMatchObject({
      path: 'docs/b.md',
      message: 'Unexpected near-duplicate of docs/a.md (80 % in common)',
      related: [{ path: 'docs/a.md' }],
    });
  });

  it('shows two other files', () => {
    expect(finding('a.md and c d.md', 'a.md', 'c d.md')?.message).toBe('docs/a.md and docs/c d.md');
  });

  it('leaves a longer path unchanged that begins or ends with another', () => {
    expect(finding('x/a.md, aa.md, a.md-old and a.md.', 'a.md')?.message).toBe(
      'x/a.md, aa.md, a.md-old and docs/a.md.',
    );
  });

  it('is unchanged when it names no other file', () => {
    expect(finding('Unexpected link to a.md, expected an existing file')?.message).toBe(
      'Unexpected link to a.md, expected an existing file',
    );
  });
});
