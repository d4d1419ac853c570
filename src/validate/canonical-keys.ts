import { knownKeys } from './schemas.js';

/** Keys that Triagraph itself writes (CONTRACT, "Front matter"). */
const canonicalKeys = [
  ...['id', 'title', 'kind', 'category', 'priority', 'triggers', 'symptoms', 'components', 'products', 'versions'],
  ...['language', 'related', 'workflow', 'branch', 'cause', 'date', 'status', 'sources'],
];

/** `Trigger-s` and `TRIGGERS` are one key. */
const foldKey = (key: string): string => key.toLowerCase().replace(/[-_ ]/g, '');

const canonicalByFold: ReadonlyMap<string, string> = new Map([
  ...canonicalKeys.map((key) => [foldKey(key), key] as const),
  ['trigger', 'triggers'],
]);

/** The canonical key that another spelling can only mean, where the mapping has no other spelling of it; else null. */
export function canonicalKey(name: string, names: readonly string[]): string | null {
  const canonical = canonicalByFold.get(foldKey(name));
  // Keys of other dialects are read as they are and stay as they are.
  if (canonical === undefined || canonical === name || knownKeys.case.includes(name)) return null;
  return names.filter((other) => canonicalByFold.get(foldKey(other)) === canonical).length === 1 ? canonical : null;
}
