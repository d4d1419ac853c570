import { entities as data } from '../../vocabulary/index.js';
import { isGeneratedName } from '../mask-word.js';
import { isStopWord } from '../stop-words.js';
import type { EntityType } from './types.js';

const notNames: ReadonlySet<string> = new Set(data.notNames);
const proseParts: ReadonlySet<string> = new Set(data.proseParts);
const components: ReadonlySet<string> = new Set(data.components);
const products: ReadonlySet<string> = new Set(data.products);
const knownNames: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(data.knownNames).map(([type, names]) => [type, new Set<string>(names)]),
);

const partKinds: ReadonlyMap<string, EntityType> = new Map(
  data.kinds.flatMap(({ type, words }) => words.map((word) => [word, type as EntityType] as const)),
);
const workloads: ReadonlySet<EntityType> = new Set(['deployment', 'statefulset', 'daemonset', 'service']);

/** The alphabet of Kubernetes names. */
export const namePattern = '[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?';

/** Kinds whose names are seldom one of many words, and whose neighbours in prose are. */
const strictTypes: ReadonlySet<EntityType> = new Set(['pod', 'node', 'vm', 'pv', 'pvc', 'subnet', 'vpc']);
const networkDevice = /^(?:eth|ens|enp|eno|bond|br|ovn|ovnext|veth|vlan|vxlan|tun|tap|net|genev|mirror|lo)\d*$/;
const technicalWord =
  /^(?:ipv[46]|x\d+|http\d?|h2c?|tls\d*|sha\d+|md\d|amd64|arm64|x86|python\d*|java\d+|centos\d|rhel\d|cgroupv?\d|layer\d|l\d|k8s|e2e|s3|v\d+\w*)$/;
const address = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** Machines that are called by what they are, and counted. */
const machineName = /^(?:node|host|worker|master|server|compute|control-plane)-?\d{1,4}$/;
const versionOrNumber = /^\d+(?:\.\d+)*(?:\.x)?(?:-[a-z]+)?[a-z]{0,2}$|^v\d+(?:\.\d+)*$/;
const fileOrField =
  /\.(?:md|sh|ya?ml|json|go|py|conf|crt|key|log|txt|db|service)$|^(?:spec|metadata|status|resources|data)\.|^(?:e\.g|i\.e)$/;

/** A name that ends as ReplicaSets and DaemonSets end the names of their pods. */
export function hasPodEnding(value: string): boolean {
  return isGeneratedName(value) && /-[a-z0-9]{5}$/.test(value) && /\d/.test(value.slice(-16)) && !/-\d+$/.test(value);
}

/** Words, numbers and files that are a name of no kind, however they stand. */
function isNoName(type: EntityType, value: string): boolean {
  if (value.length < 2 || notNames.has(value) || isStopWord(value, 'en') || fileOrField.test(value)) return true;
  if (address.test(value)) return type !== 'node' && type !== 'vm';
  if (versionOrNumber.test(value) || !/[a-z]/.test(value)) return true;
  if ((type === 'node' || type === 'vm') && networkDevice.test(value)) return true;
  return (type === 'pod' || type === 'node') && components.has(value);
}

/** True for a name that its writer set off (`pod/web`, `namespace="app"`): any that is not a word of the field. */
export function isMarkedName(type: EntityType, value: string): boolean {
  return !isNoName(type, value) && !(type === 'namespace' && hasPodEnding(value));
}

/**
 * True for a name that only stands beside its kind (`pod web-0`): prose has words there too (`pod is`, `node not-ready`), so
 * it must look like nothing but a name.
 */
export function isPlainName(type: EntityType, value: string): boolean {
  if (knownNames.get(type)?.has(value)) return true;
  if (isNoName(type, value) || products.has(value) || technicalWord.test(value)) return false;
  if (address.test(value)) return true;
  if (type === 'node' && machineName.test(value)) return true;
  if (workloads.has(type) && components.has(value) && value.includes('-')) return true;
  if (value.includes('.') && type !== 'node') return false;
  if (hasPodEnding(value)) return type !== 'namespace';
  if (!/[-.]/.test(value)) return /^[a-z]{2,}\d{1,4}$/.test(value);
  const parts = value.split(/[-.]/);
  // `subnet-a`, `dev-vpc`: the kind beside a name's own part.
  if (partKinds.get(parts[0]!) === type) parts.shift();
  else if (partKinds.get(parts.at(-1)!) === type) parts.pop();
  if (parts.some((part) => proseParts.has(part) || (part.length > 1 && isStopWord(part, 'en')))) return false;
  return !strictTypes.has(type) || parts.some((part) => /\d/.test(part)) || !parts.some((part) => notNames.has(part));
}

/** True for a single word after `in namespace` or `命名空间`, where prose has hardly any other words than names. */
export function isNamespaceName(value: string): boolean {
  return /^[a-z][a-z0-9-]{1,62}$/.test(value) && isMarkedName('namespace', value) && !proseParts.has(value);
}

/** True for what has the form of an IPv4 address. */
export const isAddress = (value: string): boolean => address.test(value);
