import type { Comparison } from '../../model/index.js';
import { alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import { type Field, namesOf, type OutputRecord } from './output-record.js';

const wordsOf = derived(({ verdicts }: Vocabulary) => {
  const terms = new Map([
    ...Object.entries(verdicts.subjects).flatMap(([term, names]) => names.map((name) => [name, term] as const)),
    ...verdicts.kinds.map((kind) => [kind, ''] as const),
  ]);
  return {
    terms,
    han: new RegExp(alternatives([...terms.keys()].filter((name) => /\p{Script=Han}/u.test(name))), 'g'),
    families: new Set(verdicts.addressFamilies),
    /** `available` is not `max available`: these words make another quantity of a name. */
    distinct: new Set(verdicts.distinctWords),
    ready: new Set(verdicts.readyWords),
    /** Statuses that things of any kind have: `the gateway pod is Running`. */
    known: new Set(Object.keys(verdicts.statuses).map((status) => status.toLowerCase())),
    statusNames: verdicts.statusNames,
  };
});

/** Letters and digits in lower case: `Available IPs`, `available_ips` and `availableIPs` are the same. */
const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The terms of a name: camelCase and Chinese are split, words that name no quantity are left out. */
function nameTerms(name: string, vocabulary?: Vocabulary): ReadonlySet<string> {
  const { terms, han, families } = wordsOf(vocabulary);
  const spaced = name
    .normalize('NFKC')
    // The unit of a column, `MEMORY(bytes)`, is no part of its name.
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

/** The subject of a condition, compared with the names of values. */
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
    this.#folded = foldName(subject);
    this.#terms = nameTerms(subject, vocabulary);
    this.#identifiers = (this.#subject.match(/[A-Za-z_][\w.]*/g) ?? []).filter(
      (word) => /[a-z][A-Z]|[._]|^[A-Z]{2,}$/.test(word) && nameTerms(word, vocabulary).size > 0,
    );
  }

  /** Whether the subject names only a kind of thing (`the new PV`): what is asked for is its status. */
  get namesNothing(): boolean {
    return this.#terms.size === 0;
  }

  /** Whether the subject is in words alone (`the gateway pod`), none of them as a program prints it. */
  get namesNoIdentifier(): boolean {
    return !/[A-Z]{2,}|[\d._-]|[a-z][A-Z]/.test(this.#subject);
  }

  /** Distance between the subject and a name; null when they are different things. */
  distance(name: string, path: string): number | null {
    const known = this.#distances.get(path);
    if (known !== undefined) return known;
    const distance = this.#distance(name, path);
    this.#distances.set(path, distance);
    return distance;
  }

  #distance(name: string, path: string): number | null {
    const { distinct, families } = wordsOf(this.vocabulary);
    if (this.#subject === '') return null;
    if (this.#subject === name || isPathEnd(path, this.#subject)) return 0;
    if (this.#folded !== '' && this.#folded === foldName(name)) return 1;
    if (this.#identifiers.some((word) => word === name || isPathEnd(path, word))) return 2;
    if (this.#terms.size === 0) return null;
    const own = nameTerms(name, this.vocabulary);
    if (own.size === 0) return null;
    // Of two names that mean the same, the one that stands in the subject as it is comes first.
    const literal = this.#folded.includes(foldName(name)) ? 0 : 0.5;
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

/** Whether a value of output bears a name, in these or other words: `V4AVAILABLE` is v4availableIPs. */
export const isNameOf = (subject: string, name: string, vocabulary?: Vocabulary): boolean =>
  new SubjectMatcher(subject, vocabulary).distance(name, name) !== null;

/**
 * Finds the values of a record that a comparison is about: those with the nearest name, all of them where several are
 * equally near.
 */
export class ValueFinder {
  readonly #matcher: SubjectMatcher;
  /** The subject as a share: `MEMORY > 90%` is said of `MEMORY%` where there is such a column. */
  readonly #ofShare: SubjectMatcher | null;
  /** Names of records in the subject (`web-0 status`); empty when it names none. */
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
    const isKnown = this.#words.known.has(String(value).toLowerCase()) && this.#matcher.namesNoIdentifier;
    const isStatus = typeof value === 'string' && (this.#matcher.namesNothing || isKnown);
    this.#wanted = !isStatus ? 'name' : isReadiness ? 'ready' : 'status';
  }

  find(record: OutputRecord): readonly Field[] {
    const { fields } = record;
    if (this.#rows.length > 0 && !namesOf(record).some((name) => this.#rows.includes(name))) return [];
    const shares = this.#ofShare ? nearest(this.#ofShare, fields) : [];
    const named = ofAddressFamily(shares.length > 0 ? shares : nearest(this.#matcher, fields), record);
    if (named.length > 0 || this.#wanted === 'name') return named;
    const ready = fields.filter(({ name }) => this.#words.ready.has(foldName(name)));
    return this.#wanted === 'ready' && ready.length > 0 ? ready : this.#status(fields);
  }

  /** The status of a record: the outermost values of the first status name that it has. */
  #status(fields: readonly Field[]): readonly Field[] {
    const depth = ({ path }: Field): number => path.split('.').length;
    for (const wanted of this.#words.statusNames) {
      const found = fields.filter(({ name }) => foldName(name) === wanted);
      const least = Math.min(...found.map(depth));
      if (found.length > 0) return found.filter((field) => depth(field) === least);
    }
    return [];
  }
}

/** The values whose names are nearest. */
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

/** The records that a word of a subject names: itself, or all that begin so where it ends in dots. */
function labelsOf(word: string, labels: ReadonlySet<string>): readonly string[] {
  if (labels.has(word)) return [word];
  const prefix = /^(.{3,}-)(?:\.{3}|\*)$/.exec(word)?.[1];
  return prefix === undefined ? [] : [...labels].filter((label) => label.startsWith(prefix));
}

const familyInName = /(?:^|[^A-Za-z])(?:ip)?(v[46])/i;

/**
 * Leaves out values of the address family that a record does not have: a subnet whose protocol is IPv4 has no free IPv6
 * addresses, and that is no shortage. Where the record does not say, or has both, all values stay.
 */
function ofAddressFamily(found: readonly Field[], { fields }: OutputRecord): readonly Field[] {
  if (found.length < 2) return found;
  const protocol = fields.find(({ name }) => foldName(name) === 'protocol')?.value.toLowerCase();
  if (protocol !== 'ipv4' && protocol !== 'ipv6') return found;
  const own = protocol.slice(2);
  const ofOwn = found.filter(({ name }) => (familyInName.exec(name)?.[1]?.toLowerCase() ?? own) === own);
  return ofOwn.length > 0 ? ofOwn : found;
}
