import { verdicts } from '../../vocabulary/index.js';

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
