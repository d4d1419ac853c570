import { limits } from '../../limits.js';
import type { OfferedValues, Placeholder, Step } from '../../model/index.js';
import { withoutRandomEnding } from '../../text/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { kindNamed, kindShown, kindsAsked } from '../observe/commands.js';
import { failingStates } from '../observe/find-values.js';
import type { OutputRecord } from '../observe/output-record.js';
import { readOutput } from '../observe/read-output.js';
import { checkValue } from './rendering.js';

/** A name in pasted output with its kind: `pod`, `subnet`, `pod-ip` for an address of a pod. */
export type PastedName = readonly [kind: string, value: string];

/** Number of characters that are searched. */
const searched = 100_000;

const tablesOf = derived(({ placeholders }: Vocabulary) => {
  return {
    otherAddress: new RegExp(`(?<![a-z])(?:${placeholders.otherAddresses.join('|')})(?![a-z])`, 'i'),
    owners: new Map(Object.entries<string>(placeholders.addressOwners)),
    state: new Set<string>(placeholders.stateColumns),
    unborn: new Set<string>(placeholders.newWords),
  };
});

const prompted = /^(?:\S{0,80}[$#>%]\s+)?(?:sudo\s+)?(?:kubectl|oc|k)\s/;
const inNamespace = /\s(?:-n|--namespace)[\s=]+([a-z0-9][a-z0-9-]*)/;
const kindAndName = /^([a-z][a-z0-9-]*)(?:\.[a-z0-9.-]+)?\/([A-Za-z0-9][\w.:-]*)$/;

/**
 * The names in output, followed by those that are known already. Reads tables (also `-o wide`, and without headings),
 * `-o name`, YAML and JSON. Rows that fail come first, then those whose state differs from most. At most `limits.sessionPastedNames`.
 */
export function pastedNames(
  output: string,
  known: readonly PastedName[] = [],
  { step, vocabulary }: { readonly step: Pick<Step, 'commands'>; readonly vocabulary?: Vocabulary },
): PastedName[] {
  const asked = new Set(
    step.commands.flatMap(({ text }) => text.split('\n').flatMap((line) => kindsAsked(line, vocabulary))),
  );
  const parts: { readonly kinds: ReadonlySet<string>; readonly lines: string[] }[] = [{ kinds: asked, lines: [] }];
  const namespaces: PastedName[] = [];
  for (const line of output.slice(0, searched).split(/\r?\n/)) {
    if (prompted.test(line)) {
      parts.push({ kinds: new Set(kindsAsked(line, vocabulary)), lines: [] });
      const [, namespace] = inNamespace.exec(line) ?? [];
      if (namespace) namespaces.push(['namespace', namespace]);
    } else parts.at(-1)!.lines.push(line);
  }
  const found = parts.flatMap(({ kinds, lines }) => {
    const named = lines.flatMap((line) => namedIn(line.trim(), vocabulary));
    if (named.length > 0 && named.length === lines.filter((line) => line.trim() !== '').length) return named;
    return unusualFirst(readOutput(lines.join('\n'), vocabulary).records, vocabulary).flatMap((record) =>
      namesOf(record, kinds, vocabulary),
    );
  });
  const distinct = new Map([...found, ...namespaces, ...known].map((each) => [each.join(' '), each]));
  return [...distinct.values()].slice(0, limits.sessionPastedNames);
}

function namedIn(text: string, vocabulary?: Vocabulary): PastedName[] {
  const [, kind = '', name = ''] = kindAndName.exec(text) ?? [];
  const known = kindNamed(kind, vocabulary);
  return known === undefined ? [] : [[known, name]];
}

/** Puts rows in a failing state first, then those with an unusual one (`READY`, `STATUS`): a diagnosis is usually about these. */
function unusualFirst(records: readonly OutputRecord[], vocabulary?: Vocabulary): readonly OutputRecord[] {
  const { state } = tablesOf(vocabulary);
  const stateOf = ({ fields }: OutputRecord): string =>
    fields.flatMap(({ name, value }) => (state.has(name.toUpperCase()) ? [value] : [])).join(' ');
  const counts = new Map<string, number>();
  for (const record of records) counts.set(stateOf(record), (counts.get(stateOf(record)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const isUsual = (record: OutputRecord): boolean => counts.get(stateOf(record)) === most;
  const rank = (record: OutputRecord): number =>
    failingStates(record, vocabulary).length > 0 ? 0 : isUsual(record) ? 2 : 1;
  return records.toSorted((left, right) => rank(left) - rank(right));
}

function namesOf(record: OutputRecord, asked: ReadonlySet<string>, vocabulary?: Vocabulary): PastedName[] {
  const { label, fields } = record;
  const at = (path: string): string | undefined => fields.find((field) => field.path === path)?.value;
  const written = at('kind');
  const kind = (written && kindNamed(written, vocabulary)) || kindOfRow(record, asked, vocabulary);
  const own = label === null ? [] : namedIn(label, vocabulary);
  const name = at('metadata.name') ?? at('NAME') ?? at('Name');
  const others = fields.flatMap(({ name: heading, value, path }): PastedName[] => {
    if (value === '' || /^(?:metadata\.)?name$/i.test(path)) return [];
    const addresses = addressesIn(value);
    if (addresses.length > 0) {
      const owner = ownerOfColumn(heading, kind, vocabulary);
      return owner === null ? [] : addresses.map((address) => [`${owner}-ip`, address]);
    }
    const nested = nestedKinds[path];
    const column = nested ?? (path === heading ? kindNamed(heading, vocabulary) : undefined);
    return column === undefined || column === kind || !plainName.test(value) || isCount.test(value)
      ? []
      : [[column, value]];
  });
  return [...own, ...(own.length === 0 && kind && name ? [[kind, name] as const] : []), ...others];
}

/** The addresses in a value such as `10.16.0.12:8080,10.16.0.13:8080 + 2 more...`; none if it has anything else. */
function addressesIn(value: string): string[] {
  const listed = value.replace(/ ?\+ ?\d+ more\.*$/, '').split(',');
  const addresses = listed.map((each) => (checkValue('ip', each).ok ? each : each.replace(/:\d{1,5}$/, '')));
  return addresses.every((address) => checkValue('ip', address).ok) ? addresses : [];
}

const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** The kind of object whose address a column has; null for other addresses: the gateway of a node is not an address of the node. */
function ownerOfColumn(heading: string, kind: string | null, vocabulary?: Vocabulary): string | null {
  const words = wordsIn(heading);
  if (tablesOf(vocabulary).otherAddress.test(heading))
    return words.at(-1) === 'ip' ? words.slice(0, -1).join('-') : null;
  return ownersNamed(words, vocabulary)[0] ?? ownersNamed([kind ?? ''], vocabulary)[0] ?? null;
}

const ownersNamed = (words: readonly string[], vocabulary?: Vocabulary): string[] =>
  words
    .flatMap((word) => tablesOf(vocabulary).owners.get(word) ?? kindNamed(word, vocabulary) ?? [])
    .filter((owner) => owner !== 'ip');

/** Paths in YAML and JSON at which objects name others. */
const nestedKinds: Readonly<Record<string, string>> = { 'metadata.namespace': 'namespace', 'spec.nodeName': 'node' };

/** The kind whose columns a row has, else the only kind that was asked for if the record is an object of the cluster. */
function kindOfRow(record: OutputRecord, asked: ReadonlySet<string>, vocabulary?: Vocabulary): string | null {
  const shown = kindShown(record, vocabulary);
  if (shown !== null) return shown;
  const paths = new Set(record.fields.map(({ path }) => path));
  // `describe` prints labels below the name. `Name: OVN_Northbound` of another program is not an object.
  const isObject =
    ['NAME', 'metadata.name'].some((path) => paths.has(path)) || (paths.has('Name') && paths.has('Labels'));
  return isObject && asked.size === 1 ? [...asked][0]! : null;
}

/** Names without a meaning in any shell, because output is not written by the person who runs the command. */
const plainName = /^[A-Za-z0-9][\w.:-]*$/;
/** A column such as PODS may have numbers of objects instead of names. */
const isCount = /^\d+$/;

/** The pasted names that fit each open parameter, checked against the type of every place that they would fill. */
export function offeredValues(
  steps: readonly Pick<Step, 'commands'>[],
  open: readonly string[],
  pasted: readonly PastedName[],
  vocabulary?: Vocabulary,
): OfferedValues[] {
  if (pasted.length === 0) return [];
  const places = steps.flatMap(({ commands }) => commands.flatMap(({ placeholders }) => placeholders));
  const { unborn } = tablesOf(vocabulary);
  return open.flatMap((name) => {
    const own = places.filter((place) => place.name === name);
    const words = withoutRandomEnding(name).split('-');
    if (own.some(({ context }) => context === 'program') || words.some((word) => unborn.has(word))) return [];
    const values = pasted.flatMap(([kind, value]) =>
      own.some((place) => fits(place, kind, vocabulary)) ? [value] : [],
    );
    const safe = [...new Set(values)].filter(
      (value) => plainName.test(value) && own.every(({ type }) => checkValue(type, value).ok),
    );
    // Names with the words of the parameter besides its kind: `ovs-ovn` of `<ovs-ovn-pod>`.
    const special = words.filter((word) => kindNamed(word, vocabulary) === undefined && word !== 'name').join('-');
    const meant = special === '' ? [] : safe.filter((value) => value.includes(special));
    const offered = (meant.length > 0 ? meant : safe).slice(0, limits.sessionOfferedValues);
    return offered.length > 0 ? [{ name, values: offered }] : [];
  });
}

function fits({ type, resource, name }: Placeholder, kind: string, vocabulary?: Vocabulary): boolean {
  if (type !== 'ip') return kind === (type === 'namespace' ? 'namespace' : resource);
  if (!kind.endsWith('-ip')) return false;
  const { otherAddress } = tablesOf(vocabulary);
  if (kind === name || otherAddress.test(name) || otherAddress.test(kind)) return kind === name;
  const owners = ownersNamed(name.split('-'), vocabulary);
  return owners.length === 0 || owners.some((owner) => kind === `${owner}-ip`);
}
