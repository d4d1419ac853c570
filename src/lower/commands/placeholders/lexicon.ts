import type { PlaceholderType } from '../../../model/index.js';
import { placeholders } from '../../../vocabulary/index.js';

interface FlagMeaning {
  readonly type: PlaceholderType;
  readonly resource: string | null;
  readonly programs?: readonly string[];
}

interface WordMeaning {
  readonly type: PlaceholderType;
  readonly words: readonly string[];
  readonly notWords?: readonly string[];
  readonly resource?: string;
}

/** The words of data/placeholders.json, ready for look-ups. */
export const flagMeanings: ReadonlyMap<string, FlagMeaning> = new Map(
  Object.entries(placeholders.flags as Readonly<Record<string, FlagMeaning>>),
);
export const wordMeanings: readonly WordMeaning[] = placeholders.words as readonly WordMeaning[];
/** Words that say less than the word in front of them (`ip-address`, `image-name`). */
export const weakWords: ReadonlySet<string> = new Set(placeholders.weakWords);
export const literalWords: ReadonlySet<string> = new Set(placeholders.literals);
export const bracedWords: ReadonlySet<string> = new Set(placeholders.braced);
export const shellVariables: ReadonlySet<string> = new Set(placeholders.variables);

/** Kubernetes kind in the singular by each of its names (`po`, `pods` → `pod`). */
export const resourceKinds: ReadonlyMap<string, string> = new Map(
  Object.entries(placeholders.resources).flatMap(([kind, names]) => [
    [kind, kind] as const,
    ...names.map((name) => [name, kind] as const),
  ]),
);
