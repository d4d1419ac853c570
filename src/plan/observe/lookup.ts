import type { Comparison } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';
import { ofItsFamily } from './families.js';
import { foldName, NameMatcher } from './names.js';
import type { Field, OutputRecord } from './record.js';
import { namesOf } from './rows.js';

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
