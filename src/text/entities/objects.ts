import { allOf, alternatives, derived, type Vocabulary, wholeWords } from '../../vocabulary/index.js';
import {
  type Entity,
  type EntityType,
  entityAt,
  hasPodEnding,
  isMarkedName,
  type NameWords,
  namePattern,
  nameWords,
} from './names.js';

const wordsOf = derived((vocabulary) => {
  const { entities: data } = vocabulary;
  const reason = `[ \\t]{1,4}(?:${alternatives(allOf(data.beforeReason))})?["'\`]?(?:${alternatives(data.podReasons)})`;
  return {
    names: nameWords(vocabulary),
    kubectl: new RegExp(wholeWords(data.kubectl)),
    /** A numbered name with a reason that only pods have: `web-0 CrashLoopBackOff`. */
    podWithReason: new RegExp(`(?<![\\w./:-])([a-z][a-z0-9-]{0,60}-\\d{1,3})(?=${reason})`, 'g'),
    /** The end of podWithReason, which is found in linear time. */
    countedWithReason: new RegExp(`-\\d{1,3}${reason}`),
    nodeName: new RegExp(`(?<![\\w./:-])(?:${alternatives(data.nodeNames)})-?\\d{1,4}(?![\\w-]|\\.\\w)`, 'g'),
    /** Fields of `kubectl describe` that only one kind has. */
    fields: Object.entries(data.describedFields).map(
      ([type, fields]) => [new RegExp(`^[ \\t]{0,8}(?:${alternatives(fields)}):`, 'm'), type as EntityType] as const,
    ),
    /** First columns of `kubectl get`, after the name, that only one kind has. */
    columns: Object.entries(data.tableColumns).map(
      ([type, columns]) => [new RegExp(`^(?:${columns.map(column).join('|')})`), type as EntityType] as const,
    ),
    clusterNamespaces: new RegExp(`(?<![\\w./:-])(${alternatives(data.clusterNamespaces)})(?![\\w-]|\\.[a-z])`, 'dg'),
  };
});

const column = (names: string): string => names.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ ]+');

const flag = new RegExp(
  `(?<![\\w-])(?:(-n|--namespace)|(-c|--container))(?:=|[ \\t]{1,4})["']?(${namePattern})(?![A-Za-z0-9_])`,
  'g',
);

/** Namespaces and containers after options of kubectl. Other programs have `-n` and `-c` too. */
export function* findOptionNames(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  for (const found of text.matchAll(flag)) {
    const [whole, namespace, container, value] = found as unknown as [string, string?, string?, string?];
    if (/^\d+$/.test(value!) || (container !== undefined && !mentionsKubectl(text, found.index, vocabulary))) continue;
    const start = found.index + whole.length - value!.length;
    yield entityAt(namespace === undefined ? 'container' : 'namespace', value!, start);
  }
}

const commandLength = 300;

function mentionsKubectl(text: string, index: number, vocabulary?: Vocabulary): boolean {
  const lead = text.slice(Math.max(0, index - commandLength), index);
  return wordsOf(vocabulary).kubectl.test(lead.slice(lead.lastIndexOf('\n') + 1));
}

/** The end of a name that a controller generated. */
const generatedEnding = /-[bcdfghjklmnpqrstvwxz2456789]{5}(?![A-Za-z0-9_/-]|\.[A-Za-z0-9])/g;
const nameInFront = /(?<![A-Za-z0-9_./:-])(?:([a-z0-9][a-z0-9-]{0,62})\/)?([a-z][a-z0-9.-]{0,200})$/;
const nameLength = 270;
/** A row of `kubectl get pods`: name, ready containers, status. */
const podRow = new RegExp(
  `^(?:(${namePattern})[ \\t]{1,60})?(${namePattern})[ \\t]{1,60}\\d{1,3}/\\d{1,3}[ \\t]{1,20}[A-Z]`,
  'gm',
);

/** Pods by the endings that controllers generate, by rows of tables, and by reasons that only pods have. */
export function* findPods(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const { names, countedWithReason, podWithReason } = wordsOf(vocabulary);
  for (const { 0: ending, index } of text.matchAll(generatedEnding)) {
    const found = nameInFront.exec(text.slice(Math.max(0, index - nameLength), index));
    if (!found) continue;
    const value = found[2]! + ending;
    if (!hasPodEnding(value)) continue;
    const start = index + ending.length - value.length;
    const namespace = found[1];
    if (namespace && !names.kindOfWord.has(namespace))
      yield entityAt('namespace', namespace, start - 1 - namespace.length);
    yield entityAt('pod', value, start);
  }
  if (/[ \t]\d{1,3}\/\d{1,3}[ \t]{1,20}[A-Z]/.test(text)) yield* podRows(text);
  if (!countedWithReason.test(text)) return;
  for (const { 1: value, index } of text.matchAll(podWithReason)) yield entityAt('pod', value!, index);
}

function* podRows(text: string): Generator<Entity> {
  for (const found of text.matchAll(podRow)) {
    const start = found.index + found[0].lastIndexOf(found[2]!, found[0].search(/[ \t]\d{1,3}\/\d/));
    if (/^\d+$/.test(found[2]!)) continue;
    if (found[1]) yield entityAt('namespace', found[1], found.index);
    yield entityAt('pod', found[2]!, start);
  }
}

/** Nodes by their numbered names: `worker-3`, `node0003`. */
export function* findNodes(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  for (const { 0: value, index } of text.matchAll(wordsOf(vocabulary).nodeName)) {
    yield entityAt('node', value, index);
  }
}

const described = new RegExp(`^[ \\t]{0,8}Name:[ \\t]{1,40}(${namePattern})[ \\t]*\\r?$`, 'gm');
const descriptionLength = 2_000;
/** Maximum descriptions that are searched: nobody pastes more, and each costs its length. */
const descriptionLimit = 100;

/** The kind and name of an object in YAML or JSON, adjacent and in either order. */
const manifest = new RegExp(
  `["']?kind["']?:[ \\t]{0,4}["']?([A-Z][A-Za-z]{1,40})["']?[\\s,]{1,40}(?:["']?(?:metadata|namespace)["']?:[^\\n{}]{0,80}[\\s{,]{0,40}){0,3}["']?name["']?:[ \\t]{0,4}["']?(${namePattern})["']?(?=[\\s,}]|$)`,
  'g',
);

/** The header of `kubectl get`, with a column that only one kind has. */
const tableHeading = /^[ \t]{0,8}(NAMESPACE[ \t]{1,80})?NAME[ \t]{2,80}([A-Z][A-Z() -]{2,200}?)[ \t]*\r?$/gm;
const row = new RegExp(`^[ \\t]{0,8}(?:(${namePattern})[ \\t]{1,80})?(${namePattern})[ \\t]{2,80}\\S`);
const rowLimit = 20;

type ObjectWords = ReturnType<typeof wordsOf>;

/** Objects as `kubectl describe`, `kubectl get` and manifests show them. */
export function* findObjects(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const words = wordsOf(vocabulary);
  if (text.includes('Name:')) yield* describedObjects(text, words);
  if (text.includes('kind')) yield* manifests(text, words);
  if (text.includes('NAME')) yield* tables(text, words);
}

function* describedObjects(text: string, { names, fields }: ObjectWords): Generator<Entity> {
  let count = 0;
  for (const found of text.matchAll(described)) {
    if (++count > descriptionLimit) return;
    const value = found[1]!;
    const behind = text.slice(found.index, found.index + descriptionLength);
    const type = fields.find(([field]) => field.test(behind))?.[1];
    const start = found.index + found[0].lastIndexOf(value);
    if (type && isMarkedName(type, value, names)) yield entityAt(type, value, start);
  }
}

function* manifests(text: string, { names }: ObjectWords): Generator<Entity> {
  for (const found of text.matchAll(manifest)) {
    const type = names.kindOfWord.get(found[1]!.toLowerCase());
    const value = found[2]!;
    const start = found.index + found[0].lastIndexOf(value);
    if (type && type !== 'namespace' && isMarkedName(type, value, names)) yield entityAt(type, value, start);
  }
}

function* tables(text: string, { names, columns }: ObjectWords): Generator<Entity> {
  for (const heading of text.matchAll(tableHeading)) {
    const type = columns.find(([pattern]) => pattern.test(heading[2]!))?.[1];
    if (type === undefined) continue;
    let at = heading.index + heading[0].length + 1;
    for (let count = 0; count < rowLimit && at < text.length; count++) {
      const end = text.indexOf('\n', at);
      const line = text.slice(at, end < 0 ? text.length : end);
      const cells = row.exec(line.slice(0, 600));
      if (!cells) break;
      yield* rowNames(cells, { type, at, withNamespace: heading[1] !== undefined }, names);
      at += line.length + 1;
    }
  }
}

interface Row {
  readonly type: EntityType;
  readonly at: number;
  readonly withNamespace: boolean;
}

function* rowNames(cells: RegExpExecArray, { type, at, withNamespace }: Row, names: NameWords): Generator<Entity> {
  const [whole, first, second] = cells as unknown as [string, string | undefined, string];
  const value = withNamespace ? second : (first ?? second);
  const start = at + whole.indexOf(value, withNamespace ? whole.indexOf(first ?? '') + (first ?? '').length : 0);
  if (isMarkedName(type, value, names)) yield entityAt(type, value, start);
  if (!withNamespace || first === undefined) return;
  const from = at + whole.indexOf(first);
  yield entityAt('namespace', first, from);
}

interface Shape {
  readonly pattern: RegExp;
  readonly kinds: readonly EntityType[];
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** Forms in which programs of a cluster print names, with the kind of each part. */
const shapes: readonly Shape[] = [
  {
    // `redis.cache.svc`, `mysql-0.mysql.db.svc.cluster.local`
    // Not `kubernetes.default.svc`, the API server, which occurs everywhere, nor `….cluster.local.svc…`, a doubled suffix.
    pattern: new RegExp(
      `(?<![\\w.-])(?!kubernetes\\.default\\.)(?:(${label})\\.)?(${label})\\.(?!local\\.)(${label})\\.svc(?![\\w-])`,
      'dg',
    ),
    kinds: ['pod', 'service', 'namespace'],
  },
  {
    // The kubelet's name of a pod: `web-0_shop(1b2c3d4e-…)`
    pattern: new RegExp(`(?<![\\w./-])(${namePattern})_(${label})\\([0-9a-f][0-9a-f-]{2,35}\\)`, 'dg'),
    kinds: ['pod', 'namespace'],
  },
  {
    // The scheduler's event: `Successfully assigned shop/web-0 to worker-1`
    pattern: new RegExp(`assigned (${label})/(${namePattern}) to (${namePattern})(?![\\w-])`, 'dg'),
    kinds: ['namespace', 'pod', 'node'],
  },
  {
    // The kubelet's: `failed to "StartContainer" for "app" with …`
    pattern: new RegExp(`(?:Start|Kill|Init)Container\\\\?" for \\\\?"(${label})\\\\?"`, 'dg'),
    kinds: ['container'],
  },
];

/** Names in the forms that programs of a cluster print: DNS names, names in logs and events. */
export function findQualifiedNames(text: string, vocabulary?: Vocabulary): Entity[] {
  const { names: words, clusterNamespaces } = wordsOf(vocabulary);
  const names: Entity[] = [];
  // The names of the namespaces that every cluster has mean nothing else.
  const namespaces: Shape = { pattern: clusterNamespaces, kinds: ['namespace'] };
  for (const { pattern, kinds } of [...shapes, namespaces]) {
    for (const found of text.matchAll(pattern)) {
      for (let group = 1; group <= kinds.length; group++) {
        const range = found.indices?.[group];
        if (!range) continue;
        const value = found[group]!;
        const type = kinds[group - 1]!;
        // `service.namespace.svc` is a template.
        if (!words.kindOfWord.has(value)) names.push(entityAt(type, value, range[0]));
      }
    }
  }
  return names;
}
