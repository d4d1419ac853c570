import { verdicts } from '../../generated/data/verdicts.js';
import type { Comparison } from '../../model/index.js';
import { foldName, NameMatcher } from './names.js';
import type { Field, OutputRecord } from './record.js';

const readyWords: ReadonlySet<string> = new Set(verdicts.readyWords);

/** Finds the values of a record that a comparison speaks of: the nearest names, all of them where several are equally near. */
export class ValueLookup {
  readonly #matcher: NameMatcher;
  readonly #wants: 'name' | 'status' | 'ready';

  constructor(comparison: Comparison) {
    this.#matcher = new NameMatcher(comparison.subject);
    this.#wants = wanted(comparison, this.#matcher);
  }

  find({ fields }: OutputRecord): readonly Field[] {
    const named = this.#nearest(fields);
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
