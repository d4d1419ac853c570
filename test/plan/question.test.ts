import { describe, expect, it } from 'vitest';
import { candidateOf } from '../../src/plan/question/features.js';
import { bestQuestion } from '../../src/plan/question/question.js';
import { random } from '../support/random.js';
import { equalTerms } from '../support/terms.js';

const reader = equalTerms({ unreachable: ['不通', 'unreachable'] });
interface Candidate {
  readonly id: string;
  readonly features: readonly string[];
  readonly title?: string;
  readonly path?: string;
}
const candidate = (id: string, ...features: string[]): Candidate => ({ id, features });
const read = ({ id, features, title = `Title ${id}`, path = `${id}.md` }: Candidate) => {
  const symptoms = features.map((text) => ({ text }));
  return candidateOf({ id, title, path, symptoms, signatures: [], triggers: [] }, reader);
};
const ask = (candidates: readonly Candidate[], symptom = '', language: 'zh' | 'en' = 'en') =>
  bestQuestion(candidates.map(read), { text: symptom }, language, reader);

/** Turns until one candidate is left, when a person answers truly for the candidate that it is. */
function turnsOf(candidates: readonly Candidate[], truth: Candidate): number {
  let left = candidates;
  for (let turns = 0; ; turns++) {
    if (left.length === 1) return turns;
    const options = ask(left)!.options;
    const shown =
      options.find(({ answer }) => truth.features.includes(answer)) ?? options.find(({ id }) => id === truth.id)!;
    const group = new Set(options.filter(({ answer }) => answer === shown.answer).map(({ id }) => id));
    const next = left.filter(({ id }) => group.has(id));
    // Candidates that show the same are told apart by their titles, one question for all.
    if (next.length === left.length) return turns + 1;
    left = next;
  }
}

/** Asking for the first feature of each document in turn: is it this one? */
function turnsInOrder(candidates: readonly Candidate[], truth: Candidate): number {
  let left = candidates;
  for (let turns = 0; ; turns++) {
    if (left.length <= 1) return turns;
    const feature = left[0]!.features[0]!;
    const seen = truth.features.includes(feature);
    const next = left.filter(({ features }) => features.includes(feature) === seen);
    if (next.length === left.length) return turns + left.length - 1;
    left = next;
  }
}

describe('the question between candidates', () => {
  it('offers one feature of each document, and "none of these" for a document without its own', () => {
    const question = ask([
      candidate('a', 'shared feature', 'only with a'),
      candidate('b', 'shared feature', 'only with b'),
      candidate('c', 'shared feature'),
    ]);
    expect(question?.options).toEqual([
      { answer: 'only with a', id: 'a' },
      { answer: 'only with b', id: 'b' },
      { answer: 'none of these', id: 'c' },
    ]);
  });

  it('does not offer a feature of the symptom', () => {
    const question = ask([candidate('a', 'it is slow'), candidate('b', 'it is down', 'it is red')], 'it is slow today');
    expect(question?.options.map(({ answer }) => answer)).toEqual(['it is down', 'none of these']);
  });

  it('offers titles when no feature distinguishes the documents', () => {
    expect(ask([candidate('a', 'same feature'), candidate('b', 'same feature')])?.options).toEqual([
      { answer: 'Title a', id: 'a' },
      { answer: 'Title b', id: 'b' },
    ]);
  });

  it('does not offer a feature that the symptom has in other words', () => {
    const question = ask(
      [candidate('a', '网络 不通', 'BFD flaps'), candidate('b', 'ARP is stale')],
      '网络 unreachable',
      'zh',
    );
    expect(question?.options.map(({ answer }) => answer)).not.toContain('网络 不通');
  });

  it('does not offer a feature that another candidate has in nearly the same words', () => {
    const question = ask(
      [
        candidate('a', 'Pod 一直 停 在 ContainerCreating', '事件 里 没有 地址'),
        candidate('b', 'Pod 停 在 ContainerCreating', '找不到 套接字'),
      ],
      '',
      'zh',
    );
    expect(question?.options.map(({ answer }) => answer)).toEqual(['事件 里 没有 地址', '找不到 套接字']);
  });

  it('offers features that differ in one word', () => {
    const question = ask([
      candidate('a', 'the server certificate expires'),
      candidate('b', 'the client certificate expires'),
    ]);
    expect(question?.options.map(({ answer }) => answer)).toEqual([
      'the server certificate expires',
      'the client certificate expires',
    ]);
  });

  it('does not offer a Chinese feature in an English question', () => {
    const question = ask([candidate('a', '网关没有就绪'), candidate('b', 'the disk is full')]);
    expect(question?.options).toEqual([
      { answer: 'the disk is full', id: 'b' },
      { answer: 'none of these', id: 'a' },
    ]);
  });

  it('offers neither a severity nor the title of another document', () => {
    const question = ask([
      { id: 'a', title: 'NodeDown', features: ['Severity: Critical', 'Node Unreachable', 'the kubelet is silent'] },
      { id: 'b', title: 'NodeUnreachable', features: ['级别：严重', 'routes are gone'] },
    ]);
    expect(question?.options.map(({ answer }) => answer).sort()).toEqual(['routes are gone', 'the kubelet is silent']);
  });

  it('offers folders for documents with the same title', () => {
    const question = ask([
      { id: 'a', title: 'Kube Node Not Ready', path: 'kb/prometheus/nodes/a.md', features: ['the node is gone'] },
      { id: 'b', title: 'KubeNodeNotReady', path: 'kb/openshift/monitoring/b.md', features: ['no heartbeat'] },
    ]);
    expect(question?.options).toEqual([
      { answer: 'prometheus/nodes', id: 'a' },
      { answer: 'openshift/monitoring', id: 'b' },
    ]);
  });

  it('distinguishes documents with the same title as a group from others', () => {
    const question = ask([
      { id: 'a', title: 'NodeDown', features: ['the kubelet is silent'] },
      { id: 'b', title: 'Node down', features: ['no heartbeat'] },
      { id: 'c', title: 'DiskFull', features: ['no space left'] },
    ]);
    const ofBoth = question!.options.filter(({ id }) => id !== 'c').map(({ answer }) => answer);
    expect(new Set(ofBoth).size).toBe(1);
  });

  it('is null for one document', () => {
    expect(ask([candidate('a', 'a feature')])).toBeNull();
  });

  it('names every candidate once, in any collection', () => {
    const next = random(3);
    for (let round = 0; round < 200; round++) {
      const candidates = Array.from({ length: 2 + next(5) }, (_, index) =>
        candidate(`c${index}`, ...Array.from({ length: next(5) }, () => `feature number ${next(8)}`)),
      );
      const ids = ask(candidates)!.options.map(({ id }) => id);
      expect([...ids].sort()).toEqual(candidates.map(({ id }) => id));
    }
  });

  it('takes fewer turns than asking in document order', () => {
    const next = random(20_261_121);
    let [best, inOrder] = [0, 0];
    for (let round = 0; round < 300; round++) {
      const count = 3 + next(6);
      const candidates = Array.from({ length: count }, (_, index) =>
        candidate(`c${index}`, ...new Set(Array.from({ length: 1 + next(4) }, () => `feature number ${next(count)}`))),
      );
      for (const truth of candidates) {
        best += turnsOf(candidates, truth);
        inOrder += turnsInOrder(candidates, truth);
      }
    }
    expect(best).toBeLessThan(0.75 * inOrder);
  });
});
