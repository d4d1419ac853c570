import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditRetrieval } from '../../src/engine/audit/self-retrieval.js';
import { memoryCache } from '../../src/engine/file-cache.js';
import { changedBesideAnswers } from '../../src/engine/goldens/same-answers.js';
import { TestedVersion } from '../../src/engine/goldens/tested-version.js';
import { Engine, testKnowledgeBase } from '../../src/index.js';
import { Knowledge, Matcher } from '../../src/match/index.js';
import type { GoldenResult, PlacedGolden } from '../../src/model/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotReader } from '../../src/snapshot/index.js';
import { folderOf } from '../support/folder.js';
import { random } from '../support/random.js';

const root = new URL('../..', import.meta.url).pathname;
const documents = [
  ...['ip-management', 'dns-resolution', 'bgp-speaker'].flatMap((name) => [`zh/${name}.md`, `en/${name}.md`]),
  'en/general-triage.md',
  'zh/mtu-packet-loss.md',
];

type Edit = (text: string, draw: (bound: number) => number) => string;

/** Puts lines in front of a heading, outside of code and front matter. */
const before =
  (lines: string): Edit =>
  (text, draw) => {
    const headings = [...text.matchAll(/^## .*$/gm)].map(({ index }) => index);
    const at = headings[draw(headings.length)]!;
    return `${text.slice(0, at)}${lines}\n\n${text.slice(at)}`;
  };

const answersNothing: Record<string, Edit> = {
  'an empty line behind it': (text) => `${text}\n`,
  'blank lines': before('\n\n'),
  'spaces behind a line': (text) => text.replace(/^(- .*)$/m, '$1   '),
};

const answersOtherwise: Record<string, Edit> = {
  'a remark, whose words are found': (text, draw) => `${text}<!-- checked ${draw(1_000)} times -->\n`,
  'a sentence': before('The gateway of the subnet answers no ping.'),
  'another title': (text, draw) => text.replace(/^# .*$/m, `# Volume ${draw(100)} cannot be mounted`),
  'another trigger': (text) => text.replace(/^triggers:$/m, 'triggers:\n  - volume cannot be mounted'),
  'no priority': (text) => text.replace(/^priority: .*$/m, ''),
  'another command': (text) => text.replace(/^(\s*)kubectl get .*$/m, '$1kubectl get volumes -o wide'),
};

const draw = random(11);

/** A knowledge base of some of the shipped documents, with goldens of which some fail. */
const folder = folderOf();
const fileOf = (document: string) => join(folder, 'kb', document);
for (const document of documents) cpSync(join(root, 'workflows', document), fileOf(document));
cpSync(join(root, 'goldens', 'ip-management.yaml'), join(folder, 'goldens', 'a.yaml'));
writeFileSync(join(folder, 'goldens', 'b.yaml'), '- symptom: no available ip\n  expect: bgp-speaker\n');
writeFileSync(fileOf('en/copy.md'), '# Slow page\n\n## Symptoms\n\n- coredns answers SERVFAIL\n');
const cache = memoryCache(false);
const paths = { documents: [join(folder, 'kb')], goldens: [] };

interface Version {
  readonly snapshot: SnapshotReader;
  readonly results: readonly GoldenResult[];
  readonly found: ReturnType<typeof auditRetrieval>;
  readonly audit: (only?: ReadonlySet<string>) => ReturnType<typeof auditRetrieval>;
}

/** The knowledge base as it is, asked for everything. */
async function version(): Promise<Version> {
  const engine = await Engine.open({ kb: paths.documents, cache });
  const { goldens } = await testKnowledgeBase(engine, paths, folder);
  const snapshot = new SnapshotReader(engine.snapshot(), nodePlatform);
  const knowledge = new Knowledge(snapshot);
  const matcher = await Matcher.open(knowledge);
  const audit = (only?: ReadonlySet<string>) => auditRetrieval(knowledge, matcher, only ? { only } : {});
  return { snapshot, results: goldens, found: audit(), audit };
}

/** Edits a document that is drawn, until that changes it. */
function change(edit: Edit): void {
  for (;;) {
    const file = fileOf(documents[draw(documents.length)]!);
    const text = readFileSync(file, 'utf8');
    const edited = edit(text, draw);
    if (edited === text) continue;
    writeFileSync(file, edited);
    return;
  }
}

const isHeld = ({ diagnostics }: GoldenResult) => diagnostics.length === 0;

describe('what is kept of the tests of the version before', () => {
  it('has its findings in the order of the documents, whichever were asked again', async () => {
    const before = await version();
    change(answersNothing['blank lines']!);
    const { snapshot } = await version();
    const kept = new TestedVersion(before.snapshot, before.results, before.found).keptIn(snapshot)!;
    const [copied] = before.found;
    const again = ['zh/bgp-speaker.md', 'en/bgp-speaker.md'].map((path) => ({ ...copied!, path }));
    expect(kept.findings(again).map(({ path }) => path)).toEqual([
      'en/bgp-speaker.md',
      ...before.found.map(({ path }) => path),
      'zh/bgp-speaker.md',
    ]);
    expect(new Set(before.found.map(({ path }) => path))).toEqual(new Set(['en/copy.md']));
  });

  it.each(Object.keys(answersNothing))('is all that holds, behind %s, and is what is found afresh', async (name) => {
    const before = await version();
    const tested = new TestedVersion(before.snapshot, before.results, before.found);
    for (let round = 0; round < 3; round++) {
      change(answersNothing[name]!);
      const after = await version();
      const kept = tested.keptIn(after.snapshot)!;
      const results = after.results.map((fresh) => kept.result(placed(fresh)) ?? fresh);
      expect(results).toEqual(after.results);
      expect(after.results.filter((fresh) => kept.result(placed(fresh)) !== null)).toEqual(
        after.results.filter(isHeld),
      );
      expect(kept.unaudited!.size).toBeLessThanOrEqual(round + 1);
      expect(kept.findings(after.audit(kept.unaudited!))).toEqual(after.found);
    }
  });

  it.each(Object.keys(answersOtherwise))('is nothing behind %s', async (name) => {
    const before = await version();
    change(answersOtherwise[name]!);
    const after = await version();
    expect(changedBesideAnswers(before.snapshot, after.snapshot)).toBeNull();
  });

  it('holds some goldens and not others, and finds something in the documents', async () => {
    const { results, found } = await version();
    expect(results.filter(isHeld).length).toBeGreaterThan(5);
    expect(results.filter((each) => !isHeld(each)).length).toBeGreaterThan(0);
    expect(found.length).toBeGreaterThan(0);
  });
});

function placed({ golden, path, range }: GoldenResult): PlacedGolden {
  return { golden, path, range, places: new Map() };
}
