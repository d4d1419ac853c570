import { describe, expect, it } from 'vitest';
import { excludeEachOther, findInstanceNames, namedApart, normalize, qualifierValues } from '../../src/text/index.js';

const valuesOf = (text: string) => qualifierValues(normalize(text));
const exclude = (left: string, right: string) => excludeEachOther(valuesOf(left), valuesOf(right));

describe('Texts exclude each other', () => {
  it.each([
    ['Pods on the same node cannot reach each other', 'pods on different nodes lose packets'],
    ['同一节点上的 Pod 不通', '不同节点之间的 pod 无法通信'],
    ['No api pod is ready', 'some api pods are not ready'],
    ['The disk is almost full', 'no space left on device'],
    ['证书即将过期', '证书已经过期了'],
    ['集群外访问不了服务', '集群内部访问不了服务'],
  ])('with different values of a qualifier: %s / %s', (left, right) => {
    expect(exclude(left, right)).toBe(true);
    expect(exclude(right, left)).toBe(true);
  });
});

describe('Texts do not exclude each other', () => {
  it.each([
    ['if one has no value', 'pods on different nodes lose packets', 'pods lose packets'],
    ['if they have values of different qualifiers', 'some pods fail', 'pods on the same node fail'],
    ['if they share a value', 'some pods on the same node and on different nodes fail', 'pods on the same node fail'],
    ['if the other value is said to work', '跨节点超时，同一节点内是正常的', '不同节点之间不通'],
  ])('%s', (_, left, right) => {
    expect(exclude(left, right)).toBe(false);
  });
});

describe('A phrase', () => {
  it.each([
    ['is not found inside a phrase of an earlier value: 不同节点', '不同节点', '跨节点'],
    ['is not found inside a phrase of an earlier value: not all', 'not all pods answer', 'some pods answer'],
    ['matches words in place of an asterisk', 'no pod of the deployment is ready', 'all pods are down'],
  ])('%s', (_, text, same) => {
    expect(valuesOf(text)).toBe(valuesOf(same));
    expect(valuesOf(text)).not.toBe(0);
  });
});

describe('Names of two instances of a kind in a clause', () => {
  const known = { isSubject: () => false, isKnown: () => false };
  const phraseOf = (text: string) => namedApart(text, findInstanceNames(text, known))?.phrase;

  it.each([
    'node1 到 node2 不通',
    'pods on worker-3 cannot reach worker-5',
    'host-a1 上的容器访问 host-b3 上的容器全部丢包',
    'the pod on node node-1 gets no answer from node-2',
  ])('mean different ones: %s', (text) => {
    expect(phraseOf(text)).toBe('different nodes');
  });

  it.each(['node1 上正常，node2 上不通', 'node1 到 node1 不通', 'node1 不通', 'web-0 cannot reach web-1'])(
    'do not mean different ones in: %s',
    (text) => {
      expect(phraseOf(text)).toBeUndefined();
    },
  );
});
