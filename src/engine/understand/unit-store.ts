import { createHash } from 'node:crypto';
import { domainConcepts, orderTerms, TermDictionary } from '../../compile/index.js';
import type { ProjectData } from '../../model/index.js';
import { noTerms } from '../../snapshot/index.js';
import type { CacheStore } from '../file-cache.js';
import { renumberUnit } from './renumber-unit.js';
import type { UnderstoodFile } from './understand.js';
import { readUnitPack, type UnitPack, writeUnitPack } from './unit-pack.js';

/** Share of a pack's units or terms that may be gone, or stand in the pack of changes, before it is written anew. */
const mostChanged = 0.1;
/** Changed units and new terms that are never many. */
const fewChanged = 16;
const fewTerms = 1_000;

/**
 * The units of earlier compilations of a knowledge base: a pack of all of them, and a small one of what has changed since,
 * so that a change of one file writes little. A unit is found by its key (path and content hash).
 */
export class UnitStore {
  readonly #cache: CacheStore | null;
  readonly #names: { readonly base: string; readonly changes: string };
  readonly #base: UnitPack | null;
  readonly #changes: UnitPack | null;
  /** What the numbers of the units' terms stand for. */
  readonly dictionary: TermDictionary;

  /**
   * @param name of the knowledge base, and of what understands it
   * @param lexicon what the project adds to the domain lexicon
   */
  constructor(cache: CacheStore | null, name: string, lexicon: ProjectData['lexicon']) {
    this.#cache = cache;
    this.#names = { base: `units\0${name}`, changes: `changes\0${name}` };
    this.#base = readPack(cache, this.#names.base);
    const changes = this.#base && readPack(cache, this.#names.changes);
    this.#changes = changes && changes.base === identity(this.#base!.keys) ? changes : null;
    this.dictionary = new TermDictionary(this.#base?.terms, this.#base?.concepts ?? domainConcepts(lexicon));
    for (const term of this.#changes?.added ?? []) this.dictionary.id(term);
  }

  unit(key: string): UnderstoodFile | null {
    return this.#base?.unit(key) ?? this.#changes?.unit(key) ?? null;
  }

  /** Keeps the units of this compilation, when there are new ones among them. */
  keep(keys: readonly string[], units: readonly UnderstoodFile[]): void {
    if (this.#cache === null || keys.every((key) => this.#base?.has(key) || this.#changes?.has(key))) return;
    const changed = keys.flatMap((key, index) => (this.#base?.has(key) ? [] : [index]));
    if (this.#isFar(keys.length, changed.length)) {
      this.#cache.write(this.#names.base, this.#wholePack(keys, units));
      return;
    }
    const head = {
      keys: changed.map((index) => keys[index]!),
      terms: noTerms,
      added: this.dictionary.added,
      base: identity(this.#base!.keys),
      concepts: null,
    };
    const pack = writeUnitPack(
      head,
      changed.map((index) => units[index]!),
    );
    this.#cache.write(this.#names.changes, pack);
  }

  /** Whether so much has changed that the whole is written anew. */
  #isFar(units: number, changed: number): boolean {
    if (this.#base === null) return true;
    const { keys, terms } = this.#base;
    const gone = keys.length - (units - changed);
    const few = Math.max(fewChanged, keys.length * mostChanged);
    const manyTerms = Math.max(fewTerms, terms.count[0]! * mostChanged);
    return changed > few || gone > few || this.dictionary.added.length > manyTerms;
  }

  /** Terms lie in the pack in the order in which the index wants them. */
  #wholePack(keys: readonly string[], units: readonly UnderstoodFile[]): Uint8Array {
    const { packed, rankOf } = orderTerms(usedTerms(units, this.dictionary.size), this.dictionary);
    const renumbered = units.map((unit) => renumberUnit(unit, rankOf));
    return writeUnitPack({ keys, terms: packed, added: [], base: '', concepts: this.dictionary.concepts }, renumbered);
  }
}

function readPack(cache: CacheStore | null, name: string): UnitPack | null {
  const bytes = cache?.read(name);
  return bytes ? readUnitPack(bytes) : null;
}

/** The same units have the same terms, so that their keys tell two packs apart. */
const identity = (keys: readonly string[]): string => createHash('sha256').update(keys.join('\n')).digest('hex');

/** By number: 1 for a term that a unit has. */
function usedTerms(units: readonly UnderstoodFile[], terms: number): Uint8Array {
  const used = new Uint8Array(terms);
  for (const { counts, statements, shown, stated } of units) {
    for (const own of [counts.terms, statements.terms, shown.words, stated.words]) {
      for (let index = 0; index < own.length; index++) used[own[index]!] = 1;
    }
  }
  return used;
}
