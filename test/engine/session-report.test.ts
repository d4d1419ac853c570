import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine, presenters } from '../../src/index.js';
import type { Observation, SessionReport, SessionView } from '../../src/model/index.js';
import { diagnosisSchema, sessionReportSchema, sessionSchema } from '../../src/schemas.js';
import { read } from '../lower/steps/support.js';
import { folderOf } from '../support/folder.js';
import { gatewayKnowledgeBase } from '../support/gateway.js';

const symptom = 'gateway drops packets on node worker-1';
const subnets = `NAME          PROVIDER   VPC           PROTOCOL   CIDR            PRIVATE   NAT     DEFAULT   GATEWAYTYPE
ovn-default   ovn        ovn-cluster   IPv4       10.16.0.0/16    false     true    true      distributed
join          ovn        ovn-cluster   IPv4       100.64.0.0/16   false     false   false     distributed
`;

/** Noon, and a minute more at each look. */
function minutes(): () => Date {
  let at = Date.UTC(2026, 4, 6, 12);
  return () => {
    at += 60_000;
    return new Date(at);
  };
}

describe('the report of a session', () => {
  let engine: Engine;
  beforeAll(async () => {
    const workflow = gatewayKnowledgeBase['workflows/gateway.md']!.replace(
      'kind: workflow',
      'kind: workflow\nowner: net-team\nowners: [dave@example.com]',
    );
    const kb = [folderOf({ ...gatewayKnowledgeBase, 'workflows/gateway.md': workflow })];
    engine = await Engine.open({ kb, cache: false, clock: minutes() });
  });
  const walk = (...observations: Observation[]): SessionView[] => {
    const views = [engine.start(symptom).view];
    for (const observation of observations) views.push(engine.advance(views.at(-1)!.token!, observation));
    return views;
  };
  const report = (views: readonly SessionView[]): SessionReport => JSON.parse(presenters.session.reportJson(views));
  const done: Observation = { outcome: 'done' };
  const solved = () => walk({ output: 'status:\n  lossPercent: 12\n' }, done, done, { outcome: 'normal' });

  it('names the document without a line if only the last view is known', () => {
    const text = presenters.session.report(solved().slice(-1));
    expect(text).toContain('`workflows/gateway.md`');
    expect(text).not.toContain('null');
  });

  it('has the time of each step, its verdict with the expectation, and the line and value that decided', () => {
    const { began, steps } = report(solved());
    expect(began).toMatch(/^2026-05-06T\d\d:\d\d:00Z$/);
    expect(new Set(steps.map(({ time }) => time)).size).toBe(4);
    expect(steps[0]).toMatchObject({ number: '1', outcome: 'abnormal', expectation: 'lossPercent >= 5' });
    expect(steps[0]!.seen).toEqual([{ name: 'lossPercent', value: 12, unit: null, line: 2, text: 'lossPercent: 12' }]);
  });

  it('has the cause in the words of the document, what was changed, what was checked after it, and the owners', () => {
    const views = solved();
    const { conclusion, changes, steps, open, documents } = report(views);
    expect(conclusion).toMatchObject({ kind: 'cause', cause: 'the node is overloaded', when: 'lossPercent >= 5' });
    const [change] = changes;
    expect(steps[change!.index - 1]!.commands[0]).toMatchObject({ text: 'kubectl drain worker-1', effect: 'destroy' });
    expect(change!.checkedBy.map((index) => steps[index - 1]!.phase)).toEqual(['verification']);
    expect(open).toEqual([]);
    expect(documents[0]!.owners).toEqual(['net-team', 'dave@example.com']);
    expect(presenters.session.report(views)).toContain('Who may want to know: net-team, dave@example.com');
  });

  it('lists the open questions', () => {
    const codesOf = (...observations: Observation[]) => report(walk(...observations)).open.map(({ code }) => code);
    expect(codesOf({ finish: true })).toEqual(['no-cause', 'unanswered']);
    expect(codesOf({ branch: 1 }, { finish: true })).toEqual(['not-resolved', 'unanswered']);
    expect(codesOf({ branch: 2 }, done, done)).toEqual(['not-checked']);
    expect(codesOf({ branch: 2 }, done, { outcome: 'abnormal' })).toEqual(['still-abnormal']);
  });

  it('names the abnormal expectation if no branch names a cause', () => {
    const views = walk({ outcome: 'normal' }, { outcome: 'abnormal' }, { outcome: 'abnormal' }, { finish: true });
    expect(report(views).conclusion).toMatchObject({ kind: 'finding', cause: 'the node is not Ready' });
    expect(presenters.session.report(views)).toContain('**Abnormal: the node is not Ready**');
  });

  it('names the situation of a resolution that was chosen without a branch', () => {
    const views = walk({ jump: 'the table is full' }, done, { outcome: 'normal' });
    expect(report(views).conclusion).toMatchObject({ kind: 'cause', cause: 'the table is full', step: 'step-5' });
  });

  it('names no cause after commands that only read, until one is found to be abnormal', async () => {
    const loose = `# The link flaps

## Diagnosis

### Step 1: Look at the port

\`\`\`bash
ip -s link show eth0
\`\`\`

## Resolution

### Scenario 1: the cable is loose

\`\`\`bash
ethtool eth0
\`\`\`
`;
    const links = await Engine.open({ kb: [folderOf({ 'links.md': loose })], cache: false });
    const { view } = links.start('the link flaps', { document: 'links' });
    const conclusionAfter = (outcome: string) =>
      links.advance(links.advance(view.token!, { jump: '2' }).token!, { outcome }).conclusion;
    expect(conclusionAfter('done')).toBeNull();
    expect(conclusionAfter('abnormal')).toMatchObject({ kind: 'cause', cause: 'the cable is loose' });
  });

  it('has the complete pasted output, folded and without secrets, except output that was taken back', () => {
    const views = walk(
      { output: 'lossPercent: 0.5' },
      { back: true },
      { output: 'lossPercent: 12\npassword: hunter2hunter2' },
      { set: { 'api-token': 'x' } },
      { note: 'call ops, token=ghp_abcdefghijklmnopqrstuvwxyz0123' },
    );
    const text = presenters.session.report(views);
    expect(text).toMatch(
      /<details><summary>Pasted output \(2 lines\)<\/summary>\n\n {3}```text\n {3}lossPercent: 12\n/,
    );
    expect(text).not.toMatch(/hunter2|ghp_|0\.5/);
    expect(report(views).notes).toMatchObject([{ step: 'step-4', text: 'call ops, token=<secret>' }]);
    const draft = presenters.session.caseDraft(views, { id: 'a-case' });
    const { steps } = read(draft, 'case');
    expect(draft).toContain('- call ops, token=');
    expect(steps.map(({ title }) => title)).not.toContainEqual(expect.stringContaining('call ops'));
    expect(views.at(-1)!.step?.id).toBe(views.at(-2)!.step?.id);
  });

  it('keeps the reasons for an abnormal outcome while the session asks for the branch', () => {
    const [visit] = walk({ output: 'lossPercent: 12' }, { back: true }, { outcome: 'normal' }).at(-1)!.visits;
    expect(visit).toMatchObject({ outcome: 'normal', seen: [] });
    const asked = walk({ outcome: 'normal' }, { outcome: 'abnormal' }, done).at(-1)!.visits;
    expect(asked.at(-1)).toMatchObject({ outcome: 'abnormal', expectation: 'the node is not Ready' });
  });

  it('follows the branch that the value fulfils if the expectation says more than the branch', async () => {
    const page = gatewayKnowledgeBase['workflows/gateway.md']!.replace(
      '❌ Abnormal: lossPercent >= 5',
      '❌ Abnormal: lossPercent >= 5 or lossPercent < 0',
    );
    const other = await Engine.open({ kb: [folderOf({ 'gateway.md': page })], cache: false });
    const { view } = other.start('x', { document: 'gateway' });
    const next = other.advance(view.token!, { output: 'lossPercent: 12' });
    expect(next.conclusion).toMatchObject({ cause: 'the node is overloaded', when: 'lossPercent >= 5' });
  });

  it('matches its schema', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(diagnosisSchema);
    ajv.addSchema(sessionSchema);
    const validate = ajv.compile(sessionReportSchema);
    for (const views of [solved(), walk({ note: 'x' }, { finish: true })])
      expect(validate(report(views)), JSON.stringify(validate.errors)).toBe(true);
  });

  it('has no times without a clock, and is the same each time', async () => {
    const plain = await Engine.open({ snapshot: engine.snapshot() });
    const once = () => presenters.session.report([plain.start(symptom).view]);
    expect(once()).toBe(once());
    expect(once()).not.toContain('Time');
  });

  it('lists names of pasted output for open parameters, until one is set', () => {
    const [, pasted, set] = walk({ output: subnets }, { set: { 'subnet-name': 'join' } });
    expect(pasted!.offers).toEqual([{ name: 'subnet-name', values: ['ovn-default', 'join'] }]);
    expect(presenters.session.text(pasted!)).toContain('subnet-name, from the output: ovn-default, join');
    expect(set!.offers).toEqual([]);
    expect(set!.step?.commands[0]?.rendered).toBe('kubectl get subnet join -o yaml');
  });
});
