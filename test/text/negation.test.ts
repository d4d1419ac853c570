import { describe, expect, it } from 'vitest';
import { negationScopes, normalize } from '../../src/text/index.js';
import { shipped } from '../../src/vocabulary/index.js';

const { negation } = shipped;

/** What is left of a text without what it denies. */
function heardOf(text: string): string {
  let heard = '';
  let at = 0;
  for (const { start, end } of negationScopes(normalize(text))) {
    heard += text.slice(at, start);
    at = end;
  }
  return (heard + text.slice(at)).replace(/^[\s,，。:;；.]+(?:but )?|[\s,，。;；.]+$/gu, '');
}

describe('a negation scope', () => {
  it.each([
    ['DNS works fine, but the service is unreachable', 'the service is unreachable'],
    ['The gateway is healthy, but pods hang', 'pods hang'],
    ['BGP is still ok; VLAN pods cannot ping', 'VLAN pods cannot ping'],
    ['not an OOM, the disk is full', 'the disk is full'],
    ["it's not the MTU, a policy drops packets", 'a policy drops packets'],
    ["certificates aren't the problem, raft fails", 'raft fails'],
    ['we ruled out certificates, node is NotReady', 'node is NotReady'],
    ['we ruled out DNS, MTU and quotas, node is NotReady', 'node is NotReady'],
    ['we ruled out disk quotas, clock skew and the MTU, node is NotReady', 'node is NotReady'],
    ['we ruled out quotas, the node hangs and pods restart', 'the node hangs and pods restart'],
    ['nothing to do with DNS: large packets are lost', 'large packets are lost'],
    ['no errors in dns, but pods hang', 'pods hang'],
    ['no clock skew, certificate is about to expire', 'certificate is about to expire'],
    ['the disk is not full and etcd does not start', 'and etcd does not start'],
    ['DNS has been ruled out, webhook times out', 'webhook times out'],
    ['checked DNS, it is fine. Service unreachable', 'Service unreachable'],
    ['网关正常，Pod 间不通', 'Pod 间不通'],
    ['网关正常但 Pod 间不通', '但 Pod 间不通'],
    ['不是 IP 耗尽，是网关不通', '是网关不通'],
    ['应该不是证书的问题，节点 NotReady', '节点 NotReady'],
    ['已排除镜像问题，Pod 起不来', 'Pod 起不来'],
    ['MTU 已经排除了，应用超时', '应用超时'],
    ['跟 DNS 无关，外网不通', '外网不通'],
    ['证书没过期，apiserver 连不上', 'apiserver 连不上'],
    ['没有发现丢包，解析超时', '解析超时'],
    ['ＤＮＳ　没问题，Service 不通', 'Service 不通'],
  ])('is found in: %s', (text, heard) => {
    expect(heardOf(text)).toBe(heard);
  });

  it.each([
    'DNS works fine',
    'we ruled out certificates',
    'no errors in dns',
    '已排除镜像问题',
    '不是 IP 耗尽',
    'DNS 正常',
  ])('may cover the whole text: %s', (text) => {
    expect(heardOf(text)).toBe('');
  });

  it.each([
    ...negation.healthy.en.map((words) => `the gateway ${words}`),
    ...negation.healthy.zh.map((words) => `网关${words}`),
    ...negation.healthyAdjectives.en.map((word) => `the gateway is ${word}`),
    ...negation.ruledOut.en.map((words) => `we ${words} the gateway`),
    ...negation.ruledOut.zh.map((words) => `${words}网关`),
    ...negation.ruledOutAround.flatMap(({ before, after }) => after.map((words) => `${before[0]}网关${words}`)),
    ...negation.ruledOutSubjects.en.map((words) => `${words} is not the gateway`),
    ...negation.faults.en.map((fault) => `no ${fault}, pods hang`),
    ...negation.faultAdjectives.en.map((word) => `the disk isn't ${word}`),
    ...negation.absence.zh.map((phrase) => `网关${typeof phrase === 'string' ? phrase : phrase.text}丢包`),
  ])('is found in every wording: %s', (text) => {
    expect(negationScopes(normalize(text))).toHaveLength(1);
  });

  it('has its position and that of its cue in the text as typed', () => {
    const text = 'Pod 不通；ＤＮＳ　正常';
    const [scope] = negationScopes(normalize(text));
    expect(text.slice(scope!.start, scope!.end)).toBe('ＤＮＳ　正常');
    expect(text.slice(scope!.cue.start, scope!.cue.end)).toBe('正常');
  });

  it('is found in a text of up to five lines', () => {
    const lines = ['pods hang', 'since noon', 'on two nodes', 'in one zone', 'DNS works fine'];
    expect(heardOf(lines.join('\n'))).toBe('pods hang\nsince noon\non two nodes\nin one zone');
    expect(negationScopes(normalize(['once more', ...lines].join('\n')))).toEqual([]);
  });

  it.each(['\n\n', '\n \n', '\n\t\n\n', '\r\n\r\n'])('is found in five lines separated by blank ones (%j)', (blank) => {
    const lines = ['pods hang', 'since noon', 'on two nodes', 'in one zone', 'DNS works fine'];
    expect(heardOf(lines.join(blank))).toBe(lines.slice(0, -1).join(blank));
    expect(negationScopes(normalize(`${blank}${lines.slice(1).join(blank)}${blank}`))).toHaveLength(1);
    expect(negationScopes(normalize(['once more', ...lines].join(blank)))).toEqual([]);
  });
});

describe('there is no negation scope in', () => {
  it.each([
    [
      'a fault with a negator',
      [
        'no available ip',
        'not ready',
        'not found',
        'no route to host',
        'cannot allocate memory',
        'no space left on device',
        'not a valid certificate',
        'it is not starting',
        'nothing works',
        '没有可用 IP',
        '无法访问',
        '不通',
        '未初始化',
        '没有生效',
        '状态不是 Running',
        '不是超时就是拒绝连接',
        'DNS 不正常',
        '无效证书错误',
      ],
    ],
    [
      'a question',
      [
        'is DNS working fine?',
        'how do we prove that failover works',
        'why is coredns not the problem',
        '是不是 DNS 的问题',
        'DNS 正常吗',
        '怎么排除网关问题',
        '有没有丢包',
      ],
    ],
    [
      'a clause about one place, one time or one test',
      [
        'DNS works on the node but not in the pod',
        'it worked fine before the upgrade',
        'ping works, curl times out',
        'DNS works, but only sometimes',
        '同节点正常，跨节点不通',
        '同一节点正常，不同节点超时',
        '升级前 DNS 正常，升级后解析失败',
        '重启后恢复正常',
        '改为 Cluster 后正常',
        '小包正常，大包不通',
        'DNS 正常但是很慢',
      ],
    ],
    [
      'a supposition',
      [
        'make sure the gateway is healthy',
        'checks to confirm that nodes are ready, and that the quorum is healthy',
        'check that coredns works',
        '如果网关正常，为什么不通',
      ],
    ],
    ['a quotation', ['the page says "DNS is fine" and hangs', '`etcd is healthy` is printed']],
    [
      'a line of a program',
      [
        'level=info msg=dns, gateway is healthy',
        'E1128 10:02:11.291383       7 pod.go:425] dns is fine, gateway is healthy',
        '2026-01-02 10:00:00 INFO dns works fine',
      ],
    ],
  ])('%s', (_, texts) => {
    for (const text of texts) expect([text, negationScopes(normalize(text))]).toEqual([text, []]);
  });

  it('a log', () => {
    const log = Array.from({ length: 8 }, (_, line) => `check ${line}: dns works fine`).join('\n');
    expect(negationScopes(normalize(log))).toEqual([]);
  });
});
