import { describe, expect, it } from 'vitest';
import { findInstanceNames, withoutNames } from '../../src/text/index.js';

/** What the documents of a base about DNS, gateways and OVN are about, and words that occur somewhere in them. */
const subjects = ['coredns', 'ovn-central', 'gateway', 'headless', 'pod', 'node'];
const others = ['nginx', 'app', 'run', 'running', 'pod'];
const known = {
  isSubject: (word: string) => subjects.includes(word),
  isKnown: (word: string) => subjects.includes(word) || others.includes(word.toLowerCase()),
};

const namesIn = (text: string) => findInstanceNames(text, known).map(({ start, end }) => text.slice(start, end));
const without = (text: string) => withoutNames(text, findInstanceNames(text, known)).replace(/\s+/g, ' ').trim();

describe('names of instances', () => {
  it.each([
    ['nginx pod 无法连接到 app pod', ['nginx', 'app']],
    ['the kafka pod cannot reach mysql-0', ['kafka', 'mysql-0']],
    ['the orders-7f9 pod restarts', ['orders-7f9']],
    ['tomcat 容器访问不了 mongo 容器', ['tomcat', 'mongo']],
    ['prometheus 的 pod 连不上 mysql 的 pod', ['prometheus', 'mysql']],
    ['mysql 这个 Deployment 起不来', ['mysql']],
    ['VM named jira-prod lost its address', ['jira-prod']],
    ['名叫 oracle-db 的虚拟机不通', ['oracle-db']],
    ['pods in namespace shop cannot resolve names', ['shop']],
    ['容器 "billing" 重启', ['billing']],
  ])('are found beside a kind: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    ['node1 到 node2 不通', 'node 到 node 不通'],
    ['worker-3 cannot reach the gateway', 'node cannot reach the gateway'],
    ['pod-a 到 pod-b 丢包', 'pod 到 pod 丢包'],
    ['节点1 和节点2 之间丢包', '节点 和节点 之间丢包'],
    ['rabbitmq-2 does not start', 'pod does not start'],
  ])('are replaced by their kind when they contain it: %s', (text, read) => {
    expect(without(text)).toBe(read);
  });

  it('include names of services only when the text has another instance', () => {
    expect(namesIn('checkout service cannot reach billing service')).toEqual(['checkout', 'billing']);
    expect(namesIn('mysql service does not start')).toEqual([]);
  });

  it.each([
    'coredns pod restarts',
    'the ovn-central pod on this machine lost its quorum',
    'coredns-5d78c9869d-x2x4z pod is slow',
    'headless service and pod do not agree',
  ])('do not include subjects of documents: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    'Kafka controller leader election failed',
    'Vault raft: all nodes sealed',
    'evicted pods stay, failed pods too',
    'running pods lose their address',
    'the new pod is pending',
    'pod is not ready, node not ready',
    'pod 5 分钟后重启，3 个节点不通',
    'service 503, exit code 137',
    'pod network is slow and pod sandbox creation fails',
    'elasticsearch node left the cluster',
    'utf-8 and layer-7 errors',
    'hosts and servers: dst is unreachable',
  ])('do not include ordinary words, numbers and failing products: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
