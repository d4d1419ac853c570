import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { limits } from '../../src/limits.js';
import { folderOf } from '../support/folder.js';
import { Dice, klogHeader, otherIncident, routineLog } from '../support/routine-log.js';

/** Documents that show one error line each; two of them show words that stand everywhere. */
const errorLines: Readonly<Record<string, string>> = {
  'stale-lease':
    'E0301 09:00:00.000000 1 lease.go:40] renewing lease kube-node-lease/node-7 refused: holder changed to node-9',
  'volume-busy':
    'MountVolume.MountDevice failed for volume "pvc-1f2e3d4c": rbd image pool-a/vol-77 is still being used',
  'webhook-down':
    'failed calling webhook "policy.example.io": Post "https://10.96.4.2:443/check": context deadline exceeded',
  'bridge-lost': 'bridge br-int was lost while 12 ports were bound, restarting the agent',
  'table-full': 'nf_conntrack: table full, dropped packet from 10.0.0.3',
  generic: 'connection refused',
  notready: 'NotReady',
};

function page(id: string, line: string): string {
  return `---
id: ${id}
kind: workflow
title: Runbook ${id.replace('-', ' ')}
---

# Runbook ${id.replace('-', ' ')}

## Diagnosis

1. Look for the line

\`\`\`
${line}
\`\`\`
`;
}

const fillers = Object.fromEntries(
  Array.from({ length: 60 }, (_, number) => [
    `f/${number}.md`,
    `# Notes ${number}\n\nThe pod, volume and webhook of the kubelet: connection refused, failed, or NotReady on node ${number}.\n`,
  ]),
);

describe('an error line of a document', () => {
  let engine: Engine;
  beforeAll(async () => {
    const pages = Object.entries(errorLines).map(([id, line]) => [`w/${id}.md`, page(id, line)]);
    engine = await Engine.open({ kb: [folderOf({ ...Object.fromEntries(pages), ...fillers })], cache: false });
  });
  const signatures = (text: string, id: string) =>
    (engine.query(text).matches.find((match) => match.id === id)?.evidence ?? []).filter(
      ({ kind }) => kind === 'signature',
    );

  const telling = Object.entries(errorLines).filter(([id]) => id !== 'generic' && id !== 'notready');

  it.each(telling)('is found among five hundred, with other names and numbers: %s', (id, line) => {
    const dice = new Dice(17);
    const log = routineLog(dice, 499);
    const message = otherIncident(dice, line);
    log.splice(dice.integer(0, 499), 0, `${klogHeader(dice, 'E')} ${message}`);
    const text = log.join('\n');
    const [first] = engine.query(text).matches;
    expect(first?.id).toBe(id);
    const found = first!.evidence.find(({ kind }) => kind === 'signature')!;
    const quoted = text.slice(found.query!.start, found.query!.end);
    expect(message).toContain(quoted);
    expect(quoted.length).toBeGreaterThan(message.length / 3);
    expect(found.source).toMatchObject({ path: `w/${id}.md`, line: 14 });
  });

  it.each([
    [
      'within a longer line',
      'web-0 rollout halted: bridge br-int was lost while 3 ports were bound, restarting the agent (try 4)',
    ],
    ['only its beginning', 'bridge br-int was lost while 3 ports'],
    [
      'with another header',
      '2026-02-03T04:05:06Z stderr F bridge br-int was lost while 900 ports were bound, restarting the agent',
    ],
    ['as JSON', '{"level":"error","msg":"bridge br-int was lost while 3 ports were bound, restarting the agent"}'],
  ])('is recognized: %s', (_, line) => {
    expect(signatures(line, 'bridge-lost')).toHaveLength(1);
  });

  it('does not match a message of which half is different', () => {
    expect(signatures('bridge docker0 was lost, nobody knows how the cable was cut', 'bridge-lost')).toEqual([]);
  });

  it.each(['connection refused', 'dial tcp 10.0.0.1:443: connect: connection refused', 'node is NotReady'])(
    'has no weight if it is in every document: %s',
    (text) => {
      for (const id of ['generic', 'notready']) expect(signatures(text, id)).toEqual([]);
    },
  );

  it('does not match another message that only shares a common ending', () => {
    const line = 'failed to start the storage agent: Post "https://10.1.1.1:443/check": context deadline exceeded';
    expect(signatures(line, 'webhook-down')).toEqual([]);
  });

  it('is quoted without the white space around it', () => {
    const line = 'bridge br-int was lost while 3 ports were bound, restarting the agent';
    const text = `Since noon:\n    ${line}  \n`;
    const [found] = signatures(text, 'bridge-lost');
    expect(text.slice(found!.query!.start, found!.query!.end)).toBe(line);
  });

  it('counts once however often the log repeats it', () => {
    const line = 'bridge br-int was lost while 3 ports were bound, restarting the agent';
    const repeated = Array.from({ length: 50 }, (_, number) => line.replace('3', String(number))).join('\n');
    expect(signatures(repeated, 'bridge-lost')).toHaveLength(1);
  });

  it('counts once for a line that two lines of a document resemble', async () => {
    const lines = ['restarting the agent', 'restarting the daemon'].map(
      (end) => `bridge br-int was lost while 12 ports were bound, ${end}`,
    );
    const files = { 'w/bridge.md': page('bridge', lines.join('\n')), ...fillers };
    const twoLines = await Engine.open({ kb: [folderOf(files)], cache: false });
    const [first] = twoLines.query(lines[0]!).matches;
    expect(first!.evidence.filter(({ kind }) => kind === 'signature')).toHaveLength(1);
  });

  it('is shown with its line in the document, even if the title contains it too', async () => {
    const line = 'bridge br-int was lost while 12 ports were bound, restarting the agent';
    const document = `# A ${line}\n\n## Diagnosis\n\n1. Look\n\n\`\`\`\n${line}\n\`\`\`\n`;
    const one = await Engine.open({ kb: [folderOf({ 'w/bridge.md': document, ...fillers })], cache: false });
    const found = one.query(line).matches[0]!.evidence.find(({ kind }) => kind === 'signature');
    expect(found?.source).toEqual({ path: 'w/bridge.md', line: 8 });
  });

  it('is found after ten thousand lines that resemble another one', () => {
    const word = (number: number) => number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);
    const near = Array.from({ length: 10_000 }, (_, number) => `failed calling webhook ${word(number)} exceeded`);
    const [first] = engine.query([...near, telling[4]![1]].join('\n')).matches;
    expect(first?.evidence.some(({ kind }) => kind === 'signature')).toBe(true);
  });
});

describe('a log', () => {
  it('is matched by its salient lines, whatever their order and however many other lines there are', async () => {
    const documents = {
      'a.md': '# Broker loses its quorum\n\n## Symptoms\n\n- broker lost quorum\n',
      'b.md': '# Cache is warmed\n\n## Symptoms\n\n- cache warmed, segment loaded, peers greeted\n',
    };
    const engine = await Engine.open({ kb: [folderOf({ ...documents, ...fillers })], cache: false });
    const quiet = ['cache warmed', 'segment loaded', 'peers greeted', 'cache ready', 'segment merged', 'peers counted'];
    const loud = 'ERROR broker lost quorum';
    for (const at of [0, 3, 6]) {
      const log = [...quiet.slice(0, at), loud, ...quiet.slice(at)].join('\n');
      expect(engine.query(log).matches[0]?.path).toBe('a.md');
    }
    expect(engine.query(quiet.join('\n')).matches[0]?.path).toBe('b.md');
  });

  it('has triggers with their positions in the log', async () => {
    const page = '---\ntriggers: [lost quorum]\n---\n\n# Broker fails\n\n## Symptoms\n\n- broker fails\n';
    const engine = await Engine.open({ kb: [folderOf({ 'a.md': page, ...fillers })], cache: false });
    const quiet = ['cache warmed', 'segment loaded', 'peers greeted', 'cache ready', 'segment merged', 'peers counted'];
    const log = [...quiet, 'ERROR broker lost quorum'].join('\n');
    const trigger = engine.query(log).matches[0]!.evidence.find(({ kind }) => kind === 'trigger')!;
    expect(log.slice(trigger.query!.start, trigger.query!.end)).toBe('lost quorum');
  });

  it('counts a line that is repeated with other numbers once', async () => {
    const documents = { 'a.md': '# Broker loses its quorum\n\n## Symptoms\n\n- broker lost quorum\n' };
    const engine = await Engine.open({ kb: [folderOf({ ...documents, ...fillers })], cache: false });
    const others = [
      'cache warmed',
      'segment loaded',
      'peers greeted',
      'cache ready',
      'segment merged',
      'peers counted',
    ];
    const answerTo = (repeats: number) => {
      const repeated = Array.from(
        { length: repeats },
        (_, number) => `ERROR broker lost quorum after ${number + 3000} ms`,
      );
      const [first] = engine.query([...others, ...repeated].join('\n')).matches;
      return [first!.path, first!.score];
    };
    expect(answerTo(20)).toEqual(answerTo(1));
  });

  it('gets a diagnostic if it is too long to be read completely', async () => {
    const engine = await Engine.open({ kb: [folderOf(fillers)], cache: false });
    const about = (length: number) => engine.query('x '.repeat(length / 2)).diagnostics.map(({ ruleId }) => ruleId);
    expect(about(limits.queryCharacters)).toEqual([]);
    expect(about(limits.queryCharacters + 2)).toEqual(['query/too-long']);
  });
});

describe('a message whose words are in many documents', () => {
  const message = 'Failed to create the new service.';
  // Each of its four words stands in three of five documents.
  const common = Object.fromEntries(
    Array.from({ length: 40 }, (_, number) => {
      const words = ['failed', 'create', 'new', 'service'].filter((_word, place) => (number + place) % 5 < 3);
      return [`n/${number}.md`, `# Notes ${number}\n\nHere we speak of ${words.join(', then of ')} at length.\n`];
    }),
  );

  it('finds the only document that has it in full', async () => {
    const shown = `# Admission of the gateway\n\n## Issue\n\nIt starts and writes \`${message}\` after a while.\n`;
    const engine = await Engine.open({ kb: [folderOf({ ...common, 'n/shown.md': shown })], cache: false });
    const { matches } = engine.query(`2026-01-16T22:46:20.016Z ERROR main ${message}`);
    expect(matches[0]?.path).toMatch(/shown\.md$/);
    expect(matches[0]?.evidence.map(({ kind }) => kind)).toContain('signature');
  });
});
