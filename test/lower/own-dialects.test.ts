import { describe, expect, it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import type { Dialect } from '../../src/lower/reading.js';
import { parseGuarded } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';

const text = `---
acme_incident: 7
workflow_hint: gateway
---
# Gateway down

## What we saw

Pods cannot reach the gateway.

## Cause

A full disk.
`;

async function lowered(...dialects: Dialect[]) {
  const parsed = await parseGuarded(decodeSource('notes/7.md', Buffer.from(text)));
  return lowerDocument(parsed, { dialects });
}

const dialect: Dialect = { name: 'x-acme', keys: ['acme_incident'] };

describe('a dialect of a plugin', () => {
  it('reads the documents that have one of its keys', async () => {
    expect((await lowered(dialect)).document.dialect).toBe('x-acme');
    expect((await lowered({ name: 'x-other', keys: ['other'] })).document.dialect).not.toBe('x-other');
  });

  it('provides symptoms and the workflow that a case follows', async () => {
    const { document } = await lowered({
      ...dialect,
      symptoms: ({ sections }) =>
        sections
          .filter(({ heading }) => heading === 'What we saw')
          .flatMap(({ blocks }) => blocks.map((block) => ({ text: block.text, range: block.range }))),
      workflow: ({ frontMatter }) => frontMatter.text('workflow_hint')?.text ?? null,
    });
    expect(document.symptoms.map((item) => item.text)).toEqual(['Pods cannot reach the gateway.']);
    expect(document.workflow).toBe('gateway');
  });

  it('is reported when it throws or returns something other than symptoms', async () => {
    const throwing = () => {
      throw new Error('out of luck');
    };
    const without = await lowered(dialect);
    const { document, diagnostics } = await lowered({ ...dialect, symptoms: throwing, workflow: throwing });
    expect(document).toEqual(without.document);
    expect(diagnostics.filter(({ ruleId }) => ruleId === 'internal/dialect').map(({ message }) => message)).toEqual([
      'Unexpected fault inside the dialect x-acme, expected it to end: out of luck',
      'Unexpected fault inside the dialect x-acme, expected it to end: out of luck',
    ]);
    const wrong = await lowered({ ...dialect, symptoms: () => ['a text'] as never });
    expect(wrong.diagnostics.map(({ ruleId }) => ruleId)).toContain('internal/dialect');
  });
});
