import { describe, expect, it } from 'vitest';
import { Engine, type Match } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

interface Written {
  readonly kind?: string;
  readonly title: string;
  readonly triggers: string;
  readonly priority?: number;
  readonly workflow?: string;
  /** The ticket that it records. */
  readonly source?: string;
  /** An error message that the document shows. */
  readonly message?: string;
}

function written({ kind = 'workflow', title, triggers, priority = 50, workflow, source, message }: Written): string {
  const follows = workflow === undefined ? '' : `workflow: ${workflow}\n`;
  const records = source === undefined ? '' : `source: ${source}\n`;
  const symptoms = message === undefined ? '' : `## Symptoms\n\n\`\`\`text\n${message}\n\`\`\`\n\n`;
  return `---
kind: ${kind}
title: ${title}
priority: ${priority}
triggers: ${triggers}
${follows}${records}---

# ${title}

${symptoms}## Diagnosis

1. Look

\`\`\`bash
kubectl get pod
\`\`\`
`;
}

async function answerTo(symptom: string, documents: Readonly<Record<string, Written>>) {
  const files = Object.entries(documents).map(([name, document]) => [`${name}.md`, written(document)]);
  const engine = await Engine.open({ kb: [folderOf(Object.fromEntries(files))], cache: false });
  const { status, matches } = engine.query(symptom);
  return { status, matches, ids: matches.map(({ id }) => id) };
}

const scoreOf = (matches: readonly Match[], kind: string): number =>
  matches[0]!.evidence.filter((evidence) => evidence.kind === kind).reduce((sum, { score }) => sum + score, 0);

describe('the weight that an author gives a trigger', () => {
  const withWeights = (a: number, b: number) =>
    answerTo('detach hangs', {
      a: { title: 'Storage', triggers: `[{ any: [detach hangs], weight: ${a} }]` },
      b: { title: 'Network', triggers: `[{ any: [detach hangs], weight: ${b} }]` },
    });

  it('orders documents with the same trigger', async () => {
    expect((await withWeights(2, 0.5)).ids).toEqual(['a', 'b']);
    expect((await withWeights(0.5, 2)).ids).toEqual(['b', 'a']);
  });

  it('multiplies the score of a hit', async () => {
    const [light, heavy] = [await withWeights(0.5, 0.1), await withWeights(1, 0.1)];
    expect(scoreOf(heavy.matches, 'trigger')).toBeCloseTo(2 * scoreOf(light.matches, 'trigger'), 3);
  });
});

describe('documents of equal score and priority', () => {
  it('are ordered by their longest trigger hit before their ids', async () => {
    const { ids, matches } = await answerTo('the detach hangs', {
      a: { title: 'Storage', triggers: '[detach hangs]' },
      b: { title: 'Network', triggers: '[the detach hangs]' },
    });
    expect(matches[0]!.score).toBe(matches[1]!.score);
    expect(ids).toEqual(['b', 'a']);
  });
});

describe('the priority of documents', () => {
  const firstWith = async (weight: number) => {
    const { matches, ids } = await answerTo('detach hangs', {
      better: { title: 'Storage', triggers: '[detach hangs]', priority: 50 },
      preferred: { title: 'Network', triggers: `[{ any: [detach hangs], weight: ${weight} }]`, priority: 40 },
    });
    const [least = 0, most = 0] = matches.map(({ score }) => score).sort((left, right) => left - right);
    return { first: ids[0], distance: (most - least) / most };
  };

  it('decides if scores differ by less than 2 %', async () => {
    const { first, distance } = await firstWith(0.95);
    expect(distance).toBeGreaterThan(0.01);
    expect(distance).toBeLessThan(0.02);
    expect(first).toBe('preferred');
  });

  it('does not decide if scores differ by 2 % or more', async () => {
    const { first, distance } = await firstWith(0.9);
    expect(distance).toBeGreaterThan(0.02);
    expect(distance).toBeLessThan(0.04);
    expect(first).toBe('better');
  });
});

describe('a solved case and the workflow that it follows', () => {
  it('stay in this order if the case is the better match', async () => {
    const { ids } = await answerTo('detach hangs', {
      solved: { kind: 'case', title: 'Storage', triggers: '[detach hangs]', workflow: 'followed' },
      followed: { title: 'Network', triggers: '[{ any: [detach hangs], weight: 0.6 }]' },
    });
    expect(ids).toEqual(['solved', 'followed']);
  });
});

describe('two records of one ticket', () => {
  it('are collapsed into one result, the better one', async () => {
    const { ids } = await answerTo('detach hangs', {
      better: { kind: 'case', title: 'Storage', triggers: '[detach hangs]', source: 'TICKET-4711' },
      worse: {
        kind: 'case',
        title: 'Volumes',
        triggers: '[{ any: [detach hangs], weight: 0.6 }]',
        source: 'TICKET-4711',
      },
      another: {
        kind: 'case',
        title: 'Nodes',
        triggers: '[{ any: [detach hangs], weight: 0.5 }]',
        source: 'TICKET-4712',
      },
    });
    expect(ids).toEqual(['better', 'another']);
  });
});

describe('the trigger of an article', () => {
  it('is accepted by itself if the symptom has few other known words', async () => {
    const { status, ids } = await answerTo('the printer of the office prints in green and the detach hangs', {
      article: { kind: 'article', title: 'Storage', triggers: '[detach hangs]' },
      subnet: { title: 'Subnet full', triggers: '[ip]' },
      node: { title: 'Node upgrade', triggers: '[cluster upgrade]' },
    });
    expect({ status, ids }).toEqual({ status: 'matched', ids: ['article'] });
  });
});

describe('an error message of a document', () => {
  const message = 'error validationController rejected volume attachment because snapshot retention quota exceeded';
  const scoreFor = async (symptom: string) => {
    const { matches } = await answerTo(symptom, {
      storage: { title: 'Storage', triggers: '[x]', message },
      network: { title: 'Network', triggers: '[y]' },
      backup: { title: 'Backup overrun', triggers: '[z]', message: 'fatal admission overrun of backup' },
    });
    expect(matches[0]!.id).toBe('storage');
    return scoreOf(matches, 'signature');
  };

  it('counts much less if one word differs, since such messages often mean something else', async () => {
    const whole = await scoreFor(message);
    const nearly = await scoreFor(message.replace('snapshot', 'backup'));
    expect(nearly).toBeGreaterThan(0.4 * whole);
    expect(nearly).toBeLessThan(0.7 * whole);
  });
});

describe('a text of several lines, one of which reports a fault', () => {
  const routine = [
    'starting informer for subnets',
    'cache synced for subnets',
    'listening on port 10660',
    'subnets ovn-default reconciled',
    'vlan reconciled',
  ];
  const firstFor = async (lines: number) => {
    const symptom = [...routine.slice(0, lines - 1), 'error: detach of the volume failed'].join('\n');
    const { ids } = await answerTo(symptom, {
      routine: { title: 'Subnets informer cache reconciled', triggers: '[x]' },
      fault: { title: 'Detach of the volume failed', triggers: '[y]' },
    });
    return ids[0];
  };

  it('is a log from six lines on: its other lines count little', async () => {
    expect(await firstFor(6)).toBe('fault');
  });

  it('is not a log with five lines: all of them count the same', async () => {
    expect(await firstFor(5)).toBe('routine');
  });
});
