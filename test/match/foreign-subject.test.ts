import { describe, expect, it } from 'vitest';
import { domainConcepts } from '../../src/compile/index.js';
import { hasForeignSubject, readConcepts, readWords } from '../../src/match/symptom-terms.js';
import { comparedText, Words } from '../../src/match/words.js';

const known = new Set(['coredns', 'node', 'pod', 'cluster', 'login', 'c:kubelet']);
const words = new Words({
  term: (text) => (known.has(text) ? 1 : -1),
  documentFrequency: () => 1,
  concepts: domainConcepts(),
});

const isForeign = (text: string): boolean => {
  const read = { ...comparedText(text), spans: [] };
  const { concepts } = readConcepts(read, words, []);
  return hasForeignSubject(text, { single: readWords(read, words, []), concepts });
};

describe('a foreign subject', () => {
  it.each([
    'Harbor 登录报 401',
    '昨天开始 Harbor 登录报 401',
    'minio upload fails with 507',
    'the gitea login returns 401',
    '我们的 jenkins 证书过期了',
    'minio: upload failed: no space left on device',
  ])('is found in: %s', (symptom) => {
    expect(isForeign(symptom)).toBe(true);
  });

  it.each([
    ['coredns restarts', 'documents have the word'],
    ['harbor-0 is not ready', 'it names an instance'],
    ['values.yaml is not read', 'it names a file'],
    ['harbor:8443 is not reachable', 'it names an address'],
    ['worker 之间 ping 不通', 'the word is a kind of machine'],
    ['Two pods are not ready', 'the word is a number'],
    ['2025-11-23T10:00:00Z INFO harbor login returns 401', 'a program printed the line'],
    ['登录报 401', 'no word is Latin'],
    ['', 'nothing is asked'],
  ])('is not found in %j: %s', (symptom) => {
    expect(isForeign(symptom)).toBe(false);
  });
});
