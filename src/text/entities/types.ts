import type { TextSigns } from '../text-signs.js';

/** What a named thing in a symptom is. Kubernetes kinds are singular and in small letters, as placeholders name them. */
export type EntityType =
  | 'namespace'
  | 'pod'
  | 'node'
  | 'container'
  | 'subnet'
  | 'vpc'
  | 'service'
  | 'deployment'
  | 'statefulset'
  | 'daemonset'
  | 'job'
  | 'pvc'
  | 'pv'
  | 'storageclass'
  | 'ingress'
  | 'configmap'
  | 'secret'
  | 'vm'
  | 'hpa'
  | 'ip'
  | 'cidr'
  | 'port'
  | 'mac'
  | 'image'
  | 'version'
  | 'url'
  | 'path'
  | 'alertname'
  | 'label'
  | 'error-code'
  | 'reason';

/** A named thing in a symptom. Values hold no character that a shell would treat specially, apart from those of URLs. */
export interface Entity {
  readonly type: EntityType;
  readonly value: string;
  /** Place in the text that was given, UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/**
 * Looks for entities of some kind in a text. Linear.
 * @param signs of the text, to see at once that something is not there
 */
export type EntityFinder = (text: string, signs: TextSigns) => Iterable<Entity>;
