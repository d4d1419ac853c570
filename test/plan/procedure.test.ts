import { expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { Planner, Procedure } from '../../src/plan/index.js';
import { buildConceptIndex } from '../../src/text/index.js';
import { folderOf } from '../support/folder.js';

const step = (title: string) => `### ${title}\n\n\`\`\`bash\nkubectl get pods -A\n\`\`\`\n`;
const titles = [
  'Before you begin',
  ...Array.from({ length: 11 }, (_, at) => `Step ${at + 1}: check ${'abcdefghijk'[at]}`),
];

const nowhere = { line: 1, column: 1, offset: 0 };
const range = { start: nowhere, end: nowhere };

async function workflow() {
  const text = `---\nid: checks\nkind: workflow\ntitle: Checks\n---\n\n# Checks\n\n## Diagnosis\n\n${titles.map(step).join('\n')}`;
  const engine = await Engine.open({ kb: [folderOf({ 'checks.md': text })], cache: false });
  return engine.show('checks')!;
}

it('a step is found only by the whole of its number', async () => {
  const procedure = new Procedure(await workflow(), () => null);
  const meant = (said: string) => procedure.named(said).map(({ title }) => title);
  // The author counts otherwise: the first step has no number of its own.
  expect(meant('step 1')).toEqual(['Before you begin', 'Step 1: check a']);
  expect(meant('Step 10')).toEqual(['Step 9: check i', 'Step 10: check j']);
});

it('an instruction that mentions one step leads to it, and one that mentions two is a resolution', async () => {
  const document = await workflow();
  const procedure = new Procedure(document, () => null);
  const leadOf = (to: string) =>
    procedure.leadOf(document.steps[0]!, { when: 'it fails', to, toKind: 'resolution', text: to, range });
  expect(leadOf('check the address as in step 3')).toMatchObject({ kind: 'step', step: { title: titles[2] } });
  expect(leadOf('compare step 3 with step 5')).toEqual({ kind: 'resolution', text: 'compare step 3 with step 5' });
});

it('a solved case starts at its step only if the step of this number has the same phase in the translation', async () => {
  const document = await workflow();
  const planner = new Planner({ concepts: buildConceptIndex({ groups: [] }), idf: () => 1 }, () => null);
  const solved = document.steps[4]!;
  const start = (at: typeof solved) => {
    const request = {
      document,
      symptom: { text: 'pods hang' },
      entities: [],
      params: new Map<string, string>(),
      reason: '',
    };
    return planner.start({ ...request, solvedAt: { step: at, title: 'Like last week' } });
  };
  expect(start(solved)).toEqual({ step: solved.id, because: 'Like last week', isCertain: true });
  expect(start({ ...solved, phase: 'verification' })).toMatchObject({ step: document.steps[0]!.id, because: null });
});
