import type { Comparison } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';
import { type Field, namesOf, type OutputRecord } from './output-record.js';

const terms = new Map<string, string>();
for (const [term, names] of Object.entries(verdicts.subjects)) for (const name of names) terms.set(name, term);
for (const kind of verdicts.kinds) terms.set(kind, '');
const families: ReadonlySet<string> = new Set(verdicts.addressFamilies);
/** `available` is not `max available`: such a word makes another quantity of a name. */
const distinct: ReadonlySet<string> = new Set(verdicts.distinctWords);
const hanNames = [...terms.keys()]
  .filter((name) => /\p{Script=Han}/u.test(name))
  .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
const hanPattern = new RegExp(hanNames.join('|'), 'g');

/** Letters and digits in lower case: `Available IPs`, `available_ips` and `availableIPs` are one. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What a name speaks of: camelCase and Chinese cut into terms, words that name no quantity left out (data/verdicts.json). */
export function nameTerms(name: string): ReadonlySet<string> {
  const spaced = name
    .normalize('NFKC')
    .replace(/\b([vV][46])(?=[A-Za-z])/g, '$1 ')
    .replace(/%/g, ' usage ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z]{2,})/g, '$1 $2')
    .toLowerCase()
    .replace(hanPattern, (han) => ` ${terms.get(han)} `);
  const found = new Set<string>();
  for (const word of spaced.split(/[^\p{L}\p{N}]+/u)) {
    const single = /^[a-z]{2,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
    const term = terms.get(word) ?? terms.get(single) ?? single;
    if (term === '') continue;
    found.add(term);
    if (families.has(term)) found.add('ip');
  }
  return found;
}

/** How near a name of the output is to what a condition names; smaller is nearer. */
export type Nearness = number;

/** Tells how near names of the output are to a subject, null when they are not. Remembers what it has told. */
export class NameMatcher {
  readonly #told = new Map<string, Nearness | null>();
  readonly #subject: string;
  readonly #folded: string;
  readonly #terms: ReadonlySet<string>;
  /** Identifiers in the subject: `status.state` in "the application's status.state". */
  readonly #identifiers: readonly string[];

  constructor(subject: string) {
    this.#subject = subject
      .trim()
      .replace(/^\./, '')
      .replace(/\[([\w.-]+)\]/g, '.$1');
    this.#folded = foldName(subject);
    this.#terms = nameTerms(subject);
    this.#identifiers = (this.#subject.match(/[A-Za-z_][\w.]*/g) ?? []).filter(
      (word) => /[a-z][A-Z]|[._]|^[A-Z]{2,}$/.test(word) && nameTerms(word).size > 0,
    );
  }

  /** True when the subject names nothing but a kind of thing (`the new PV`): what is asked for is its status. */
  get namesNothing(): boolean {
    return this.#terms.size === 0;
  }

  nearness(name: string, path: string): Nearness | null {
    const known = this.#told.get(path);
    if (known !== undefined) return known;
    const told = this.#nearness(name, path);
    this.#told.set(path, told);
    return told;
  }

  #nearness(name: string, path: string): Nearness | null {
    if (this.#subject === '') return null;
    if (this.#subject === name || isPathEnd(path, this.#subject)) return 0;
    if (this.#folded !== '' && this.#folded === foldName(name)) return 1;
    if (this.#identifiers.some((word) => word === name || isPathEnd(path, word))) return 2;
    if (this.#terms.size === 0) return null;
    const own = nameTerms(name);
    if (own.size === 0) return null;
    // Of two names that mean the same, the one that stands in the subject as it is comes first.
    const literal = this.#folded.includes(foldName(name)) ? 0 : 0.5;
    const extra = [...own].filter((term) => !this.#terms.has(term));
    const lacking = [...this.#terms].filter((term) => !own.has(term));
    if (lacking.length === 0 && extra.length === 0) return 3 + literal;
    if (extra.some((term) => distinct.has(term))) return null;
    if (lacking.length === 0 && (this.#terms.size > 1 || extra.every((term) => families.has(term)))) return 4 + literal;
    if (extra.length > 0) return null;
    const around = nameTerms(path);
    return lacking.every((term) => around.has(term)) ? 5 + literal : null;
  }
}

function isPathEnd(path: string, end: string): boolean {
  return path === end || path.endsWith(`.${end}`);
}

const family = /(?:^|[^A-Za-z])(?:ip)?(v[46])/i;

/**
 * Values of the address family that a record does not have are left out: a subnet whose protocol is IPv4 has no free IPv6
 * addresses, and that is no shortage. Where the record does not say, or has both, all values stay.
 */
export function ofItsFamily(found: readonly Field[], { fields }: OutputRecord): readonly Field[] {
  if (found.length < 2) return found;
  const protocol = fields.find(({ name }) => foldName(name) === 'protocol')?.value.toLowerCase();
  if (protocol !== 'ipv4' && protocol !== 'ipv6') return found;
  const kept = found.filter(
    ({ name }) => (family.exec(name)?.[1]?.toLowerCase() ?? protocol.slice(2)) === protocol.slice(2),
  );
  return kept.length > 0 ? kept : found;
}

const readyWords: ReadonlySet<string> = new Set(verdicts.readyWords);

/** Finds the values of a record that a comparison speaks of: the nearest names, all of them where several are equally near. */
export class ValueLookup {
  readonly #matcher: NameMatcher;
  /** Records that the subject names (`web-0 status`); empty when it names none. */
  readonly #rows: readonly string[];
  readonly #wants: 'name' | 'status' | 'ready';

  constructor(comparison: Comparison, labels: ReadonlySet<string>) {
    const words = comparison.subject.split(/[\s、]+/);
    this.#rows = words.flatMap((word) => labelsMeant(word, labels));
    const rest = this.#rows.length > 0 ? words.filter((word) => labelsMeant(word, labels).length === 0) : words;
    this.#matcher = new NameMatcher(rest.join(' '));
    this.#wants = wanted(comparison, this.#matcher);
  }

  find(record: OutputRecord): readonly Field[] {
    const { fields } = record;
    if (this.#rows.length > 0 && !namesOf(record).some((name) => this.#rows.includes(name))) return [];
    const named = ofItsFamily(this.#nearest(fields), record);
    if (named.length > 0 || this.#wants === 'name') return named;
    if (this.#wants === 'ready') {
      const ready = fields.filter(({ name }) => readyWords.has(foldName(name)));
      if (ready.length > 0) return ready;
    }
    return statusOf(fields);
  }

  #nearest(fields: readonly Field[]): readonly Field[] {
    let best = Number.POSITIVE_INFINITY;
    let found: Field[] = [];
    for (const field of fields) {
      const near = this.#matcher.nearness(field.name, field.path);
      if (near === null || near > best) continue;
      if (near < best) found = [];
      best = near;
      found.push(field);
    }
    return found;
  }
}

/** The names that a word of a subject means: itself, or all that begin so where it ends in dots. */
function labelsMeant(word: string, labels: ReadonlySet<string>): readonly string[] {
  if (labels.has(word)) return [word];
  const prefix = /^(.{3,}-)(?:\.{3}|\*)$/.exec(word)?.[1];
  return prefix === undefined ? [] : [...labels].filter((label) => label.startsWith(prefix));
}

function wanted({ value }: Comparison, matcher: NameMatcher): 'name' | 'status' | 'ready' {
  if (typeof value !== 'string' || !matcher.namesNothing) return 'name';
  return readyWords.has(value.toLowerCase()) || /^\d+\/\d+$/.test(value) ? 'ready' : 'status';
}

/** The status of a record: the outermost value of the first name that data/verdicts.json lists. */
function statusOf(fields: readonly Field[]): readonly Field[] {
  for (const wantedName of verdicts.statusNames) {
    const found = fields.filter(({ name }) => foldName(name) === wantedName);
    if (found.length === 0) continue;
    const depth = Math.min(...found.map(({ path }) => path.split('.').length));
    return found.filter(({ path }) => path.split('.').length === depth);
  }
  return [];
}
