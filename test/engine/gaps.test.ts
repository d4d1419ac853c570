import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FeedbackLog } from '../../src/adapters/http/feedback-log.js';
import {
  compileKnowledgeBase,
  Engine,
  findGaps,
  maskSecrets,
  testKnowledgeBase,
  writeGapDocuments,
  writeSnapshot,
} from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = (id: string, title: string, triggers: readonly string[], symptom: string) => `---
id: ${id}
title: ${title}
kind: workflow
language: en
triggers:
${triggers.map((each) => `  - ${each}`).join('\n')}
---

# ${title}

## Symptoms

- ${symptom}

## Diagnosis

### Step 1: Look at the ${id}

\`\`\`bash
kubectl get pods -n kube-system
\`\`\`

- ✅ Normal: all pods are Running
- ❌ Abnormal: a pod is in CrashLoopBackOff

## Resolution

Mend what the step shows.

## Verification

\`\`\`bash
kubectl get pods -n kube-system
\`\`\`
`;

const documents = {
  'workflows/subnet.md': workflow('subnet', 'Subnet has no addresses', ['no available ip'], 'Pods wait for an address'),
  'workflows/gateway.md': workflow('gateway', 'Gateway node drops packets', ['gateway node lost'], 'Packets get lost'),
};
const golden = '- symptom: the pod says no available ip in the subnet\n  expect: subnet\n';

const knowledge = (goldens = golden) => folderOf({ ...documents, 'goldens/all.yaml': goldens });
const logOf = (lines: readonly (string | object)[]) =>
  join(
    folderOf({
      'asked.jsonl': `${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`,
    }),
    'asked.jsonl',
  );
const gaps = (kb: string, lines: readonly (string | object)[], limit?: number) =>
  findGaps({ logs: [logOf(lines)], kb: [kb], cache: false, ...(limit === undefined ? {} : { limit }) });

const cards = [
  'training job died: NVRM Xid 79 GPU has fallen off the bus on node worker-3',
  'NVRM Xid 79: GPU has fallen off the bus, node worker-17',
  'GPU has fallen off the bus again, NVRM Xid 79',
];

describe('a log of symptoms', () => {
  it('is read in every format, and invalid lines are counted', async () => {
    const report = await gaps(knowledge(), [
      { kind: 'unanswered', text: cards[0], confidence: 'low', document: null },
      { query: { text: cards[1] } },
      { query: cards[1] },
      JSON.stringify(cards[2]),
      cards[2]!,
      'hello',
      '{"text": "cut off',
      { id: 7 },
      { kind: 'feedback', verdict: 'helped' },
      '',
    ]);
    expect(report.read).toMatchObject({ lines: 9, unreadable: 2, smallTalk: 1 });
    expect(report.read.unreadableAt[0]).toMatch(/asked\.jsonl:7$/);
    expect(report.clusters).toHaveLength(1);
    expect(report.clusters[0]).toMatchObject({ size: 5, nearest: expect.anything() });
  });

  it('of the server is read in the format that the server writes', async () => {
    const path = join(folderOf(), 'feedback.jsonl');
    const log = new FeedbackLog(path, (error) => {
      throw error;
    });
    log.add({ kind: 'unanswered', text: cards[0]!, confidence: 'low', document: null, kb: 'sha256:0' });
    log.add({ kind: 'feedback', verdict: 'did-not-help', text: cards[1]!, document: 'subnet' });
    await log.flush();
    const { clusters } = await findGaps({ logs: [path], kb: [knowledge()], cache: false });
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ size: 2, feedback: { didNotHelp: 1, helped: 0 } });
  });

  it('shows no secret', async () => {
    const secret = 'Sup3rS3cretValue';
    const text = `registry login refused with password=${secret} while pulling the image`;
    expect(maskSecrets(text)).not.toContain(secret);
    const report = await gaps(knowledge(), [{ text }, { text: `${text} again` }]);
    expect(report.clusters.length).toBeGreaterThan(0);
    expect(JSON.stringify(report)).not.toContain(secret);
  });

  it('is read with the words of the team that the knowledge base was compiled with', async () => {
    const project = folderOf({
      ...documents,
      'triagraph.config.json': JSON.stringify({ vocabulary: { secrets: ['secrets.json'], stopwords: ['chat.json'] } }),
      'secrets.json': JSON.stringify({ names: ['losung'] }),
      'chat.json': JSON.stringify({ chat: ['servus'] }),
    });
    const { bytes } = await compileKnowledgeBase({ paths: [`${project}/workflows`], project, cache: false });
    const kb = join(project, 'kb.snapshot');
    await writeSnapshot(kb, bytes);
    const report = await gaps(kb, [cards[0]!, 'servus', 'the registry refuses losung=quark2000 of the builder']);
    expect([report.read.smallTalk, report.clusters.length]).toEqual([1, 2]);
    expect(JSON.stringify(report)).not.toContain('quark2000');
  });

  it('is named in the error if it is missing', async () => {
    await expect(findGaps({ logs: ['/nowhere/x.jsonl'], kb: [knowledge()], cache: false })).rejects.toThrow(
      /Cannot read \/nowhere\/x\.jsonl \(ENOENT\)/,
    );
  });
});

describe('a gap', () => {
  it('gets a new document that answers it, breaks no golden, and lacks only what a person must write', async () => {
    const kb = knowledge();
    const report = await gaps(kb, cards);
    const { proposal, nearest, words } = report.clusters[0]!;
    expect(words).toContain('gpu');
    expect(nearest?.lacks ?? words).toContain('gpu');
    expect(proposal).toMatchObject({ action: 'write', verified: 'applied', effect: { asked: 3, before: 0, after: 3 } });
    expect(proposal!.triggers.length).toBeGreaterThan(0);
    for (const { phrase } of proposal!.triggers) expect(cards.join(' ').toLowerCase()).toContain(phrase.toLowerCase());
    const drafts = folderOf();
    expect(await writeGapDocuments(report, drafts)).toEqual([proposal!.document.path]);
    const alone = await Engine.open({ kb: [drafts], cache: false });
    expect(new Set(alone.lint().map(({ ruleId }) => ruleId))).toEqual(new Set(['document/unedited-skeleton']));
    const joined = await Engine.open({ kb: [kb, drafts], cache: false });
    for (const card of cards) expect(joined.query(card).matches[0]?.id).toBe(proposal!.document.id);
    const { diagnostics } = await testKnowledgeBase(joined, { documents: [kb], goldens: [] }, kb);
    expect(diagnostics).toEqual([]);
  });

  it('in Chinese shows no fragments of the words of its other symptoms', async () => {
    const symptoms = ['邮件发不出去，队列堵住', '邮件发不出去，邮件队列积压'];
    const { words } = (await gaps(knowledge(), symptoms)).clusters[0]!;
    expect(words).toContain('邮件发不出去');
    expect(words.filter((word) => word.length === 2 && !symptoms.some((text) => text.includes(word)))).toEqual([]);
    expect(words).not.toContain('列积');
  });

  it('in Chinese gets phrases that do not split words', async () => {
    const { proposal, words } = (await gaps(knowledge(), ['虚拟机控制台黑屏，重启之后无法进入系统'])).clusters[0]!;
    const phrases = proposal!.triggers.map(({ phrase }) => phrase);
    expect(phrases.length).toBeGreaterThan(0);
    for (const phrase of phrases)
      expect(['虚拟机控制台黑屏', '重启之后无法进入系统', '无法进入系统']).toContain(phrase);
    expect(words).toContain('虚拟机控制台黑屏');
    expect(proposal!.text).toContain('language: zh');
  });

  it('is not reported when its symptoms now have a confident answer', async () => {
    const asked = 'the pod says no available ip in the subnet';
    const kb = knowledge();
    const engine = await Engine.open({ kb: [kb], cache: false });
    expect(engine.query(asked).confidence).toBe('high');
    const report = await gaps(kb, [asked, asked]);
    expect(report.clusters).toEqual([]);
    expect(report.read.answered).toBe(2);
  });

  it('remains when users rejected its answer', async () => {
    const text = 'the pod says no available ip in the subnet';
    const feedback = { kind: 'feedback', verdict: 'did-not-help', text, document: 'subnet' };
    const { clusters } = await gaps(knowledge('[]\n'), [feedback]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]!.proposal).toMatchObject({ action: 'write' });
  });

  it('gets triggers for the document that users named', async () => {
    const kb = knowledge();
    const lines = [1, 2, 3].map((number) => ({
      kind: 'feedback',
      verdict: 'instead',
      text: `egress traffic stalls behind the bonded uplink ${number}`,
      document: 'subnet',
      instead: 'gateway',
    }));
    const { proposal, feedback } = (await gaps(kb, lines)).clusters[0]!;
    expect(feedback.instead).toEqual([{ document: 'gateway', times: 3, known: true }]);
    expect(proposal).toMatchObject({
      action: 'extend',
      reason: 'feedback',
      document: { id: 'gateway' },
      effect: { asked: 3, before: 0, after: 3 },
      text: null,
    });
    const path = join(kb, 'workflows/gateway.md');
    const added = proposal!.triggers.map(({ phrase }) => `  - ${JSON.stringify(phrase)}\n`).join('');
    writeFileSync(path, readFileSync(path, 'utf8').replace('triggers:\n', `triggers:\n${added}`));
    const engine = await Engine.open({ kb: [kb], cache: false });
    for (const { text } of lines) expect(engine.query(text).matches[0]?.id).toBe('gateway');
    const { diagnostics } = await testKnowledgeBase(engine, { documents: [kb], goldens: [] }, kb);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['a document that there is', { verdict: 'instead', instead: 'gateway' }],
    ['a document that is missing', {}],
  ])('gets no trigger from %s that occurs in a golden', async (_, fields) => {
    const text = 'bonded uplink stalls';
    const goldens = `${golden}- symptom: bonded uplink stalls\n  status: no_match\n`;
    const without = await gaps(knowledge(), [{ text, ...fields }]);
    expect(without.clusters[0]!.proposal!.triggers.map(({ phrase }) => phrase)).not.toEqual([]);
    const { proposal } = (await gaps(knowledge(goldens), [{ text, ...fields }])).clusters[0]!;
    expect(proposal!.triggers).toEqual([]);
    expect(proposal!.text).toBeNull();
    expect(proposal!.leftOut[0]).toMatchObject({ golden: 'bonded uplink stalls' });
  });
});

describe('a report of gaps', () => {
  const lines = [
    ...cards,
    'etcd wal fsync took too long on disk nvme0',
    '机房断电之后虚拟机磁盘损坏无法启动',
    '虚拟机磁盘损坏无法启动，机房断电过',
  ];

  it('does not depend on the order of lines', async () => {
    const kb = knowledge();
    const forth = await gaps(kb, lines);
    const back = await gaps(kb, [...lines].reverse());
    expect(back).toEqual(forth);
    expect(forth.clusters.map(({ size }) => size).sort()).toEqual([1, 2, 3]);
  });

  it('respects its limit and counts the rest', async () => {
    const report = await gaps(knowledge(), lines, 1);
    expect(report.clusters).toHaveLength(1);
    expect(report.further).toBe(2);
  });

  it('works with a snapshot, as far as proposals can be tested', async () => {
    const { bytes } = await compileKnowledgeBase({ paths: [knowledge()], cache: false });
    const folder = folderOf({ 'goldens/all.yaml': golden });
    await writeSnapshot(join(folder, 'kb.snapshot'), bytes);
    const report = await gaps(join(folder, 'kb.snapshot'), cards);
    expect(report.goldens).toBe(1);
    expect(report.clusters[0]!.proposal).toMatchObject({ verified: 'phrases', effect: null });
  });

  it('never overwrites documents', async () => {
    const report = await gaps(knowledge(), cards);
    const drafts = folderOf();
    const [path] = await writeGapDocuments(report, drafts);
    const before = readFileSync(join(drafts, path!), 'utf8');
    await expect(writeGapDocuments(report, drafts)).rejects.toThrow(/exists already/);
    expect(readFileSync(join(drafts, path!), 'utf8')).toBe(before);
  });
});
