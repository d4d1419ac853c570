import { createHash } from 'node:crypto';
import { limits } from '../../limits.js';

type Texts = Readonly<Record<string, string>>;

interface Alert {
  readonly status?: 'firing' | 'resolved';
  readonly labels: Texts;
  readonly annotations?: Texts | null;
  readonly fingerprint?: string;
}

/** Alertmanager's webhook, version 4, as far as it is read. */
export interface AlertmanagerMessage {
  /** What Alertmanager calls the group of these alerts. */
  readonly groupKey?: string;
  readonly commonAnnotations?: Texts | null;
  readonly alerts: readonly Alert[];
}

/** Firing alerts that say the same, as one question. */
export interface AlertQuestion {
  readonly alertname: string;
  readonly alerts: number;
  /** Of the first of them. */
  readonly fingerprints: readonly string[];
  /** All of them: their fingerprints, or a hash of their labels where they have none. */
  readonly members: readonly string[];
  readonly symptom: string;
  /** Labels that all of them share. */
  readonly params: Texts;
}

export interface AlertQuestions {
  readonly questions: readonly AlertQuestion[];
  /** Names of which no alert fires any more. */
  readonly over: readonly string[];
  readonly resolved: number;
  /** Kinds of alerts above the limit. */
  readonly unanswered: number;
}

/** Labels that say where an alert comes from and how bad it is, never what it is about. */
const aboutTheAlert: ReadonlySet<string> = new Set([
  ...['alertname', 'severity', 'priority', 'job', 'prometheus', 'receiver', 'team', 'alertgroup', 'rule_group'],
  ...['cluster', 'endpoint', 'metrics_path', 'replica', 'uid'],
]);

/** Annotations that tell a story, in the order in which they are read; links to dashboards and runbooks do not. */
const telling = ['summary', 'title', 'description', 'message', 'reason', 'error'];

const mostFingerprints = 50;
const longestValue = 2048;

/**
 * What a webhook asks: name and annotations are the symptom, labels are parameters. Alerts of one name are one question:
 * where their annotations differ (each names its own pod), the first one's are read, and only labels that all share count.
 */
export function alertQuestions({ alerts, commonAnnotations }: AlertmanagerMessage): AlertQuestions {
  const firing = alerts.filter(({ status }) => status !== 'resolved');
  const kinds = new Map<string, Alert[]>();
  for (const alert of firing) {
    const name = alert.labels.alertname ?? '';
    const known = kinds.get(name);
    if (known) known.push(alert);
    else kinds.set(name, [alert]);
  }
  const questions = [...kinds].map(([name, group]) => questionOf(name, group, commonAnnotations ?? {}));
  const asked = questions.filter(({ symptom }) => symptom !== '').slice(0, limits.httpAlertAnswers);
  const over = [...new Set(alerts.map(({ labels }) => labels.alertname ?? ''))].filter((name) => !kinds.has(name));
  return {
    questions: asked,
    over,
    resolved: alerts.length - firing.length,
    unanswered: questions.length - asked.length,
  };
}

function questionOf(alertname: string, group: readonly Alert[], common: Texts): AlertQuestion {
  const annotations = { ...group[0]!.annotations, ...common };
  const told = telling.flatMap((name) => (Object.hasOwn(annotations, name) ? [annotations[name]!.trim()] : []));
  const lines = [alertname.trim(), ...told].filter((line) => line !== '');
  return {
    alertname,
    alerts: group.length,
    fingerprints: group.flatMap(({ fingerprint }) => fingerprint ?? []).slice(0, mostFingerprints),
    members: group.map(({ fingerprint, labels }) => fingerprint || hashOf(labels)),
    symptom: [...new Set(lines)].join('\n').slice(0, limits.queryCharacters),
    params: sharedLabels(group),
  };
}

/** Labels may be long, and are remembered. */
const hashOf = (labels: Texts): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(labels).sort(byName)))
    .digest('base64');

const byName = ([left]: [string, string], [right]: [string, string]): number => (left < right ? -1 : 1);

function sharedLabels(group: readonly Alert[]): Texts {
  const [first, ...others] = group;
  const shared = Object.entries(first!.labels).filter(
    ([name, value]) =>
      value !== '' &&
      value.length <= longestValue &&
      !aboutTheAlert.has(name) &&
      others.every(({ labels }) => Object.hasOwn(labels, name) && labels[name] === value),
  );
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(shared));
}
