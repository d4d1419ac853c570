import { addToGroup, groupBy } from '../../collections.js';
import type { Command, Diagnostic, Placeholder } from '../../model/index.js';
import { nearest } from '../../nearest.js';
import { withoutRandomEnding } from '../../text/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { looseName } from '../search-terms.js';
import type { BoundValue } from './rendering.js';

function nearestName(given: string, names: readonly string[]): string | null {
  const byLooseName = new Map(names.map((name) => [looseName(name).slice(0, maxComparedLength), name]));
  const [found] = nearest(looseName(given).slice(0, maxComparedLength), byLooseName.keys(), 1);
  return found === undefined ? null : byLooseName.get(found)!;
}

const maxComparedLength = 60;

/** A placeholder name of a workflow with the kinds of entities that may fill it. */
interface WantedParameter {
  readonly name: string;
  readonly types: ReadonlySet<Placeholder['type']>;
  /** Entity types, such as `pod` or `ip`. */
  readonly entities: ReadonlySet<string>;
  /** Whether the name is only that of a kind (`pod`, `pod-name`); false for `old-pod` and `pod-2`. */
  readonly generic: boolean;
  /** Products and components in the name (`coredns-pod`), or the name without its random ending. A value must contain them. */
  readonly products: readonly string[];
  /** For an address: the kinds of objects in the name that it belongs to (`node-ip`). */
  readonly owners: ReadonlySet<string>;
}

const entityTypes: ReadonlySet<string> = new Set(['ip', 'cidr', 'mac', 'port', 'image', 'version', 'namespace']);
const addressed: ReadonlySet<string> = new Set(['pod', 'node', 'service', 'vm']);

const wordsOf = derived(({ placeholders, entities }: Vocabulary) => {
  const entitiesOfKind = new Map<string, string[]>();
  for (const [entity, kinds] of Object.entries<readonly string[]>(placeholders.bindings))
    for (const kind of kinds) addToGroup(entitiesOfKind, kind, entity);
  return {
    entitiesOfKind,
    /** Names of each kind: `pod-name` consists of such names, `old-pod` does not. */
    kindNames: new Map(
      Object.entries<readonly string[]>(placeholders.resources).map(([kind, names]) => [kind, [kind, ...names]]),
    ),
    generic: new Set(placeholders.genericWords),
    products: [...entities.products, ...entities.components],
  };
});

type Words = ReturnType<typeof wordsOf>;

/** The kinds of objects in a name that an address belongs to. */
function ownersIn(name: string, types: ReadonlySet<string>, { kindNames }: Words): ReadonlySet<string> {
  if (!types.has('ip')) return new Set();
  const words = name.split('-');
  return new Set([...addressed].filter((kind) => kindNames.get(kind)?.some((word) => words.includes(word))));
}

function isGeneric(name: string, kinds: readonly string[], { kindNames, generic }: Words): boolean {
  const known = new Set([...kinds.flatMap((kind) => kindNames.get(kind) ?? [kind]), ...generic]);
  const hasOtherScript = (text: string): boolean => /[^\x20-\x7e]/.test(text);
  return name.split('-').every((word) => {
    if (known.has(word)) return true;
    let left = word;
    for (const one of known) if (hasOtherScript(one) || hasOtherScript(left)) left = left.replace(one, '');
    return left === '';
  });
}

/** The parameters of commands, in order of first appearance. */
export function wantedParameters(commands: readonly Command[], vocabulary?: Vocabulary): WantedParameter[] {
  const words = wordsOf(vocabulary);
  const all = commands.flatMap(({ placeholders }) => placeholders);
  return [...groupBy(all, ({ name }) => name)].map(([name, placeholders]) => {
    const types = new Set(placeholders.map(({ type }) => type));
    const entities = placeholders.flatMap(({ type, resource }) => {
      const kind = entityTypes.has(type) ? type : resource;
      return kind ? (words.entitiesOfKind.get(kind) ?? []) : [];
    });
    const stem = withoutRandomEnding(name);
    const kinds = placeholders.flatMap(({ type, resource }) => (resource ? [type, resource] : [type]));
    return {
      name,
      types,
      entities: new Set(entities),
      products: stem === name ? words.products.filter((product) => `-${name}-`.includes(`-${product}-`)) : [stem],
      owners: ownersIn(name, types, words),
      generic: isGeneric(name, [...kinds, ...entities], words),
    };
  });
}

interface BoundParameters {
  readonly values: Map<string, BoundValue & { readonly from: 'symptom' | 'param' }>;
  readonly diagnostics: Diagnostic[];
}

type NamedEntity = Readonly<Record<'type' | 'value', string>>;

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

/** Whether the only pod, address, … of a symptom may fill a parameter: `old-pod` means a special one, `pod-2` one of several. */
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

/** Maximum number of names in a message; its values have all of them. */
const shownNames = 12;

function unknownParameter(given: string, names: readonly string[]): Diagnostic {
  const nearest = nearestName(given, names);
  const more = names.length > shownNames ? ` and ${names.length - shownNames} more` : '';
  return {
    ruleId: 'plan/parameter-unknown',
    severity: 'warning',
    message: `Unexpected parameter "${given}", expected ${names.length ? `one of ${names.slice(0, shownNames).join(', ')}${more}` : 'none: no command has a placeholder'}`,
    path: '',
    values: { name: given, names: names.join(', '), nearest: nearest ?? '' },
    ...(nearest ? { note: `Did you mean "${nearest}"?` } : {}),
  };
}

/** The parameters that a given name fills: the one with this name, else the generic ones of this kind. */
function filledBy(given: string, all: readonly WantedParameter[]): readonly WantedParameter[] {
  const loose = looseName(given);
  const named = all.filter(({ name }) => looseName(name) === loose);
  return named.length ? named : all.filter(({ generic, entities }) => generic && entities.has(loose));
}

interface KnownValues {
  readonly entities: readonly NamedEntity[];
  /** Values given by a person, by placeholder name. */
  readonly params: ReadonlyMap<string, string>;
  /** Labels of an alert, by name. A label that no command uses is not reported. */
  readonly labels?: ReadonlyMap<string, string>;
}

/**
 * Values for the parameters of a procedure: those given by a person (`params`), else the labels of the alert, else those
 * that the symptom names exactly once. Nothing is guessed: two pods in the symptom leave `<pod>` open, with a diagnostic.
 */
export function bindParameters(known: KnownValues, wanted: readonly WantedParameter[]): BoundParameters {
  const { entities, params, labels = new Map<string, string>() } = known;
  const values: BoundParameters['values'] = new Map();
  const diagnostics: Diagnostic[] = [];
  if (entities.length + params.size + labels.size === 0) return { values, diagnostics };
  const given = new Map([...labels, ...params]);
  for (const parameter of wanted) {
    const found = valuesFor(parameter, entities);
    if (found.length === 1 && isOnlyOne(parameter, wanted))
      values.set(parameter.name, { value: found[0]!, from: 'symptom' });
    else if (found.length > 1 && !filledByAny(parameter, given, wanted))
      diagnostics.push(ambiguous(parameter.name, found));
  }
  fillByName(labels, 'symptom', wanted, values);
  const names = wanted.map(({ name }) => name);
  const unknown = fillByName(params, 'param', wanted, values);
  return { values, diagnostics: [...diagnostics, ...unknown.map((name) => unknownParameter(name, names))] };
}

/** Sets the parameters that given names fill; exact names take precedence. Returns the names that fill none. */
function fillByName(
  given: ReadonlyMap<string, string>,
  from: 'symptom' | 'param',
  wanted: readonly WantedParameter[],
  values: BoundParameters['values'],
): string[] {
  const done = new Set<string>();
  const unknown: string[] = [];
  for (const [key, value] of given) {
    const filled = filledBy(key, wanted);
    if (!filled.length) unknown.push(key);
    for (const { name } of filled) {
      const isExact = looseName(key) === looseName(name);
      if (!isExact && done.has(name)) continue;
      done.add(name);
      values.set(name, { value, from });
    }
  }
  return unknown;
}

function filledByAny(
  parameter: WantedParameter,
  params: ReadonlyMap<string, string>,
  all: readonly WantedParameter[],
): boolean {
  return [...params.keys()].some((given) => filledBy(given, all).includes(parameter));
}
