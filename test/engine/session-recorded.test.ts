import { beforeAll, expect, it } from 'vitest';
import { Engine, TriagraphError } from '../../src/index.js';
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

it('every turn of a session, also after its documents were edited, shows what is recorded', () => {
  const cases = Array.from({ length: 6 }, (_, group) => {
    const turns = Array.from({ length: 12 }, (__, at) => session(group * 12 + at));
    return [`sessions ${group + 1}`, { turns }] as const;
  });
  expectRecorded(new URL('session-recorded.hashes.txt', import.meta.url), new Map(cases));
});

it('going back shows what was shown before, whatever was answered', () => {
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
