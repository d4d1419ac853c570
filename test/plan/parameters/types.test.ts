import { describe, expect, it } from 'vitest';
import type { PlaceholderType } from '../../../src/model/index.js';
import { checkValue, placeholderTypes } from '../../../src/plan/parameters/rendering.js';
import { processorTime } from '../../support/processor-time.js';

const allowed: Readonly<Record<PlaceholderType, readonly string[]>> = {
  name: ['web-0', 'kube-ovn-cni-x7k2p', 'ovn.kubernetes.io', 'deploy/web', 'system:node:n1', '0'],
  namespace: ['default', 'kube-system'],
  'namespaced-name': ['kube-system/web-0', 'shop/web.v1'],
  ip: ['10.16.0.2', '255.255.255.255', 'fd00::1', '::1'],
  cidr: ['10.16.0.0/16', 'fd00::/64', '0.0.0.0/0'],
  mac: ['00:11:22:aa:BB:cc'],
  port: ['1', '6443', '65535'],
  path: ['/etc/kubernetes/pki/ca.crt', './x.yaml', '~/config', 'a+b@c'],
  label: ['app=web', 'app=web,tier!=front', 'ovn.kubernetes.io/x'],
  image: ['nginx', 'registry.example.com:5000/team/web:1.2', `nginx@sha256:${'a'.repeat(64)}`],
  url: ['https://example.com:6443/healthz?x=1', 'example.com', '10.0.0.1:2379'],
  version: ['v1.12.4', '4.2', '1.28.0-rc.1'],
  number: ['0', '42', '1.5'],
  duration: ['30s', '1h', '500ms', '1h30m'],
  resource: ['pods', 'deploy/web', 'subnets.kubeovn.io'],
  text: ['no ip available', '地址耗尽', "it's $5"],
};

const refused: Readonly<Record<PlaceholderType, readonly string[]>> = {
  name: ['', '-f', 'a b', 'a;b', 'web-', '$x', '名字'],
  namespace: ['Default', 'a_b', 'a.b', 'a'.repeat(64)],
  'namespaced-name': ['kube-system', 'kube-system/', '/web-0', 'a/b/c', 'A/b', 'a/b;c'],
  ip: ['256.1.1.1', '10.0.0', '1:2', 'localhost'],
  cidr: ['10.0.0.0', '10.0.0.0/33'],
  mac: ['00:11:22:33:44'],
  port: ['0', '65536', '80a'],
  path: ['-rf', '/a b', '/a;b', '$(x)', 'a\nb'],
  label: ['=', 'a==b;c', '-l'],
  image: ['a b', 'nginx;x'],
  url: ['javascript:alert(1)', 'http://x/$(y)', 'http://x y'],
  version: ['latest;', 'v'],
  number: ['-1', '1e9', '0x10'],
  duration: ['soon', '1 h'],
  resource: ['-A', 'pods;x'],
  text: ['', 'a\nb', 'a\u0007b', '\u202eabc', '-rf', 'a'.repeat(257)],
};

describe('the placeholder type', () => {
  it.each([...placeholderTypes.keys()])('%s allows its intended values', (type) => {
    for (const value of allowed[type]) expect(checkValue(type, value), value).toEqual({ ok: true });
  });

  it.each([...placeholderTypes.keys()])('%s refuses other values with a reason', (type) => {
    for (const value of refused[type]) {
      const check = checkValue(type, value);
      expect(check.ok, value).toBe(false);
      expect(check).toMatchObject({ reason: expect.stringMatching(/^Unexpected .*, expected /) });
    }
  });

  it('is checked in bounded time for the longest values', () => {
    const spent = processorTime();
    for (const type of placeholderTypes.keys()) checkValue(type, `${'a,'.repeat(500_000)}!`);
    for (const type of placeholderTypes.keys()) checkValue(type, `${'a=a,'.repeat(60)}!`);
    expect(spent()).toBeLessThan(5_000);
  });
});
