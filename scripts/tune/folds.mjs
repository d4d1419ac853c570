// Folds over documents: symptoms that one document answers, or its translation or namesake, are all in one fold, so
// that nothing is chosen on a document and then measured on it.
import { basename } from 'node:path';

/**
 * @param {readonly {gold?: readonly string[], also?: readonly string[]}[]} queries
 * @param {number} folds
 * @param {number} seed
 * @returns {{fold: number, group: number}[]} for each query its fold, and the number of its group of documents
 */
export function foldsOf(queries, folds, seed) {
  const groups = new Groups();
  const names = queries.map(({ id, gold = [], also = [] }) => {
    const own = [...gold, ...also].map(nameOf);
    return own.length > 0 ? own : [`none ${id}`];
  });
  for (const own of names) groups.join(own);
  const members = new Map();
  names.forEach(([name], index) => {
    const group = groups.find(name);
    if (members.has(group)) members.get(group).push(index);
    else members.set(group, [index]);
  });
  // The largest first, each to the fold that has least: folds of the same size, however unequal the groups.
  const order = [...members].map(([name, own]) => ({ own, drawn: hashOf(`${seed} ${name}`) }));
  order.sort((left, right) => right.own.length - left.own.length || left.drawn - right.drawn);
  const sizes = new Array(folds).fill(0);
  const placed = new Array(queries.length);
  order.forEach(({ own }, group) => {
    const fold = sizes.indexOf(Math.min(...sizes));
    sizes[fold] += own.length;
    for (const index of own) placed[index] = { fold, group };
  });
  return placed;
}

/** Translations and copies of a document have its name, in another folder or with a language before the ending. */
const nameOf = (path) => basename(path).replace(/(\.(en|zh))?\.(md|txt)$/, '');

class Groups {
  #parents = new Map();

  find(name) {
    let root = name;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root)) root = parent;
    return root;
  }

  join([first, ...others]) {
    for (const other of others) {
      const [from, to] = [this.find(other), this.find(first)];
      if (from !== to) this.#parents.set(from, to);
    }
  }
}

/** FNV-1a, 32 bits, its bits mixed once more: neighbouring names are drawn far apart. */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
