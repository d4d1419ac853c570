import { beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../bench/ticket-generator.mjs';
import { compileKnowledgeBase, Engine, presenters } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

const two = (number: number): string => String(number).padStart(2, '0');

/** One story with other names, addresses and dates. */
const shim = (number: number) => ({
  id: `SHIM-${two(number)}`,
  title: `Containers of shop do not start on node-${number}`,
  symptoms: [`containers wait for a sandbox on node-${number}`, `the shim of 10.2.${number}.7 lost its quorum`],
  cause: `The cleanup job on node-${number} removed the socket of the shim`,
  resolution: `Stopped the cleanup job and restarted containerd on node-${number} at ${two(number)}:12`,
  versions: [number % 3 === 0 ? 'v1.13' : 'v1.12'],
  date: `2026-${two(1 + (number % 9))}-${two(number)}`,
});
/** Another idea about the same symptom. */
const disk = {
  id: 'DISK-1',
  title: 'Containers of shop do not start because the disk of images is read-only',
  symptoms: ['containers wait for a sandbox on node-77'],
  cause: 'A faulty controller made the file system of the images read-only',
  resolution: 'Replaced the controller, checked the file system and mounted it again',
  date: '2026-01-01',
};

const jsonLines = (all: readonly object[]): string => all.map((each) => JSON.stringify(each)).join('\n');

describe('twelve tickets about the same incident', () => {
  let engine: Engine;
  beforeAll(async () => {
    const lines = [...Array.from({ length: 12 }, (_, number) => shim(number + 1)), disk];
    engine = await Engine.open({
      kb: [folderOf({ ...smallKnowledgeBase, 'tickets.jsonl': jsonLines(lines) })],
      cache: false,
    });
  });

  it('are one result, and leave room for other results', () => {
    const { matches } = engine.query('containers of shop wait for a sandbox and do not start');
    expect(matches.filter(({ id }) => id.startsWith('SHIM'))).toHaveLength(1);
    expect(
      matches
        .slice(0, 2)
        .map(({ id }) => id.slice(0, 4))
        .sort(),
    ).toEqual(['DISK', 'SHIM']);
  });

  it('are represented by the newest, with their number, newest day and versions', () => {
    const { matches } = engine.query('the shim lost its quorum');
    expect(matches[0]).toMatchObject({
      id: 'SHIM-08',
      alike: {
        count: 12,
        newest: '2026-09-08',
        versions: [
          { version: 'v1.12', count: 8 },
          { version: 'v1.13', count: 4 },
        ],
      },
    });
    expect(matches.find(({ id }) => id === 'DISK-1')?.alike).toBeUndefined();
  });

  it('are shown as a group in text and Markdown', () => {
    const answer = engine.query('the shim lost its quorum');
    expect(presenters.diagnosis.text(answer, { width: 100 })).toContain(
      '12 similar cases, newest 2026-09-08 (v1.12 × 8, v1.13 × 4)',
    );
    expect(presenters.diagnosis.markdown(answer)).toContain('12 similar cases, newest 2026-09-08');
  });

  it('remain documents of their own', () => {
    for (let number = 1; number <= 12; number++) expect(engine.show(`SHIM-${two(number)}`)?.kind).toBe('case');
    expect(engine.documents().filter(({ id }) => id.startsWith('SHIM'))).toHaveLength(12);
    expect(engine.lint().filter(({ ruleId }) => ruleId === 'collection/near-duplicate')).toEqual([]);
  });
});

it('cases of other workflows, languages and causes stay apart', async () => {
  const lines = [shim(1), { ...shim(2), workflow: 'dns' }, { ...shim(3), workflow: 'subnet-full' }, disk];
  const engine = await Engine.open({
    kb: [folderOf({ ...smallKnowledgeBase, 't.jsonl': jsonLines(lines) })],
    cache: false,
  });
  const { matches } = engine.query('the shim lost its quorum', { limit: 10 });
  expect(matches.filter(({ alike }) => alike !== undefined)).toEqual([]);
  expect(matches.filter(({ id }) => id.startsWith('SHIM'))).toHaveLength(3);
});

it('cases with the same long symptom stay apart if their causes and resolutions differ', async () => {
  const symptoms = [
    'Requests to the payment gateway hang for thirty seconds and then fail with an upstream connect error',
    'Retransmitted segments between frontend and backend have increased sharply since the maintenance window',
    'Health probes of the backend flap, endpoints come and go, and the ingress logs bad gateway responses',
  ];
  const title = 'Checkout requests hang and fail';
  const told = [
    { id: 'A', cause: 'The conntrack table was full.', resolution: 'Raised nf_conntrack_max.', date: '2026-01-01' },
    { id: 'B', cause: 'The tunnel had a larger MTU.', resolution: 'Lowered the MTU of pods.', date: '2026-02-01' },
  ].map((each) => ({ title, symptoms, ...each }));
  const engine = await Engine.open({ kb: [folderOf({ 't.jsonl': jsonLines(told) })], cache: false });
  const { matches } = engine.query('checkout requests hang and fail');
  expect(matches.map(({ id }) => id).sort()).toEqual(['A', 'B']);
});

it('cases without a cause and a resolution stay apart', async () => {
  const lines = [1, 2, 3].map((number) => ({ ...shim(number), cause: null, resolution: null }));
  const engine = await Engine.open({ kb: [folderOf({ 't.jsonl': jsonLines(lines) })], cache: false });
  expect(engine.query('the shim lost its quorum').matches).toHaveLength(3);
});

it('generated tickets are grouped by incident, and no group mixes two incidents', async () => {
  const made = [...tickets({ count: 120, incidents: 12 })];
  const ideaOf = ({ title, cause, components }: (typeof made)[number]): string =>
    [
      components,
      String(title).replace(/^.*? of \S+ | in \S+ \S+$/g, ''),
      String(cause).replace(/^.*?, |;.*$/g, ''),
    ].join();
  const { bytes } = await compileKnowledgeBase({ paths: [folderOf({ 't.jsonl': jsonLines(made) })], cache: false });
  const engine = await Engine.open({ snapshot: bytes });
  const { duplicateGroups, id } = engine.answering.knowledge;
  const ideas = new Map<number, Set<string>>();
  const byId = new Map(made.map((each) => [each.id, each]));
  duplicateGroups.forEach((group, document) => {
    const known = ideas.get(group) ?? new Set();
    ideas.set(group, known.add(ideaOf(byId.get(id.call(engine.answering.knowledge, document))!)));
  });
  expect([...ideas.values()].filter((each) => each.size > 1)).toEqual([]);
  expect(ideas.size).toBeLessThan(30);
});

it('the same tickets in any order of files give the same groups', async () => {
  const lines = Array.from({ length: 12 }, (_, number) => jsonLines([shim(number + 1)]));
  const hashes = await Promise.all(
    [1, 2].map(async () => {
      const kb = folderOf(Object.fromEntries(lines.map((line, number) => [`${two(number)}.jsonl`, line])));
      return Buffer.from((await compileKnowledgeBase({ paths: [kb], cache: false })).bytes).toString('base64');
    }),
  );
  expect(hashes[0]).toBe(hashes[1]);
});
