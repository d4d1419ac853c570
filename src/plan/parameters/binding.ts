import type { Command, Diagnostic, Placeholder } from '../../model/index.js';
import { entities as entityData, placeholders } from '../../vocabulary/index.js';
import type { BoundValue } from './rendering.js';

/** Letters and digits only: `POD_NAME`, `podName` and `pod-name` are one name. */
export function looseName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Number of single edits between two short texts. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The known name that is meant most likely, or null when none is near. */
export function nearestName(given: string, names: readonly string[]): string | null {
  const wanted = looseName(given).slice(0, 60);
  const ranked = names
    .map((name) => ({ name, cost: distance(wanted, looseName(name).slice(0, 60)) }))
    .sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1));
  const [best] = ranked;
  return best && best.cost <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : null;
}

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

export interface BoundParameters {
  readonly values: Map<string, BoundValue & { readonly from: 'symptom' | 'param' }>;
  readonly diagnostics: Diagnostic[];
}

interface NamedEntity {
  readonly type: string;
  readonly value: string;
}

/** Distinct values of the kinds that may fill a parameter. */
function valuesFor(parameter: WantedParameter, named: readonly NamedEntity[]): string[] {
  const { entities, products } = parameter;
  if (parameter.owners.size > 0) {
    const own = named.filter(({ type, value }) => parameter.owners.has(type) && isAddress.test(value));
    if (own.length > 0) return [...new Set(own.map(({ value }) => value))];
    if (named.some(({ type }) => addressed.has(type) && !parameter.owners.has(type))) return [];
  }
  const values = named.filter(({ type }) => entities.has(type)).map(({ value }) => value);
  return [...new Set(values)].filter((value) => products.every((product) => value.includes(product)));
}

const isAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/**
 * True when the parameter is the one that a symptom's only pod, address, … can mean: a name such as `old-pod` or `pod-2`
 * stands beside another of its kind, or says that a special one is meant.
 */
function isOnlyOne(parameter: WantedParameter, all: readonly WantedParameter[]): boolean {
  if (parameter.generic) return true;
  const rivals = all.filter((other) => [...other.entities].some((entity) => parameter.entities.has(entity)));
  return rivals.length === 1;
}

function ambiguous(name: string, values: readonly string[]): Diagnostic {
  return {
    ruleId: 'plan/parameter-ambiguous',
    severity: 'info',
    message: `Unexpected ${values.length} values for "${name}" in the symptom (${values.slice(0, 3).join(', ')}), expected one`,
    path: '',
    note: `Say which one is meant with --param ${name}=VALUE.`,
    values: { name, count: String(values.length), values: values.slice(0, 3).join(', ') },
  };
}

function unknownParameter(given: string, names: readonly string[]): Diagnostic {
  const nearest = nearestName(given, names);
  return {
    ruleId: 'plan/parameter-unknown',
    severity: 'warning',
    message: `Unexpected parameter "${given}", expected ${names.length ? `one of ${names.slice(0, 12).join(', ')}` : 'none: no command has a placeholder'}`,
    path: '',
    values: { name: given, names: names.slice(0, 12).join(', '), nearest: nearest ?? '' },
    ...(nearest ? { note: `Did you mean "${nearest}"?` } : {}),
  };
}

/** Names that a given parameter fills: the one that is named so, else the generic ones of the kind that is named so. */
function filledBy(given: string, all: readonly WantedParameter[]): readonly WantedParameter[] {
  const loose = looseName(given);
  const named = all.filter(({ name }) => looseName(name) === loose);
  return named.length ? named : all.filter(({ generic, entities }) => generic && entities.has(loose));
}

/**
 * Values for the parameters of a procedure: what the caller gives (`params`), else what the symptom names exactly once.
 * Nothing is guessed: two pods in the symptom leave `<pod>` open, with a diagnostic.
 */
export function bindParameters(
  entities: readonly NamedEntity[],
  params: ReadonlyMap<string, string>,
  wanted: readonly WantedParameter[],
): BoundParameters {
  const values: BoundParameters['values'] = new Map();
  const diagnostics: Diagnostic[] = [];
  if (entities.length === 0 && params.size === 0) return { values, diagnostics };
  for (const parameter of wanted) {
    const found = valuesFor(parameter, entities);
    if (found.length === 1 && isOnlyOne(parameter, wanted))
      values.set(parameter.name, { value: found[0]!, from: 'symptom' });
    else if (found.length > 1 && !filledByAny(parameter, params, wanted))
      diagnostics.push(ambiguous(parameter.name, found));
  }
  const names = wanted.map(({ name }) => name);
  for (const [given, value] of params) {
    const filled = filledBy(given, wanted);
    if (!filled.length) diagnostics.push(unknownParameter(given, names));
    for (const { name } of filled) {
      const exactly = looseName(given) === looseName(name);
      if (exactly || values.get(name)?.from !== 'param') values.set(name, { value, from: 'param' });
    }
  }
  return { values, diagnostics };
}

function filledByAny(
  parameter: WantedParameter,
  params: ReadonlyMap<string, string>,
  all: readonly WantedParameter[],
): boolean {
  return [...params.keys()].some((given) => filledBy(given, all).includes(parameter));
}
