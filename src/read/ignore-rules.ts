import { isAbsolute, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

export const ignoreFileName = '.triagraphignore';

/** Patterns of a project, relative to its folder. */
export interface ProjectIgnore {
  readonly folder: string;
  readonly patterns: readonly string[];
}

/** The rules that hold in a folder: its own and those of the folders above, the nearest last. */
export interface IgnoreRules {
  readonly parent: IgnoreRules | null;
  /** The folder that the rules are relative to; '' is the root. */
  readonly folder: string;
  /** What stands in front of a path where the rules are relative to a folder above the root; '' or with a slash behind. */
  readonly above: string;
  readonly matcher: Ignore;
}

/** Adds what a folder's .triagraphignore (gitignore syntax) says to the rules of the folders above. */
export function withRules(parent: IgnoreRules | null, folder: string, text: string): IgnoreRules {
  return { parent, folder, above: '', matcher: ignore().add(text) };
}

/** The rules of a project in one root; null where it has none. In a root outside of its folder they count as written there. */
export function projectRules({ folder, patterns }: ProjectIgnore, root: string): IgnoreRules | null {
  if (patterns.length === 0) return null;
  const inside = relative(folder, root).replaceAll(sep, '/');
  const isOutside = inside === '' || inside === '..' || inside.startsWith('../') || isAbsolute(inside);
  return { parent: null, folder: '', above: isOutside ? '' : `${inside}/`, matcher: ignore().add([...patterns]) };
}

/** Whether the rules leave out a path. Folders are asked before what is in them. The nearest rule that speaks decides. */
export function isIgnored(rules: IgnoreRules | null, path: string, isFolder: boolean): boolean {
  for (let scope = rules; scope; scope = scope.parent) {
    const inside = scope.folder === '' ? `${scope.above}${path}` : path.slice(scope.folder.length + 1);
    const verdict = scope.matcher.test(isFolder ? `${inside}/` : inside);
    if (verdict.ignored) return true;
    if (verdict.unignored) return false;
  }
  return false;
}
