import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const page = [
  '---',
  'id: feeder-jam',
  'kind: workflow',
  'title: The feeder jams',
  '---',
  '',
  '## So merkt man es',
  '',
  '- The feeder jams',
  '',
]
  .concat(['## Steps', '', '1. Look at it', '', '   ```bash', '   feederctl status', '   ```', ''])
  .join('\n');

/** The knowledge base compiled with vocabulary files, and opened without them. */
async function engineWith(files: Readonly<Record<string, unknown>>, document = page) {
  const contents = Object.entries(files).map(([name, content]) => [`words/${name}.json`, JSON.stringify(content)]);
  const vocabulary = Object.fromEntries(Object.keys(files).map((name) => [name, [`words/${name}.json`]]));
  const project = folderOf({
    'kb/jam.md': document,
    'triagraph.config.json': JSON.stringify({ vocabulary }),
    ...Object.fromEntries(contents),
  });
  const { bytes, diagnostics } = await compileKnowledgeBase({
    paths: [join(project, 'kb')],
    project,
    cache: false,
    workers: 1,
  });
  expect(diagnostics.filter(({ ruleId }) => ruleId === 'config/invalid')).toEqual([]);
  return Engine.open({ snapshot: bytes });
}

describe('a vocabulary file of a project extends', () => {
  it('the headings', async () => {
    const engine = await engineWith({ headings: { sections: [{ kind: 'symptoms', headings: ['So merkt man es'] }] } });
    expect(engine.show('feeder-jam')!.symptoms.map(({ text }) => text)).toEqual(['The feeder jams']);
  });

  it('the commands', async () => {
    const engine = await engineWith({ commands: { programs: [{ names: ['feederctl'], effect: 'read' }] } });
    expect(engine.show('feeder-jam')!.steps.flatMap(({ commands }) => commands)[0]!.effect).toBe('read');
  });

  it('the lexicon', async () => {
    const engine = await engineWith({ lexicon: { groups: [{ id: 'feeder-jam', terms: ['feeder jams', '卡料'] }] } });
    expect(engine.query('卡料').status).not.toBe('no_match');
    expect((await engineWith({})).query('卡料').status).toBe('no_match');
  });

  it('the negation cues', async () => {
    const symptom = 'the feeder jams funktioniert';
    const engine = await engineWith({ negation: { healthy: { de: ['funktioniert'] } } });
    expect(engine.query(`${symptom}, the lamp is red`).matches).toEqual([]);
    expect((await engineWith({})).query(`${symptom}, the lamp is red`).matches).not.toEqual([]);
  });

  it('the languages of fences, whose commands are checked', async () => {
    const document = page
      .replace('```bash', '```feedersh')
      .replace('feederctl status', "kubectl get pods -l 'app=feeder");
    const rulesWith = async (shell: readonly string[]) => {
      const engine = await engineWith({ 'document-words': { fences: { shell } } }, document);
      return engine.lint().map(({ ruleId }) => ruleId);
    };
    expect(await rulesWith(['feedersh'])).toContain('commands/does-not-parse');
    expect(await rulesWith(['beltsh'])).not.toContain('commands/does-not-parse');
  });

  it('the stop words', async () => {
    const engine = await engineWith({ stopwords: { en: ['feeder', 'jams'] } });
    expect(engine.query('feeder jams').status).toBe('no_match');
  });

  it('the products, whose placeholders only their own names fill', async () => {
    const document = page.replace('feederctl status', 'kubectl logs -n feeders <feedermon-pod>');
    const symptom = 'the feeder jams, pod/web-0 restarts';
    const given = (engine: Engine) =>
      engine.query(symptom).workflow!.steps.flatMap(({ commands }) => commands)[0]!.rendered;
    expect(given(await engineWith({}, document))).toBe('kubectl logs -n feeders web-0');
    const engine = await engineWith({ entities: { products: ['feedermon'] } }, document);
    expect(given(engine)).toBe('kubectl logs -n feeders <feedermon-pod>');
  });

  it('the words for what works, which choose no start step', async () => {
    const steps = [
      ...['## Diagnosis', '', '1. Look at the belt', '', '   - If trays slacken the belt tension, go to step 2', ''],
      ...['2. Tighten the screws', '', '   ```bash', '   feederctl tighten', '   ```', ''],
    ];
    const document = page.slice(0, page.indexOf('## Steps')) + steps.join('\n');
    const symptom = 'the feeder jams, belt tension of the trays is shipshape';
    const start = (engine: Engine) => engine.query(symptom).workflow!.start;
    expect(start(await engineWith({}, document))).toBe('step-2');
    const engine = await engineWith({ negation: { healthyWords: { en: ['shipshape'] } } }, document);
    expect(start(engine)).toBe('step-1');
  });
});

it('a vocabulary file outside the folder of the configuration is not read', async () => {
  const project = folderOf({
    'kb/jam.md': page,
    'triagraph.config.json': JSON.stringify({ vocabulary: { stopwords: ['../outside.json', '/etc/hostname'] } }),
  });
  const { diagnostics } = await compileKnowledgeBase({
    paths: [join(project, 'kb')],
    project,
    cache: false,
    workers: 1,
  });
  const found = diagnostics.filter(({ ruleId }) => ruleId === 'config/invalid');
  expect(found).toHaveLength(2);
  for (const { path, range } of found) expect([path, range?.start.line]).toEqual(['triagraph.config.json', 1]);
});
