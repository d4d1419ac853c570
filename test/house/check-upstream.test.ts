import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error a script without declarations
import { namesOf } from '../../scripts/check-upstream/names.mjs';
// @ts-expect-error a script without declarations
import { upstreamOf } from '../../scripts/check-upstream/upstream.mjs';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const upstream = {
  'charts/crd.yaml':
    'kind: CustomResourceDefinition\nspec:\n  names:\n    plural: subnets\n    singular: subnet\n    kind: Subnet\n  schema:\n    v4availableIPs:\n      type: number\n',
  'cmd/main.go': 'pflag.Int("gc-interval", 360, "")\nMetricName: "subnet_available_ip_count"\n',
  'dist/images/kubectl-ko': 'case $subcommand in\n  nbctl)\n    ;;\n  log)\n    ;;\n# log {kube-ovn|all}\nesac\n',
  'pkg/const.go':
    'IPAddress = "ovn.kubernetes.io/ip_address"\nReady = "%s.provider-network.kubernetes.io/ready"\nerr = "no packets received from gateway %s"\n',
};

const workflow = `---
kind: workflow
---
# Subnet full

## Step 1: Look

The event says \`no packets received from gateway 10.16.0.1\`, or \`the gateway is not amused\`.

\`\`\`bash
kubectl get subnet a -o jsonpath='{.status.v4availableIPs}{.status.availableIPs}'
kubectl get subnetz
kubectl get nodes -L <pn>.provider-network.kubernetes.io/ready
kubectl get nodes -L <pn>.provider-network.ovn.kubernetes.io/ready
kubectl get deployment kube-ovn-controller -o yaml | grep -- '--gc-interval'
kubectl ko nbctl show
kubectl ko nbcli show
kubectl ko log kube-ovn
\`\`\`

Alert on \`subnet_available_ip_count\`, not on \`subnet_free_ips_count\`, and set \`--gc-period\`.
`;

let missing: string[];
beforeAll(async () => {
  const repository = folderOf(upstream);
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { stdio: 'ignore' });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'upstream');
  const kb = folderOf({ 'full.md': workflow });
  const engine = await Engine.open({ kb: [kb], cache: false });
  const { has } = upstreamOf(repository, 'HEAD');
  const names = namesOf(engine.show('full'), readFileSync(join(kb, 'full.md'), 'utf8')) as Record<string, string>[];
  missing = names.filter((entry) => !has(entry)).map(({ kind, name, line }) => `${line} ${kind} ${name}`);
});

describe('a document checked against upstream', () => {
  it.each([
    ['8 error the gateway is not amused'],
    ['11 field availableIPs'],
    ['12 resource subnetz'],
    ['14 label <pn>.provider-network.ovn.kubernetes.io/ready'],
    ['17 plugin nbcli'],
    ['21 metric subnet_free_ips_count'],
    ['21 flag --gc-period'],
  ])('is told what upstream does not have, with its line: %s', (name) => {
    expect(missing).toContain(name);
  });

  it('is told nothing of what upstream has', () => {
    const others = missing.filter(
      (name) => !/amused| availableIPs|subnetz|ovn\.kubernetes|nbcli|free|period/.test(name),
    );
    expect(others).toEqual(['13 resource nodes', '14 resource nodes', '15 resource deployment']);
  });
});
