import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { presenters } from '../../src/present/index.js';
import { folderOf } from '../support/folder.js';

const page = (id: string, title: string, frontMatter: string, body = '') =>
  `---\nid: ${id}\nkind: workflow\ntitle: ${title}\n${frontMatter}---\n\n# ${title}\n\n## Diagnosis\n\n### Step 1: Look\n\n\`\`\`bash\nkubectl get pods\n\`\`\`\n${body}`;

const documents = {
  'ip.md': page(
    'ip',
    'Subnet has no address left',
    'components: [ipam-controller]\nsymptoms:\n  - the controller leaks addresses\n',
  ),
  'dns.md': page(
    'dns',
    'Names are resolved slowly',
    'components: [coredns, node-cache]\nsymptoms:\n  - the controller of names is slow\n',
  ),
  'db.md': page(
    'db',
    'The database cluster has no leader',
    'components: [ovn-nb]\nexcludes: [etcd, { all: [kafka, broker] }]\n',
  ),
  'general.md': page('general', 'Where to begin', 'category: general\n'),
};

describe('what a confidence rests on', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(documents)], cache: false });
  });

  it('is the agreement with a title, and the distance to the next match', () => {
    const { assessment, status } = engine.query('the database cluster has no leader');
    expect(status).toBe('matched');
    expect(assessment).toMatchObject({ basis: 'key-text', lacks: [], unknown: [] });
    expect(assessment!.margin ?? 1).toBeGreaterThan(0.25);
  });

  it('is the same for any number of matches', () => {
    const text = 'the controller is slow';
    expect(engine.query(text, { limit: 1 }).assessment).toEqual(engine.query(text, { limit: 9 }).assessment);
  });

  it.each([
    ['the controller of names forgets its certificates', ['forgets', 'certificates']],
    ['打印机的 controller 卡纸了', ['打印机', '卡纸']],
  ])('names what neither the first match nor any document mentions: %s', (text, words) => {
    const { lacks, unknown } = engine.query(text).assessment!;
    for (const word of words) expect([...unknown].join(' ')).toContain(word);
    expect(lacks).toEqual(expect.arrayContaining([...unknown]));
  });

  it('leaves out names and numbers of the asker', () => {
    const { lacks } = engine.query('pod web-7d9f8-x2x9z at 10.16.0.7 reports that the controller leaks 137 times')
      .assessment!;
    expect(lacks.join(' ')).not.toMatch(/web|10\.16|137/);
  });
});

describe('a refusal', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(documents)], cache: false });
  });

  const refused = 'the controller misprints invoices on paper';

  it('says what the nearest documents lack, and offers the general workflow', () => {
    const { status, suggestions, fallback } = engine.query(refused);
    expect(status).toBe('no_match');
    expect(suggestions.map(({ id }) => id).sort()).toEqual(['dns', 'ip']);
    for (const { lacks } of suggestions) expect(lacks!.join(' ')).toMatch(/misprints|invoices|paper/);
    expect(fallback?.id).toBe('general');
  });

  it('asks for the component that tells the nearest documents apart', () => {
    const { question, suggestions } = engine.query(refused);
    expect(question!.text).toMatch(/component/);
    const answers = new Map(question!.options.map(({ id, answer }) => [id, answer]));
    expect(answers).toEqual(
      new Map([
        ['dns', 'coredns, node-cache'],
        ['ip', 'ipam-controller'],
      ]),
    );
    expect([...answers.keys()].sort()).toEqual(suggestions.map(({ id }) => id).sort());
  });

  it('asks nothing when it has one document to offer, or none', () => {
    expect(engine.query('xyzzy plugh').question).toBeNull();
    expect(engine.query('xyzzy plugh').suggestions).toEqual([]);
  });

  it('names no documents for a system that none of them has, only the general workflow', () => {
    const { status, suggestions, question, fallback } = engine.query('the Outlook client leaks addresses slowly');
    expect(status).toBe('no_match');
    expect([suggestions, question]).toEqual([[], null]);
    expect(fallback?.id).toBe('general');
  });

  it.each(['text', 'markdown'] as const)('shows all of it as %s', (format) => {
    const shown = presenters.diagnosis[format](engine.query(refused));
    expect(shown).toMatch(/does not mention/);
    expect(shown).toMatch(/To narrow it down: Which component/);
    expect(shown).toMatch(/none of these → Where to begin/);
  });
});

describe('an explanation', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(documents)], cache: false });
  });

  it('without a document explains the first match', () => {
    const text = 'the database cluster has no leader';
    const { document, start, excluded } = engine.explain(text)!;
    expect([document.id, document.rank]).toEqual(['db', 1]);
    expect(start).toMatchObject({ document: { id: 'db' }, number: '1', title: 'Step 1: Look', because: null });
    expect(excluded).toEqual([]);
    const shown = presenters.explanation.text(engine.explain(text)!);
    expect(shown).toMatch(/status: matched/);
    expect(shown).toMatch(/confidence: /);
    expect(shown).toMatch(/start: step 1 “Look”, the first/);
    expect(shown).toMatch(/next: /);
  });

  it('of a refused symptom explains the nearest document', () => {
    const explanation = engine.explain('the controller misprints invoices on paper')!;
    expect(explanation).toMatchObject({ status: 'no_match', start: null, document: { rank: 1 } });
    expect(presenters.explanation.text(explanation)).toMatch(/status: no match \(no document mentions/);
  });

  it('is null without a document when none has anything in common with the symptom', () => {
    expect(engine.explain('xyzzy plugh')).toBeNull();
  });

  it.each([
    ['etcd: the database cluster has no leader', 'etcd'],
    ['the kafka broker cluster has no leader', 'kafka'],
  ])('says by which rule and line a document is excluded: %s', (text, phrase) => {
    const { document, excluded, start } = engine.explain(text, { doc: 'db' })!;
    expect([document.rank, start]).toEqual([null, null]);
    expect(excluded).toEqual([{ rule: expect.stringContaining(phrase), path: 'db.md', line: 6 }]);
    const shown = presenters.explanation.text(engine.explain(text, { doc: 'db' })!);
    expect(shown).toMatch(/not ranked: one of its exclusion rules holds/);
    expect(shown).toContain('(db.md:6)');
  });

  it('without a document and a match names the documents that exclude themselves', () => {
    const { status, excluded } = engine.explain('the etcd database cluster has no leader')!;
    expect(status).toBe('no_match');
    expect(excluded).toEqual([{ rule: 'etcd', path: 'db.md', line: 6 }]);
    expect(engine.explain('etcd')!.document).toMatchObject({ id: 'db', rank: null });
  });

  it.each([
    ['node1 web-0 leaks addresses', 'dns'],
    ['the ledger pod is slow since 2026 on node7', 'ip'],
    ['error 137 in controller ledger', 'ip'],
    ['controller of billing is slow, 42 times', 'ip'],
    ['子网 10.16.0.0/16 的 controller 分配地址很慢 504', 'ip'],
    ['controller kafka-2 leaks at 10.0.0.1', 'dns'],
    ['the controller on worker-03 leaks 12 addresses', 'dns'],
    ['billing controller leaks, ledger is slow', 'dns'],
    ['pod kafka-0 of namespace billing is slow', 'ip'],
    ['billing 的 controller 泄漏了 30 个地址', 'dns'],
    ['node7 上的 ledger controller 很慢', 'ip'],
    ['controller v1.12.4 leaks addresses of ledger', 'dns'],
  ])('never proposes a number or a name as a trigger: %s', (text, doc) => {
    const { changes } = engine.explain(text, { doc })!;
    for (const change of changes.filter(({ kind }) => kind === 'trigger'))
      expect(change.text).not.toMatch(/\d|ledger|billing|kafka/);
  });
});

it('an explained refusal names the document that would fit better and excludes the symptom', async () => {
  const engine = await Engine.open({ kb: [folderOf(documents)], cache: false });
  const text = 'the database cluster of etcd has no leader, the controller says';
  const { status, assessment } = engine.query(text);
  expect(status).toBe('no_match');
  expect(assessment?.excludedBy).toBe('The database cluster has no leader');
  const explained = presenters.explanation.text(engine.explain(text)!);
  expect(explained.replaceAll(/\s+/g, ' ')).toContain(
    '“The database cluster has no leader” would fit better and excludes it',
  );
});

it('a shown document lists its excludes', async () => {
  const engine = await Engine.open({ kb: [folderOf(documents)], cache: false });
  const document = engine.show('db')!;
  expect(presenters.document.text(document)).toMatch(/etcd/);
  expect(JSON.parse(presenters.document.json(document)).excludes).toEqual(['etcd', { all: ['kafka', 'broker'] }]);
});
