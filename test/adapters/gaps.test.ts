import { describe, expect, it } from 'vitest';
import type { GapReport } from '../../src/model/index.js';
import { run } from './terminal.js';

const report: GapReport = {
  schema: 'triagraph/gaps/1',
  kb: { hash: 'sha256:0', documents: 1 },
  read: { lines: 1, unreadable: 0, unreadableAt: [], smallTalk: 0, distinct: 1, answered: 1 },
  goldens: 0,
  clusters: [],
  further: 0,
};

function library(seen: unknown[]) {
  return {
    findGaps: async (settings: unknown) => {
      seen.push(settings);
      return report;
    },
    writeGapDocuments: async (_: GapReport, folder: string) => {
      seen.push(folder);
      return ['cases/a.md'];
    },
  };
}

describe('gaps', () => {
  it('passes its arguments to the library, and writes only when requested', async () => {
    const seen: unknown[] = [];
    const argv = ['gaps', 'a.jsonl', 'b.jsonl', '--kb', 'runbooks', '--least', '3', '--json'];
    const answer = await run(argv, { library: library(seen) });
    expect(answer.code).toBe(0);
    expect(JSON.parse(answer.out)).toEqual(report);
    expect(seen).toEqual([
      { logs: ['/knowledge/a.jsonl', '/knowledge/b.jsonl'], kb: ['runbooks'], limit: 20, least: 3, cache: true },
    ]);
  });

  it('reports where it wrote', async () => {
    const seen: unknown[] = [];
    const answer = await run(['gaps', 'a.jsonl', '--write', 'drafts'], { library: library(seen) });
    expect(seen[1]).toBe('/knowledge/drafts');
    expect(answer.err).toContain('wrote 1 documents to drafts');
    expect(answer.out).toContain('0 gaps');
  });

  it.each([
    [['gaps'], 'missing LOG'],
    [['gaps', 'a', '--limit', '0'], 'whole number from 1'],
    [['gaps', 'a', '--format', 'xml'], 'text, json'],
  ])('rejects misuse: %j', async (argv, message) => {
    const answer = await run(argv, { library: library([]) });
    expect(answer.code).toBe(2);
    expect(answer.err).toContain(message);
  });
});
