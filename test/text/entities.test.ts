import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractEntities } from '../../src/text/index.js';
import { processorTime } from '../support/processor-time.js';
import { soak } from '../support/soak.js';

const found = (text: string) => extractEntities(text).map(({ type, value }) => `${type} ${value}`);

describe('entities', () => {
  it.each([
    ['命名空间 app 下的 pod web-0 一直重启', ['namespace app', 'pod web-0']],
    ['kube-system 命名空间的 pod', ['namespace kube-system']],
    ['节点 10.1.2.3 NotReady', ['ip 10.1.2.3', 'node 10.1.2.3', 'reason NotReady']],
    ['子网 ovn-default ip 耗尽', ['subnet ovn-default']],
    ['ovn-default 子网', ['subnet ovn-default']],
    ['节点 node-1 上子网 vlan-100 不通', ['node node-1', 'subnet vlan-100']],
    ['in namespace default', ['namespace default']],
    ['kubectl logs web-abc -c istio -n kube-system', ['container istio', 'namespace kube-system']],
    ['pod/web-0 svc/web deployment.apps/web', ['pod web-0', 'service web', 'deployment web']],
    ['Deployment payments/checkout is stuck', ['namespace payments', 'deployment checkout']],
    ['payments/checkout-7d9f6c9b4-x2x7k', ['namespace payments', 'pod checkout-7d9f6c9b4-x2x7k']],
    ['web-0   0/1   CrashLoopBackOff  3', ['pod web-0', 'reason CrashLoopBackOff']],
    [
      '{alertname="KubePodCrashLooping", namespace="prod", pod="api-1", severity="page"}',
      ['alertname KubePodCrashLooping', 'namespace prod', 'pod api-1', 'label severity=page'],
    ],
    ['KubePodNotReady firing', ['alertname KubePodNotReady']],
    [
      '10.16.0.0/16 gw 10.16.0.1 fd00:10:16::/112 fd00::a2',
      ['cidr 10.16.0.0/16', 'ip 10.16.0.1', 'cidr fd00:10:16::/112', 'ip fd00::a2'],
    ],
    ['10.0.0.7/32 fd00::7/128 10.0.0.1/33', ['cidr 10.0.0.7/32', 'cidr fd00::7/128', 'ip 10.0.0.1']],
    ['10.0.0.300 1.2.3 10:02:11', ['version 1.2.3']],
    ['mac 00:00:00:AB:cd:ef', ['mac 00:00:00:AB:cd:ef']],
    ['nodeport 30000，端口 443，10.0.0.1:8080', ['port 30000', 'port 443', 'ip 10.0.0.1', 'port 8080']],
    ['pod.go:425] took 70000', []],
    ['kube-ovn 1.12 升级到 v1.13.2', ['version 1.12', 'version v1.13.2']],
    [
      'http://a.example.com/x?y=1, /etc/cni/net.d/x.conf',
      ['url http://a.example.com/x?y=1', 'path /etc/cni/net.d/x.conf'],
    ],
    [
      'registry.local/team/app:1.2 image nginx:1.25',
      ['image registry.local/team/app:1.2', 'image nginx:1.25', 'version 1.25'],
    ],
    ['x509, exit code 137, HTTP 503', ['error-code x509', 'error-code exit 137', 'error-code http 503']],
    ['504 Gateway Timeout; rpc error: code = Unavailable', ['error-code http 504', 'error-code grpc Unavailable']],
    ['退出码 137，状态码：502', ['error-code exit 137', 'error-code http 502']],
    ['oomkilled ImagePullBackOff', ['reason OOMKilled', 'reason ImagePullBackOff']],
  ])('in %j are %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    'pod is not ready',
    'node not ready, pods were evicted',
    'the node network is down',
    'pod-to-pod traffic in the same namespace',
    'a namespace-scoped role in another namespace',
    'namespace isolation and namespace where the pod runs',
    'pod/容器 or pod/node or Service/Ingress',
    "Pod's container has no subnet",
    'service type LoadBalancer, deployment failed',
    '容器 crash 后节点 not ready',
    '子网 gateway 不通，命名空间 quota 不足',
    '虚拟机 eth0 不通',
    'node: the kubelet there is down',
    'pod <pod-name> in namespace {namespace}',
  ])('are not found in the prose %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('include versions after the name of a product, but not after a word that only ends like one', () => {
    const versions = ['version 6.2', 'version 3.5.9', 'version 7.0'];
    expect(found('redis 6.2, 8.8 etcd 3.5.9; redis版本：7.0')).toEqual(versions);
    for (let length = 1; length < 100; length++) {
      expect(found(`${'x'.repeat(length)}redis 6.2`)).toEqual([]);
      expect(found(`${'x'.repeat(length)} redis 6.2 ${'x'.repeat(length)}redis 7.0`)).toEqual(['version 6.2']);
    }
  });

  it('are listed once each, in order of their first positions', () => {
    const text = 'pod web-0 and 10.0.0.1, then pod web-0 and 10.0.0.1';
    expect(extractEntities(text)).toEqual([
      { type: 'pod', value: 'web-0', start: 4, end: 9 },
      { type: 'ip', value: '10.0.0.1', start: 14, end: 22 },
    ]);
  });

  it('have exact positions and are safe to quote', () => {
    const word = fc.constantFrom(
      ...'pod node namespace web-0 10.0.0.1 : = / " \' $(id) ; rm -rf `x` 命名空间 子网 -n app | > <x> {y} http://a/b image a/b:c v1.2.3 \n'.split(
        ' ',
      ),
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.constantFrom('', ' ')), { maxLength: 14 }), (words) => {
        const text = words.flat().join('');
        for (const { type, value, start, end } of extractEntities(text)) {
          expect(value).not.toMatch(/[\s`"'<>|;(){}\\^]/);
          expect(value).not.toContain('$(');
          if (type !== 'reason' && type !== 'error-code' && type !== 'label')
            expect(text.slice(start, end)).toBe(value);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: soak(2_000, 300) },
    );
  });

  it('are found in bounded time in any long text', () => {
    for (const unit of [
      'a',
      'a-',
      '"',
      '/a',
      '1:',
      'a.',
      '1.',
      'a:',
      'pod ',
      '节点',
      ' ',
      'a/',
      'http://a',
      'a="b" ',
      'a-1 \t',
      'Name: a\n',
      'kind: Pod\n',
      'kind: Pod\nmetadata: \n name: ',
      'kind: A, metadata:{ ',
      'NAME   READY\n',
      'a.b.svc',
      'a.svc.',
      'a_b(1',
      'assigned a/b to ',
      '8080 ',
      '1端口',
      'a:b镜像',
      'a/a:1 ',
      '1.1 ',
      'redis 1.1 ',
    ]) {
      const spent = processorTime();
      extractEntities(unit.repeat(soak(1_000_000, 100_000) / unit.length));
      expect(spent(), unit).toBeLessThan(soak(10_000, 2_000));
    }
  });
});
