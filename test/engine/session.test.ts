import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { openToken, sealToken } from '../../src/engine/session/token.js';
import { Engine, TriagraphError } from '../../src/index.js';
import type { Observation, SessionView } from '../../src/model/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { diagnosisSchema, sessionSchema } from '../../src/schemas.js';
import { folderOf } from '../support/folder.js';
import { gatewayKnowledgeBase } from '../support/gateway.js';
import { random } from '../support/random.js';
import { soak } from '../support/soak.js';

const program = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const sessionsAreBuilt = existsSync(program) && readFileSync(program, 'utf8').includes('session-token-format');

const symptom = 'gateway drops packets on node worker-1';
const openOn = (files = gatewayKnowledgeBase, sessionKey?: string): Promise<Engine> =>
  Engine.open({ kb: [folderOf(files)], cache: false, ...(sessionKey ? { sessionKey } : {}) });

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof TriagraphError) return error.code;
    throw error;
  }
  return 'nothing was thrown';
}

describe('a session', () => {
  let engine: Engine;
  let first: SessionView;
  beforeAll(async () => {
    engine = await openOn();
    first = engine.start(symptom).view;
  });
  const walk = (...observations: Observation[]): SessionView =>
    observations.reduce((view, observation) => engine.advance(view.token!, observation), first);
  const codes = ({ notices }: SessionView): string[] => notices.map(({ code }) => code);

  it('begins at the first step, with its commands, choices and open values', () => {
    expect(first).toMatchObject({ status: 'step', number: '1', match: 'matched', language: 'en', visits: [] });
    expect(first.step?.commands[0]?.text).toBe('kubectl get subnet <subnet-name> -o yaml');
    expect(first.choices.map(({ kind }) => kind)).toEqual(['step', 'step', 'document', 'step']);
    expect(first.choices.map(({ cases }) => cases)).toEqual([0, 2, 0, 0]);
    expect(first.parameters.find(({ name }) => name === 'node-name')?.value).toBe('worker-1');
  });

  describe('whose start step changes something', () => {
    const tableFull = 'gateway drops packets on node worker-1, kernel: ConntrackTableFull';
    const when = 'the log says ConntrackTableFull';
    const check = { step: 'step-1', number: '1', title: 'Step 1: Measure the loss' };
    const change = { step: 'step-5', number: '5', title: 'Scenario 2: the table is full' };
    const begin = () => engine.start(tableFull);

    it('begins with the check and names the change it leads to', () => {
      const { diagnosis, view } = begin();
      expect(diagnosis.workflow).toMatchObject({ start: change.step, confirm: { step: check.step } });
      expect(view).toMatchObject({ step: { id: check.step }, confirm: { ...check, when, leadsTo: change } });
      const { number, title } = change;
      expect(view.notices).toEqual([{ code: 'check-first', values: { number, title, when } }]);
      expect(first.confirm).toBeNull();
    });

    it('goes to the change after the outcome of the check, without another check', () => {
      const reached = engine.advance(begin().view.token!, { branch: 2 });
      expect(reached).toMatchObject({ step: { id: change.step }, confirm: null });
      expect(codes(reached)).toEqual(['changes']);
    });

    it('names the check at a change that was jumped to, until the check is done', () => {
      const { view } = begin();
      const jumped = engine.advance(view.token!, { jump: change.number });
      expect(jumped).toMatchObject({ step: { id: change.step }, confirm: { ...check, when, leadsTo: change } });
      expect(codes(jumped)).toEqual(['confirm-first']);
      const set = engine.advance(jumped.token!, { set: { limit: '1000' } });
      expect(codes(set)).toEqual(['value-set', 'confirm-first']);
      const back = engine.advance(jumped.token!, { back: true });
      expect(back).toMatchObject({ step: { id: check.step }, confirm: { leadsTo: change } });
    });
  });

  it.each(['step 3.1', '第 3.1 步', 'Step 3.1: Counters of the port'])(
    'takes the answer "%s" for that step',
    (outcome) => {
      expect(walk({ outcome }).step?.title).toBe('Counters of the port');
      expect(codes(walk({ outcome: 'step 99' }))).toEqual(['unknown-outcome']);
    },
  );

  it.each([
    ...[
      '3.1',
      '3.1.',
      '#3.1',
      'step-3.1',
      'step 3.1',
      'Step 3.1:',
      '→ step 3.1',
      'Counters of the port',
      'of the port',
    ],
    ...['Step 3.1: Counters of the port', 'step 3.1 “Counters of the port”', '3.1 Counters of the port'],
    ...['第 3.1 步：Counters of the port', '第 3.1 步“Counters of the port”'],
  ])('jumps to the step "%s"', (name) => {
    expect(walk({ jump: name }).step?.title).toBe('Counters of the port');
  });

  it.each(['5', 'step-5', 'step 5', '第五步', '第 5 步', '步骤5', 'scenario 2'])(
    'jumps to the fifth step as "%s"',
    (name) => {
      expect(walk({ jump: name })).toMatchObject({ number: '5', step: { id: 'step-5' } });
    },
  );

  it('refuses an ambiguous name or an old id, and lists the possible steps', () => {
    const several = walk({ jump: 'Look at the' });
    expect(several).toMatchObject({ number: '1', visits: [] });
    expect(several.notices[0]).toEqual({
      code: 'which-step',
      values: { given: 'Look at the', choices: '2 "Step 2: Look at the node"; 3 "Step 3: Look at the counters"' },
    });
    expect(codes(walk({ jump: 'step 3.1 “Something else”' }))).toEqual(['unknown-step']);
    expect(codes(walk({ jump: '2.1' }))).toEqual(['unknown-step']);
    expect(codes(walk({ jump: 'step-7' }))).toEqual(['renamed-step']);
    expect(walk({ jump: 'step-7' }).notices[0]?.values).toMatchObject({
      number: '5',
      title: 'Scenario 2: the table is full',
    });
  });

  it('makes a skipped check before it reaches the change in document order', async () => {
    const step = (number: number, body: string) => `### Step ${number}: look ${number}\n\n${body}\n`;
    const read = '```bash\nkubectl get pods\n```\n';
    const body = [
      step(1, `${read}\n- If \`x > 1\`, go to step 4`),
      step(2, read),
      step(3, read),
      step(4, '```bash\nkubectl delete pod <pod>\n```\n'),
    ].join('\n');
    const order = await openOn({
      'order.md': `---\nid: order\nkind: workflow\n---\n\n# Order\n\n## Diagnosis\n\n${body}`,
    });
    let view = order.start('x', { document: 'order' }).view;
    for (const observation of [{ jump: '3' }, { outcome: 'done' }]) view = order.advance(view.token!, observation);
    expect(view).toMatchObject({ number: '1', confirm: { leadsTo: { number: '4' } } });
    for (let turn = 0; turn < 3; turn++) view = order.advance(view.token!, { outcome: 'done' });
    expect(view).toMatchObject({ number: '4', confirm: { number: '1', when: 'x > 1' } });
    expect(codes(view)).toEqual(['confirm-first']);
  });

  it('makes a check first even if it comes after the change in the document, and goes on from the change', async () => {
    const read = '```bash\nkubectl get pods\n```\n';
    const bodies = ['```bash\nkubectl delete pod <pod>\n```\n', read, `${read}\n- If \`x > 1\`, go to step 1`, read];
    const steps = bodies.map((body, at) => `### Step ${at + 1}: look ${at + 1}\n\n${body}\n`).join('\n');
    const behind = await openOn({
      'behind.md': `---\nid: behind\nkind: workflow\n---\n\n# Behind\n\n## Diagnosis\n\n${steps}`,
    });
    const { view } = behind.start('x', { document: 'behind' });
    expect(view).toMatchObject({ number: '3', confirm: { leadsTo: { number: '1' } } });
    const answered = (observation: Observation) => behind.advance(view.token!, observation);
    expect(answered({ outcome: 'normal' })).toMatchObject({ number: '2', confirm: null });
    expect(answered({ branch: 1 })).toMatchObject({ number: '1', confirm: null });
    const done = answered({ outcome: 'done' });
    expect(done).toMatchObject({ number: '1', confirm: { number: '3', when: 'x > 1' } });
    expect(codes(done)).toEqual(['confirm-first']);
    expect(behind.advance(done.token!, { outcome: 'done' })).toMatchObject({ number: '2' });
  });

  it('makes the check before a change even if a step with its number was answered in another document', async () => {
    const page = (name: string, ...steps: string[]) =>
      `---\nid: ${name}\nkind: workflow\n---\n\n# ${name}\n\n## Diagnosis\n\n${steps
        .map((body, at) => `### Step ${at + 1}: look ${at + 1}\n\n${body}\n`)
        .join('\n')}`;
    const read = '```bash\nkubectl get pods\n```\n';
    const change = '```bash\nkubectl delete pod <pod>\n```\n';
    const files = {
      'first.md': page('first', read, read),
      'second.md': page('second', `${read}\n- If \`x > 1\`, go to step 4`, read, read, change),
    };
    const both = await openOn(files);
    let view = both.start('x', { document: 'first' }).view;
    for (const observation of [{ outcome: 'done' }, { document: 'second' }, { jump: '3' }, { outcome: 'done' }])
      view = both.advance(view.token!, observation);
    expect(view).toMatchObject({ number: '1', confirm: { leadsTo: { number: '4' } } });
  });

  it.each([
    [[], '2', []],
    [[{ document: 'first' }, { branch: 1 }, { document: 'second' }], '2', []],
    [[{ document: 'first' }, { branch: 2 }, { document: 'second' }], '2', []],
    [[{ branch: 1 }, { jump: '1' }], '1', ['choose-branch']],
    [[{ branch: 2 }, { jump: '1' }], '2', []],
    [[{ branch: 1 }, { document: 'first' }, { document: 'second' }], '1', ['choose-branch']],
  ])('follows the branch of an outcome unless it was taken in this document: %j', async (before, number, notices) => {
    const read = '```bash\nkubectl get pods\n```\n';
    const first = `${read}\n- ✅ Normal: lossPercent < 5\n- ❌ Abnormal: lossPercent >= 5\n\n- If lossPercent >= 5, go to step 2\n- If the table is full, go to step 3\n`;
    const steps = [first, read, read].map((body, at) => `### Step ${at + 1}: look ${at + 1}\n\n${body}\n`).join('\n');
    const page = (id: string) => `---\nid: ${id}\nkind: workflow\n---\n\n# ${id}\n\n## Diagnosis\n\n${steps}`;
    const both = await openOn({ 'first.md': page('first'), 'second.md': page('second') });
    let { view } = both.start('x', { document: 'second' });
    for (const observation of [...before, { outcome: 'abnormal' }]) view = both.advance(view.token!, observation);
    expect([view.document?.id, view.number, codes(view)]).toEqual(['second', number, notices]);
  });

  it('continues when the step is normal', () => {
    expect(walk({ outcome: 'normal' })).toMatchObject({ number: '2', visits: [{ step: 'step-1', outcome: 'normal' }] });
    for (const word of ['正常', ' Normal', 'OK', '成功']) expect(walk({ outcome: word }).number).toBe('2');
    expect(walk({ outcome: '異常' }).visits[0]?.outcome).toBe('abnormal');
  });

  it('follows the branch whose condition the pasted output fulfils, and shows the line', () => {
    const view = walk({ output: 'status:\n  lossPercent: 12\n' });
    expect(view.judgement).toMatchObject({ outcome: 'holds', verdict: 'abnormal' });
    expect(view.step?.title).toContain('Scenario 1');
    expect(view.conclusion).toMatchObject({
      cause: 'the node is overloaded',
      when: 'lossPercent >= 5',
      path: 'workflows/gateway.md',
    });
    expect(view.visits[0]?.seen).toEqual([
      { name: 'lossPercent', value: 12, unit: null, line: 2, text: 'lossPercent: 12' },
    ]);
  });

  it('follows the branch of an outcome that matches an expectation', () => {
    expect(walk({ outcome: 'abnormal' }).step?.title).toContain('Scenario 1');
  });

  it('follows a branch given by its condition or number, and counts the cases that ended there', () => {
    const named = walk({ outcome: 'the log says ConntrackTableFull' });
    const numbered = walk({ branch: 2 });
    expect(named.step?.title).toBe(numbered.step?.title);
    expect(numbered.cases).toMatchObject({ workflow: 2, here: 2, versions: ['1.12.x', '1.14.2'] });
    expect(numbered.cases.similar.map(({ id }) => id)).toEqual(['case-table-full', 'case-table-full-again']);
    expect(numbered.cases.similar[0]?.cause).toContain('no room left');
  });

  it("shows only cases of the user's product and version", () => {
    const { view } = engine.start(symptom, { product: 'kube ovn', version: 'v1.14' });
    const reached = engine.advance(view.token!, { branch: 2 });
    expect(reached.cases.similar.map(({ id }) => id)).toEqual(['case-table-full-again']);
    const other = engine.start(symptom, { product: 'Ceph' }).view;
    expect(other.cases.workflow).toBe(0);
  });

  it('suggests the choice that the output mentions, without taking it', () => {
    const view = walk({ output: 'kernel: ConntrackTableFull: dropping packet' });
    expect(codes(view)).toEqual(['no-verdict', 'to-decide', 'mentioned']);
    expect(view).toMatchObject({ number: '1', visits: [] });
    expect(view.choices.map(({ suggested }) => suggested)).toEqual([false, true, false, false]);
  });

  it('asks for the branch of an abnormal outcome, and continues if it is unknown', () => {
    const asked = walk({ outcome: 'normal' }, { outcome: 'abnormal' });
    expect([asked.number, codes(asked)]).toEqual(['2', ['choose-branch']]);
    const on = walk({ outcome: 'normal' }, { outcome: 'abnormal' }, { outcome: 'abnormal' });
    expect([on.number, codes(on)]).toEqual(['3.1', ['no-branch']]);
  });

  it('continues with the substeps of an abnormal step without branches', () => {
    const view = walk({ jump: '3' }, { outcome: 'abnormal' });
    expect([view.number, codes(view)]).toEqual(['3.1', ['sub-steps']]);
  });

  it('skips a heading without anything to do, which the user can still jump to', () => {
    expect(walk({ outcome: 'normal' }, { outcome: 'normal' }).step?.title).not.toBe(walk({ jump: '3' }).step?.title);
    expect(walk({ jump: '3' }).number).toBe('3');
  });

  it('reports a branch without a target', () => {
    const view = walk({ outcome: 'normal' }, { branch: 1 });
    expect([view.number, codes(view)]).toEqual(['3.1', ['leads-nowhere']]);
    expect(view.conclusion).toMatchObject({ cause: 'the cable is loose', step: null });
  });

  it('reports each time that branches form a cycle', () => {
    const view = walk({ branch: 4 }, { branch: 2 }, { branch: 4 });
    expect([view.number, codes(view)]).toEqual(['2', ['seen-before']]);
    expect(view.notices[0]?.values).toEqual({ times: '1' });
  });

  it('does not report a return to a step that was only skipped', () => {
    const view = walk({ jump: '2' }, { jump: '1' });
    expect([view.number, codes(view)]).toEqual(['1', []]);
  });

  it('never enters a resolution that nothing led to', () => {
    const view = walk(...Array.from({ length: 4 }, () => ({ outcome: 'normal' })));
    expect(view).toMatchObject({ status: 'ended', end: 'nothing-found', step: null, conclusion: null });
  });

  it('ends a resolution with its verification, skipping other resolutions', () => {
    const titles = [walk({ branch: 1 })];
    for (let turn = 0; turn < 3; turn++) titles.push(engine.advance(titles.at(-1)!.token!, { outcome: 'done' }));
    expect(titles.map(({ step }) => step?.title ?? null)).toEqual([
      'Scenario 1: the node is overloaded',
      'Move the pods',
      'Step 1: Nothing is lost any more',
      null,
    ]);
    expect(titles.at(-1)).toMatchObject({
      status: 'ended',
      end: 'resolved',
      conclusion: { cause: 'the node is overloaded', when: 'lossPercent >= 5' },
    });
  });

  it('continues in another document, and returns', () => {
    const view = walk({ branch: 3 });
    expect(view).toMatchObject({ document: { id: 'names' }, number: '1', conclusion: null });
    expect(codes(view)).toEqual(['other-document']);
    expect(walk({ branch: 3 }, { back: true })).toMatchObject({ document: { id: 'gateway' }, number: '1', visits: [] });
  });

  it('stores a document once, however often it is visited', () => {
    const { token } = walk({ branch: 3 }, { document: 'gateway' }, { document: 'names' }, { document: 'gateway' });
    const { documents } = openToken(token!, undefined, nodePlatform).state;
    expect(documents.map(({ id }) => id)).toEqual([...new Set(documents.map(({ id }) => id))]);
    expect(documents.length).toBeGreaterThan(0);
  });

  it('keeps a note made at the end of a document, wherever the session continues', () => {
    const noted = walk({ document: 'case-table-full' }, { finish: true }, { note: 'like in May' });
    for (const path of [['names'], ['names', 'gateway'], ['names', 'gateway', 'names']]) {
      const view = path.reduce((at, document) => engine.advance(at.token!, { document }), noted);
      expect(view.notes).toMatchObject([{ text: 'like in May', path: 'cases/table-full.md' }]);
    }
  });

  it('shows the cause of a solved case', () => {
    const view = walk({ document: 'case-table-full' });
    expect(view.conclusion?.cause).toContain('no room left');
  });

  it("accepts values, quotes them, and refuses invalid ones for the parameter's type", () => {
    const set = walk({ set: { 'subnet-name': 'join' } });
    expect(set.step?.commands[0]).toMatchObject({ rendered: 'kubectl get subnet join -o yaml', runnable: true });
    expect(set.step?.commands[0]?.placeholders[0]).toMatchObject({ value: 'join', from: 'state' });
    const refused = walk({ set: { 'subnet-name': '$(reboot)' } });
    expect(refused.notices).toMatchObject([{ code: 'value-refused', values: { refusal: 'alphabet', type: 'name' } }]);
    expect(refused.step?.commands[0]?.runnable).toBe(false);
    expect(codes(walk({ set: { __proto__x: 'a' } }))).toEqual(['unknown-parameter']);
  });

  it.each([
    'kubectl get subnet join -o yaml',
    'kubectl get pods -A | grep -v Running',
    'sudo ovs-vsctl show\nip route',
    'kubectl logs <pod>',
  ])('says of the command "%s" that it is not run, and records no output', (text) => {
    for (const answer of [{ output: text }, { outcome: text }]) {
      const view = walk(answer);
      expect([codes(view), view.number, view.visits, view.output]).toEqual([['only-command'], '1', [], null]);
    }
  });

  it.each([
    'ping: unknown host registry.example.com',
    'etcdctl version: 3.5.1',
    'ceph version 17.2.6 (d7ff0d1) quincy (stable)',
    'curl: (7) Failed to connect',
    '$ kubectl get subnet join -o yaml',
    'kubectl get pods\nNo resources found',
    'kube-ovn',
  ])('takes "%s" as output', (output) => {
    expect(codes(walk({ output }))).not.toContain('only-command');
  });

  it('reports an impossible answer and stays at the step', () => {
    for (const [observation, code] of [
      [{ outcome: 'purple' }, 'unknown-outcome'],
      [{ branch: 40 }, 'unknown-branch'],
      [{ branch: -1 }, 'unknown-branch'],
      [{ jump: 'step-99' }, 'unknown-step'],
      [{ document: 'nowhere' }, 'unknown-document'],
      [{ back: true }, 'at-start'],
    ] as const) {
      const view = walk(observation);
      expect([codes(view), view.number]).toEqual([[code], '1']);
    }
    expect(codes(walk({ finish: true }, { outcome: 'normal' }))).toEqual(['has-ended']);
    expect(walk({ finish: true }, { back: true })).toMatchObject({ status: 'ended' });
  });

  it('refuses an invalid observation', () => {
    for (const wrong of [
      null,
      {},
      { outcome: 1 },
      { branch: 1.5 },
      { back: false },
      { set: [] },
      { outcome: 'a', branch: 1 },
    ])
      expect(codeOf(() => engine.advance(first.token!, wrong as never))).toBe('session-observation');
  });

  it('matches its schema at every turn', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(diagnosisSchema);
    const validate = ajv.compile(sessionSchema);
    const turns = [
      first,
      walk({ output: 'lossPercent: 12' }),
      walk({ branch: 2 }, { outcome: 'done' }, { finish: true }),
      walk({ set: { 'subnet-name': ';' } }),
      engine.start('good morning').view,
    ];
    for (const turn of turns)
      expect(validate(JSON.parse(JSON.stringify(turn))), JSON.stringify(validate.errors)).toBe(true);
  });

  it('reports contradicting expectations of the document', async () => {
    const page = `---
id: both
kind: workflow
---

# Both at once

## Diagnosis

### Step 1: Count them

\`\`\`bash
kubectl get subnet
\`\`\`

- ✅ Normal: freeCount > 5
- ❌ Abnormal: freeCount < 10
`;
    const other = await openOn({ 'workflows/both.md': page });
    const view = other.advance(other.start('x', { document: 'both' }).view.token!, { output: 'freeCount: 7' });
    expect(view.judgement?.verdict).toBe('normal');
    expect(view.notices).toEqual([{ code: 'contradiction', values: { verdict: 'abnormal' } }]);
  });

  it('keeps an abnormal outcome with an unknown branch when it is finished', () => {
    const view = walk({ outcome: 'normal' }, { outcome: 'abnormal' }, { finish: true });
    expect(view.visits.map(({ outcome }) => outcome)).toEqual(['normal', 'abnormal']);
  });

  it('shows how many cases ended at each step of a workflow', () => {
    expect(engine.cases('gateway')).toMatchObject({ workflow: 'gateway', cases: 2, elsewhere: [] });
    expect(engine.cases('gateway')?.steps.map(({ title, cases }) => [title, cases])).toEqual([
      ['Scenario 2: the table is full', 2],
    ]);
    expect(engine.cases('nowhere')).toBeNull();
  });

  it('accepts a long output, and output in another language', () => {
    const long = `${'x: 1\n'.repeat(soak(200_000, 20_000))}lossPercent: 12\n`;
    expect(walk({ output: long }).judgement?.outcome).toBeDefined();
    expect(codes(walk({ output: '丢包率：百分之十二\n网关已重启' }))).toEqual(['no-verdict', 'to-decide']);
  });

  it('remembers a bounded number of answers, and reports how many were dropped', () => {
    let view = first;
    for (let turn = 0; turn < 300; turn++) view = engine.advance(view.token!, { jump: turn % 2 === 0 ? '2' : '1' });
    expect(view.visits.length).toBe(250);
    expect(view.dropped).toBe(50);
  }, 30_000);
});

describe('an answer', () => {
  it('leaves out cases of other products and versions, and says why if none is left', async () => {
    const engine = await openOn();
    const ask = (settings: object) =>
      engine.query('gateway drops packets of new connections, table full', { limit: 8, ...settings });
    const ids = (settings: object) => ask(settings).cases.map(({ id }) => id);
    expect(ids({})).toContain('case-table-full');
    expect(ids({ product: 'Kube-OVN', version: '1.14.2' })).toEqual(['case-table-full-again']);
    expect(ids({ product: 'Ceph' })).toEqual([]);
    expect(ask({ product: 'Ceph' }).diagnostics.map(({ ruleId }) => ruleId)).toContain('plan/cases-left-out');
  });

  it('asks for the feature that distinguishes two workflows with one trigger', async () => {
    const page = (id: string, sign: string) =>
      `---\nid: ${id}\nkind: workflow\ntriggers: [link flaps]\nsymptoms:\n  - link flaps\n  - ${sign}\n---\n\n# The ${id} flaps\n\n## Diagnosis\n\n1. Look\n\n\`\`\`bash\nip link\n\`\`\`\n`;
    const engine = await openOn({
      'a.md': page('cable', 'the lamp is dark'),
      'b.md': page('switch', 'all ports are down'),
    });
    const { status, question } = engine.query('link flaps');
    expect(status).toBe('ambiguous');
    expect(question?.options).toEqual([
      { answer: 'the lamp is dark', id: 'cable' },
      { answer: 'all ports are down', id: 'switch' },
    ]);
  });
});

describe('a session token', () => {
  let engine: Engine;
  let token: string;
  beforeAll(async () => {
    engine = await openOn();
    token = engine.advance(engine.start(symptom).view.token!, { output: 'lossPercent: 12' }).token!;
  });

  it('is refused after any bit is flipped', () => {
    const bytes = Buffer.from(token, 'latin1');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      const code = codeOf(() => engine.advance(flipped.toString('latin1'), { back: true }));
      expect(code, `bit ${bit}`).toMatch(/^session-token-/);
    }
  });

  it('is refused when it is cut, extended, garbage, or too long', () => {
    const next = random(11);
    const rubbish = Array.from(
      { length: 200 },
      () => `t3.${Buffer.from(Array.from({ length: next(80) }, () => next(256))).toString('base64url')}`,
    );
    for (const wrong of [token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, '', 't3.', ...rubbish])
      expect(
        codeOf(() => engine.advance(wrong, { back: true })),
        wrong,
      ).toMatch(/^session-token-/);
    expect(codeOf(() => engine.advance(`t3.${'A'.repeat(600_000)}`, { back: true }))).toBe('session-token-size');
    expect(codeOf(() => engine.advance(undefined as never, { back: true }))).toBe('session-token-format');
  });

  it('is refused if its state is impossible, even with a valid signature', () => {
    const { state } = openToken(token, undefined, nodePlatform);
    const hash = engine.info().hash;
    expect(codeOf(() => engine.advance(sealToken(state, hash, undefined, nodePlatform), { back: true }))).toBe(
      'nothing was thrown',
    );
    for (const forged of [
      { ...state, documents: [] },
      { ...state, at: { ...state.at, document: 7 } },
      { ...state, params: [['a', 1]] },
      { ...state, visits: [{ ...state.visits[0]!, outcome: 'purple' }] },
      { ...state, language: 'fr' },
    ])
      expect(
        codeOf(() => engine.advance(sealToken(forged as never, hash, undefined, nodePlatform), { back: true })),
      ).toBe('session-token-format');
  });

  it('is accepted by another replica of the same knowledge base, but only with the same key', async () => {
    const [replica, keyed, other] = [
      await openOn(),
      await openOn(gatewayKnowledgeBase, 'k'.repeat(32)),
      await openOn(gatewayKnowledgeBase, 'q'.repeat(32)),
    ];
    expect(replica.advance(token, { outcome: 'done' })).toEqual(engine.advance(token, { outcome: 'done' }));
    expect(codeOf(() => keyed.advance(token, { outcome: 'done' }))).toBe('session-token-signature');
    const own = keyed.start(symptom).view.token!;
    expect(codeOf(() => other.advance(own, { outcome: 'done' }))).toBe('session-token-signature');
    expect(codeOf(() => engine.advance(own, { outcome: 'done' }))).toBe('session-token-signature');
    await expect(openOn(gatewayKnowledgeBase, 'short')).rejects.toThrow(/at least 16/);
  });

  it('is refused if it belongs to another knowledge base', async () => {
    const names = await openOn({
      'workflows/other.md': gatewayKnowledgeBase['workflows/names.md']!.replace('id: names', 'id: other'),
    });
    expect(codeOf(() => names.advance(token, { outcome: 'done' }))).toBe('session-knowledge-base');
  });

  it('is accepted with a notice if only other documents have changed', async () => {
    const files = { ...gatewayKnowledgeBase, 'cases/new.md': '# Something else\n\nIt is solved.\n' };
    const view = (await openOn(files)).advance(token, { outcome: 'done' });
    expect(view).toMatchObject({ status: 'step', stale: null });
    expect(view.notices.map(({ code }) => code)).toEqual(['new-knowledge-base', 'changes']);
  });

  const changed = (from: string, to: string): Promise<Engine> =>
    openOn({
      ...gatewayKnowledgeBase,
      'workflows/gateway.md': gatewayKnowledgeBase['workflows/gateway.md']!.replaceAll(from, to),
    });

  it.each([
    ['same', 'Move pods away.', 'Move the pods away.', 'Scenario 1: the node is overloaded'],
    ['moved', '## Resolution\n', '### Step 4: More\n\nLook.\n\n## Resolution\n', 'Scenario 1: the node is overloaded'],
    ['renamed', 'the node is overloaded', 'the nodes are overloaded', 'Scenario 1: the nodes are overloaded'],
    [
      'gone',
      '### Scenario 1: the node is overloaded\n\nMove pods away.\n\n#### Move the pods\n\n```bash\nkubectl drain <node-name>\n```\n\n### Scenario 2',
      '## Scenario 2',
      'Step 1: Measure the loss',
    ],
  ])('of a changed document is stale, and continues at the matching step: %s', async (step, from, to, title) => {
    const updated = await changed(from, to);
    const view = updated.advance(token, { outcome: 'done' });
    expect(view).toMatchObject({ status: 'stale', stale: { step, title: 'Scenario 1: the node is overloaded' } });
    expect(view.step?.title).toBe(title);
    expect(view.stale?.before).not.toBe(view.stale?.now);
    // Earlier answers are kept without titles that may now belong to other steps.
    expect(view.visits).toMatchObject([
      { step: 'step-1', title: null, branch: null, outcome: 'abnormal', seen: [{ value: 12 }] },
    ]);
    expect(updated.advance(view.token!, { outcome: 'done' }).status).not.toBe('stale');
  });

  it('allows the branch of a verdict to be followed again after the document has changed', async () => {
    const updated = await changed('Move pods away.', 'Move the pods away.');
    const stale = updated.advance(token, { outcome: 'done' });
    const again = updated.advance(stale.token!, { jump: 'step-1' });
    const judged = updated.advance(again.token!, { output: 'lossPercent: 12' });
    expect(judged.step?.title).toBe('Scenario 1: the node is overloaded');
  });

  it.skipIf(!sessionsAreBuilt)('gives the same bytes in two processes', () => {
    const folder = folderOf(gatewayKnowledgeBase);
    const script = join(folder, 'walk.mjs');
    writeFileSync(
      script,
      `const { Engine } = await import(${JSON.stringify(program)});
const engine = await Engine.open({ kb: [${JSON.stringify(join(folder, 'workflows'))}], cache: false });
let view = engine.start(${JSON.stringify(symptom)}).view;
for (const observation of [{ output: 'lossPercent: 12' }, { outcome: 'done' }, { back: true }, { set: { 'subnet-name': 'join' } }])
  view = engine.advance(view.token, observation);
console.log(JSON.stringify(view));`,
    );
    const run = (): string => spawnSync(process.execPath, [script], { encoding: 'utf8' }).stdout;
    const once = run();
    expect(once).toContain('"token":"t3.');
    expect(run()).toBe(once);
  });
});
