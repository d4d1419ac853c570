import { entities as data } from '../../generated/data/entities.js';
import { isGeneratedName } from '../mask-word.js';
import type { EntityType } from './types.js';

const notNames: ReadonlySet<string> = new Set(data.notNames);
const proseParts: ReadonlySet<string> = new Set(data.proseParts);
const products: ReadonlySet<string> = new Set(data.products);
const knownNames: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(data.knownNames).map(([type, names]) => [type, new Set<string>(names)]),
);

/** The alphabet of Kubernetes names. */
export const namePattern = '[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?';

/** True for a name that its writer set off (`pod/web`, `namespace="app"`): any that is not a word of the field. */
export function isMarkedName(type: EntityType, value: string): boolean {
  if (type === 'namespace' && hasPodEnding(value)) return false;
  return !notNames.has(value) && !/^\d+$/.test(value);
}

/** A name that ends as ReplicaSets and DaemonSets end the names of their pods. */
export function hasPodEnding(value: string): boolean {
  return isGeneratedName(value) && /-[a-z0-9]{5}$/.test(value) && /\d/.test(value.slice(-16)) && !/-\d+$/.test(value);
}

/**
 * True for a name that only stands beside its kind (`pod web-0`): prose has words there too (`pod is`, `node not-ready`), so
 * it must look like nothing but a name.
 */
export function isPlainName(type: EntityType, value: string): boolean {
  if (knownNames.get(type)?.has(value)) return true;
  if (notNames.has(value) || products.has(value) || /^\d+(?:\.\d+)?[a-z]{0,2}$/.test(value)) return false;
  if (isGeneratedName(value)) return true;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(value)) return type === 'node' || type === 'vm';
  if (/^v?\d+(?:\.\d+)+/.test(value)) return false;
  if (/[-.]/.test(value)) return !value.split(/[-.]/).some((part) => proseParts.has(part));
  return (
    /^[a-z]{2,}\d{1,4}$/.test(value) &&
    !/^(?:ipv[46]|x\d+|http\d?|tls\d*|h2|sha\d+|md5|amd64|arm64|python\d|java\d+|centos\d|rhel\d|eth\d+|cgroupv?\d|layer\d|l\d)$/.test(
      value,
    )
  );
}

/** True for a single word after `in namespace` or `命名空间`, where prose has hardly any other words than names. */
export function isNamespaceName(value: string): boolean {
  return /^[a-z][a-z0-9-]{1,62}$/.test(value) && !notNames.has(value) && !proseParts.has(value);
}
