import type { Command, Placeholder } from '../../model/index.js';
import { entities as entityData, placeholders } from '../../vocabulary/index.js';

/** A placeholder name of a workflow with the kinds of entities that may fill it. */
export interface WantedParameter {
  readonly name: string;
  readonly types: ReadonlySet<Placeholder['type']>;
  /** Entity types, such as `pod` or `ip`. */
  readonly entities: ReadonlySet<string>;
  /** True when the name says no more than the kind (`pod`, `pod-name`), false for `old-pod` and `pod-2`. */
  readonly generic: boolean;
  /** Products and components in the name (`coredns-pod`): a value must be of theirs. */
  readonly products: readonly string[];
  /** For an address: the kinds of things in the name that it belongs to (`node-ip`). */
  readonly owners: ReadonlySet<string>;
}

const genericWords: ReadonlySet<string> = new Set(placeholders.genericWords);
const ownTypes: ReadonlySet<string> = new Set(['ip', 'cidr', 'mac', 'port', 'image', 'version', 'namespace']);

/** Names of each kind, for telling `pod-name` from `old-pod`. */
const kindNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>(placeholders.resources).map(([kind, names]) => [kind, [kind, ...names]]),
);

const productNames: readonly string[] = [...entityData.products, ...entityData.components];
/** Kinds of things that have addresses. */
export const addressed: ReadonlySet<string> = new Set(['pod', 'node', 'service', 'vm']);

/** The products that a name speaks of, as whole words. */
function productsIn(name: string): readonly string[] {
  return productNames.filter((product) => `-${name}-`.includes(`-${product}-`));
}

/** The kinds that an address is said to belong to. */
function ownersIn(name: string, types: ReadonlySet<string>): ReadonlySet<string> {
  if (!types.has('ip')) return new Set();
  const words = name.split('-');
  return new Set([...addressed].filter((kind) => kindNames.get(kind)?.some((word) => words.includes(word))));
}

const entitiesOfKind: ReadonlyMap<string, readonly string[]> = invert(placeholders.bindings);

function invert(bindings: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [entity, kinds] of Object.entries(bindings)) {
    for (const kind of kinds) found.set(kind, [...(found.get(kind) ?? []), entity]);
  }
  return found;
}

function entitiesFor({ type, resource }: Placeholder): readonly string[] {
  if (ownTypes.has(type)) return entitiesOfKind.get(type) ?? [];
  return resource ? (entitiesOfKind.get(resource) ?? []) : [];
}

/** True when nothing is left of a name without the words of its kind and words that say nothing. */
function isGeneric(name: string, kinds: readonly string[]): boolean {
  const known = new Set(kinds.flatMap((kind) => kindNames.get(kind) ?? [kind]));
  const rest = name.split('-').filter((word) => !known.has(word) && !genericWords.has(word));
  return rest.every((word) => {
    let left = word;
    for (const one of [...known, ...genericWords])
      if (/[^\x20-\x7e]/.test(one) || /[^\x20-\x7e]/.test(left)) left = left.replace(one, '');
    return left === '';
  });
}

/** The parameters of commands, in order of first appearance. */
export function wantedParameters(commands: readonly Command[]): WantedParameter[] {
  const byName = new Map<string, Placeholder[]>();
  for (const command of commands) {
    for (const placeholder of command.placeholders) {
      byName.set(placeholder.name, [...(byName.get(placeholder.name) ?? []), placeholder]);
    }
  }
  return [...byName].map(([name, places]) => {
    const entities = new Set(places.flatMap(entitiesFor));
    const kinds = places.flatMap(({ type, resource }) => [type, ...(resource ? [resource] : [])]);
    const types = new Set(places.map(({ type }) => type));
    return {
      name,
      types,
      entities,
      products: productsIn(name),
      owners: ownersIn(name, types),
      generic: isGeneric(name, [...kinds, ...entities]),
    };
  });
}
