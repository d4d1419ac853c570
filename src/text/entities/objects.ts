import { marksOf } from '../text-signs.js';
import { kindOfWord } from './kinds.js';
import { isMarkedName, namePattern } from './names.js';
import type { Entity, EntityType } from './types.js';

const described = new RegExp(`^[ \\t]{0,8}Name:[ \\t]{1,40}(${namePattern})[ \\t]*\\r?$`, 'gm');
/** Fields that only the description of one kind has. */
const fieldsOfKinds: readonly (readonly [RegExp, EntityType])[] = [
  [/^[ \t]{0,8}Node:/m, 'pod'],
  [/^[ \t]{0,8}Roles:/m, 'node'],
  [/^[ \t]{0,8}(?:StorageClass|Used By):/m, 'pvc'],
  [/^[ \t]{0,8}(?:TargetPort|Session Affinity):/m, 'service'],
  [/^[ \t]{0,8}(?:StrategyType|OldReplicaSets|NewReplicaSet):/m, 'deployment'],
];
const descriptionLength = 2_000;
/** Descriptions that are looked into: nobody pastes more, and each costs its length. */
const descriptionLimit = 100;

/** The kind and the name of an object in YAML or JSON, in either order of neighbouring fields. */
const manifest = new RegExp(
  `["']?kind["']?:[ \\t]{0,4}["']?([A-Z][A-Za-z]{1,40})["']?[\\s,]{1,40}(?:["']?(?:metadata|namespace)["']?:[^\\n{}]{0,80}[\\s{,]{0,40}){0,3}["']?name["']?:[ \\t]{0,4}["']?(${namePattern})["']?(?=[\\s,}]|$)`,
  'g',
);

/** A heading of `kubectl get`, with the column that only one kind has. */
const tableHeading = /^[ \t]{0,8}(NAMESPACE[ \t]{1,80})?NAME[ \t]{2,80}([A-Z][A-Z() -]{2,200}?)[ \t]*\r?$/gm;
const columnsOfKinds: readonly (readonly [RegExp, EntityType])[] = [
  [/^READY[ ]+STATUS[ ]+RESTARTS/, 'pod'],
  [/^STATUS[ ]+ROLES/, 'node'],
  [/^STATUS[ ]+VOLUME[ ]+CAPACITY/, 'pvc'],
  [/^CAPACITY[ ]+ACCESS MODES[ ]+RECLAIM/, 'pv'],
  [/^TYPE[ ]+CLUSTER-IP/, 'service'],
  [/^READY[ ]+UP-TO-DATE/, 'deployment'],
  [/^DESIRED[ ]+CURRENT[ ]+READY[ ]+UP-TO-DATE/, 'daemonset'],
  [/^(?:PROVIDER|PROTOCOL)[ ]+/, 'subnet'],
];
const row = new RegExp(`^[ \\t]{0,8}(?:(${namePattern})[ \\t]{1,80})?(${namePattern})[ \\t]{2,80}\\S`);
const rowLimit = 20;

export const objectMarks = marksOf('Name:', 'kind', 'NAME');

/** Objects as `kubectl describe`, `kubectl get` and manifests show them. */
export function* findObjects(text: string): Generator<Entity> {
  if (text.includes('Name:')) yield* describedObjects(text);
  if (text.includes('kind')) yield* manifests(text);
  if (text.includes('NAME')) yield* tables(text);
}

function* describedObjects(text: string): Generator<Entity> {
  let count = 0;
  for (const found of text.matchAll(described)) {
    if (++count > descriptionLimit) return;
    const value = found[1]!;
    const behind = text.slice(found.index, found.index + descriptionLength);
    const type = fieldsOfKinds.find(([field]) => field.test(behind))?.[1];
    const start = found.index + found[0].lastIndexOf(value);
    if (type && isMarkedName(type, value)) yield { type, value, start, end: start + value.length };
  }
}

function* manifests(text: string): Generator<Entity> {
  for (const found of text.matchAll(manifest)) {
    const type = kindOfWord.get(found[1]!.toLowerCase());
    const value = found[2]!;
    const start = found.index + found[0].lastIndexOf(value);
    if (type && type !== 'namespace' && isMarkedName(type, value))
      yield { type, value, start, end: start + value.length };
  }
}

function* tables(text: string): Generator<Entity> {
  for (const heading of text.matchAll(tableHeading)) {
    const type = columnsOfKinds.find(([columns]) => columns.test(heading[2]!))?.[1];
    if (type === undefined) continue;
    let at = heading.index + heading[0].length + 1;
    for (let count = 0; count < rowLimit && at < text.length; count++) {
      const end = text.indexOf('\n', at);
      const line = text.slice(at, end < 0 ? text.length : end);
      const names = row.exec(line.slice(0, 600));
      if (!names) break;
      yield* rowNames(names, type, at, heading[1] !== undefined);
      at += line.length + 1;
    }
  }
}

function* rowNames(names: RegExpExecArray, type: EntityType, at: number, withNamespace: boolean): Generator<Entity> {
  const [whole, first, second] = names as unknown as [string, string | undefined, string];
  const value = withNamespace ? second : (first ?? second);
  const start = at + whole.indexOf(value, withNamespace ? whole.indexOf(first ?? '') + (first ?? '').length : 0);
  if (isMarkedName(type, value)) yield { type, value, start, end: start + value.length };
  if (!withNamespace || first === undefined) return;
  const from = at + whole.indexOf(first);
  yield { type: 'namespace', value: first, start: from, end: from + first.length };
}
