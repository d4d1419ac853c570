import {
  ANY,
  COLON,
  DIGIT,
  EQUALS,
  HYPHEN,
  LETTER,
  type Marks,
  SLASH,
  TextSigns,
  UNDERSCORE,
  UPPER,
} from '../text-signs.js';
import { findAddresses } from './addresses.js';
import { alertMarks, findAlerts, findLabels } from './alerts.js';
import { codeMarks, findCodes, findReasons } from './codes.js';
import { findNodes, findOptionNames, findPods, nodeMarks, optionMarks } from './commands.js';
import { findNamesByKind } from './kinds.js';
import { findObjects, objectMarks } from './objects.js';
import { findQualifiedNames } from './qualified.js';
import { findReferences, findVersions } from './references.js';
import type { Entity, EntityFinder } from './types.js';

export type { Entity, EntityType } from './types.js';

/** Finders by the characters and words that a text must have, one of them at least, before there is anything to find. */
const finders: readonly { readonly find: EntityFinder; readonly needs: number; readonly marks?: Marks }[] = [
  { find: findNamesByKind, needs: ANY },
  { find: findOptionNames, needs: HYPHEN, marks: optionMarks },
  { find: findPods, needs: HYPHEN | SLASH },
  { find: findNodes, needs: DIGIT, marks: nodeMarks },
  { find: findQualifiedNames, needs: LETTER },
  { find: findObjects, needs: COLON | UPPER, marks: objectMarks },
  { find: findAddresses, needs: DIGIT | COLON | HYPHEN },
  { find: findReferences, needs: SLASH | COLON },
  { find: findVersions, needs: DIGIT },
  { find: findAlerts, needs: UPPER | UNDERSCORE, marks: alertMarks },
  { find: findLabels, needs: EQUALS },
  { find: findReasons, needs: LETTER },
  { find: findCodes, needs: DIGIT | UPPER, marks: codeMarks },
];

/** Distinct things that are told apart: a dump of a thousand pods names no pod. */
const maximumEntities = 1_000;

/**
 * The named things of a symptom, each at its first place, in order of place. Text that only looks like a name (`pod is`,
 * `node not ready`) gives none.
 */
export function extractEntities(text: string, signs = new TextSigns(text)): Entity[] {
  const found = new Map<string, Entity>();
  for (const { find, needs, marks } of finders) {
    if (!signs.has(needs) || (marks !== undefined && !signs.mayHold(marks))) continue;
    for (const entity of find(text, signs)) {
      const key = `${entity.type} ${entity.value}`;
      const known = found.get(key);
      if (known === undefined ? found.size < maximumEntities : entity.start < known.start) found.set(key, entity);
    }
  }
  return [...found.values()].sort(
    (left, right) => left.start - right.start || left.end - right.end || (left.type < right.type ? -1 : 1),
  );
}
