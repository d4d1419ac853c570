import { derived, type Vocabulary } from '../../vocabulary/index.js';
import type { OutputRecord } from './output-record.js';

const tablesOf = derived(({ placeholders }: Vocabulary) => {
  const kinds = Object.entries<readonly string[]>(placeholders.resources);
  return {
    kinds: new Map(kinds.flatMap(([kind, names]) => [kind, ...names].map((name) => [name, kind] as const))),
    columns: Object.entries<readonly string[]>(placeholders.columns),
  };
});

const listing = /(?:^|[\s$#>%])(?:kubectl|oc|k)\s[^|;&\n]*?\b(?:get|describe)\s+(?:-{1,2}\S+\s+)*([a-z][\w.,/-]*)/;

/** The kind of object that a name stands for (`po` is `pod`). */
export const kindNamed = (name: string, vocabulary?: Vocabulary): string | undefined =>
  tablesOf(vocabulary).kinds.get(name.toLowerCase());

/** The kinds of objects that a command lists or describes. */
export function kindsAsked(command: string, vocabulary?: Vocabulary): string[] {
  const [, named = ''] = listing.exec(command) ?? [];
  return named.split(',').flatMap((name) => kindNamed(name.split('/')[0]!, vocabulary) ?? []);
}

/** The kind whose columns a row has, or null. */
export function kindShown({ fields }: OutputRecord, vocabulary?: Vocabulary): string | null {
  const headings = new Set(fields.map(({ path }) => path));
  const [shown] = tablesOf(vocabulary).columns.find(([, all]) => all.every((each) => headings.has(each))) ?? [];
  return shown ?? null;
}
