import { describe, expect, it } from 'vitest';
import { proseWithout } from '../../src/present/diagnosis/outline.js';

describe('prose of a step with branches', () => {
  const told = [{ when: 'a node fails to drain', title: 'first check the controller in its namespace' }];

  it('drops a line that only repeats a branch', () => {
    const text =
      'Look at the nodes.\nIf a node fails to drain, first check the controller in its namespace.\nThen wait.';
    expect(proseWithout(text, told)).toBe('Look at the nodes.\nThen wait.');
  });

  it('keeps a sentence that continues on the next line', () => {
    const text = 'If a node fails to drain, first check the controller\nin its namespace.\nThen wait.';
    expect(proseWithout(text, told)).toBe(text);
  });

  it('keeps a line that says more than the branch', () => {
    const text = `If a node fails to drain, first check the controller in its namespace; ${'it evicts pods one by one. '.repeat(3)}`;
    expect(proseWithout(text, told)).toBe(text);
  });

  it('keeps a line with a part of the condition that the branch lacks, in Chinese too', () => {
    const branch = { when: 'CoreDNS 的 Pod IP 有应答', title: '第 3 步：绕过 Service 直接问 CoreDNS', to: 'step-3' };
    const half = '- 如果 CoreDNS 的 Pod IP 有应答，问 kube-dns 的 ClusterIP 没有，进入第三步';
    expect(proseWithout(half, [branch])).toBe(half);
    expect(proseWithout('- 如果 CoreDNS 的 Pod IP 有应答，进入第三步', [branch])).toBe('');
  });

  it('drops a line that names a document by its file', () => {
    const to = 'workflows/en/pod-network-connectivity.md';
    const branch = { when: 'the backend cannot be reached', title: 'Pods cannot reach each other', to };
    const line = '- If the backend cannot be reached, continue with the workflow pod-network-connectivity';
    expect(proseWithout(line, [branch])).toBe('');
  });
});
