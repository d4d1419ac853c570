import { createHash } from 'node:crypto';
import { byText, groupBy } from '../../collections.js';
import { limits } from '../../limits.js';

type Texts = Readonly<Record<string, string>>;

interface Alert {
  readonly status?: 'firing' | 'resolved';
  readonly labels: Texts;
  readonly annotations?: Texts | null;
  readonly fingerprint?: string;
}

/** The parts of Alertmanager's webhook (version 4) that are read. */
export interface AlertmanagerMessage {
  /** Alertmanager's key of the group of these alerts. */
  readonly groupKey?: string;
  readonly commonAnnotations?: Texts | null;
  readonly alerts: readonly Alert[];
}

export type AlertQuestion = ReturnType<typeof questionOf>;

/** Labels that describe the origin and severity of an alert, not its cause. */
const originLabels: ReadonlySet<string> = new Set([
  ...['alertname', 'severity', 'priority', 'job', 'prometheus', 'receiver', 'team', 'alertgroup', 'rule_group'],
  ...['cluster', 'endpoint', 'metrics_path', 'replica', 'uid'],
]);

/** Annotations with descriptive text, in reading order; links to dashboards and runbooks are ignored. */
const symptomAnnotations = ['summary', 'title', 'description', 'message', 'reason', 'error'];

const maxFingerprints = 50;
const longestValue = 2048;

/**
 * Converts a webhook into questions: name and annotations are the symptom, labels are parameters. Alerts with the same
 * name form one question: when their annotations differ (each names its own pod), those of the first are used, and
 * only labels shared by all.
 */
export function alertQuestions({ alerts, commonAnnotations }: AlertmanagerMessage) {
  const firing = alerts.filter(({ status }) => status !== 'resolved');
  const kinds = groupBy(firing, ({ labels }) => labels.alertname ?? '');
  const questions = [...kinds].map(([name, group]) => questionOf(name, group, commonAnnotations ?? {}));
  const asked = questions.filter(({ symptom }) => symptom !== '').slice(0, limits.httpAlertAnswers);
  const over = [...new Set(alerts.map(({ labels }) => labels.alertname ?? ''))].filter((name) => !kinds.has(name));
  return {
    questions: asked,
    /** Names of which no alert is firing any more. */
    over,
    resolved: alerts.length - firing.length,
    /** Alert names above the limit. */
    unanswered: questions.length - asked.length,
  };
}

function questionOf(alertname: string, group: readonly Alert[], common: Texts) {
  const annotations = { ...group[0]!.annotations, ...common };
  const descriptions = symptomAnnotations.flatMap((name) =>
    Object.hasOwn(annotations, name) ? [annotations[name]!.trim()] : [],
  );
  const lines = [alertname.trim(), ...descriptions].filter((line) => line !== '');
  return {
    alertname,
    alerts: group.length,
    fingerprints: group.flatMap(({ fingerprint }) => fingerprint ?? []).slice(0, maxFingerprints),
    members: group.map(({ fingerprint, labels }) => fingerprint || hashOf(labels)),
    symptom: [...new Set(lines)].join('\n').slice(0, limits.queryCharacters),
    params: sharedLabels(group),
  };
}

/** Labels may be long; only their hash is stored. */
const hashOf = (labels: Texts): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(labels).sort(([left], [right]) => byText(left, right))))
    .digest('base64');

function sharedLabels(group: readonly Alert[]): Texts {
  const [first, ...others] = group;
  const shared = Object.entries(first!.labels).filter(
    ([name, value]) =>
      value !== '' &&
      value.length <= longestValue &&
      !originLabels.has(name) &&
      others.every(({ labels }) => Object.hasOwn(labels, name) && labels[name] === value),
  );
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(shared));
}
