import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const jam = [
  '---',
  'id: feeder-jam',
  'title: The feeder of the sorting line jams',
  'kind: workflow',
  '---',
  '## So merkt man es',
  '',
  '- The feeder stands still and its lamp is red',
  '',
  '## Steps',
  '',
  '1. Look at the feeder',
  '',
  '   ```bash',
  '   feederctl --line 3 status',
  '   ```',
  '',
  '2. Reboot it',
  '',
  '   ```bash',
  '   feederctl --line 3 restart',
  '   ```',
  '',
].join('\n');

const config = {
  ignore: ['drafts/', '/kb/old-*.md'],
  headings: [{ kind: 'symptoms', headings: ['So merkt man es'] }],
  lexicon: [{ id: 'feeder', terms: ['feeder', '供料器'] }],
  commands: [
    {
      names: ['feederctl'],
      effect: 'unknown',
      subcommands: { status: 'read', restart: 'change' },
      valueOptions: ['--line'],
    },
  ],
};

/** A project with this configuration, and its knowledge base. */
function projectOf(settings: unknown, files: Readonly<Record<string, string>> = { 'kb/jam.md': jam }): string {
  return folderOf({ ...files, 'triagraph.config.json': JSON.stringify(settings, null, 2) });
}

async function compile(project: string, workers = 1) {
  return compileKnowledgeBase({ paths: [join(project, 'kb')], project, cache: false, workers });
}

async function documentOf(project: string) {
  const { bytes } = await compile(project);
  const engine = await Engine.open({ snapshot: bytes });
  return { engine, document: engine.show('feeder-jam')! };
}

/** The concepts through which the symptom finds the document. */
async function conceptsOf(settings: unknown, symptom: string) {
  const { engine } = await documentOf(projectOf(settings));
  return engine.query(symptom).matches[0]!.evidence.map(({ concept }) => concept);
}

describe('the configuration of a project', () => {
  it('adds headings', async () => {
    const { document } = await documentOf(projectOf(config));
    expect(document.symptoms.map(({ text }) => text)).toEqual(['The feeder stands still and its lamp is red']);
    const { document: without } = await documentOf(projectOf({ ...config, headings: [] }));
    expect(without.symptoms).toEqual([]);
  });

  it('adds synonyms, which the evidence names', async () => {
    const symptom = '供料器 stands still, its lamp is red';
    expect(await conceptsOf(config, symptom)).toContain('feeder');
    expect(await conceptsOf({ ...config, lexicon: [] }, symptom)).not.toContain('feeder');
  });

  it('adds terms to shipped concepts', async () => {
    const symptom = '踢一脚: the feeder stands still, its lamp is red';
    expect(await conceptsOf({ lexicon: [{ id: 'restart', terms: ['restart', '踢一脚'] }] }, symptom)).toContain(
      'restart',
    );
    expect(await conceptsOf({}, symptom)).not.toContain('restart');
  });

  it('adds programs with the effects of their commands', async () => {
    const { document } = await documentOf(projectOf(config));
    const effects = document.steps.flatMap(({ commands }) => commands.map(({ effect }) => effect));
    expect(effects).toEqual(['read', 'change']);
  });

  it('never changes the effect of a shipped program', async () => {
    const harmless = { commands: [{ names: ['rm', 'feederctl'], effect: 'read' }] };
    const project = projectOf(harmless, {
      'kb/jam.md': jam.replace('feederctl --line 3 restart', 'rm -rf /var/lib/x'),
    });
    const { diagnostics } = await compile(project);
    const lines = JSON.stringify(harmless, null, 2).split('\n');
    const line = lines.findIndex((text) => text.includes('"rm"')) + 1;
    expect(diagnostics.filter(({ path }) => path === 'triagraph.config.json')).toMatchObject([
      { ruleId: 'config/invalid', range: { start: { line, column: 9 } }, message: expect.stringContaining("'rm'") },
    ]);
    const { document } = await documentOf(project);
    const effects = document.steps.flatMap(({ commands }) => commands.map(({ effect }) => effect));
    expect(effects).toEqual(['read', 'destroy']);
  });

  it('names whole subcommands, so that no part of a word matches', async () => {
    const subcommands = { 'line wipe': 'read', line: { subcommands: { status: 'read', wipe: 'destroy' } } };
    const project = projectOf(
      { commands: [{ names: ['feederctl'], effect: 'read', subcommands }] },
      { 'kb/jam.md': jam.replace('--line 3 status', 'line wipe').replace('--line 3 restart', 'line status') },
    );
    const { diagnostics } = await compile(project);
    expect(diagnostics.map(({ message }) => message)).toContainEqual(expect.stringContaining("'line wipe'"));
    const { document } = await documentOf(project);
    // An invalid entry is ignored completely.
    expect(document.steps.flatMap(({ commands }) => commands.map(({ effect }) => effect))).toEqual([
      'unknown',
      'unknown',
    ]);
    const right = projectOf(
      { commands: [{ names: ['feederctl'], effect: 'read', subcommands: { line: subcommands.line } }] },
      { 'kb/jam.md': jam.replace('--line 3 status', 'line wipe').replace('--line 3 restart', 'line status') },
    );
    const { document: known } = await documentOf(right);
    expect(known.steps.flatMap(({ commands }) => commands.map(({ effect }) => effect))).toEqual(['destroy', 'read']);
  });

  it('ignores files by patterns relative to its folder', async () => {
    const other = (id: string) => `---\nid: ${id}\n---\n# ${id} is here\n\nText about ${id}.\n`;
    const project = projectOf(config, {
      'kb/jam.md': jam,
      'kb/drafts/one.md': other('one'),
      'kb/old-two.md': other('two'),
      'kb/sub/old-three.md': other('three'),
    });
    const { info, diagnostics } = await compile(project);
    expect(info.documents).toBe(2);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('applies as far as it is valid', async () => {
    const project = projectOf({ ...config, headings: [{ kind: 'nonsense', headings: ['x'] }, ...config.headings] });
    const { diagnostics } = await compile(project);
    expect(diagnostics.filter(({ path }) => path === 'triagraph.config.json')).toHaveLength(1);
    expect((await documentOf(project)).document.symptoms).toHaveLength(1);
  });

  it('changes the findings at once with the options of a rule, even with a cache', async () => {
    const kept = new Map<string, Uint8Array>();
    const cache = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, bytes: Uint8Array) => void kept.set(key, Uint8Array.from(bytes)),
    };
    const files = { 'kb/mail.md': '# Mail is late\n\nWrite to ops7@bigbank.io about it.\n' };
    const paths = [join(projectOf({}, files), 'kb')];
    const emailsFound = async (settings: unknown) => {
      const { diagnostics } = await compileKnowledgeBase({ paths, project: projectOf(settings, {}), cache });
      return diagnostics.filter(({ ruleId }) => ruleId === 'content/email').length;
    };
    expect(await emailsFound({})).toBe(1);
    expect(await emailsFound({ rules: { 'content/email': { options: { allow: ['bigbank.io'] } } } })).toBe(0);
    expect(await emailsFound({})).toBe(1);
  });

  it('changes the snapshot at once, even with a cache', async () => {
    const kept = new Map<string, Uint8Array>();
    const cache = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, bytes: Uint8Array) => void kept.set(key, Uint8Array.from(bytes)),
    };
    const [with_, without] = [projectOf(config), projectOf({})];
    const paths = [join(with_, 'kb')];
    const cached = async (project: string) => (await compileKnowledgeBase({ paths, project, cache })).bytes;
    const first = await cached(with_);
    const second = await cached(without);
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(false);
    const fresh = await compileKnowledgeBase({ paths, project: with_, cache: false });
    expect(Buffer.from(await cached(with_)).equals(Buffer.from(fresh.bytes))).toBe(true);
  });
});
