import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TriagraphError } from '../../errors.js';

interface ShippedBase {
  readonly folders: readonly string[];
  /** The snapshot that the build makes of them. */
  readonly snapshot?: string;
}

const shippedBases: Readonly<Record<string, ShippedBase>> = {
  'kube-ovn': { folders: ['workflows', 'cases'], snapshot: 'dist/kb.snapshot' },
  kubernetes: { folders: ['bases/kubernetes'] },
};

const prefix = 'shipped:';

export const isShipped = (entry: string): boolean => entry.startsWith(prefix);

/** The knowledge base that is used when there is no other. */
export const defaultBase = `${prefix}kube-ovn`;

/** Expands `shipped:NAME` to its snapshot if it is the only entry and has one, else to its folders. @throws TriagraphError `kb-shipped` */
export function expandShipped(entries: readonly string[], absolute: (path: string) => string): readonly string[] {
  const once = [...new Set(entries)];
  return once.flatMap((entry) => (isShipped(entry) ? pathsOf(entry, once.length === 1) : absolute(entry)));
}

function pathsOf(entry: string, isAlone: boolean): readonly string[] {
  const wrong = unknownShipped(entry);
  if (wrong !== null) throw new TriagraphError('kb-shipped', wrong);
  const { folders, snapshot } = shippedBases[entry.slice(prefix.length)]!;
  const root = packageRoot();
  const existing = (paths: readonly string[]) =>
    root === null ? [] : paths.map((path) => join(root, path)).filter((path) => existsSync(path));
  const compiled = existing(isAlone && snapshot !== undefined ? [snapshot] : []);
  const paths = compiled.length > 0 ? compiled : existing(folders);
  if (paths.length > 0) return paths;
  throw new TriagraphError(
    'kb-shipped',
    `${entry} is not part of this installation: name a folder, as in --kb ./runbooks.`,
  );
}

/** Why the name in `shipped:NAME` is wrong; null for a knowledge base of the package. */
export function unknownShipped(entry: string): string | null {
  const name = entry.slice(prefix.length);
  if (Object.hasOwn(shippedBases, name)) return null;
  const names = Object.keys(shippedBases).map((each) => prefix + each);
  return `Unexpected knowledge base ${entry}, expected ${names.join(' or ')}`;
}

/** The folder of the package, wherever the bundler put this module; null outside the package. */
function packageRoot(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
  return folder;
}

/** A file of the package, such as the page of a rule; null when it is not installed. */
export function packageFile(path: string): string | null {
  const root = packageRoot();
  return root !== null && existsSync(join(root, path)) ? join(root, path) : null;
}
