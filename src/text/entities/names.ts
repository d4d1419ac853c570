import { alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import { isGeneratedName } from '../mask-shapes.js';
import { isStopWord } from '../words.js';

/** Types of entities. Kubernetes kinds are singular and in lower case, as in placeholders. */
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

/** A named thing in a symptom. Its value has no characters that are special to a shell, unless it is a URL. */
export interface Entity {
  readonly type: EntityType;
  readonly value: string;
  /** Range in the text in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

export const entityAt = (type: EntityType, value: string, start: number): Entity => ({
  type,
  value,
  start,
  end: start + value.length,
});

/** Finds the entities of one kind or form in a text. Linear. */
export type EntityFinder = (text: string, vocabulary?: Vocabulary) => Iterable<Entity>;

export const nameWords = derived((vocabulary) => {
  const { entities: data } = vocabulary;
  const typed = (words: (kind: (typeof data.kinds)[number]) => readonly string[]) =>
    new Map(data.kinds.flatMap((kind) => words(kind).map((word) => [word, kind.type as EntityType] as const)));
  return {
    vocabulary,
    /** Word in lower case → the kind that it names. */
    kindOfWord: typed(({ words, han }) => [...words, ...han]),
    notNames: new Set(data.notNames),
    proseParts: new Set(data.proseParts),
    components: new Set(data.components),
    products: new Set(data.products),
    knownNames: new Map(Object.entries(data.knownNames).map(([type, names]) => [type, new Set<string>(names)])),
    networkDevice: new RegExp(`^(?:${alternatives(data.networkDevices)})\\d*$`),
    /** Numbered machines: `worker-2`. */
    machineName: new RegExp(`^(?:${alternatives(data.machineNames)})-?\\d{1,4}$`),
  };
});

export type NameWords = ReturnType<typeof nameWords>;

const workloads: ReadonlySet<EntityType> = new Set(['deployment', 'statefulset', 'daemonset', 'service']);

export const namePattern = '[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?';

/** Kinds that other things are in: `in subnet web-net`. */
const places: ReadonlySet<EntityType> = new Set(['subnet', 'vpc']);
/** Kinds whose names rarely consist of plain words, while compounds of plain words often stand beside them in prose. */
const strictTypes: ReadonlySet<EntityType> = new Set([...places, 'pod', 'node', 'vm', 'pv', 'pvc']);
const technicalWord =
  /^(?:ipv[46]|x\d+|http\d?|h2c?|tls\d*|sha\d+|md\d|amd64|arm64|x86|python\d*|java\d+|centos\d|rhel\d|cgroupv?\d|layer\d|l\d|k8s|e2e|s3|v\d+\w*)$/;
const address = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const versionOrNumber = /^\d+(?:\.\d+)*(?:\.x)?(?:-[a-z]+)?[a-z]{0,2}$|^v\d+(?:\.\d+)*$/;
const fileOrField =
  /\.(?:md|sh|ya?ml|json|go|py|conf|crt|key|log|txt|db|service)$|^(?:spec|metadata|status|resources|data)\.|^(?:e\.g|i\.e)$/;

/** Whether a name has the ending that ReplicaSets and DaemonSets give their pods. */
export function hasPodEnding(value: string): boolean {
  return isGeneratedName(value) && /-[a-z0-9]{5}$/.test(value) && /\d/.test(value.slice(-16)) && !/-\d+$/.test(value);
}

/** Words, numbers and files that are never the name of an instance of a kind. */
function isNoName(type: EntityType, value: string, words: NameWords): boolean {
  if (
    value.length < 2 ||
    words.notNames.has(value) ||
    isStopWord(value, 'en', words.vocabulary) ||
    fileOrField.test(value)
  )
    return true;
  if (address.test(value)) return type !== 'node' && type !== 'vm';
  if (versionOrNumber.test(value) || !/[a-z]/.test(value)) return true;
  if ((type === 'node' || type === 'vm') && words.networkDevice.test(value)) return true;
  return (type === 'pod' || type === 'node') && words.components.has(value);
}

/** Whether a text is a name where syntax marks it as one: `pod/web`, `namespace="app"`. */
export function isMarkedName(type: EntityType, value: string, words: NameWords): boolean {
  return !isNoName(type, value, words) && !(type === 'namespace' && hasPodEnding(value));
}

/** Whether a text beside its kind can only be a name: `pod web-0`, but not `pod is`. */
export function isPlainName(type: EntityType, value: string, words: NameWords): boolean {
  const { knownNames, products, machineName, components, kindOfWord, proseParts, notNames } = words;
  if (knownNames.get(type)?.has(value)) return true;
  if (isNoName(type, value, words) || products.has(value) || technicalWord.test(value)) return false;
  if (address.test(value)) return true;
  if (type === 'node' && machineName.test(value)) return true;
  if (workloads.has(type) && components.has(value) && value.includes('-')) return true;
  if (value.includes('.') && type !== 'node') return false;
  if (hasPodEnding(value)) return type !== 'namespace';
  if (!/[-.]/.test(value)) return /^[a-z]{2,}\d{1,4}$/.test(value);
  const parts = value.split(/[-.]/);
  // In `subnet-a` and `dev-vpc`, the kind is part of the name.
  if (kindOfWord.get(parts[0]!) === type) parts.shift();
  else if (kindOfWord.get(parts.at(-1)!) === type) parts.pop();
  if (parts.some((part) => proseParts.has(part) || (part.length > 1 && isStopWord(part, 'en', words.vocabulary))))
    return false;
  return !strictTypes.has(type) || parts.some((part) => /\d/.test(part)) || !parts.some((part) => notNames.has(part));
}

/** Whether a compound such as `web-net` is a name where the sentence says that something is in the place: `in subnet web-net`. */
export function isPlaceName(type: EntityType, value: string, words: NameWords): boolean {
  const { notNames, products, proseParts } = words;
  if (!places.has(type) || !value.includes('-') || value.includes('.')) return false;
  if (isNoName(type, value, words) || products.has(value) || technicalWord.test(value)) return false;
  const parts = value.split('-');
  return !parts.some((part) => proseParts.has(part)) && !parts.every((part) => notNames.has(part));
}

/** Whether a word is a name after `in namespace`, where prose has hardly any other words. */
export function isNamespaceName(value: string, words: NameWords): boolean {
  return (
    /^[a-z][a-z0-9-]{1,62}$/.test(value) && isMarkedName('namespace', value, words) && !words.proseParts.has(value)
  );
}

export const isAddress = (value: string): boolean => address.test(value);
