import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGoldens, runGoldens } from '../../src/engine/goldens/goldens.js';
import { Engine } from '../../src/index.js';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (folder: string) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({
      file: `${folder}/${name}`,
      ...readGoldens(name, readFileSync(at(`${folder}/${name}`), 'utf8')),
    }));

const own = read('bases/kubernetes/goldens');
const others = read('goldens').flatMap(({ goldens }) => goldens);
/** What Kube-OVN's document answers alone and a general one that fits as well answers beside it. */
const nearTies = [
  'pods created while kube-ovn-controller is in CrashLoopBackOff never get an address, even after kube-ovn-controller returns to Running',
  'nf_conntrack: nf_conntrack: table full, dropping packet',
  'customresourcedefinitions.apiextensions.k8s.io "vpcs.kubeovn.io" is forbidden: User "system:serviceaccount:kube-system:ovn" cannot get resource',
  'Statefulset 无法固定ip，节点磁盘满了触发驱逐，之后 pod 的 ip 变了',
];
/** What a workflow of Kube-OVN treats as well, and more closely. */
const treatedByBoth = [
  'Readiness probe failed: Get "http://10.244.1.7:8080/healthz": dial tcp 10.244.1.7:8080: connect: connection refused',
];
const isOwn = (path: string): boolean => path.startsWith('kubernetes/');

let alone: Engine;
let both: Engine;
beforeAll(async () => {
  alone = await Engine.open({ kb: ['shipped:kubernetes'], cache: false });
  both = await Engine.open({ kb: ['shipped:kube-ovn', 'shipped:kubernetes'], cache: false });
});

const failuresOf = (engine: Engine, goldens: (typeof own)[number]['goldens']): string[] =>
  runGoldens(engine, goldens).flatMap(({ golden, diagnostics }) =>
    diagnostics.map(({ message, note }) => `${golden.symptom}: ${message}; ${note}`),
  );

describe('the shipped knowledge base of general Kubernetes', () => {
  it('is without errors and warnings', () => {
    expect(alone.lint().filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it.each(own)('alone gives the answers of $file', ({ goldens, diagnostics }) => {
    expect(diagnostics).toEqual([]);
    expect(failuresOf(alone, goldens)).toEqual([]);
  });

  it.each(own)('together with that of Kube-OVN gives the answers of $file', ({ goldens }) => {
    const own = goldens.filter(({ golden }) => !treatedByBoth.includes(golden.symptom));
    expect(failuresOf(both, own)).toEqual([]);
  });

  it('does not take the answers of the Kube-OVN documents', () => {
    const demanding = others.filter(({ golden }) => golden.expect !== undefined && !nearTies.includes(golden.symptom));
    const taken = demanding.filter(({ golden }) => isOwn(both.query(golden.symptom).matches[0]?.path ?? ''));
    expect(taken.map(({ golden }) => golden.symptom)).toEqual([]);
    // Words are rarer among more documents, so that confidence, and with it the start, moves where it is near a threshold.
    const failing = new Set(
      runGoldens(both, demanding).flatMap(({ golden, diagnostics }) =>
        diagnostics.length > 0 ? [golden.symptom] : [],
      ),
    );
    expect(failing.size / demanding.length).toBeLessThan(0.03);
  });

  it('answers only questions that Kube-OVN does not', () => {
    const refused = others.filter(({ golden }) => golden.status === 'no_match');
    const answered = refused.flatMap(({ golden }) => both.query(golden.symptom).matches.slice(0, 1));
    expect(answered.map(({ path }) => path).filter((path) => !isOwn(path))).toEqual([]);
  });
});
