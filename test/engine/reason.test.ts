import { describe, expect, it } from 'vitest';
import { reasonFor } from '../../src/engine/answer/reason.js';

const said = { start: 0, end: 1 };
const evidence = (...values: readonly string[]) =>
  values.map((value) => ({ kind: 'text' as const, value, query: said }));

describe('why a document was chosen', () => {
  it('names the strongest things in common, four at most', () => {
    expect(reasonFor(evidence('etcd', 'quorum', 'leader', 'member', 'raft'), 'en')).toBe(
      'matches “etcd”, “quorum”, “leader”, “member”',
    );
  });

  it('does not tell one thing in two spellings, nor a part of what it tells', () => {
    expect(reasonFor(evidence('available ip', 'no available ip', 'No available IP', 'ip'), 'en')).toBe(
      'matches “no available ip”',
    );
    expect(reasonFor(evidence('LoadBalancer', 'loadbalancer', 'Balancer', 'MetalLB'), 'zh')).toBe(
      '命中「LoadBalancer」「MetalLB」',
    );
  });

  it('tells no single characters', () => {
    expect(reasonFor(evidence('子网', '新', 's'), 'zh')).toBe('命中「子网」');
  });

  it('names the solved case that has them, where the document is the workflow that it follows', () => {
    expect(reasonFor(evidence('BFD'), 'en', 'Sessions flap')).toBe(
      'like the solved case “Sessions flap”, which has “BFD”',
    );
    expect(reasonFor(evidence('BFD'), 'zh', '会话抖动')).toBe('与已解决案例「会话抖动」相似，命中「BFD」');
    expect(reasonFor([], 'en', 'Sessions flap')).toBe('like the solved case “Sessions flap”');
  });

  it('leaves out what the symptom does not say', () => {
    expect(reasonFor([{ kind: 'text', value: '~title', query: null }], 'en')).toBe('closest to the description');
  });
});
