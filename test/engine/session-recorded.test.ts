import { beforeAll, expect, it } from 'vitest';
import { Engine, TriagraphError } from '../../src/index.js';
import { limits } from '../../src/limits.js';
import type { Observation, SessionView } from '../../src/model/index.js';
import { fixtureKnowledgeBase } from '../support/fixture-symptoms.js';
import { folderOf } from '../support/folder.js';
import { gatewayKnowledgeBase } from '../support/gateway.js';
import { random } from '../support/random.js';
import { expectRecorded } from '../support/recorded.js';

const outcomes = ['normal', 'warning', 'abnormal', 'done', '正常', '异常', 'purple', 'lossPercent >= 5', 'skipped'];
const outputs = [
  'lossPercent: 12',
  'lossPercent: 0.5',
  'kernel: ConntrackTableFull',
  'NAME READY STATUS RESTARTS AGE\nweb-0 0/1 CrashLoopBackOff 12 2d\nweb-1 1/1 Running 0 2d\n',
  'availableIPs: 0\nphase: Pending\n',
  'rtt 12ms, 30% packet loss',
  'Ready True\n10.16.0.7\n',
  'no resources found',
];

/** The fixtures after an edit: a step that moved, one with another title, one that is gone; documents renamed and gone. */
function edited(files: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(files).filter((_, at) => at % 9 !== 8);
  return Object.fromEntries(
    kept.map(([path, text], at) => {
      if (path === 'workflows/gateway.md')
        return [path, text.replace('### Step 2: Look at the node', '### Step 2: Look at a node').replace(/\d\./, '9.')];
      if (at % 4 === 1) return [path, text.replace(/^(#{2,3} .*)$/m, '## Symptoms\n\n- It began today\n\n$1')];
      if (at % 4 === 2) return [path, text.replace(/^(#{3,4}) (.*)$/m, '$1 $2, again')];
      if (at % 4 === 3) return [path, text.replace(/^### [^#]*?(?=^#)/m, '')];
      return [path, text];
    }),
  );
}

let before: Engine;
let after: Engine;
beforeAll(async () => {
  before = await Engine.open({ kb: [folderOf(fixtureKnowledgeBase)], cache: false });
  after = await Engine.open({ kb: [folderOf(edited(fixtureKnowledgeBase))], cache: false });
});

function anObservation(next: (bound: number) => number, { choices, below, parameters }: SessionView): Observation {
  const one = <T>(of: readonly T[]): T => of[next(of.length)]!;
  switch (next(10)) {
    case 0:
    case 1:
      return { outcome: one(outcomes) };
    case 2:
    case 3:
      return { output: one(outputs) };
    case 4:
    case 5:
      return { branch: 1 + next(choices.length + 1) };
    case 6:
      return { jump: below.length > 0 ? one(below).number : one(['1', 'step-2', '2.1', 'step', 'verification']) };
    case 7:
      return { set: { [parameters.length > 0 ? one(parameters).name : 'pod']: one(['web-0', '$(x)', 'a b', '']) } };
    case 8:
      return next(3) === 0 ? { document: one(['names', 'workflows/gateway.md', 'nowhere']) } : { back: true };
    default:
      return next(6) === 0 ? { finish: true } : { outcome: 'abnormal' };
  }
}

/** What each turn shows; the token only says which knowledge base it is of. */
const shown = ({ token: _, ...view }: SessionView): unknown => view;

/** A session of some turns on one knowledge base and some on its next version. */
function session(seed: number): unknown[] {
  const next = random(seed);
  const documents = before.documents();
  const { path, title } = documents[seed % documents.length]!;
  const isGateway = seed % 5 === 0;
  const options = { params: { namespace: 'shop' }, product: 'Kube-OVN', version: '1.12.3' };
  let { view } = isGateway
    ? before.start('gateway drops packets on node worker-1', options)
    : before.start(title, { ...options, document: path });
  const turns: unknown[] = [shown(view)];
  for (let turn = 0; turn < 10; turn++) {
    const engine = turn < 4 + (seed % 3) ? before : after;
    const observation = anObservation(next, view);
    try {
      view = engine.advance(view.token!, observation);
      turns.push([observation, shown(view)]);
    } catch (error) {
      if (!(error instanceof TriagraphError)) throw error;
      turns.push([observation, error.code]);
    }
  }
  return turns;
}

it('every turn of a session shows the recorded view, also after its documents were edited', () => {
  const cases = Array.from({ length: 6 }, (_, group) => {
    const turns = Array.from({ length: 12 }, (__, at) => session(group * 12 + at));
    return [`sessions ${group + 1}`, { turns }] as const;
  });
  expectRecorded(new URL('session-recorded.hashes.txt', import.meta.url), new Map(cases));
});

/** A workflow whose steps say above what their sub-steps show, and whose expectations contradict each other. */
const deep = `---
id: deep
kind: workflow
title: The pump is slow
triggers: [pump is slow]
related: [gateway]
---

# The pump is slow

## Diagnosis

### Step 1: Look at the pump

- ✅ Normal: flow >= 10
- ⚠️ Warning: 5 <= flow < 10
- ❌ Abnormal: flow < 5

- If \`flow < 5\`, go to "Scenario 1: the filter is full"
- If the lamp is \`DarkRed\`, go to step 3
- If \`STATUS is Failed\`, continue with the workflow [gateway](gateway.md)

#### Step 1.1: Its flow

\`\`\`bash
pumpctl show <pump-name> -n <namespace>
\`\`\`

#### Step 1.2: Its lamp

\`\`\`bash
pumpctl lamp <pump-name>
\`\`\`

### Step 2: Look at the valves

\`\`\`bash
kubectl get valve -o wide
\`\`\`

- ✅ Normal: READY is 1/1
- ❌ Abnormal: RESTARTS > 3
- ❌ Abnormal: STATUS is Failed

- If it is stuck, open it by hand
- Otherwise, go to step 3

#### Step 2.1: The stuck valve

\`\`\`bash
kubectl delete valve <valve>
\`\`\`

### Step 3: Look at the valves again

- If it is like before, go to step 1
- If nothing helps: call the plumber

## Resolution

### Scenario 1: the filter is full

\`\`\`bash
kubectl patch pump <pump-name> -p x
\`\`\`

#### Clean it

Clean the filter.

### Scenario 2: nothing led here

Nothing.

## Verification

### Step 1: Flow again

\`\`\`bash
pumpctl show <pump-name>
\`\`\`
`;
const small: Readonly<Record<string, string>> = { ...gatewayKnowledgeBase, 'workflows/deep.md': deep };

/** What may become of the two workflows while a session goes on. */
const laterVersions: readonly Readonly<Record<string, string>>[] = [
  small,
  { ...small, 'workflows/deep.md': deep.replace('## Resolution', '### Step 4: More\n\nLook.\n\n## Resolution') },
  { ...small, 'workflows/deep.md': deep.replace('Look at the valves\n', 'Look at all of the valves\n') },
  { ...small, 'workflows/deep.md': deep.replace(/### Step 1: [\s\S]*?(?=### Step 2)/, '') },
  Object.fromEntries(
    Object.entries(small).map(([path, text]) => [
      path.replace('workflows/deep', 'w/pump'),
      text.replace('lossPercent', 'loss'),
    ]),
  ),
  { ...small, 'workflows/gateway.md': small['workflows/gateway.md']!.replaceAll('Look at', 'Check') },
  { 'workflows/deep.md': deep },
];
const answers: readonly Observation[] = [
  ...['flow: 3', 'flow: 7', 'flow: 12', 'flow: 3\nflow: 12', 'lamp: DarkRed', 'kind: Pump\nflow: 4\nlamp: DarkRed'].map(
    (output) => ({ output }),
  ),
  { output: 'NAME READY STATUS RESTARTS\nv-1 1/1 Failed 5\nv-2 1/1 Running 0\n' },
  { output: 'lossPercent: 12' },
  { output: 'lossPercent: 3\n' },
  ...['normal', 'warning', 'abnormal', 'done', 'stuck', 'otherwise'].map((outcome) => ({ outcome })),
  ...[1, 2, 3].map((branch) => ({ branch })),
  ...['1', '1.1', '2', 'valves', 'Step 3: Look at the valves again', 'Scenario 1', 'step-1-1'].map((jump) => ({
    jump,
  })),
  { set: { 'pump-name': 'p-1', namespace: 'a b', valve: '' } },
  { document: 'gateway' },
  { document: 'deep' },
  { back: true },
];

it('sessions through two workflows that change during the session show the recorded views', async () => {
  const open = (files: Readonly<Record<string, string>>) => Engine.open({ kb: [folderOf(files)], cache: false });
  const first = await open(small);
  const later = await Promise.all(laterVersions.map(open));
  const cases = later.map((engine, version) => {
    const sessions = Array.from({ length: 10 }, (_, seed) => {
      const next = random(100 * version + seed);
      const begin = seed % 3 === 0 ? 'gateway drops packets on node worker-1, ConntrackTableFull' : 'the pump is slow';
      let { view } = first.start(begin, { document: seed % 3 === 0 ? 'gateway' : 'deep' });
      return [
        shown(view),
        ...Array.from({ length: 12 }, (__, turn) => {
          const observation = next(6) === 0 ? { back: true as const } : answers[next(answers.length)]!;
          try {
            view = (turn < 5 ? first : engine).advance(view.token!, observation);
            return [observation, shown(view)];
          } catch (error) {
            return [observation, (error as TriagraphError).code];
          }
        }),
      ];
    });
    return [`version ${version}`, { sessions }] as const;
  });
  expectRecorded(new URL('session-versions.hashes.txt', import.meta.url), new Map(cases));
});

it('a session accepts values and answers up to its limits', async () => {
  const names = Array.from({ length: limits.sessionParameters + 2 }, (_, at) => `value-${at}`);
  const commands = names.map((name) => `echo <${name}>`).join('\n');
  const text = `# Many\n\n## Diagnosis\n\n1. Look\n\n\`\`\`bash\n${commands}\n\`\`\`\n`;
  const engine = await Engine.open({ kb: [folderOf({ 'many.md': text })], cache: false });
  const set = (token: string, some: readonly string[]) =>
    engine.advance(token, { set: Object.fromEntries(some.map((name) => [name, 'x'])) });
  const { view } = engine.start('Many', { document: 'many.md' });
  const full = set(view.token!, names.slice(0, limits.sessionParameters));
  expect(new Set(full.notices.map(({ code }) => code))).toEqual(new Set(['value-set']));
  const more = set(full.token!, names.slice(limits.sessionParameters));
  expect(more.notices.map(({ code }) => code)).toEqual(['value-refused', 'value-refused']);
  expect(set(full.token!, names.slice(0, 2)).notices.map(({ code }) => code)).toEqual(['value-set', 'value-set']);
  const tooMany = () => set(view.token!, names.slice(0, limits.sessionParameters + 1));
  expect(tooMany).toThrow(expect.objectContaining({ code: 'session-observation' }));
  const room = limits.sessionParameterCharacters - 'value-0'.length;
  const long = (length: number) =>
    engine.advance(view.token!, { set: { 'value-0': 'x'.repeat(length), 'value-1': 'y' } });
  expect(() => long(room)).not.toThrow();
  expect(() => long(room + 1)).toThrow(expect.objectContaining({ code: 'session-observation' }));
});

it('going back shows the previous view, whatever was answered', () => {
  for (let seed = 0; seed < 40; seed++) {
    const next = random(seed);
    const paths = Object.keys(gatewayKnowledgeBase).filter((path) => path.startsWith('workflows/'));
    let { view } = before.start('gateway drops packets', { document: paths[seed % paths.length]! });
    for (let turn = 0; turn < 6; turn++) {
      const answered = before.advance(view.token!, anObservation(next, view));
      if (answered.visits.length === view.visits.length + 1) {
        const undone = before.advance(answered.token!, { back: true });
        const { step, visits, document, choices, below } = undone;
        expect({ step: step?.id, visits, document, choices, below }).toEqual({
          step: view.step?.id,
          visits: view.visits,
          document: view.document,
          choices: view.choices.map((choice) => ({ ...choice, suggested: false })),
          below: view.below,
        });
      }
      view = answered;
    }
  }
});
