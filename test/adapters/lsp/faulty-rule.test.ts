import { expect, it, vi } from 'vitest';
import { connected } from './connected.js';
import { knowledgeBase, workflow } from './documents.js';

vi.mock('../../../src/validate/table.js', async (original) => {
  const table = await original<typeof import('../../../src/validate/table.js')>();
  const faulty = {
    id: 'planted/throws',
    description: 'Throws.',
    severity: 'warning',
    check(): never {
      throw new Error('planted');
    },
  };
  return { ...table, documentRules: [...table.documentRules, faulty] };
});

it('a rule that throws is reported at its document, beside the findings of other rules', async () => {
  const { editor } = connected(knowledgeBase);
  await editor.start();
  await editor.open('workflows/subnet.md', workflow.replace('node-lost.md', 'nirgends.md'));
  await editor.until(() => editor.rulesAt('workflows/subnet.md').includes('links/broken'));
  expect(editor.rulesAt('workflows/subnet.md')).toContain('internal/rule');
  const faults = editor.findings.get(editor.uri('workflows/subnet.md'))!.filter(({ code }) => code === 'internal/rule');
  expect(faults[0]!.message).toContain('planted/throws');
});
