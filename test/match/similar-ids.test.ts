import { describe, expect, it } from 'vitest';
import { similarIds } from '../../src/match/similar-ids.js';

const ids = [
  'kube/ListErrors',
  'kubernetes/KubeletDown',
  'kubernetes/KubeNodeNotReady',
  'ip-management',
  'ip-conflict',
];

describe('ids that somebody may have meant', () => {
  it('begin with those that hold what was written', () => {
    expect(similarIds(ids, 'KubeletDown')[0]).toBe('kubernetes/KubeletDown');
  });

  it('share the longest beginning first, folders aside', () => {
    expect(similarIds(ids, 'kubenode')[0]).toBe('kubernetes/KubeNodeNotReady');
    expect(similarIds(ids, 'ip-managment')).toEqual(['ip-management']);
  });

  it('are none when nothing is alike', () => {
    expect(similarIds(ids, 'zzz')).toEqual([]);
    expect(similarIds(ids, '')).toEqual([]);
  });

  it('are the same in any order of the documents', () => {
    expect(similarIds([...ids].reverse(), 'kube')).toEqual(similarIds(ids, 'kube'));
  });
});
