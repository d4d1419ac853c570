import { beforeAll, it } from 'vitest';
import { Engine, TriagraphError } from '../../src/index.js';
import type { Observation, SessionView } from '../../src/model/index.js';
import { collidingDocuments, collidingSymptoms } from '../support/colliding-documents.js';
import { folderOf } from '../support/folder.js';
import { neighbours } from '../support/neighbours.js';
import { random } from '../support/random.js';
import { expectRecorded } from '../support/recorded.js';

const files = collidingDocuments(4, 60);

/** The same documents after an edit: steps that moved, have another title, or are gone; documents renamed and gone. */
function later(): Record<string, string> {
  const entries = Object.entries(files).filter((_, at) => at % 11 !== 10);
  return Object.fromEntries(
    entries.map(([path, text], at) => {
      if (at % 6 === 1) return [path, text.replace(/### Step 2: .*/, '### Step 2: Look elsewhere')];
      if (at % 6 === 2)
        return [path, text.replace('## Diagnosis\n', '## Diagnosis\n\n### Step 0: Breathe\n\nCalmly.\n')];
      if (at % 6 === 3) return [path.replace(/\.md$/, '-moved.md'), text];
      if (at % 6 === 4) return [path, text.replace(/### Step 3: [^#]*/, '')];
      if (at % 6 === 5) return [path, text.replace(/- (?:If|如果|Otherwise).*\n/, '')];
      return [path, text];
    }),
  );
}

let before: Engine;
let after: Engine;
beforeAll(async () => {
  before = await Engine.open({ kb: [folderOf(files)], cache: false });
  after = await Engine.open({ kb: [folderOf(later())], cache: false });
});

type Next = (bound: number) => number;
const one = <T>(of: readonly T[], next: Next): T => of[next(of.length)]!;

const words = ['normal', 'warning', 'abnormal', 'done', '正常', '异常', 'ok', 'failed', 'skip', 'table full', ''];
const outputs = [
  'availableIPs: 0\n',
  'availableIPs: 5\n',
  'availableIPs: 7\n',
  'availableIPs: 11\n',
  'packet loss 5%',
  'packet loss 6%',
  'kernel: nf_conntrack: table full, dropping packet\n',
  '',
  'NAME READY STATUS RESTARTS AGE\nweb-0 0/1 Failed 12 2d\nweb-1 1/1 Running 0 2d\n',
  'pod/web-0\npod/web-1\n',
  '状态: Running\n',
  '[root@node-1 ~]# kubectl get pod -n shop\nNAME READY STATUS\nweb-0 1/1 Running\n',
  'password=hunter2\navailableIPs: 3\n',
  'no resources found',
  'kind: Pod\nmetadata:\n  name: web-0\n  namespace: shop\nspec:\n  nodeName: node-1\n',
];

function anObservation(next: Next, { choices, below, parameters }: SessionView): Observation {
  switch (next(13)) {
    case 0:
    case 1:
      return { outcome: choices.length > 0 && next(3) === 0 ? one(choices, next).when : one(words, next) };
    case 2:
    case 3:
    case 4:
      return { output: next(3) === 0 ? neighbours(one(outputs, next), 1, outputs)[0]! : one(outputs, next) };
    case 5:
    case 6:
      return { branch: next(choices.length + 2) };
    case 7:
      return {
        jump:
          below.length > 0 && next(2) === 0
            ? one(below, next).number
            : one(['1', 'step-2', '2.1', 'Step 3', 'step', 'verification', '步骤 2'], next),
      };
    case 8:
      return {
        set: {
          [parameters.length > 0 ? one(parameters, next).name : 'pod']: one(
            ['web-0', '$(x)', 'a b', '', '10.16.0.7'],
            next,
          ),
        },
      };
    case 9:
      return next(2) === 0
        ? { document: one(['same', 'other', 'd2.md', 'en/d1.md', 'nowhere'], next) }
        : { note: one(['seen before', 'token: abcdef0123456789', ''], next) };
    case 10:
      return { back: true };
    case 11:
      return next(5) === 0 ? { finish: true } : { outcome: 'abnormal' };
    default:
      return { outcome: 'normal' };
  }
}

/** What each turn shows; the token only says which knowledge base it is of. */
const shown = ({ token: _, ...view }: SessionView): unknown => view;

function session(seed: number): unknown[] {
  const next = random(seed);
  const documents = before.documents().filter(({ path }) => before.show(path)!.steps.length > 0);
  const { path } = documents[seed % documents.length]!;
  const symptom = one(collidingSymptoms(), next);
  const options = one(
    [
      {},
      { product: 'Kube-OVN', version: '1.12.3' },
      { params: { namespace: 'shop', pod: 'web-0' } },
      { version: '1.10' },
    ],
    next,
  );
  let { view } = before.start(symptom, seed % 3 === 0 ? options : { ...options, document: path });
  const turns: unknown[] = [shown(view)];
  for (let turn = 0; turn < 14 && view.token; turn++) {
    const engine = turn < 7 + (seed % 8) ? before : after;
    const observation = anObservation(next, view);
    try {
      view = engine.advance(view.token, observation);
      turns.push([observation, shown(view)]);
    } catch (error) {
      if (!(error instanceof TriagraphError)) throw error;
      turns.push([observation, error.code]);
    }
  }
  return turns;
}

it('every turn of a session shows what is recorded where documents share ids, steps and cases', () => {
  const cases = Array.from(
    { length: 9 },
    (_, group) =>
      [
        `sessions ${group + 1}`,
        () => {
          const turns = Array.from({ length: 12 }, (__, at) => session(group * 12 + at));
          return { turns };
        },
      ] as const,
  );
  expectRecorded(new URL('session-generated.hashes.txt', import.meta.url), new Map(cases));
});

it('each document, its graph, flowchart, cases and findings are shown as recorded', () => {
  const cases = [before, after].flatMap((engine, at) => {
    const rows = engine.documents().map(({ id, path }): readonly [string, Record<string, unknown>] => [
      `${at + 1}, ${path}`,
      {
        cases: [engine.cases(path), engine.cases(id)],
        graph: [1, 2].map((depth) => engine.graph({ around: path, depth })),
        flowchart: engine.flowchart(path),
        source: [engine.source(path), engine.editAddress(path, 3), engine.suggestIds(`${id}x`)],
      },
    ]);
    const { bytes: _, ...info } = engine.info();
    return [
      ...rows,
      [`${at + 1}, all`, { lint: engine.lint(), graph: engine.graph(), info, list: engine.documents() }] as const,
    ];
  });
  expectRecorded(new URL('session-generated-documents.hashes.txt', import.meta.url), new Map(cases));
});

it('answers are explained as recorded', () => {
  const { path } = before.documents()[3]!;
  const cases = collidingSymptoms()
    .filter((_, at) => at % 12 === 0)
    .map(
      (text) =>
        [
          text.replace(/\s+/g, ' ').slice(0, 60),
          { explained: before.explain(text), second: before.explain(text, { doc: path }) },
        ] as const,
    );
  expectRecorded(new URL('session-generated-explained.hashes.txt', import.meta.url), new Map(cases));
});
