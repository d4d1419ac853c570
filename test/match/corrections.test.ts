import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

/** A case whose words are those of the title and the symptom. */
const solved = (title: string, symptom: string): string => `---
kind: case
title: ${title}
---

# ${title}

## Symptoms

${symptom}

## Cause

A limit.

## Resolution

Raise it.
`;

const knowledgeBase = {
  'cases/etcd.md': solved('etcd loses its leader', 'etcd elects a leader again and again, requests time out'),
  'cases/subnet.md': solved('Subnet has no available address', 'The event of the pod says that the subnet is full'),
  'cases/killed.md': solved('Container is OOMKilled', 'The state of the container is OOMKilled, exit code 137'),
  'cases/catalog.md': solved('CatalogSource is not ready', 'The CatalogSource of the operator stays in CONNECTING'),
  'cases/controller.md': solved('kube-ovn-controller restarts', 'kube-ovn-controller is in CrashLoopBackOff'),
  'cases/certificate.md': solved('Certificate expired', 'x509: certificate has expired or is not yet valid'),
  'cases/node.md': solved('Node is not ready', 'The kubelet of the node fails'),
  'cases/start-1.md': solved('容器启动失败', '容器启动失败，镜像不存在'),
  'cases/start-2.md': solved('虚拟机启动失败', '虚拟机启动失败，磁盘被占用'),
  'cases/start-3.md': solved('组件启动失败', '组件启动失败，端口被占用'),
};

describe('a mistyped word', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(knowledgeBase)], cache: false });
  });

  const correctionsOf = (symptom: string) => engine.query(symptom).query.corrections;
  const firstOf = (symptom: string) => engine.query(symptom).matches[0]?.path;

  it.each([
    ['etdc lost its leader', 'etdc', 'etcd', 'cases/etcd.md'],
    ['the subnett is full', 'subnett', 'subnet', 'cases/subnet.md'],
    ['container OOMKiled with exit code 137', 'OOMKiled', 'oomkilled', 'cases/killed.md'],
    ['catalogsorce stays in CONNECTING', 'catalogsorce', 'catalogsource', 'cases/catalog.md'],
    ['kube-ovn-contoller in CrashLoopBackOff', 'contoller', 'controller', 'cases/controller.md'],
    ['x509: certifcate not yet valid', 'certifcate', 'certificate', 'cases/certificate.md'],
    ['certificate has expried', 'expried', 'expired', 'cases/certificate.md'],
    ['the kubelite fails', 'kubelite', 'kubelet', 'cases/node.md'],
  ])('is corrected to a word of the knowledge base: %s', (symptom, from, to, path) => {
    expect(correctionsOf(symptom)).toEqual([{ from, to }]);
    expect(firstOf(symptom)).toBe(path);
  });

  it.each([
    ['kube-ovn-contorller crashlopbackoff', 'kube-ovn-controller CrashLoopBackOff'],
    ['certifcate has expried', 'certificate has expired'],
    ['the subnett has no availabel adress', 'the subnet has no available address'],
    ['contianer OOMKiled', 'container OOMKilled'],
  ])('leads to the same answer as the right word, beside other mistyped words: %s', (typed, meant) => {
    const { status, matches } = engine.query(typed);
    expect(status).toBe('matched');
    expect(matches[0]!.path).toBe(firstOf(meant));
  });

  it('is not a name of another system: printer is not corrected to pointer', async () => {
    const files = { 'cases/pointer.md': solved('A stale pointer', 'The pointer of the route is stale') };
    const pointers = await Engine.open({ kb: [folderOf({ ...knowledgeBase, ...files })], cache: false });
    expect(pointers.query('the printer is out of paper').query.corrections).toEqual([]);
    expect(pointers.query('the poiner is stale').query.corrections).toEqual([{ from: 'poiner', to: 'pointer' }]);
  });

  it('is corrected to the more frequent of two equally similar words', async () => {
    const clutter = ['left', 'middle', 'right'].map((side) => [
      `cases/${side}.md`,
      solved(`Clutter on the ${side} shelf`, `The ${side} shelf is full of clutter`),
    ]);
    const files = {
      'cases/cluster.md': solved('Cluster is gone', 'The cluster is gone'),
      ...Object.fromEntries(clutter),
    };
    const both = await Engine.open({ kb: [folderOf(files)], cache: false });
    expect(both.query('clukter on the shelf').query.corrections).toEqual([{ from: 'clukter', to: 'clutter' }]);
  });

  it('is corrected inside an identifier, which the answer shows corrected', () => {
    const evidence = engine.query('kube-ovn-contorller crashlopbackoff').matches[0]!.evidence;
    expect(evidence).toContainEqual(
      expect.objectContaining({ kind: 'correction', value: 'kube-ovn-controller', query: { start: 0, end: 19 } }),
    );
  });

  it('is shown as a correction with its position and the corrected word', () => {
    const symptom = 'no requests: etdc elects a leader';
    const evidence = engine.query(symptom).matches[0]!.evidence.filter(({ kind }) => kind === 'correction');
    expect(evidence).toHaveLength(1);
    expect(evidence[0]).toMatchObject({ value: 'etcd', query: { start: 13, end: 17 } });
  });

  it('counts less than the word itself', () => {
    const scoreOf = (symptom: string) => engine.query(symptom).matches[0]!.score;
    expect(scoreOf('no backup: etdc elects a leader')).toBeLessThan(scoreOf('no backup: etcd elects a leader'));
    const partOfLeader = (symptom: string) =>
      engine.query(symptom).matches[0]!.evidence.find(({ value }) => value === 'leader')!.score;
    expect(partOfLeader('no backup: etdc elects a leader')).toBeGreaterThan(
      partOfLeader('no backup: etcd elects a leader'),
    );
  });

  it('leaves a trigger the weight that its author gave it', async () => {
    const scoreWith = async (weight: number) => {
      const kubelet = solved('Kubelet restarts', 'The kubelet restarts').replace(
        'kind: case\n',
        `kind: case\ntriggers:\n  - {any: [kubelet restarts], weight: ${weight}}\n`,
      );
      const weighing = await Engine.open({ kb: [folderOf({ 'cases/kubelet.md': kubelet })], cache: false });
      return weighing.query('kubelt restarts').matches[0]!.evidence.find(({ kind }) => kind === 'trigger')!.score;
    };
    expect(await scoreWith(0.2)).toBeLessThan(await scoreWith(1));
  });

  it('is compared as typed with the veto of a trigger', async () => {
    const kubelet = solved('Kubelet restarts', 'The kubelet restarts').replace(
      'kind: case\n',
      'kind: case\ntriggers:\n  - {any: [kubelet restarts], not: [kublet]}\n',
    );
    const vetoing = await Engine.open({ kb: [folderOf({ 'cases/kubelet.md': kubelet })], cache: false });
    const evidenceFor = (symptom: string) => vetoing.query(symptom).matches[0]?.evidence.map(({ kind }) => kind);
    expect(evidenceFor('kubelt restarts')).toContain('trigger');
    expect(evidenceFor('kublet restarts')).not.toContain('trigger');
  });

  it.each([
    ['a word that the knowledge base knows', 'etcd loses the leader of its certificate'],
    ['a word that is only shorter', 'cert chain and the subnetwork'],
    ['a short word', 'the pdo is ful'],
    ['a name with digits', 'etdc1 and subnett-7d9f8b are down'],
    ['the name of a pod', 'pod subnett-controler-5d8f9c7b6d-x2k4j is down'],
    ['a path or an address', 'see /var/lib/etdc/member and subnett.example.com'],
    ['another word of the language', 'a recipe for sourdough bread with catnip'],
    ['a Han word of the domain lexicon', '容器启动异常'],
  ])('is not assumed in %s', (_, symptom) => {
    expect(correctionsOf(symptom)).toEqual([]);
  });

  it('may have its last letter doubled, but no other letter appended', async () => {
    const files = { 'cases/port.md': solved('The port is closed', 'The port of the service is closed') };
    const ports = await Engine.open({ kb: [folderOf(files)], cache: false });
    const readAs = (symptom: string) => ports.query(symptom).query.corrections.map(({ to }) => to);
    expect(readAs('the portt is closed')).toEqual(['port']);
    expect(readAs('the porta is closed')).toEqual([]);
  });

  it('is corrected in the same way whatever was asked before it', async () => {
    const symptom = 'subnett, catalogsorce and etdc';
    const first = engine.query(symptom);
    engine.query('etdc certifcate OOMKiled');
    expect(engine.query(symptom)).toEqual(first);
    expect(first.query.corrections).toHaveLength(3);
  });

  it('is left as it is after eight corrections', () => {
    const many = 'etdc subnett catalogsorce contoller certifcate expried contaner availabel stattes elcets requsts';
    expect(correctionsOf(many)).toHaveLength(8);
  });
});
