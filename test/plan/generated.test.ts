import { readFileSync } from 'node:fs';
import { beforeAll, it } from 'vitest';
import { Engine } from '../../src/index.js';
import type { Document } from '../../src/model/index.js';
import {
  branchFulfilled,
  branchMentioned,
  branchNamed,
  branchOfVerdict,
  casesFor,
  outcomeOf,
  Procedure,
  pastedNames,
  sortedVersions,
  stepOfBranch,
} from '../../src/plan/index.js';
import { offeredValues } from '../../src/plan/parameters/pasted-names.js';
import { collidingDocuments, collidingSymptoms } from '../support/colliding-documents.js';
import { dataWords } from '../support/data-words.js';
import { fixtureKnowledgeBase } from '../support/fixture-symptoms.js';
import { folderOf } from '../support/folder.js';
import { neighbourhoods, neighbours } from '../support/neighbours.js';
import { expectRecorded } from '../support/recorded.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];
const phrases = inputs.filter((text) => !text.includes('\n'));
const pasted = inputs.filter((text) => text.includes('\n'));

let fixtures: Engine;
let colliding: Engine;
let documents: Document[];
beforeAll(async () => {
  fixtures = await Engine.open({ kb: [folderOf(fixtureKnowledgeBase)], cache: false });
  colliding = await Engine.open({ kb: [folderOf(collidingDocuments(2, 80))], cache: false });
  const shown = (engine: Engine) => engine.documents().map(({ path }): Document => engine.show(path)!);
  documents = [...shown(fixtures), ...shown(colliding)].filter(({ steps }) => steps.length > 0);
});

const options = [
  {},
  { params: { node: 'node-1', pod: 'web-0', 'pod-name': 'a b', namespace: 'shop', subnet: 'x;y' } },
  { product: 'Kube-OVN', version: '1.12.3' },
  { product: 'kube ovn', version: '1.10', limit: 5 },
] as const;

/** What an engine plans for each of the symptoms, by aspect. */
function aspectsOf(engine: Engine, texts: readonly string[]) {
  const answers = texts.map((text, at) => engine.query(text, options[at % options.length]));
  return {
    starts: answers.map(({ workflow }) => workflow && [workflow.start, workflow.startBecause, workflow.confirm]),
    steps: answers.map(({ workflow }) => workflow),
    beside: answers.map(({ cases, question, fallback, suggestions }) => [cases, question, fallback, suggestions]),
    findings: answers.map(({ diagnostics }) => diagnostics),
  };
}

it('a symptom is answered as recorded where documents share ids, steps, cases and symptoms', () => {
  const cases = [...neighbourhoods(collidingSymptoms(), 1, 60)].map(
    ([name, texts]) => [name, () => aspectsOf(colliding, texts)] as const,
  );
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map(cases));
});

it('a symptom that says where in a procedure it stands is answered with the step that is recorded', () => {
  const cases = new Map<string, Record<string, unknown>>();
  const texts = documents.slice(0, 70).flatMap(({ title, steps, path }, at) => {
    const step = steps[at % steps.length]!;
    const { branches, expectations } = step;
    const condition = branches[at % Math.max(1, branches.length)]?.when ?? expectations[0]?.text ?? step.title;
    return [
      [path, `${title}. ${step.title}`],
      [path, `${title}, ${condition}`],
      [path, `${title}: ${neighbours(condition, 1)[0]}. It is not ${step.title}.`],
    ] as const;
  });
  for (let at = 0; at < texts.length; at += 30) {
    const some = texts.slice(at, at + 30).map(([, text]) => text);
    const engine = texts[at]![0] in fixtureKnowledgeBase ? fixtures : colliding;
    cases.set(`steps from ${at + 1}`, aspectsOf(engine, some));
  }
  expectRecorded(new URL('generated-steps.hashes.txt', import.meta.url), cases);
});

const names = [
  'step 3',
  'step-2',
  '3.1',
  '第三步',
  '步骤 2',
  'Step 2: look',
  '→ 1',
  '#4',
  '2.',
  'step 14',
  '1、',
  'Step',
  'step-1.1',
];

it('branches and steps are named, fulfilled and mentioned as recorded', () => {
  const outputs = [...pasted, ...phrases.filter((_, at) => at % 9 === 0)];
  const cases = documents.map((document, at) => {
    const procedure = new Procedure(document, (target) => (target.includes('d') ? target : null));
    const others = [...names, ...neighbours(names[at % names.length]!, 6, names)];
    const titles = document.steps.flatMap(({ title }, index) => [title, title.slice(2), `Step ${index + 1}: ${title}`]);
    const results = document.steps.map((step, index) => {
      const whens = step.branches.flatMap(({ when }) => [when, ...neighbours(when, 4, phrases)]);
      const output = outputs[(at * 7 + index) % outputs.length]!;
      const seen = step.branches.flatMap(({ when }) => {
        const [, name = 'value', bound = '1'] = /([\w.]+)\D*(\d+)/.exec(when) ?? [];
        return [0, 1, -1].map((by) => ({ name, value: Number(bound) + by, unit: null, line: 1, text: '' }));
      });
      const held = [null, ...step.expectations.keys()];
      return [
        (['normal', 'warning', 'abnormal'] as const).map((verdict) =>
          held.map((each) => branchOfVerdict(step, verdict, each)),
        ),
        whens.map((when) => branchNamed(step, when)),
        seen.map((value) => branchFulfilled(step, [value])),
        [output, ...whens].map((text) => branchMentioned(step, text)),
        pastedNames(outputs[(at + index * 3) % outputs.length]!, [['pod', 'web-9']], { step }),
      ];
    });
    const places = [...others, ...titles, 'scenario 1', 'Scenario 1: the table is full', document.title, ''];
    return [
      document.path,
      {
        results,
        named: places.map((name) => [procedure.named(name).map(({ id }) => id), procedure.isNameOfStep(name)]),
        branches: places.map((name) => stepOfBranch(name, document.steps)?.id),
      },
    ] as const;
  });
  expectRecorded(new URL('generated-branches.hashes.txt', import.meta.url), new Map(cases));
});

it('outcomes, versions, cases and offered values are as recorded', () => {
  const words = [...dataWords('verdicts', 'start-step')].map(
    ([list, all]) =>
      [
        list,
        {
          outcomes: all
            .flatMap((word) => [word, ` ${word.toUpperCase()} `, `${word}!`, word.slice(1)])
            .map((word) => outcomeOf(word)),
        },
      ] as const,
  );
  const versions = ['1.12', '1.12.3', 'v1.9', '1.10', '2', '1.13.0-rc1', '1.13.0', 'x', '', '4.2.1', '1.13'];
  const ranges = [...neighbours('1.11', 3), '>=1.11 <1.13', '1.12', '1.12.x', '<1.10'];
  const cases = documents.map(({ id, products, versions: own }) => ({ id, products, versions: own }));
  const running = versions.flatMap((version) => [
    { version },
    { version, product: 'Kube-OVN' },
    { product: 'kube-ovn' },
  ]);
  const asked = ['pod', 'pod-name', 'node', 'namespace', 'subnet', 'ip', 'value', 'ip-name'];
  const offered = documents.slice(0, 40).map(({ steps }, at) =>
    offeredValues(steps, asked.slice(at % 4), [
      ['pod', 'web-0'],
      ['pod', 'web-1'],
      ['node', 'node-1'],
      ['namespace', 'shop'],
      ['subnet', 'ovn-default'],
      ['pod-ip', '10.16.0.7'],
    ]),
  );
  expectRecorded(
    new URL('generated-words.hashes.txt', import.meta.url),
    new Map<string, Record<string, unknown>>([
      ...words,
      [
        'versions',
        {
          sorted: [versions, [...versions].reverse(), ranges].map(sortedVersions),
          cases: running.map((each) => casesFor(cases, each)),
        },
      ],
      ['offered', { offered }],
    ]),
  );
});
