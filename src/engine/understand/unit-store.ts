import { createHash } from 'node:crypto';
import { domainConcepts, orderTerms, TermDictionary } from '../../compile/index.js';
import type { ProjectData } from '../../model/index.js';
import { noTerms } from '../../snapshot/index.js';
import type { CacheStore } from '../file-cache.js';
import { type KeptAssembly, readKeptAssembly, type WholeAssembly, writeKeptAssembly } from './kept-assembly.js';
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
 * so that a change of one file writes little. A unit is found by its key (path and content hash). Beside the first is kept
 * what was put together of it; where that is there, the pack is read when one of its units is asked for.
 */
export class UnitStore {
  readonly #cache: CacheStore | null;
  readonly #names: { readonly base: string; readonly changes: string; readonly kept: string };
  readonly #base: UnitPack | null;
  readonly #changes: UnitPack | null;
  /** Units of this compilation. */
  readonly #fresh = new Map<string, UnderstoodFile>();
  /** What was put together of the pack of all units. */
  readonly kept: KeptAssembly | null;
  /** What the numbers of the units' terms stand for. */
  readonly dictionary: TermDictionary;

  /**
   * @param name of the knowledge base, and of what understands it
   * @param lexicon what the project adds to the domain lexicon
   */
  constructor(cache: CacheStore | null, name: string, lexicon: ProjectData['lexicon']) {
    this.#cache = cache;
    this.#names = { base: `units\0${name}`, changes: `changes\0${name}`, kept: `assembled\0${name}` };
    const kept = cache?.read(this.#names.kept);
    this.kept = kept ? readKeptAssembly(kept) : null;
    const readBase = () => readPack(cache, this.#names.base);
    this.#base = this.kept ? packBehind(this.kept, readBase) : readBase();
    const changes = this.#base && readPack(cache, this.#names.changes);
    this.#changes = changes && changes.base === identity(this.#base!.keys) ? changes : null;
    this.dictionary = new TermDictionary(this.#base?.terms, this.#base?.concepts ?? domainConcepts(lexicon));
    for (const term of [...(this.#base?.added ?? []), ...(this.#changes?.added ?? [])]) this.dictionary.id(term);
  }

  unit(key: string): UnderstoodFile | null {
    return this.#fresh.get(key) ?? this.#changes?.unit(key) ?? this.#base?.unit(key) ?? null;
  }

  /** A unit of this compilation, to be found by its key. */
  learn(key: string, unit: UnderstoodFile): void {
    this.#fresh.set(key, unit);
  }

  /**
   * Keeps the units of this compilation, when there are new ones among them.
   * @param whole what is put together of them
   */
  keep(keys: readonly string[], units: readonly UnderstoodFile[], whole: WholeAssembly): void {
    if (this.#cache === null || (this.kept !== null && this.#hasAll(keys))) return;
    const changed = keys.flatMap((key, index) => (this.#base?.has(key) ? [] : [index]));
    if (this.kept === null || this.isFar(keys.length, changed.length)) this.#keepWhole(keys, units, whole);
    else this.#writeChanges(keys, changed, (index) => units[index]!);
  }

  /**
   * Keeps the units of the files that were edited.
   * @param edited units by their place among the keys
   */
  keepEdited(keys: readonly string[], edited: ReadonlyMap<number, UnderstoodFile>): void {
    if (this.#cache === null || this.#hasAll(keys)) return;
    this.#writeChanges(keys, [...edited.keys()], (index) => edited.get(index)!);
  }

  /** Whether so much has changed that the whole is written anew. */
  isFar(units: number, changed: number): boolean {
    if (this.#base === null) return true;
    const { keys, terms, added } = this.#base;
    const gone = keys.length - (units - changed);
    const few = Math.max(fewChanged, keys.length * mostChanged);
    const manyTerms = Math.max(fewTerms, terms.count[0]! * mostChanged);
    return changed > few || gone > few || this.dictionary.added.length - added.length > manyTerms;
  }

  #hasAll(keys: readonly string[]): boolean {
    return keys.every((key) => this.#base?.has(key) || this.#changes?.has(key));
  }

  #writeChanges(keys: readonly string[], changed: readonly number[], unitAt: (index: number) => UnderstoodFile): void {
    const head = {
      keys: changed.map((index) => keys[index]!),
      terms: noTerms,
      added: this.dictionary.added,
      base: identity(this.#base!.keys),
      concepts: null,
    };
    this.#cache!.write(this.#names.changes, writeUnitPack(head, changed.map(unitAt)));
  }

  /** Terms of the index lie in the pack in its order, and further ones behind. */
  #keepWhole(keys: readonly string[], units: readonly UnderstoodFile[], whole: WholeAssembly): void {
    const inFields = termsOf(units, this.dictionary.size, ({ counts }) => [counts.terms]);
    const { packed, count, rankOf } = orderTerms(inFields, this.dictionary);
    const elsewhere = termsOf(units, this.dictionary.size, ({ statements, shown, stated }) => [
      ...[statements.terms, shown.words, stated.words],
    ]);
    const further = [...elsewhere.keys()].filter((term) => elsewhere[term] !== 0 && inFields[term] === 0);
    const added = further.map((term) => this.dictionary.term(term));
    further.forEach((term, index) => {
      rankOf[term] = count + index;
    });
    const renumbered = units.map((unit) => renumberUnit(unit, rankOf));
    const { concepts } = this.dictionary;
    this.#cache!.write(this.#names.base, writeUnitPack({ keys, terms: packed, added, base: '', concepts }, renumbered));
    this.#cache!.write(this.#names.kept, writeKeptAssembly(keys, renumbered, added, whole));
  }
}

/** The pack of which something was put together, read when one of its units is first asked for. */
function packBehind({ keys, terms, added, concepts }: KeptAssembly, read: () => UnitPack | null): UnitPack {
  const known = new Set(keys);
  let pack: UnitPack | null | undefined;
  const open = () => {
    const found = read();
    return found && identity(found.keys) === identity(keys) ? found : null;
  };
  return {
    ...{ keys, terms, added, concepts, base: '' },
    has: (key) => known.has(key),
    unit(key) {
      if (!known.has(key)) return null;
      if (pack === undefined) pack = open();
      return pack?.unit(key) ?? null;
    },
  };
}

function readPack(cache: CacheStore | null, name: string): UnitPack | null {
  const bytes = cache?.read(name);
  return bytes ? readUnitPack(bytes) : null;
}

/** The same units have the same terms, so that their keys tell two packs apart. */
const identity = (keys: readonly string[]): string => createHash('sha256').update(keys.join('\n')).digest('hex');

/** By number: 1 for a term that a unit has among these. */
function termsOf(
  units: readonly UnderstoodFile[],
  terms: number,
  listsOf: (unit: UnderstoodFile) => readonly Uint32Array[],
): Uint8Array {
  const used = new Uint8Array(terms);
  for (const unit of units) {
    for (const own of listsOf(unit)) for (let index = 0; index < own.length; index++) used[own[index]!] = 1;
  }
  return used;
}
