import type { Explanation } from '../../src/model/index.js';

/** An explanation of a document that ranks below another. */
export const explanation: Explanation = {
  schema: 'triagraph/explanation/1',
  query: { text: 'the gatway drops packets', language: 'en', corrections: [{ from: 'gatway', to: 'gateway' }] },
  status: 'matched',
  confidence: 'medium',
  assessment: { basis: 'words', margin: 0.63, lacks: ['drops'], unknown: [] },
  document: {
    id: 'vip-conflict',
    path: 'workflows/vip.md',
    title: 'Two machines have one address',
    kind: 'workflow',
    priority: 40,
    rank: 2,
    score: 0.3,
    evidence: [
      {
        kind: 'text',
        score: 0.3,
        leaves: [
          {
            kind: 'text',
            value: 'packets',
            score: 0.2,
            query: { start: 17, end: 24 },
            source: { path: 'workflows/vip.md', line: 3 },
          },
          { kind: 'text', value: '~title', score: 0.1, query: null, source: { path: 'workflows/vip.md', line: 1 } },
        ],
      },
    ],
  },
  excluded: [],
  start: null,
  rival: {
    id: 'gateway',
    path: 'workflows/gateway.md',
    title: 'Gateway drops packets',
    kind: 'workflow',
    priority: 30,
    rank: 1,
    score: 0.8,
    evidence: [
      {
        kind: 'correction',
        score: 0.8,
        leaves: [
          {
            kind: 'correction',
            value: 'gateway',
            score: 0.8,
            query: { start: 4, end: 10 },
            source: { path: 'workflows/gateway.md', line: 1 },
          },
        ],
      },
    ],
  },
  differences: [{ kind: 'correction', value: 'gateway', document: 0, rival: 0.8 }],
  unexplained: [{ text: 'gatway', start: 4, end: 10 }],
  tried: 12,
  silentTriggers: [{ trigger: 'duplicate address', line: 5, reason: 'absent', phrases: ['duplicate address'] }],
  changes: [{ kind: 'add', text: 'ARP', first: 'vip-conflict', document: 0.9, rival: 0.7 }],
};
