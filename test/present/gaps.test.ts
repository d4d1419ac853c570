import { describe, expect, it } from 'vitest';
import type { GapReport } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';

const report: GapReport = {
  schema: 'triagraph/gaps/1',
  kb: { hash: 'sha256:0', documents: 37 },
  read: { lines: 9, unreadable: 1, unreadableAt: ['asked.jsonl:7'], smallTalk: 2, distinct: 5, answered: 1 },
  goldens: 12,
  clusters: [
    {
      size: 4,
      distinct: 3,
      need: 4,
      language: 'en',
      examples: ['GPU has fallen off the bus\u001b[2J', 'Xid 79', 'third example'],
      words: ['gpu', 'bus'],
      answers: { asked: 4, unanswered: 3, unsure: 1, sure: 0 },
      feedback: { helped: 0, didNotHelp: 1, instead: [{ document: 'gone', times: 2, known: false }] },
      nearest: { id: 'node', path: 'workflows/node.md', title: 'Node', score: 0.2, lacks: ['gpu'] },
      proposal: {
        action: 'write',
        document: { id: 'gpu-bus', path: 'cases/gpu-bus.md', title: 'GPU has fallen off the bus' },
        kind: 'case',
        reason: 'one-message',
        triggers: [{ phrase: 'fallen off the bus', lines: 4 }],
        leftOut: [{ phrase: 'xid error', golden: 'xid error 31' }],
        effect: { asked: 4, before: 0, after: 4 },
        verified: 'applied',
        text: '# GPU\n',
      },
    },
  ],
  further: 3,
};

describe('a report of gaps as text', () => {
  it('shows the symptoms, the nearest document, and what would answer them', () => {
    expect(
      presenters.gaps.text(report, { width: 100 }),
    ).toBe(`1. 4 lines, 3 distinct (asked again 4: 3 unanswered, 1 unsure)
   “GPU has fallen off the bus␛[2J”
   “Xid 79”
   words: gpu, bus
   feedback: 1 × did not help; 2 × gone instead (unknown)
   nearest: node (0.20), does not mention gpu
   → write a case: cases/gpu-bus.md (the same message again and again)
   + fallen off the bus (4 lines)
   left out: xid error (golden “xid error 31” would lose its answer)
   answers 0 → 4 of 4; compiled and checked against the goldens

1 gaps, 3 further: --limit, --least
9 lines: 5 distinct symptoms, 1 answered with confidence now, 2 small talk, 1 not readable (asked.jsonl:7)
asked 37 documents; 12 goldens hold
`);
  });

  it('shows every example when requested', () => {
    expect(presenters.gaps.text(report)).not.toContain('third example');
    expect(presenters.gaps.text(report, { all: true })).toContain('third example');
  });
});

describe('a report of gaps as JSON', () => {
  it('is the report with escaped control characters', () => {
    const text = presenters.gaps.json(report);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(JSON.parse(text)).toEqual(report);
  });
});
