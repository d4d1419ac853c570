import { describe, expect, it } from 'vitest';
import { smallKnowledgeBase } from '../../support/knowledge.js';
import { call, connected } from './connected.js';

const symptom = 'Pods stay in ContainerCreating: no available ip';

describe('the tools', () => {
  it('are five, read-only, and described by schemas', async () => {
    const { tools } = await (await connected()).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find_workflow',
      'get_step',
      'advance_diagnosis',
      'get_document',
      'search_cases',
    ]);
    for (const { annotations, inputSchema, outputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(description).toMatch(/\p{Script=Han}/u);
    }
  });

  it('find the workflow, and continue its session to the step that the answer leads to', async () => {
    const client = await connected();
    await client.listTools();
    const found = await call(client, 'find_workflow', { symptom, params: { 'subnet-name': 'ovn-default' } });
    expect(found.data).toMatchObject({
      status: 'matched',
      workflow: { id: 'subnet-full', path: 'workflows/en/subnet-full.md' },
      start: {
        commands: [{ text: 'kubectl get subnet ovn-default -o yaml', effect: 'read', runnable: true, open: [] }],
      },
    });
    expect(found.data.cases[0].id).toBe('case-leaked');
    expect(found.text).toContain(`session: ${found.data.session}\n`);
    const next = await call(client, 'advance_diagnosis', {
      session: found.data.session,
      output: 'spec:\n  cidr: 10.0.0.0/24\nstatus:\n  availableIPs: 0\n',
    });
    expect(next.data).toMatchObject({ judgement: { verdict: 'abnormal' }, step: { id: 'step-2', number: '2' } });
    const back = await call(client, 'advance_diagnosis', { session: next.data.session, back: true });
    expect(back.data.step.id).toBe('step-1');
  });

  it('report that there is no answer instead of guessing', async () => {
    const { data, text, isError } = await call(await connected(), 'find_workflow', { symptom: 'printer out of paper' });
    expect([data.status, data.workflow, data.session, isError]).toEqual(['no_match', null, null, false]);
    expect(text).toMatch(/^no_match: the knowledge base has no answer/);
  });

  it('give one step of a document with the values of the symptom, in the right language', async () => {
    const client = await connected();
    const step = { document: 'subnet-full', step: '2' };
    expect((await call(client, 'get_step', step)).data).toMatchObject({
      step: { title: 'Step 2: Find leaked addresses', commands: [{ runnable: false, open: ['subnet-name'] }] },
    });
    const chinese = await call(client, 'get_step', { ...step, symptom: '子网 10-16 的地址耗尽了' });
    expect(chinese.data.document.path).toBe('workflows/zh/subnet-full.md');
    const exact = await call(client, 'get_step', { document: 'workflows/zh/subnet-full.md' });
    expect(exact.data.step.id).toBe('step-1');
  });

  it('give every page of a document', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `Line ${index} of the explanation 的说明.`);
    const client = await connected({ 'long.md': `# A long page\n\n${lines.join('\n\n')}\n` });
    const pages: string[] = [];
    for (let offset: number | null = 0; offset !== null; ) {
      const { data } = await call(client, 'get_document', { document: 'long.md', offset, max_characters: 300 });
      pages.push(data.text.split('\n').slice(1, -1).join('\n'));
      offset = data.next_offset;
    }
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.join('')).toBe(`# A long page\n\n${lines.join('\n\n')}`);
  });

  it('find solved cases by symptom, by workflow, or both', async () => {
    const client = await connected();
    const ids = async (given: object) =>
      (await call(client, 'search_cases', { ...given })).data.cases.map(({ id }: { id: string }) => id);
    expect(await ids({ symptom })).toContain('case-leaked');
    expect(await ids({ document: 'dns' })).toEqual(['case-loop']);
    expect(await ids({ symptom: 'CoreDNS logs Loop detected for zone', document: 'dns' })).toEqual(['case-loop']);
    expect(await ids({ symptom, document: 'dns' })).not.toContain('case-leaked');
  });

  it.each([
    ['find_workflow', {}, /symptom/],
    ['find_workflow', { symptom: '' }, /symptom/],
    ['find_workflow', { symptom, limit: 1_000 }, /limit/],
    ['find_workflow', { symptom, shell: 'rm' }, /unexpected argument "shell", expected symptom, language/],
    ['get_step', { id: 'dns' }, /unexpected argument "id", expected document, step/],
    ['get_step', { document: 'subnet-ful' }, /document-unknown.*subnet-full/],
    ['get_step', { document: 'dns', step: '9' }, /step-unknown/],
    ['get_document', { document: '../../../etc/passwd' }, /document-unknown/],
    ['advance_diagnosis', { session: 't1.AAAA', outcome: 'normal' }, /session-token/],
    ['advance_diagnosis', { session: 't1.AAAA' }, /observation-count.*0 observations/],
    ['advance_diagnosis', { session: 't1.AAAA', back: true, branch: 2 }, /observation-count.*branch, back/],
    ['search_cases', {}, /search-empty/],
    ['search_cases', { document: 'none' }, /document-unknown/],
  ])('reject invalid arguments of %s as an error result: %j', async (name, given, message) => {
    const { isError, text } = await call(await connected(), name, given);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
  });

  it('give short answers from a large knowledge base', async () => {
    const steps = Array.from({ length: 400 }, (_, index) => `## Step ${index + 1}: Look at part ${index}\n\nText.\n`);
    const files = {
      ...smallKnowledgeBase,
      'huge.md': `---\nkind: workflow\ntriggers: [conveyor stalled]\n---\n\n# Conveyor\n\n${steps.join('\n')}`,
    };
    const { data, text } = await call(await connected(files), 'find_workflow', { symptom: 'conveyor stalled' });
    expect(data.workflow.steps.length + data.workflow.more_steps).toBe(400);
    expect(text.length).toBeLessThan(8_000);
  });
});
