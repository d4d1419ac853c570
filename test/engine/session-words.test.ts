import { beforeAll, describe, expect, it } from 'vitest';
import { Engine, presenters } from '../../src/index.js';
import type { Observation, SessionView } from '../../src/model/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: web-down
title: Web is down
kind: workflow
lang: en
symptoms: [web is down]
---

# Web is down

## Diagnosis

### Step 1: Are the components healthy?

\`\`\`bash
kubectl get pods -n web
\`\`\`

- ✅ Normal: all pods are Running
- ❌ Abnormal: see the branches below

- If the image cannot be pulled, go to step 2
- If the disk is full, go to "Scenario 1: the disk is full"

### Step 2: Can the image be pulled?

\`\`\`bash
ping -c 3 registry.example.com
\`\`\`

- ✅ Normal: packet loss == 0%
- ❌ Abnormal: the registry is down, or the secret is missing

### Step 3: Is there room?

\`\`\`bash
df -h
\`\`\`

- ✅ Normal: Use% < 90%
- ❌ Abnormal: Use% >= 90%
- If Use% is 100%, go to step 1

## Resolution

### Scenario 1: the disk is full

\`\`\`bash
rm -rf /var/log/old
\`\`\`
`;
const pods = `NAME    READY   STATUS             RESTARTS   AGE
web-0   0/1     CrashLoopBackOff   12         3h
`;

describe('a session', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf({ 'web-down.md': workflow })], cache: false });
  });
  const walk = (...observations: Observation[]): SessionView[] => {
    const views = [engine.start('web is down', { document: 'web-down' }).view];
    for (const observation of observations) views.push(engine.advance(views.at(-1)!.token!, observation));
    return views;
  };
  const codesOf = (view: SessionView | undefined) => view?.notices.map(({ code }) => code);

  it('does not quote an expectation that only refers to the branches', () => {
    const views = walk({ output: pods }, { outcome: 'abnormal' });
    const report = presenters.session.report(views);
    expect(report).toContain('CrashLoopBackOff');
    expect(report).not.toContain('see the branches below');
    expect(views.at(-1)!.visits[0]).toMatchObject({ outcome: 'abnormal', expectation: null });
  });

  it('does not quote any of several alternatives that the output does not prove', () => {
    const lost = 'PING 10.16.0.12\n3 packets transmitted, 0 received, 100% packet loss, time 2049ms\n';
    const { visits } = walk({ jump: '2' }, { output: lost }).at(-1)!;
    expect(visits.at(-1)).toMatchObject({ step: 'step-2', outcome: 'abnormal', expectation: null });
    // Whoever says so means what the document says.
    expect(walk({ jump: '2' }, { outcome: 'abnormal' }).at(-1)!.visits.at(-1)!.expectation).toContain('the registry');
  });

  it('lists the skipped steps if nothing was found', () => {
    const views = walk({ outcome: 'next' }, { outcome: 'normal' }, { outcome: 'next' });
    expect(views.at(-1)!.end).toBe('nothing-found');
    for (const text of [presenters.session.text(views.at(-1)!), presenters.session.report(views)]) {
      expect(text).toContain('No check led to a cause.');
      expect(text.replace(/\s+/g, ' ')).toContain('Steps without a result: 1, 3.');
    }
    const all = walk({ outcome: 'normal' }, { outcome: 'normal' }, { outcome: 'normal' });
    expect(presenters.session.report(all)).not.toContain('without a result');
  });

  it('reports a cycle of branches, but not a way back that the user chose', () => {
    expect(codesOf(walk({ outcome: 'next' }, { outcome: 'next' }, { jump: '1' }).at(-1))).toEqual([]);
    expect(codesOf(walk({ outcome: 'next' }, { outcome: 'next' }, { jump: '1' }, { outcome: 'next' }).at(-1))).toEqual(
      [],
    );
    expect(
      codesOf(walk({ jump: '3' }, { branch: 1 }, { outcome: 'normal' }, { outcome: 'normal' }, { branch: 1 }).at(-1)),
    ).toEqual(['seen-before']);
  });

  it.each([{ outcome: '   ' }, { outcome: '' }, { jump: ' ' }, { note: '\t' }, { document: '' }])(
    'reports a blank answer: %o',
    (observation) => {
      const view = walk(observation).at(-1)!;
      expect([view.number, codesOf(view)]).toEqual(['1', ['empty-answer']]);
    },
  );

  it('reports empty output if the step does not say what it means', () => {
    expect(walk({ output: '  \n' }).at(-1)!.notices[0]).toMatchObject({
      code: 'no-verdict',
      values: { reason: 'empty' },
    });
  });

  it('does not report the output of another command as empty', () => {
    const nodes =
      '$ kubectl get nodes\nNAME       STATUS   ROLES    AGE   VERSION\nworker-1   Ready    <none>   90d   v1.29.3\n';
    const [notice] = walk({ output: nodes }).at(-1)!.notices;
    expect(notice!.code).toBe('no-verdict');
    expect(notice!.values.reason).not.toBe('empty');
  });

  it('names all parameters if one is unknown', () => {
    const names = Array.from({ length: 30 }, (_, at) => `<parameter-number-${at}>`);
    const command = `kubectl get pods ${names.join(' ')}`;
    const long = workflow.replace('kubectl get pods -n web', command);
    return Engine.open({ kb: [folderOf({ 'web-down.md': long })], cache: false }).then((other) => {
      const { token } = other.start('web is down', { document: 'web-down' }).view;
      const [notice] = other.advance(token!, { set: { zone: 'x' } }).notices;
      expect(notice!.values.names).toContain('parameter-number-29');
      expect(notice!.values.names).not.toContain('…');
    });
  });
});

describe('the versions of cases', () => {
  it('are shown in the language of the reader', async () => {
    const { versionIn } = await import('../../src/present/messages/index.js');
    const { messagesFor } = await import('../../src/present/messages/index.js');
    expect(versionIn('1.16.2 and earlier', messagesFor('zh'))).toBe('1.16.2 及以下');
    expect(versionIn('1.16.2 or newer', messagesFor('zh'))).toBe('1.16.2 及以上');
    expect(versionIn('1.16.2 and earlier', messagesFor('en'))).toBe('1.16.2 and earlier');
    expect(versionIn('v1.12', messagesFor('zh'))).toBe('v1.12');
  });
});
