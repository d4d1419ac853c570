import { describe, expect, it } from 'vitest';
import { nearest, similarWords } from '../src/nearest.js';

const ids = [
  'kube/ListErrors',
  'kubernetes/KubeletDown',
  'kubernetes/KubeNodeNotReady',
  'ip-management',
  'ip-conflict',
];

describe('nearest', () => {
  it('ranks names that contain the written text first', () => {
    expect(nearest('KubeletDown', ids, 5)[0]).toBe('kubernetes/KubeletDown');
    expect(nearest('kubenode', ids, 5)[0]).toBe('kubernetes/KubeNodeNotReady');
  });

  it('suggests only the misspelt name if the others differ much', () => {
    expect(nearest('ip-managment', ids, 5)).toEqual(['ip-management']);
  });

  it('suggests nothing when no name is similar', () => {
    expect(nearest('zzz', ids, 5)).toEqual([]);
    expect(nearest('', ids, 5)).toEqual([]);
  });

  it('does not depend on the order of the names, and returns at most the limit', () => {
    expect(nearest('kube', [...ids].reverse(), 5)).toEqual(nearest('kube', ids, 5));
    expect(nearest('kube', ids, 2)).toHaveLength(2);
  });
});

describe('similarWords', () => {
  it.each([
    ['subnett', 'subnet', 1],
    ['contoller', 'controller', 1],
    ['etdc', 'etcd', 2],
    ['crashlopbackof', 'crashloopbackoff', 2],
    ['banking', 'backing', 1],
  ])('gives the number of edits between %s and %s', (word, other, edits) => {
    expect(similarWords(word, [other, 'unrelated'], 2)).toEqual([{ word: other, edits }]);
    expect(similarWords(word, [other], edits - 1)).toEqual([]);
  });

  it('compares whole words, not parts of them', () => {
    expect(similarWords('lead', ['leadership', 'mislead'], 2)).toEqual([]);
  });

  it('gives the nearest word first', () => {
    const words = ['container', 'contained', 'containers'];
    expect(similarWords('contaner', words, 2).map(({ word }) => word)).toEqual([
      'container',
      'contained',
      'containers',
    ]);
  });
});
