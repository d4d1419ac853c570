import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectation } from '../../../src/lower/steps/expectation.js';
import type { Verdict } from '../../../src/model/index.js';
import { branchMentioned, evaluateOutput } from '../../../src/plan/index.js';
import { read } from '../../lower/steps/support.js';

const workflows = ['en', 'zh'].flatMap((language) => {
  const folder = new URL(`../../../workflows/${language}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name: `${language}/${name}`, ...read(readFileSync(new URL(name, folder), 'utf8')) }));
});

/** The expectations of the step of a shipped workflow one of whose expectations has this text. */
function expectationsWith(document: string, text: string) {
  const found = workflows
    .find(({ name }) => name === document)!
    .steps.find(({ expectations }) => expectations.some((each) => each.text.includes(text)));
  expect(found, `${document}: ${text}`).toBeDefined();
  return found!.expectations;
}

/** A shipped workflow, a text that names the step, output, and the verdict. */
const outputs: readonly (readonly [string, string, string, string | null])[] = [
  // Printed by real systems: pages of the Kube-OVN manual (security groups, recovery of the database), its issues,
  // articles of Alauda's knowledge base, runbooks of prometheus-operator.
  [
    'en/ip-management.md',
    'AcquireAddressFailed',
    'Warning   AcquireAddressFailed     pod/dad-pinned-v6-x   AddressConflict',
    'abnormal',
  ],
  [
    'zh/ip-management.md',
    'AcquireAddressFailed',
    'Warning   AcquireAddressFailed     pod/dad-pinned-v6-x   AddressConflict',
    'abnormal',
  ],
  [
    'en/ip-management.md',
    'AddressOutOfRange',
    'Warning   AcquireAddressFailed     pod/dad-pinned-v6-x   AddressConflict',
    'abnormal',
  ],
  [
    'en/ip-management.md',
    'ValidateLogicalSwitchFailed',
    'subnet ovn-default cidr 10.1.0.0/16 conflict with node v2-master address 10.1.0.17, ValidateLogicalSwitchFailed',
    'abnormal',
  ],
  [
    'en/pod-container-creating.md',
    'FailedCreatePodSandBox',
    '  Warning FailedCreatePodSandBox 5m3s (x70 over 4h59m) kubelet (combined from similar events): Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "40636e0c7f1a"',
    'abnormal',
  ],
  [
    'zh/pod-container-creating.md',
    'FailedCreatePodSandBox',
    '  Warning FailedCreatePodSandBox 5m3s (x70 over 4h59m) kubelet (combined from similar events): Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "40636e0c7f1a"',
    'abnormal',
  ],
  [
    'en/pod-container-creating.md',
    'configure nic eth0 for pod',
    '"kube-ovn" failed (add): RPC failed; request ip return 500 configure nic eth0 for pod web-0/default failed: Link not found',
    'abnormal',
  ],
  [
    'en/pod-container-creating.md',
    'CrashLoopBackOff',
    'default     alertmanager-main-0     1/2     CrashLoopBackOff    37107 2d',
    'abnormal',
  ],
  ['en/ovn-central-health.md', 'No space left on device', 'tar: write error: No space left on device', 'abnormal'],
  ['zh/ovn-central-health.md', 'No space left on device', 'tar: write error: No space left on device', 'abnormal'],
  [
    'en/ovn-central-health.md',
    'ovsdb error: error reading record',
    'ovsdb-server: ovsdb error: error reading record 2739 from OVN_Northbound log: record 2739 advances commit index',
    'abnormal',
  ],
  [
    'en/node-not-ready-network.md',
    'invalid bearer token',
    'Unable to authenticate the request due to invalid bearer token',
    'abnormal',
  ],
  // Made up.
  [
    'en/pod-network-connectivity.md',
    'table full',
    '[84512.100] nf_conntrack: nf_conntrack: table full, dropping packet',
    'abnormal',
  ],
  ['en/pod-network-connectivity.md', 'table full', '[84512.100] device ovn0 entered promiscuous mode', null],
  [
    'en/pod-container-creating.md',
    'FailedCreatePodSandBox',
    '  Normal  Pulled  3m  kubelet  Container image "nginx:1.27" already present on machine',
    null,
  ],
];

describe('expectations in prose', () => {
  it.each(outputs)('are proved by their texts in output: %s, %s: %s', (document, text, output, verdict) => {
    expect(evaluateOutput(output, expectationsWith(document, text)).verdict).toBe(verdict);
  });

  it.each([
    ['abnormal', 'no FailedMount in the events', 'Warning FailedMount'],
    ['normal', 'FailedMount is gone', 'Warning FailedMount'],
    ['abnormal', 'the events contain FailedMount', 'no FailedMount was seen'],
    ['abnormal', 'the DaemonSet is missing', 'DaemonSet kube-ovn-cni'],
    ['abnormal', 'it is still there; go back to scenario 4', 'kube-system   kube-ovn-cni   Running'],
  ] as const)('are not proved by a mere mention: %s, %s', (verdict, text, output) => {
    expect(evaluateOutput(output, [{ verdict, text, condition: null }]).verdict).toBeNull();
  });

  const read = (verdict: Verdict, raw: string) => expectation(verdict, raw.replaceAll('`', ''), range, { raw });
  const range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } };
  const routers = (...options: string[]): string =>
    options.map((each, index) => `name    : vpc-${index}\noptions : {${each}}`).join('\n\n');
  const monitors = (...states: string[]): string =>
    states.map((each, index) => `ip     : "10.0.1.${index}"\nstatus : ${each}`).join('\n\n');
  const ages = 'mac_binding_age_threshold="300"';

  it.each([
    ['each has "mac_binding_age_threshold"', routers(ages, ages), 'normal'],
    ['each has "mac_binding_age_threshold"', routers(ages, ''), 'abnormal'],
    ['每台都有 "mac_binding_age_threshold"', routers(ages, ages), 'normal'],
    ['每台都有 "mac_binding_age_threshold"', routers(ages, ''), 'abnormal'],
    ['the trace ends, every backend is `online`', monitors('online', 'offline'), 'abnormal'],
    ['every backend is `online`', monitors('online', 'online'), 'normal'],
  ])('are evaluated on each object of a list: %s', (text, output, verdict) => {
    expect(evaluateOutput(output, [read('normal', text), read('abnormal', 'one lacks it')]).verdict).toBe(verdict);
  });

  it.each([
    ['OOMKilled, or hundreds of processes', 'ovs-ovn-8r2mk   3   OOMKilled', 'abnormal'],
    ['InCsumErrors grows', 'InCsumErrors: 0', null],
    ['InCsumErrors grows', 'InCsumErrors    48211', null],
    ["driver is not 'vfio-pci', or missing config", 'NAME   STATUS\nnode1  Running', null],
  ])('distinguish the identifier of a failure from the name of a counter or state: %s', (text, output, verdict) => {
    expect(evaluateOutput(output, [read('abnormal', text)]).verdict).toBe(verdict);
  });

  it.each(['there is no ovn-ic-controller', '没有 ovn-ic-controller'])(
    'do not suggest a branch that denies an identifier: %s',
    (when) => {
      const branches = [{ when }, { when: 'something else' }];
      expect(
        branchMentioned(
          { branches, commands: [], expectations: [] } as never,
          '[pod/ovn-ic-controller-5c8f/ovn-ic-controller] failed',
        ),
      ).toBeNull();
    },
  );
});

describe('a table with an expectation about every row', () => {
  const expected = expectationsWith('en/apiserver-and-certificates.md', 'RESIDUAL TIME > 30');
  const header =
    'CERTIFICATE                EXPIRES                  RESIDUAL TIME   CERTIFICATE AUTHORITY   EXTERNALLY MANAGED';
  const row = (name: string, left: string) =>
    `${name.padEnd(27)}Nov 30, 2026 02:20 UTC   ${left.padEnd(16)}ca                      no`;

  it('gets the verdict of a late row, whatever the other rows', () => {
    for (const rows of [
      [row('admin.conf', '7d')],
      [row('admin.conf', '7d'), row('apiserver', '343d')],
      [row('apiserver', '343d'), row('admin.conf', '7d')],
    ]) {
      const { verdict, row: named } = evaluateOutput([header, ...rows].join('\n'), expected);
      expect([verdict, named]).toEqual(['warning', 'admin.conf']);
    }
  });
});

it('the result names the pod whose line shows the fault, not the healthy one above it', () => {
  const output = [
    'NAME                       READY   STATUS             RESTARTS   AGE',
    'coredns-5d4dd4b4db-abcde   1/1     Running            0          5d',
    'coredns-5d4dd4b4db-fghij   0/1     CrashLoopBackOff   12         5d',
  ].join('\n');
  const { verdict, row } = evaluateOutput(output, expectationsWith('en/dns-resolution.md', 'CrashLoopBackOff'));
  expect([verdict, row]).toEqual(['abnormal', 'coredns-5d4dd4b4db-fghij']);
});
