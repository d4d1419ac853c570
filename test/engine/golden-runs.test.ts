import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { findGoldenFiles, readGoldenFiles, readGoldens } from '../../src/engine/goldens/goldens.js';
import { Engine, presenters, type TestReport, testKnowledgeBase } from '../../src/index.js';
import { goldensSchema } from '../../src/schemas.js';
import { folderOf } from '../support/folder.js';
import { soak } from '../support/soak.js';
import { elementsOf, parseXml } from '../support/xml.js';

const workflow = (title: string, trigger: string, error: string) =>
  `---\nkind: workflow\ntriggers:\n  - ${trigger}\n---\n# ${title}\n\n## 步骤 1：查看\n\n\`\`\`bash\nkubectl get pods\n\`\`\`\n\n## 步骤 2：${error}\n\n\`\`\`bash\nkubectl describe node\n\`\`\`\n`;

const folder = folderOf({
  'kb/disk.md': workflow('磁盘写满', 'no space left on device', '清理镜像'),
  'kb/cert.md': workflow('证书过期', 'certificate has expired', '更换证书'),
  'kb/goldens/a.yaml': [
    '- symptom: no space left on device',
    '  expect: disk',
    '- symptom: certificate has expired',
    '  expect: disk',
    '  not: cert',
    '- symptom: certificate has expired',
    '  step: step-9',
    '  status: no_match',
    '- symptom: 今天吃什么',
    '  status: no_match',
    '- symptom: 今天吃什么',
    '  expect: cert.md',
    '- symptom: x509 certificate has expired',
    '  expect: crt',
  ].join('\n'),
});

let report: TestReport;
beforeAll(async () => {
  const kb = [join(folder, 'kb')];
  const engine = await Engine.open({ kb, cache: false });
  report = await testKnowledgeBase(engine, { documents: kb, goldens: [] }, folder);
});

describe('the goldens of a knowledge base', () => {
  it('are run, and each failure is reported at its expectation', () => {
    const told = report.goldens.flatMap(({ diagnostics }) =>
      diagnostics.map(({ path, range, message }) => `${path}:${range!.start.line}:${range!.start.column} ${message}`),
    );
    expect(told).toEqual([
      'kb/goldens/a.yaml:4:11 Unexpected first document cert, expected disk',
      'kb/goldens/a.yaml:5:8 Unexpected first document cert, expected any other',
      'kb/goldens/a.yaml:8:11 Unexpected status matched, expected no_match',
      'kb/goldens/a.yaml:7:9 Unexpected start step-1, expected step-9',
      'kb/goldens/a.yaml:12:11 Unexpected no_match, expected cert.md first',
      expect.stringMatching(
        /^kb\/goldens\/a\.yaml:14:11 Unexpected id crt, expected one of a document of the knowledge base/,
      ),
    ]);
  });

  it('name the evidence by which another document won', () => {
    const [first] = report.goldens[1]!.diagnostics;
    expect(first!.note).toMatch(/^cert: \d\.\d\d \((?:trigger|text) .* at cert\.md:\d+.*\); disk is not among/);
  });

  it('are counted in every format', () => {
    expect(presenters.goldens.text(report)).toMatch(/\n2 of 6 goldens passed, 4 failed\.\n$/);
    const json = JSON.parse(presenters.goldens.json(report));
    expect([json.goldens, json.failed, json.results.map(({ passed }: { passed: boolean }) => passed)]).toEqual([
      6,
      4,
      [true, false, false, true, false, false],
    ]);
    const junit = parseXml(presenters.goldens.junit(report));
    expect([junit.attributes.get('tests'), junit.attributes.get('failures')]).toEqual(['6', '4']);
    expect(elementsOf(junit, 'failure')).toHaveLength(4);
    expect(presenters.goldens.github(report).trimEnd().split('\n')).toHaveLength(6);
  });

  it('are found in and beside the folders of the documents', () => {
    const root = folderOf({
      'kb/team/goldens/b.yml': '[]',
      'kb/goldens/a.yaml': '[]',
      'kb/goldens/notes.md': '',
      'kb/.git/goldens/c.yaml': '',
      'kb/node_modules/x/goldens/d.yaml': '',
      'docs/workflows/x.md': '# X',
      'docs/goldens/e.yaml': '[]',
      'goldens/f.yaml': '[]',
    });
    const found = (...roots: string[]) => findGoldenFiles(roots.map((path) => join(root, path)));
    expect(found('kb')).toEqual([join(root, 'kb/goldens/a.yaml'), join(root, 'kb/team/goldens/b.yml')]);
    expect(found('docs/workflows')).toEqual([join(root, 'docs/goldens/e.yaml')]);
    expect(found('docs/workflows/x.md')).toEqual([join(root, 'docs/goldens/e.yaml')]);
  });

  it('that cannot be read are reported, and do not stop the others', () => {
    const root = folderOf({ 'a.yaml': '- symptom: x\n  not: y\n' });
    const { goldens, diagnostics } = readGoldenFiles([join(root, 'none.yaml'), join(root, 'a.yaml')], root);
    expect(goldens).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ ruleId: 'golden/not-readable', path: 'none.yaml' }]);
  });

  it('that are named but missing are rejected as misuse', async () => {
    const paths = { documents: [], goldens: [join(folder, 'none.yaml')] };
    await expect(testKnowledgeBase({} as Engine, paths, folder)).rejects.toMatchObject({ exitCode: 2 });
  });
});

describe('a golden entry', () => {
  const validate = new Ajv2020({ strict: false }).compile(goldensSchema);
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      'a',
      'no_match',
      'matched',
      'ambiguous',
      'unclear',
      '',
      '  ',
      1,
      1.5,
      true,
      null,
      ['a'],
      {},
    ),
    fc.constant({ a: 1 }),
  );
  const entry = fc.dictionary(
    fc.constantFrom(
      'symptom',
      'expect',
      'step',
      'status',
      'not',
      'shows',
      'never',
      'outcomes',
      'x-note',
      'sympton',
      '__proto__',
      'constructor',
    ),
    fc.oneof(
      value,
      fc.constantFrom<unknown>(
        ['--force'],
        [],
        [{ command: 'kubectl', effect: 'read', before: 'caution' }],
        [{ command: 'kubectl', effect: 'harmless' }],
        [{ of: 'step-1', when: 'abnormal', leads: 'step-2' }],
        [{ of: 'step-1', when: 'abnormal' }],
        [{ of: 'step-1', when: 'abnormal', verdict: 'bad' }],
        [{ of: 'step-1', verdict: 'normal', lead: 'step-2' }],
      ),
    ),
    { noNullPrototype: false, maxKeys: 4 },
  );

  it('must match the schema', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), (list) => {
        const { goldens, diagnostics } = readGoldens('a.yaml', stringify(list));
        const plain = JSON.parse(JSON.stringify(list)) as unknown[];
        expect(diagnostics.length === 0, JSON.stringify([list, diagnostics])).toBe(validate(plain));
        if (diagnostics.length === 0) expect(goldens).toHaveLength(list.length);
      }),
      { numRuns: soak(500, 60) },
    );
  });

  it('keeps numbers as written', () => {
    expect(readGoldens('a.yaml', '- symptom: 0x1F\n  expect: 4.10\n').goldens[0]!.golden).toEqual({
      symptom: '0x1F',
      expect: '4.10',
    });
  });
});
