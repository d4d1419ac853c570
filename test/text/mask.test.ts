import { describe, expect, it } from 'vitest';
import { maskLine } from '../../src/text/index.js';
import { processorTime } from '../support/processor-time.js';
import { soak } from '../support/soak.js';

describe('masking a line', () => {
  it.each([
    ['E1128 10:02:11.291383       7 pod.go:425] error syncing', '<time> pod.go:<num>] error syncing'],
    ['2026-09-17 06:49:36,204 ERROR boom', '<time> ERROR boom'],
    ['2026-09-17T06:49:36.204Z boom', '<time> boom'],
    ['Nov 28 10:02:11 boom', '<time> boom'],
    ['02/Jan/2026:15:04:05 +0000 boom', '<time> boom'],
    ['at 10:02:11 boom', 'at <time> boom'],
    ['dial tcp 10.96.0.1:443: i/o timeout', 'dial tcp <ip>:<port>: i/o timeout'],
    ['subnet 10.16.0.0/16 and fd00:10:16::/112', 'subnet <cidr> and <cidr>'],
    ['fd00::a2 00:00:00:ab:cd:ef', '<ip> <mac>'],
    ['volume pvc-80d49836-5b67-2c10-ffa0-34559b52d4c9', 'volume <name>'],
    ['id 80d49836-5b67-2c10-ffa0-34559b52d4c9', 'id <id>'],
    ['sha256:0123456789abcdef0123 deadbeef01 0x1f', '<id> <id> <id>'],
    ['pod checkout-7d9f6c9b4-x2x7k', 'pod <name>'],
    ['pod payments/checkout-7d9f6c9b4-x2x7k', 'pod <name>'],
    ['pod web-0', 'pod <name>'],
    ['took 12031ms, 2Gi of 85%', 'took <duration>, <size> of <num>%'],
    ['0/7 nodes are available (x18 over 20m)', '<num>/<num> nodes are available'],
    ['Get "https://10.96.0.1:443/api/v1/pods?timeout=32s"', 'Get "https://<host>/api/v1/pods?timeout=<duration>"'],
    ['/var/lib/kubelet/pods/80d49836-5b67-2c10-ffa0-34559b52d4c9/volumes', '/var/lib/kubelet/pods/<id>/volumes'],
    ['pods "web" not found', 'pods "<name>" not found'],
    ['redis-operator.v3.12.0 of v1.34.5', 'redis-operator.<version> of <version>'],
    ['pod <pod-name> has <ip>, {count}, \u0024{NODE}, x.x.x.x', 'pod <name> has <ip>, <num>, <name>, <ip>'],
    ['a  b\t c ', 'a b c'],
    ['', ''],
  ])('%j gives %j', (line, masked) => {
    expect(maskLine(line)).toBe(masked);
  });

  it.each([
    'tls: x509: certificate has expired',
    'exit code 137',
    'HTTP/1.1 503 Service Unavailable',
    'cannot list resource "deployments" in API group "apps"',
    'kubernetes.io/hostname in net/http',
    'state <nil>, {"level":"error"}',
    '子网 ip 耗尽',
  ])('keeps what distinguishes messages: %j', (line) => {
    expect(maskLine(line)).toBe(line);
  });

  it('makes two occurrences of the same message equal', () => {
    const [first, second] = [
      `I0619 04:31:16.030489   27175 prober.go:103] Probe for api-7c7fb5d9b4-tmfm2:app failed: Get "http://10.4.1.6:8080/healthz"`,
      `I0720 14:01:06.930001    1175 prober.go:107] Probe for shop-5d86d4d8d4-zlqkx:app failed: Get "http://10.7.9.10:8080/healthz"`,
    ];
    expect(maskLine(first)).toBe(maskLine(second));
  });

  it('takes bounded time for any long text', () => {
    for (const unit of ['a', 'a-', '"', '"a', '1:', '<a', 'a:', '{{', 'a-1', '2026-', '/<name>', ' ', 'x/']) {
      // A quadratic pass takes ten times as long at least.
      const spent = processorTime();
      maskLine(unit.repeat(soak(1_000_000, 100_000) / unit.length));
      expect(spent(), unit).toBeLessThan(soak(20_000, 2_000));
    }
  });
});
