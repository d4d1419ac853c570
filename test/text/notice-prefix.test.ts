import { describe, expect, it } from 'vitest';
import { noticePrefix } from '../../src/text/index.js';

const withoutPrefix = (text: string): string => {
  const [span] = noticePrefix(text);
  return span === undefined ? text : text.slice(span.end);
};

describe('the beginning of a notification says nothing of the fault', () => {
  it.each([
    'ALERT firing: ',
    '[CRITICAL] ',
    'PagerDuty: ',
    'PagerDuty ALERT #41877: ',
    'Grafana alert: ',
    'Opsgenie: [Prometheus]: ',
    'Zabbix PROBLEM: ',
    '[P1] ',
    '告警：',
    '【严重告警】',
    '监控告警 [P1] ',
    'Prometheus 告警 触发：',
  ])('%s', (prefix) => {
    expect(withoutPrefix(`${prefix}coredns is down`)).toBe('coredns is down');
  });
});

describe('what an alert is about stays', () => {
  it.each([
    'Prometheus: the targets of kube-ovn-cni are down',
    'Grafana problem: no data',
    'alert rules are not loaded',
    'Critical pods are evicted: what now',
    '告警没有发出来',
    'PagerDuty:',
  ])('%s', (text) => {
    expect(withoutPrefix(text)).toBe(text);
  });
});
