import type { Diagnostic } from '../../model/index.js';
import type { BoundValue } from './render.js';
import { looseName, nearestName } from './suggest.js';
import { addressed, type WantedParameter } from './wanted.js';

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
