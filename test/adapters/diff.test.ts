import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VersionComparison } from '../../src/model/index.js';
import { folderOf } from '../support/folder.js';
import { run } from './terminal.js';

const answer = { status: 'matched', confidence: 'high', first: null, start: null, commands: [] } as const;
const comparison = (changes: number, queries = 1): VersionComparison => ({
  schema: 'triagraph/comparison/1',
  base: { name: 'old', hash: '', documents: 1 },
  head: { name: 'new', hash: '', documents: 1 },
  asked: { goldens: 0, queries, own: 0 },
  near: [],
  changes: Array.from({ length: changes }, () => ({
    id: 'q',
    symptom: 'x',
    parts: ['start'],
    before: answer,
    after: answer,
    documents: [],
    evidence: [],
    golden: null,
  })),
});
const library = (changes: number, queries?: number, seen: unknown[] = []) => ({
  compareVersions: async (...args: unknown[]) => {
    seen.push(args);
    return comparison(changes, queries);
  },
});

describe('diff', () => {
  it('fails on a change only when requested', async () => {
    expect((await run(['diff', 'a', 'b'], { library: library(1) })).code).toBe(0);
    expect((await run(['diff', 'a', 'b', '--fail-on-change'], { library: library(1) })).code).toBe(1);
    expect((await run(['diff', 'a', 'b', '--fail-on-change'], { library: library(0) })).code).toBe(0);
  });

  it('reads query files and logs, each symptom once', async () => {
    const folder = folderOf({
      'queries.json': '{"queries": [{"id": "1", "text": "no ip", "gold": []}]}',
      'asked.jsonl':
        '{"text":"a"}\n\n{"query":{"text":"b"},"at":1}\r\n{"query":"c"}\n"d"\n{"text":"a"}\n{"text":" "}\n',
    });
    const asked = async (file: string) => {
      const seen: unknown[][] = [];
      await run(['diff', 'old', 'new', '--queries', join(folder, file), '--kb', 'x'], { library: library(0, 1, seen) });
      return (seen[0]![2] as { queries: { text: string }[] }).queries.map(({ text }) => text);
    };
    expect(await asked('queries.json')).toEqual(['no ip']);
    expect(await asked('asked.jsonl')).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    [['diff'], 'missing BASE and HEAD'],
    [['diff', 'a'], 'missing HEAD'],
    [['diff', 'a', 'b'], 'nothing to ask'],
    [
      ['diff', 'a', 'b', '--queries', join(folderOf({ 'x.jsonl': '{"text":"a"}\n{"id":1}\n' }), 'x.jsonl')],
      'x.jsonl:2: unexpected entry',
    ],
    [['diff', 'a', 'b', '--queries', join(folderOf({ 'y.jsonl': '{' }), 'y.jsonl')], 'y.jsonl:1: not valid JSON'],
  ])('rejects %j as misuse', async (argv, part) => {
    const { code, err } = await run(argv, { library: library(0, 0) });
    expect([code, err]).toEqual([2, expect.stringContaining(part)]);
  });
});
