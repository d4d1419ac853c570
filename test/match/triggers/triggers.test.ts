import { describe, expect, it } from 'vitest';
import { processorTime } from '../../support/processor-time.js';
import { soak } from '../../support/soak.js';
import { hits, knowledge, type Rule } from './rules.js';

const table: readonly (readonly [Rule, string, boolean])[] = [
  // Boundaries of Latin words.
  ['ip', 'ip 地址没了', true],
  ['ip', '子网ip耗尽', true],
  ['ip', 'pipeline 失败', false],
  ['6443', 'node-16443-x abc6443def 64431', false],
  ['6443', 'dial tcp 10.0.0.1:6443: connection refused', true],
  ['ip', 'v4usingIPs 偏大', false],
  ['ip', 'ＩＰ 冲突', true],
  ['ip', 'no-ip-available', true],
  ['ip', 'pod_ip=10.0.0.1', true],
  ['ip', 'status.podIP: 10.0.0.1', true],
  ['ip', 'IPPool 为空', true],
  ['ip', 'IPv6 地址', false],
  ['ip', 'ips', false],
  ['ip', 'zip', false],
  ['ip', 'ip4', false],
  ['ips', 'v4usingIPs 偏大', true],
  ['gateway', 'VpcNATGateway 异常', true],
  ['nat', 'VpcNATGateway 异常', true],
  [' ip ', '(ip)', true],
  ['30000', 'nodeport 30000 不通', true],
  ['30000', '端口 300001', false],
  ['30000', '端口30000不通', true],
  // Han phrases stand anywhere.
  ['耗尽', '地址耗盡了', true],
  ['耗尽', '子网ip耗尽', true],
  ['耗尽', '耗 尽', false],
  // White space.
  ['no available ip', 'NO  available\tip', true],
  ['no available ip', 'no-available_ip', true],
  ['no available ip', 'no available\n  ip', true],
  ['no available ip', 'noavailableip', false],
  ['no available address', 'NoAvailableAddress', false],
  ['kube-ovn', 'kube-ovn-controller', true],
  ['kube-ovn', 'kube ovn', false],
  ['kube-ovn', 'kube_ovn', false],
  ['kube ovn', 'kube-ovn', true],
  ['子网 ip', '子网ip', true],
  ['子网 ip', '子网  ip', true],
  ['子网ip', '子网 ip', true],
  ['子网ip', '子网-ip', false],
  ['子网 ip', '子网-ip', true],
  ['pod 重启', 'Pod重启', true],
  ['网关 丢包', '网关丢包', false],
  ['网关 丢包', '网关　丢包', true],
  ['--force', 'kubectl delete pod web-0 --force', true],
  ['--force', 'they force it', false],
  ['-n kube-system', 'get pods -n kube-system', true],
  ['-n kube-system', 'n kube-system', false],
  // Characters that are not seen.
  ['ip', 'i\u200bp 冲突', true],
  ['⚠️ 告警', '⚠ 告警', true],
  // all, not, any.
  [{ all: ['证书', '过期'] }, '证书过期了', true],
  [{ all: ['证书', '过期'] }, '证书无效', false],
  [{ all: ['证书', '证书'] }, '证书无效', true],
  [{ any: ['dns'], not: ['coredns 正常'] }, 'DNS 解析慢', true],
  [{ any: ['dns'], not: ['coredns 正常'] }, 'dns 慢，但 coredns 正常', false],
  [{ any: ['a1', 'b1'], all: ['c1'] }, 'b1', false],
  [{ any: ['a1', 'b1'], all: ['c1'] }, 'c1 b1', true],
  [{ not: ['dns'] }, 'anything', false],
  [{ all: ['证书', '  '] }, '证书', false],
  // cased.
  [{ phrase: 'ACL', cased: true }, 'ACL drop', true],
  [{ phrase: 'ACL', cased: true }, 'acl drop', false],
  [{ phrase: 'ACL', cased: true }, 'acl ACL', true],
  [{ phrase: 'ACL', cased: true }, 'ＡＣＬ', true],
  [{ all: ['ACL', '阻斷'], cased: true }, '阻断 ACL', true],
  [{ any: ['dns'], not: ['OK'], cased: true }, 'dns ok', true],
  // regex.
  [{ regex: 'NoAvailable(Address|IP)' }, 'err NoAvailableAddress in pod', true],
  [{ regex: 'NoAvailable(Address|IP)' }, 'no available address', false],
  [{ regex: 'noavailable' }, 'NoAvailableIP', true],
  [{ regex: 'noavailable', cased: true }, 'NoAvailableIP', false],
  [{ regex: '證書.*過期' }, '证书已过期', true],
  [{ regex: '（主）' }, '节点(主)异常', true],
  [{ regex: '^error' }, 'ok\nerror: x', true],
  [{ regex: '(' }, '(', false],
  [{ regex: 'x509', all: ['kubelet'] }, 'x509 error', false],
  [{ regex: 'x509', all: ['kubelet'] }, 'kubelet: x509 error', true],
  // What authors should not write, and what stands in no plain object.
  ['', 'anything', false],
  ['-', 'a - b', false],
  ['__proto__', 'the __proto__ key', true],
  ['constructor', 'constructor', true],
];

describe('a trigger rule', () => {
  for (const [rule, text, expected] of table) {
    it(`${JSON.stringify(rule)} ${expected ? 'holds' : 'does not hold'} for ${JSON.stringify(text)}`, async () => {
      expect(await hits(rule, text)).toBe(expected);
    });
  }
});

describe('a hit', () => {
  it('has its position in the original text', async () => {
    const match = await knowledge([{ phrase: '子网 ip 耗尽', weight: 2 }]);
    const text = '① \u200b子網ＩＰ　耗盡！';
    const [hit] = match(text);
    expect(text.slice(hit?.start, hit?.end)).toBe('子網ＩＰ　耗盡');
    expect(hit).toMatchObject({ document: 0, ordinal: 0, weight: 2, phrase: '子网 ip 耗尽', documents: 1 });
  });

  it('has the most specific phrase of `any`', async () => {
    const match = await knowledge([{ any: ['问题', 'no available ip'] }]);
    expect(match('问题: no available ip')[0]?.phrase).toBe('no available ip');
  });

  it('has all members of `all` in text order', async () => {
    const match = await knowledge([{ all: ['证书', '过期'] }]);
    expect(match('过期的证书')[0]?.members.map(({ phrase }) => phrase)).toEqual(['过期', '证书']);
  });

  it('has the number of documents with the phrase, and the document and position of the rule', async () => {
    const match = await knowledge(['x1', '丢包'], ['丢包'], [{ phrase: 'y1', not: ['丢包'] }]);
    expect(match('丢包').map(({ document, ordinal, documents }) => [document, ordinal, documents])).toEqual([
      [0, 1, 2],
      [1, 0, 2],
    ]);
  });

  it('is as rare as its rarest phrase', async () => {
    const match = await knowledge(
      [{ any: ['丢包', 'drops'], all: ['gateway', 'raft stalls'] }],
      ['gateway', '丢包'],
      ['gateway'],
    );
    expect(match('gateway: raft stalls, 丢包')[0]).toMatchObject({ document: 0, documents: 1, phrase: 'raft stalls' });
  });

  it('has the text that a pattern matched', async () => {
    const match = await knowledge([{ regex: 'no\\s*available\\s*ip' }]);
    const text = '事件：No Available IP in subnet';
    const [hit] = match(text);
    expect(text.slice(hit?.start, hit?.end)).toBe('No Available IP');
  });

  it('is less specific for a stop word than for a specific phrase', async () => {
    const match = await knowledge(['问题'], ['网关丢包'], ['ip'], ['no available ip']);
    const told = match('网关丢包问题, no available ip').map(({ members }) => members[0]!.specificity);
    expect(told[1]).toBeGreaterThan(told[0]!);
    expect(told[2]).toBeGreaterThan(told[0]!);
    expect(told[3]).toBeGreaterThan(told[2]!);
  });
});

describe('matching', () => {
  it('takes bounded time for a long text, whatever the phrases are', async () => {
    const nested = Array.from({ length: 100 }, (_, length) => '耗'.repeat(length + 1));
    const match = await knowledge(nested, ['a a', { regex: '(x+x+)+y' }, { regex: '.*no ip.*available.*' }]);
    const length = soak(900_000, 90_000);
    for (const text of [
      '耗'.repeat(length / 2),
      'x'.repeat(length),
      'no ip\u3000'.repeat(length / 6),
      ' -_'.repeat(length / 3),
    ]) {
      // A quadratic match takes ten times as long at least.
      const spent = processorTime();
      match(text);
      expect(spent()).toBeLessThan(soak(20_000, 4_000));
    }
  });
});
