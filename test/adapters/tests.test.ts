import { describe, expect, it } from 'vitest';
import type { TestReport } from '../../src/model/index.js';
import { diagnostic, range } from '../present/documents.js';
import { run } from './terminal.js';

const result = (diagnostics: TestReport['diagnostics']): TestReport['goldens'][number] => ({
  golden: { symptom: 'no ip', expect: 'a' },
  path: 'goldens/a.yaml',
  range: range(1),
  answer: { status: 'matched', first: 'a', start: null },
  diagnostics,
});

describe('test', () => {
  it.each([
    ['every golden passes', [result([])], [], 0],
    ['a golden fails', [result([]), result([diagnostic({ severity: 'error' })])], [], 1],
    ['a golden file cannot be read', [result([])], [diagnostic({ severity: 'error' })], 1],
    ['there is a warning only', [result([])], [diagnostic({})], 0],
  ])('exits with the right code when %s', async (_, goldens, diagnostics, code) => {
    const library = { testKnowledgeBase: async () => ({ goldens, diagnostics }) };
    expect((await run(['test'], { library })).code).toBe(code);
  });

  it('fails when a document does not find itself', async () => {
    const asked: unknown[] = [];
    const severity = 'error' as const;
    const audit = async (settings: unknown) => {
      asked.push(settings);
      return [diagnostic({ ruleId: 'retrieval/symptom-not-found', severity })];
    };
    const library = { testKnowledgeBase: async () => ({ goldens: [result([])], diagnostics: [] }) };
    const { code, out } = await run(['test'], { library, engine: { audit } });
    expect(asked).toMatchObject([{ demanded: true }]);
    expect(code).toBe(1);
    expect(out).toContain('1 of 1 golden passed, 1 other error.');
  });

  it('separates goldens from documents', async () => {
    const asked: unknown[] = [];
    const library = {
      testKnowledgeBase: async (_: unknown, paths: unknown) => {
        asked.push(paths);
        return { goldens: [], diagnostics: [] };
      },
    };
    const { calls, err } = await run(['test', 'docs', 'x/goldens', 'a.yaml', '--kb', 'more'], { library });
    expect(calls.opened).toEqual([['docs', 'more']]);
    expect(asked).toEqual([{ documents: ['docs', 'more'], goldens: ['/knowledge/x/goldens', '/knowledge/a.yaml'] }]);
    expect(err).toContain('no goldens found');
  });
});
