import { describe, expect, it } from 'vitest';
import { reasonFor } from '../../src/engine/answer/plan-request.js';

const said = { start: 0, end: 1 };
const evidence = (...values: readonly string[]) =>
  values.map((value) => ({ kind: 'text' as const, value, query: said }));

describe('the reason of an answer', () => {
  it('names the strongest evidence, at most four entries', () => {
    expect(reasonFor(evidence('etcd', 'quorum', 'leader', 'member', 'raft'), 'en')).toBe(
      'matches “etcd”, “quorum”, “leader”, “member”',
    );
  });

  it('does not repeat an entry in another spelling, or a part of one', () => {
    expect(reasonFor(evidence('available ip', 'no available ip', 'No available IP', 'ip'), 'en')).toBe(
      'matches “no available ip”',
    );
    expect(reasonFor(evidence('LoadBalancer', 'loadbalancer', 'Balancer', 'MetalLB'), 'zh')).toBe(
      '命中“LoadBalancer”“MetalLB”',
    );
  });

  it('leaves out single characters', () => {
    expect(reasonFor(evidence('子网', '新', 's'), 'zh')).toBe('命中“子网”');
  });

  it('names the solved case when the document is the workflow that it follows', () => {
    expect(reasonFor(evidence('BFD'), 'en', 'Sessions flap')).toBe(
      'like the solved case “Sessions flap”, which has “BFD”',
    );
    expect(reasonFor(evidence('BFD'), 'zh', '会话抖动')).toBe('与已解决案例“会话抖动”相似，命中“BFD”');
    expect(reasonFor([], 'en', 'Sessions flap')).toBe('like the solved case “Sessions flap”');
  });

  it('leaves out what the symptom does not contain', () => {
    expect(reasonFor([{ kind: 'text', value: '~title', query: null }], 'en')).toBe('closest to the description');
  });
});
