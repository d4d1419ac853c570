import { describe, expect, it } from 'vitest';
import type { Placeholder, Step } from '../../../src/model/index.js';
import { offeredValues, type PastedName, pastedNames } from '../../../src/plan/parameters/pasted-names.js';

type Commands = Pick<Step, 'commands'>;

const place = (name: string, resource: string | null, more: Partial<Placeholder> = {}): Placeholder => ({
  ...{ name, raw: `<${name}>`, type: 'name', resource, start: 0, end: 0, context: 'bare' },
  ...more,
});
const stepOf = (text: string, ...placeholders: Placeholder[]): Commands =>
  ({ commands: [{ text, placeholders }] }) as unknown as Commands;

const namesIn = (output: string, command = 'ls', known?: readonly PastedName[]) =>
  pastedNames(output, known, { step: stepOf(command) }).map((name) => name.join(' '));

const podsWide = `NAME    READY   STATUS             RESTARTS   AGE   IP           NODE
web-0   1/1     Running            0          3d    10.16.0.17   worker-1
web-1   1/1     Running            0          3d    10.16.0.18   worker-2
web-2   0/1     CrashLoopBackOff   7          9m    10.16.0.19   worker-2
`;

describe('names in pasted output', () => {
  it('include those of a table with their kind, unusual rows first, and those in wide columns', () => {
    const names = namesIn(podsWide);
    expect(names[0]).toBe('pod web-2');
    expect(names).toEqual(
      expect.arrayContaining(['pod web-0', 'pod web-1', 'node worker-1', 'node worker-2', 'pod-ip 10.16.0.17']),
    );
  });

  it('begin with those that fail, also if there are as many as others', () => {
    const nodes = 'NAME     STATUS     ROLES   AGE\nnode-1   Ready      <none>  3d\nnode-2   NotReady   <none>  3d\n';
    expect(namesIn(nodes, 'kubectl get nodes')[0]).toBe('node node-2');
  });

  it('do not include numbers of objects', () => {
    const names = namesIn('NAME    PODS   NODE\nweb     7      worker-1\n', 'kubectl get statefulset');
    expect(names).toEqual(['statefulset web', 'node worker-1']);
  });

  it('include those of `-o name`, also of kinds with a group', () => {
    expect(namesIn('pod/web-0\npod/web-1\n')).toEqual(['pod web-0', 'pod web-1']);
    expect(namesIn('subnet.kubeovn.io/ovn-default\n')).toEqual(['subnet ovn-default']);
  });

  it('include those of YAML and JSON, with namespace and node', () => {
    const pod = { kind: 'Pod', metadata: { name: 'web-0', namespace: 'shop' }, spec: { nodeName: 'worker-1' } };
    for (const output of [
      JSON.stringify({ kind: 'List', items: [pod] }, null, 2),
      'kind: Pod\nmetadata:\n  name: web-0\n  namespace: shop\nspec:\n  nodeName: worker-1\n',
    ])
      expect(namesIn(output)).toEqual(expect.arrayContaining(['pod web-0', 'namespace shop', 'node worker-1']));
  });

  it('have the kind that the command before them lists, or else the command of the step', () => {
    const vpcs = 'NAME          ENABLEEXTERNAL\novn-cluster   true\ntenant-a      false\n';
    expect(namesIn(`$ kubectl get vpcs -n shop\n${vpcs}`)).toEqual([
      'vpc ovn-cluster',
      'vpc tenant-a',
      'namespace shop',
    ]);
    expect(namesIn(vpcs, 'kubectl get vpc')).toEqual(['vpc ovn-cluster', 'vpc tenant-a']);
    expect(namesIn(vpcs, 'kubectl get vpc,subnet')).toEqual([]);
  });

  it('include the address of an object, but not that of its gateway', () => {
    const nodes =
      'NAME       INTERNAL-IP     GATEWAY         NEXT-HOP\nworker-1   192.168.1.11    192.168.1.254   100.64.0.1\n';
    expect(namesIn(nodes, 'kubectl get node')).toEqual(['node worker-1', 'node-ip 192.168.1.11']);
  });

  it('include the addresses of services, endpoints and their slices, also in lists and with ports', () => {
    const services =
      'NAME   TYPE           CLUSTER-IP    EXTERNAL-IP    PORT(S)\nweb    LoadBalancer   10.96.12.34   172.18.0.200   80:31234/TCP\n';
    expect(namesIn(services)).toEqual(['service web', 'service-ip 10.96.12.34', 'external-ip 172.18.0.200']);
    const slices =
      'NAME        ADDRESSTYPE   PORTS   ENDPOINTS                            AGE\nweb-x7k2p   IPv4          8080    10.16.0.12,10.16.0.13 + 2 more...   3d\n';
    expect(namesIn(slices)).toEqual(['endpointslice web-x7k2p', 'endpoints-ip 10.16.0.12', 'endpoints-ip 10.16.0.13']);
    const endpoints =
      'NAME    ENDPOINTS                         AGE\nweb     10.16.0.12:8080,10.16.0.13:8080   3d\nempty   <none>                            3d\n';
    expect(namesIn(endpoints)).toEqual(
      expect.arrayContaining([
        'endpoints web',
        'endpoints empty',
        'endpoints-ip 10.16.0.12',
        'endpoints-ip 10.16.0.13',
      ]),
    );
    expect(namesIn(endpoints)).not.toContain('endpoints 10.16.0.12:8080');
  });

  it('distinguish the address of a pod from that of its node', () => {
    const pod = 'kind: Pod\nmetadata:\n  name: web-0\nstatus:\n  hostIP: 172.18.0.3\n  podIP: 10.16.0.12\n';
    expect(namesIn(pod)).toEqual(expect.arrayContaining(['node-ip 172.18.0.3', 'pod-ip 10.16.0.12']));
    expect(namesIn(pod)).not.toContain('pod-ip 172.18.0.3');
  });

  it('precede those of earlier output, without duplicates', () => {
    expect(
      namesIn('pod/web-1\npod/web-2\n', 'ls', [
        ['pod', 'web-0'],
        ['pod', 'web-1'],
      ]),
    ).toEqual(['pod web-1', 'pod web-2', 'pod web-0']);
  });

  it('are not read from logs and plain text', () => {
    expect(namesIn('plugin type="kube-ovn" name="kube-ovn" failed (add)\n', 'kubectl get pod x')).toEqual([]);
  });
});

describe('offered values', () => {
  const offered = (own: Placeholder, ...pasted: PastedName[]) =>
    offeredValues([stepOf('x', own)], [own.name], pasted).flatMap(({ values }) => values);

  it('have the kind of the parameter', () => {
    expect(offered(place('pod-name', 'pod'), ['pod', 'web-0'], ['node', 'worker-1'])).toEqual(['web-0']);
    const namespace = place('namespace', 'namespace', { type: 'namespace' });
    expect(offered(namespace, ['pod', 'web-0'], ['namespace', 'shop'])).toEqual(['shop']);
  });

  it('prefer names with the words of the parameter', () => {
    const pods: PastedName[] = [
      ['pod', 'web-0'],
      ['pod', 'ovs-ovn-7zzrx'],
    ];
    expect(offered(place('ovs-ovn-pod', 'pod'), ...pods)).toEqual(['ovs-ovn-7zzrx']);
  });

  it('are addresses of the kind of object in the name of the parameter', () => {
    const addresses: PastedName[] = [
      ['pod-ip', '10.16.0.17'],
      ['node-ip', '192.168.1.11'],
    ];
    expect(offered(place('node-ip', null, { type: 'ip' }), ...addresses)).toEqual(['192.168.1.11']);
    expect(offered(place('target-ip', null, { type: 'ip' }), ...addresses)).toHaveLength(2);
  });

  it('do not include addresses of other objects', () => {
    const pasted: PastedName[] = [
      ['pod-ip', '10.16.0.17'],
      ['node-ip', '192.168.1.11'],
      ['service-ip', '10.96.0.10'],
      ['external-ip', '172.18.0.200'],
      ['endpoints-ip', '10.16.0.12'],
    ];
    const addresses = (name: string) => offered(place(name, null, { type: 'ip' }), ...pasted);
    expect(addresses('cluster-ip')).toEqual(['10.96.0.10']);
    expect(addresses('external-ip')).toEqual(['172.18.0.200']);
    expect(addresses('backend-ip')).toEqual(['10.16.0.12']);
    expect(addresses('gateway-ip')).toEqual([]);
    expect(addresses('target-ip')).not.toContain('172.18.0.200');
  });

  it('contain nothing with a meaning in a shell, whatever the output', () => {
    const hostile = ['$(reboot)', 'a;b', '-rf', '`id`', 'a b', 'a\u202eb', "x'y", 'a[$(x)]', '../etc'];
    const pasted = hostile.map((value): PastedName => ['pod', value]);
    expect(offered(place('pod-name', 'pod'), ...pasted)).toEqual([]);
    expect(offered(place('pod-name', 'pod', { context: 'program' }), ['pod', 'web-0'])).toEqual([]);
  });

  it('fit every place that the parameter fills, not only one of them', () => {
    const values = (...types: readonly Placeholder['type'][]) => {
      const places = types.map((type) => place('node', 'node', { type }));
      const nodes: PastedName[] = [
        ['node', '10.0.0.7'],
        ['node', 'worker-1'],
      ];
      return offeredValues([stepOf('x', ...places)], ['node'], nodes).flatMap((offer) => offer.values);
    };
    expect(values('name')).toEqual(['10.0.0.7', 'worker-1']);
    expect(values('name', 'ip')).toEqual(['10.0.0.7']);
    expect(values('ip', 'name')).toEqual(['10.0.0.7']);
  });

  it('are not given for an object that does not exist yet', () => {
    expect(offered(place('new-subnet-name', 'subnet'), ['subnet', 'ovn-default'])).toEqual([]);
  });
});
