import { getOrMake } from '../../collections.js';
import type { Comparison } from '../../model/index.js';
import { verdictWords } from '../../text/index.js';
import { alternatives, derived, shipped, type Vocabulary } from '../../vocabulary/index.js';
import { looseName } from '../search-terms.js';
import { type Field, namesOf, type OutputRecord } from './output-record.js';

const wordsOf = derived((vocabulary: Vocabulary) => {
  const { verdicts } = vocabulary;
  const terms = new Map([...verdictWords(vocabulary).quantities, ...verdicts.kinds.map((kind) => [kind, ''] as const)]);
  return {
    terms,
    han: new RegExp(alternatives([...terms.keys()].filter((name) => /\p{Script=Han}/u.test(name))), 'g'),
    families: new Set(verdicts.addressFamilies),
    /** Words that turn a name into another quantity: `max available` is not `available`. */
    distinct: new Set(verdicts.distinctWords),
    ready: new Set(verdicts.readyWords),
    statusNames: verdicts.statusNames,
    failure: new RegExp(verdicts.failureParts.join('|')),
    finished: new Set<string>(verdicts.finishedStatuses),
  };
});

/** The terms of a name. Camel case and Chinese are split; words for kinds of objects are left out. */
function nameTerms(name: string, vocabulary?: Vocabulary): ReadonlySet<string> {
  const { terms, han, families } = wordsOf(vocabulary);
  const spaced = name
    .normalize('NFKC')
    // The unit of a column is not part of its name: `MEMORY(bytes)`.
    .replace(/(?<=[A-Z])\([a-z]+\)$/, '')
    .replace(/\b([vV][46])(?=[A-Za-z])/g, '$1 ')
    .replace(/%/g, ' usage ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z]{2,})/g, '$1 $2')
    .toLowerCase()
    .replace(han, (word) => ` ${terms.get(word)} `);
  const found = new Set<string>();
  for (const word of spaced.split(/[^\p{L}\p{N}]+/u)) {
    const singular = /^[a-z]{2,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
    const term = terms.get(word) ?? terms.get(singular) ?? singular;
    if (term === '') continue;
    found.add(term);
    if (families.has(term)) found.add('ip');
  }
  return found;
}

/** Compares the subject of a condition with the names of values. */
class SubjectMatcher {
  readonly #distances = new Map<string, number | null>();
  readonly #subject: string;
  readonly #folded: string;
  readonly #terms: ReadonlySet<string>;
  /** Identifiers in the subject: `status.state` in "the application's status.state". */
  readonly #identifiers: readonly string[];

  constructor(
    subject: string,
    readonly vocabulary?: Vocabulary,
  ) {
    this.#subject = subject
      .trim()
      .replace(/^\./, '')
      .replace(/\[([\w.-]+)\]/g, '.$1');
    this.#folded = looseName(subject);
    this.#terms = nameTerms(subject, vocabulary);
    this.#identifiers = (this.#subject.match(/[A-Za-z_][\w.]*/g) ?? []).filter(
      (word) => /[a-z][A-Z]|[._]|^[A-Z]{2,}$/.test(word) && nameTerms(word, vocabulary).size > 0,
    );
  }

  /** Whether the subject is only a kind of object (`the new PV`), so that its status is meant. */
  get namesNothing(): boolean {
    return this.#terms.size === 0;
  }

  /** Whether the subject has only words of prose (`the gateway pod`) and no identifier. */
  get namesNoIdentifier(): boolean {
    return !/[A-Z]{2,}|[\d._-]|[a-z][A-Z]/.test(this.#subject);
  }

  /** Distance between the subject and a name; null when they are different things. */
  distance(name: string, path: string): number | null {
    return getOrMake(this.#distances, path, () => this.#distance(name, path));
  }

  #distance(name: string, path: string): number | null {
    const { distinct, families } = wordsOf(this.vocabulary);
    if (this.#subject === '') return null;
    if (this.#subject === name || isPathEnd(path, this.#subject)) return 0;
    if (this.#folded !== '' && this.#folded === looseName(name)) return 1;
    if (this.#identifiers.some((word) => word === name || isPathEnd(path, word))) return 2;
    if (this.#terms.size === 0) return null;
    const own = nameTerms(name, this.vocabulary);
    if (own.size === 0) return null;
    // Of two names with the same terms, the one that occurs literally in the subject is nearer.
    const literal = this.#folded.includes(looseName(name)) ? 0 : 0.5;
    const extra = [...own].filter((term) => !this.#terms.has(term));
    const lacking = [...this.#terms].filter((term) => !own.has(term));
    if (lacking.length === 0 && extra.length === 0) return 3 + literal;
    if (extra.some((term) => distinct.has(term))) return null;
    if (lacking.length === 0 && (this.#terms.size > 1 || extra.every((term) => families.has(term)))) return 4 + literal;
    if (extra.length > 0) return null;
    const around = nameTerms(path, this.vocabulary);
    return lacking.every((term) => around.has(term)) ? 5 + literal : null;
  }
}

const isPathEnd = (path: string, end: string): boolean => path === end || path.endsWith(`.${end}`);

/** Whether two names mean the same value: `V4AVAILABLE` is v4availableIPs. */
export const isNameOf = (subject: string, name: string, vocabulary?: Vocabulary): boolean =>
  new SubjectMatcher(subject, vocabulary).distance(name, name) !== null;

/** Finds the values of a record that a comparison is about: all with the nearest name. */
export class ValueFinder {
  readonly #matcher: SubjectMatcher;
  /** The subject as a share: `MEMORY > 90%` means the column `MEMORY%` if there is one. */
  readonly #ofShare: SubjectMatcher | null;
  /** Names of records in the subject (`web-0 status`). */
  readonly #rows: readonly string[];
  readonly #wanted: 'name' | 'status' | 'ready';
  readonly #words: ReturnType<typeof wordsOf>;

  constructor({ subject, value, unit }: Comparison, labels: ReadonlySet<string>, vocabulary?: Vocabulary) {
    const words = subject.split(/[\s、]+/).map((word) => ({ word, rows: labelsOf(word, labels) }));
    this.#words = wordsOf(vocabulary);
    this.#rows = words.flatMap(({ rows }) => rows);
    const rest = words.flatMap(({ word, rows }) => (rows.length === 0 ? word : [])).join(' ');
    this.#matcher = new SubjectMatcher(rest, vocabulary);
    this.#ofShare = unit === '%' && rest !== '' ? new SubjectMatcher(`${rest}%`, vocabulary) : null;
    const isReadiness =
      typeof value === 'string' && (this.#words.ready.has(value.toLowerCase()) || /^\d+\/\d+$/.test(value));
    const { statuses } = verdictWords(vocabulary);
    const isKnown = statuses.has(String(value).toLowerCase()) && this.#matcher.namesNoIdentifier;
    const isStatus = typeof value === 'string' && (this.#matcher.namesNothing || isKnown);
    this.#wanted = !isStatus ? 'name' : isReadiness ? 'ready' : 'status';
  }

  find(record: OutputRecord): readonly Field[] {
    const { fields } = record;
    if (this.#rows.length > 0 && !namesOf(record).some((name) => this.#rows.includes(name))) return [];
    // A pod that has completed is not ready, and need not be.
    if (this.#wanted === 'ready' && fields.some(({ name, value }) => this.#isFinished(name, value))) return [];
    const shares = this.#ofShare ? nearest(this.#ofShare, fields) : [];
    const named = ofAddressFamily(shares.length > 0 ? shares : nearest(this.#matcher, fields), record);
    if (named.length > 0 || this.#wanted === 'name') return named;
    const ready = fields.filter(({ name }) => this.#words.ready.has(looseName(name)));
    return this.#wanted === 'ready' && ready.length > 0 ? ready : this.#status(fields);
  }

  #isFinished(name: string, value: string): boolean {
    return this.#words.statusNames.includes(looseName(name)) && this.#words.finished.has(value);
  }

  /** The status of a record: the outermost values under the first status name that occurs in it. */
  #status(fields: readonly Field[]): readonly Field[] {
    const depth = ({ path }: Field): number => path.split('.').length;
    for (const wanted of this.#words.statusNames) {
      const found = fields.filter(({ name }) => looseName(name) === wanted);
      const least = Math.min(...found.map(depth));
      if (found.length > 0) return found.filter((field) => depth(field) === least);
    }
    return [];
  }
}

function nearest(matcher: SubjectMatcher, fields: readonly Field[]): readonly Field[] {
  let best = Number.POSITIVE_INFINITY;
  let found: Field[] = [];
  for (const field of fields) {
    const distance = matcher.distance(field.name, field.path);
    if (distance === null || distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(field);
  }
  return found;
}

/** The values of a record that are states of a failure: `STATUS` is `NotReady`, `CrashLoopBackOff`. */
export function failingStates({ fields }: OutputRecord, vocabulary: Vocabulary = shipped): readonly Field[] {
  const { statusNames, failure } = wordsOf(vocabulary);
  return fields.filter(({ name, value }) => statusNames.includes(looseName(name)) && failure.test(value));
}

/** The records that a word of a subject names: the exact name, or all with this prefix: `web-…`, `kube-ovn-cni`. */
function labelsOf(word: string, labels: ReadonlySet<string>): readonly string[] {
  if (labels.has(word)) return [word];
  const prefix =
    /^(.{3,}-)(?:\.{3}|\*)$/.exec(word)?.[1] ?? (/^[a-z]+(?:-[a-z]+)+$/.test(word) ? `${word}-` : undefined);
  return prefix === undefined ? [] : [...labels].filter((label) => label.startsWith(prefix));
}

const familyInName = /(?:^|[^A-Za-z])(?:ip)?(v[46])/i;

/**
 * Leaves out values of an address family that a record does not use: a subnet with the protocol IPv4 has no free IPv6
 * addresses, which is not a shortage. All values stay if the record does not name one protocol.
 */
function ofAddressFamily(found: readonly Field[], { fields }: OutputRecord): readonly Field[] {
  const protocol = fields.find(({ name }) => looseName(name) === 'protocol')?.value.toLowerCase();
  if (protocol !== 'ipv4' && protocol !== 'ipv6') return found;
  const own = protocol.slice(2);
  return found.filter(({ name }) => (familyInName.exec(name)?.[1]?.toLowerCase() ?? own) === own);
}
