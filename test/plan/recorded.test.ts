import { beforeAll, it } from 'vitest';
import { Engine } from '../../src/index.js';
import type { Document } from '../../src/model/index.js';
import { fixtureKnowledgeBase, symptomsOf } from '../support/fixture-symptoms.js';
import { folderOf } from '../support/folder.js';
import { expectRecorded } from '../support/recorded.js';

/** Values that the caller gives, some of which must be quoted or refused. */
const params = { node: 'node-1; reboot', subnet: 'ovn-default', file: "/tmp/it's", count: '3' };

let engine: Engine;
let symptoms: Map<string, string[]>;
beforeAll(async () => {
  engine = await Engine.open({ kb: [folderOf(fixtureKnowledgeBase)], cache: false });
  symptoms = symptomsOf(engine.documents().map(({ path }): Document => engine.show(path)!));
});

it('plans have the recorded start, check, steps, question and cases', () => {
  const cases = [...symptoms].map(([form, texts]) => {
    const answers = texts
      .filter((_, at) => at % 2 === 0)
      .map((text) => engine.query(text, { params, product: 'Kube-OVN', version: '1.12.3' }));
    return [
      form,
      {
        starts: answers.map(({ workflow }) => workflow && [workflow.start, workflow.startBecause, workflow.confirm]),
        steps: answers.map(({ workflow }) => workflow),
        beside: answers.map(({ cases: similar, ...rest }) => [similar, rest.question, rest.fallback, rest.suggestions]),
        findings: answers.map(({ query, diagnostics }) => [query, diagnostics]),
      },
    ] as const;
  });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), new Map(cases));
});
