import ignore, { type Ignore } from 'ignore';

export const ignoreFileName = '.triagraphignore';

/** The rules that hold in a folder: its own and those of the folders above, the nearest last. */
export interface IgnoreRules {
  readonly parent: IgnoreRules | null;
  /** The folder that the rules are relative to; '' is the root. */
  readonly folder: string;
  readonly matcher: Ignore;
}

/** Adds what a folder's .triagraphignore (gitignore syntax) says to the rules of the folders above. */
export function withRules(parent: IgnoreRules | null, folder: string, text: string): IgnoreRules {
  return { parent, folder, matcher: ignore().add(text) };
}

/** Whether the rules leave out a path. Folders are asked before what is in them. The nearest rule that speaks decides. */
export function isIgnored(rules: IgnoreRules | null, path: string, isFolder: boolean): boolean {
  for (let scope = rules; scope; scope = scope.parent) {
    const inside = scope.folder === '' ? path : path.slice(scope.folder.length + 1);
    const verdict = scope.matcher.test(isFolder ? `${inside}/` : inside);
    if (verdict.ignored) return true;
    if (verdict.unignored) return false;
  }
  return false;
}
