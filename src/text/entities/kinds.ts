import { allOf, alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import { isGeneratedName } from '../mask-shapes.js';
import { isAsciiLetter } from '../normalize.js';
import {
  type Entity,
  type EntityType,
  entityAt,
  isAddress,
  isMarkedName,
  isNamespaceName,
  isPlaceName,
  isPlainName,
  type NameWords,
  namePattern,
  nameWords,
} from './names.js';

const kindWords = derived((vocabulary) => {
  const { entities: data } = vocabulary;
  const pointing = alternatives(allOf(data.pointing));
  return {
    names: nameWords(vocabulary),
    latin: new Set(data.kinds.flatMap(({ words }) => words)),
    others: new RegExp(alternatives(data.kinds.flatMap(({ han }) => han)), 'y'),
    otherStarts: new Set(data.kinds.flatMap(({ han }) => han.map((word) => word.charCodeAt(0)))),
    /** The text between a kind and a name. The first pattern that matches counts. */
    joints: [
      ['slash', /(?:\.(?:apps|v1|networking\.k8s\.io))?\//y],
      ['equals', /(?:["'\\]{0,2}[ \t]{0,2}=~?|["\\]{1,2}[ \t]{0,2}:)[ \t]{0,4}["'\\]{0,2}/y],
      ['quote', /[ \t]{0,4}(?:[:：][ \t]{0,4})?(?:\\?["“‘「`]|(?<=[ \t])')/y],
      [
        'word',
        new RegExp(`[ \\t]{0,4}(?:[:：][ \\t]{0,36}|(?:${alternatives(allOf(data.naming))})[:：]?)[ \\t]{0,4}`, 'y'),
      ],
      ['space', /[ \t]{1,4}[(（]?/y],
    ] satisfies readonly (readonly [Joint, RegExp])[],
    /** A name before its kind: `the kube-system namespace`. */
    nameBefore: new RegExp(`${noNameBefore}(${namePattern})["'”’」\`]{0,1}[ \\t]{0,2}(${pointing})?[ \\t]{0,2}$`),
    pointing: new RegExp(`(?:${pointing})[ \\t]{0,2}$`),
    surelyPointing: new RegExp(`^(?:${alternatives(allOf(data.pointingSurely))})$`),
    behindPlace: new RegExp(`[ \\t]{0,2}(?:${alternatives(allOf(data.behindNamespace))}|[,，;；:：)）\\n\\r]|$)`, 'y'),
    afterPreposition: new RegExp(`(?:^|[^A-Za-z])(?:${alternatives(allOf(data.namespacePrepositions))}) $`, 'i'),
  };
});

type KindWords = ReturnType<typeof kindWords>;

const noNameBefore = '(?<![A-Za-z0-9_.-])';
const noNameAfter = '(?![A-Za-z0-9_]|[.-][A-Za-z0-9])';

/** The words for kinds in a text that are not part of a longer word. */
function kindsIn(text: string, words: KindWords): Kind[] {
  const { kindOfWord } = words.names;
  const found: Kind[] = [];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const start = index;
    if (isAsciiLetter(unit)) {
      while (isAsciiLetter(text.charCodeAt(index + 1)) || text[index + 1] === '_') index++;
      const end = index + 1;
      if (end - start > longestWord) continue;
      const word = text.slice(start, end).toLowerCase();
      if (words.latin.has(word) && standsAlone(text, start, end))
        found.push({ type: kindOfWord.get(word)!, han: false, start, end });
    } else if (words.otherStarts.has(unit)) {
      words.others.lastIndex = start;
      const word = words.others.exec(text)?.[0];
      if (word === undefined) continue;
      index += word.length - 1;
      found.push({ type: kindOfWord.get(word)!, han: true, start, end: start + word.length });
    }
  }
  return found;
}

const longestWord = 64;

/** True for a word that is not the end or the beginning of a longer name. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !/[A-Za-z0-9_.-]/.test(text[start - 1] ?? ' ') && !/[A-Za-z0-9_-]/.test(text[end] ?? ' ');
}

/** What stands between a kind and a name. The looser it is, the more the name must look like one. */
type Joint = 'slash' | 'equals' | 'quote' | 'word' | 'space';

const qualifiedName = new RegExp(`(${namePattern})(?:/(${namePattern}))?${noNameAfter}`, 'y');
/** The end of a field of YAML or of a list item. */
const fieldEnd = /[ \t]{0,4}(?:[\n\r,，;；)）}\]"'。|]|$)/y;
const nameLength = 80;
/** A name and how it is joined to its kind. */
interface Joined {
  readonly joint: Joint;
  readonly name: string;
  readonly end: number;
}

interface Kind {
  readonly type: EntityType;
  readonly han: boolean;
  readonly start: number;
  readonly end: number;
}

/** Names beside their kind, in prose of both languages, in arguments of kubectl and in labels. */
export function* findNamesByKind(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const words = kindWords(vocabulary);
  let claimed = 0;
  for (const kind of kindsIn(text, words)) {
    const after = namesAfter(text, kind, words);
    const before = after.length === 0 ? nameInFront(text, kind, claimed, words) : [];
    yield* after;
    yield* before;
    claimed = after.at(-1)?.end ?? kind.end;
  }
}

function namesAfter(text: string, kind: Kind, words: KindWords): Entity[] {
  const { joint, from } = jointAt(text, kind, words);
  if (joint === null) return [];
  qualifiedName.lastIndex = from;
  const [whole, first, second] = qualifiedName.exec(text) ?? [];
  if (first === undefined) return [];
  if (second !== undefined) return qualified(kind.type, [first, second], from, words.names);
  if (isLabelOfMonitoring(text, kind, joint)) return [];
  const accepted = isAccepted(text, kind, { joint, name: first, end: from + whole!.length }, words);
  return accepted ? [entityAt(kind.type, first, from)] : [];
}

function jointAt(text: string, { han, end }: Kind, { joints }: KindWords): { joint: Joint | null; from: number } {
  for (const [joint, pattern] of joints) {
    pattern.lastIndex = end;
    if (pattern.test(text)) return { joint, from: pattern.lastIndex };
  }
  return { joint: han ? 'space' : null, from: end };
}

/** Whether a kind is a label of Prometheus: `job="node"` names a group of targets, `job/backup` a job of the cluster. */
const isLabelOfMonitoring = (text: string, { type, start, end }: Kind, joint: Joint): boolean =>
  type === 'job' && (joint === 'equals' || joint === 'word') && /^jobs?$/i.test(text.slice(start, end));

function isAccepted(text: string, kind: Kind, { joint, name, end }: Joined, words: KindWords): boolean {
  const { names } = words;
  if (isPlainName(kind.type, name, names)) return true;
  switch (joint) {
    case 'slash':
      // `pod/service` and `node/network` are two kinds.
      return isMarkedName(kind.type, name, names) && !names.kindOfWord.has(name);
    case 'equals':
    case 'quote':
      return isMarkedName(kind.type, name, names);
    case 'word':
      fieldEnd.lastIndex = end;
      return isMarkedName(kind.type, name, names) && fieldEnd.test(text);
    case 'space': {
      const before = text.slice(Math.max(0, kind.start - prepositionLength), kind.start);
      if (isPlaceName(kind.type, name, names))
        return words.afterPreposition.test(before.replace(/the $/, '')) || isBehindPlace(text, end, words);
      return (
        kind.type === 'namespace' &&
        isNamespaceName(name, names) &&
        (kind.han || words.afterPreposition.test(before) || isShortFor(text, kind, end, words))
      );
    }
  }
}

/** Characters before a kind in which a preposition is looked for. */
const prepositionLength = 24;

/** Whether a name follows the short word for namespace and ends its phrase: `ns foo: …`. */
const isShortFor = (text: string, kind: Kind, end: number, words: KindWords): boolean =>
  kind.end - kind.start === 2 && isBehindPlace(text, end, words);

/** Whether a word such as 里 stands at a position, or a phrase ends there. */
function isBehindPlace(text: string, at: number, { behindPlace }: KindWords): boolean {
  behindPlace.lastIndex = at;
  return behindPlace.test(text);
}

/** A namespace and a name in it: `app/web-0`. Nodes and namespaces are in no namespace. */
function qualified(
  type: EntityType,
  [first, second]: readonly [string, string],
  from: number,
  words: NameWords,
): Entity[] {
  const { kindOfWord } = words;
  const names =
    !kindOfWord.has(first) &&
    isNamespaceName(first, words) &&
    !kindOfWord.has(second) &&
    isMarkedName(type, second, words);
  // `Node: worker-1/10.0.0.1` in the description of a pod.
  if (type === 'node' && isAddress(second) && isMarkedName(type, first, words)) return [entityAt(type, first, from)];
  if (!names || type === 'namespace' || type === 'node') return [];
  return [entityAt('namespace', first, from), entityAt(type, second, from + first.length + 1)];
}

/**
 * The name before a kind, unless it belongs to an earlier kind. In English, only the word `namespace` follows its name, and
 * `pod` a generated name: `web-0 pod`.
 */
function nameInFront(text: string, { type, han, start }: Kind, claimed: number, words: KindWords): Entity[] {
  const { names, pointing, nameBefore, surelyPointing } = words;
  const lead = text.slice(Math.max(claimed, start - nameLength), start);
  if (!(han || type === 'namespace' || type === 'pod' || pointing.test(lead))) return [];
  const [, value, pointed] = nameBefore.exec(lead) ?? [];
  if (value === undefined) return [];
  if (!han && type !== 'namespace' && pointed === undefined && !(type === 'pod' && isGeneratedName(value))) return [];
  const plain = (han || pointed !== undefined) && type === 'namespace' && isNamespaceName(value, names);
  const meant = pointed !== undefined && surelyPointing.test(pointed) && isMarkedName(type, value, names);
  if (!plain && !meant && !isPlainName(type, value, names)) return [];
  const from = start - lead.length + lead.lastIndexOf(value);
  return [entityAt(type, value, from)];
}
