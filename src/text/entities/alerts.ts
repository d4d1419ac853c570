import { entities as data } from '../../vocabulary/index.js';
import { marksOf, type TextSigns } from '../text-signs.js';
import type { Entity, EntityType } from './types.js';

const alertName = '[A-Za-z][A-Za-z0-9_]{2,100}';
const named = new RegExp(
  `(?:(?<![a-z])alert_?name["']?[ \\t]{0,3}[:=：][ \\t]{0,3}["']?|(?<![a-z])alert[ \\t]{0,2}[:=：][ \\t]{0,2}["']?|\\[(?:FIRING|RESOLVED)(?::\\d{1,6})?\\][ \\t]{0,3}|告警(?:名称|规则)?[ \\t]{0,2}[:：]?[ \\t]{0,2}["'「]?)(${alertName})(?![\\w-])`,
  'gi',
);
/** Alert names of the Kubernetes mixins need no introduction. */
const known =
  /(?<![\w-])(?:Kube(?:API|Aggregated|Client|Container|ControllerManager|CPU|DaemonSet|Deployment|HPA|Hpa|Job|Memory|Node|PersistentVolume|Pod|Proxy|Quota|Scheduler|State|StatefulSet|Version)[A-Z][A-Za-z]{2,80}|Kubelet(?:Down|TooManyPods|Pod[A-Z]|Pleg[A-Z]|Client[A-Z]|Server[A-Z])[A-Za-z]{0,60}|Node(?:Clock|Filesystem|FileDescriptor|RAID|CPU|Disk|System|TextFile|HighNumber)[A-Z][A-Za-z]{2,80}|(?:Prometheus|Alertmanager|etcd)(?:[A-Z][a-z]{1,20}){2,8}[A-Za-z]{0,20})(?![\w-])/g;

/** What every introduction has. */
const introduction = /alert(?:_?name["']?)?[ \t]{0,3}[:=：]|\[(?:firing|resolved)|告警/i;
const introducing = ['alert', '[firing', '[resolved', '告警'];
const introductionMarks = marksOf(...introducing);
/** What every one of them has. */
const knownBeginning = /(?:Kube(?:let)?|Node|Prometheus|Alertmanager|etcd)[A-Z]/;

export const alertMarks = marksOf(...introducing, 'Kube', 'Node', 'Prometheus', 'Alertmanager', 'etcd');

/** Names of alerts. */
export function* findAlerts(text: string, signs: TextSigns): Generator<Entity> {
  if (signs.mayHold(introductionMarks) && introduction.test(text)) yield* introducedAlerts(text);
  if (!knownBeginning.test(text)) return;
  for (const { 0: value, index } of text.matchAll(known)) {
    yield { type: 'alertname', value, start: index, end: index + value.length };
  }
}

function* introducedAlerts(text: string): Generator<Entity> {
  for (const found of text.matchAll(named)) {
    const value = found[1]!;
    if (!/[A-Z].*[a-z]|[a-z].*[A-Z]|_/.test(value)) continue;
    const start = found.index + found[0].length - value.length;
    yield { type: 'alertname', value, start, end: start + value.length };
  }
}

const kinds: ReadonlyMap<string, EntityType> = new Map(
  data.kinds.flatMap(({ type, words }) =>
    words.filter((word) => word !== 'job').map((word) => [word, type as EntityType] as const),
  ),
);
const pair = /(?<![\w.-])([A-Za-z_][A-Za-z0-9_]{0,60})(?:=~?|!=)\\?"([^"\\\n]{1,253})\\?"/g;
const safeValue = /^[A-Za-z0-9][A-Za-z0-9_.:/-]*$/;
/** Label pairs that are no labels of an alert but fields of a log line. */
const logFields: ReadonlySet<string> = new Set(
  'msg message error err level lvl time ts caller logger source stream'.split(' '),
);

/** Labels such as `{namespace="app",job="node"}`. Those that name a kind are of that kind and are found by it. */
export function* findLabels(text: string): Generator<Entity> {
  if (!/=~?\\?"/.test(text)) return;
  for (const found of text.matchAll(pair)) {
    const [whole, key, value] = found as unknown as [string, string, string];
    if (!safeValue.test(value) || key === 'alertname' || kinds.has(key) || logFields.has(key)) continue;
    yield { type: 'label', value: `${key}=${value}`, start: found.index, end: found.index + whole.length };
  }
}
