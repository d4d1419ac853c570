import type { Vocabulary } from '../../vocabulary/index.js';
import { findAddresses } from './addresses.js';
import { findAlerts, findCodes, findLabels, findReasons } from './codes.js';
import { findNamesByKind } from './kinds.js';
import type { Entity, EntityFinder } from './names.js';
import { findNodes, findObjects, findOptionNames, findPods, findQualifiedNames } from './objects.js';
import { findReferences, findVersions } from './references.js';

export { canBeName, findInstanceNames, type InstanceName, type KnownWords, withoutNames } from './instances.js';
export type { Entity, EntityType } from './names.js';

const finders: readonly EntityFinder[] = [
  findNamesByKind,
  findOptionNames,
  findPods,
  findNodes,
  findQualifiedNames,
  findObjects,
  findAddresses,
  findReferences,
  findVersions,
  findAlerts,
  findLabels,
  findReasons,
  findCodes,
];

/** Maximum distinct entities of a text; a dump of a thousand pods is about none of them. */
const maximumEntities = 1_000;

/** The entities of a symptom in order, each at its first position. `pod is` and `node not ready` have none. */
export function extractEntities(text: string, vocabulary?: Vocabulary): Entity[] {
  const found = new Map<string, Entity>();
  for (const find of finders) {
    for (const entity of find(text, vocabulary)) {
      const key = `${entity.type} ${entity.value}`;
      const known = found.get(key);
      if (known === undefined ? found.size < maximumEntities : entity.start < known.start) found.set(key, entity);
    }
  }
  return [...found.values()].sort(
    (left, right) => left.start - right.start || left.end - right.end || (left.type < right.type ? -1 : 1),
  );
}
