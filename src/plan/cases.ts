import { byText } from '../collections.js';
import type { Diagnostic, Step, VersionRange } from '../model/index.js';
import { compareVersions, concernsVersion, longestVersion, readVersion } from '../text/index.js';
import { looseName } from './search-terms.js';

export interface SolvedCase {
  readonly id: string;
  readonly products: readonly string[];
  readonly versions: readonly VersionRange[];
}

/** The product and version that the user runs. */
export interface RunningProduct {
  readonly product?: string | undefined;
  readonly version?: string | undefined;
}

/**
 * The cases that may apply to this product and version. A case without products or versions applies to all, and so does one
 * whose versions were not understood. If every case is left out, a diagnostic says why.
 */
export function casesFor<T extends SolvedCase>(
  cases: readonly T[],
  running: RunningProduct,
): { readonly applicable: readonly T[]; readonly diagnostics: readonly Diagnostic[] } {
  if (running.product === undefined && running.version === undefined) return { applicable: cases, diagnostics: [] };
  const version = running.version === undefined ? null : readVersion(running.version);
  const otherProduct = cases.filter((each) => !concernsProduct(each.products, running.product));
  const rest = cases.filter((each) => !otherProduct.includes(each));
  const applicable = rest.filter((each) => !version || concernsVersion(each.versions, version));
  const diagnostics: Diagnostic[] = [];
  if (running.version !== undefined && version === null) diagnostics.push(unreadable(running.version));
  if (cases.length > 0 && applicable.length === 0) diagnostics.push(allLeftOut(running, otherProduct, rest));
  return { applicable, diagnostics };
}

function concernsProduct(products: readonly string[], product: string | undefined): boolean {
  const wanted = looseName(product ?? '');
  if (wanted === '' || products.length === 0) return true;
  return products.some((each) => {
    const named = looseName(each);
    return (
      named === wanted ||
      (wanted.length >= 3 && named.includes(wanted)) ||
      (named.length >= 3 && wanted.includes(named))
    );
  });
}

function unreadable(version: string): Diagnostic {
  return {
    ruleId: 'plan/version-format',
    severity: 'warning',
    message: `Unexpected version "${version.slice(0, longestVersion)}", expected one such as 4.1.0 or v1.12`,
    path: '',
    note: 'Cases were not filtered by version.',
    values: { version: version.slice(0, longestVersion) },
  };
}

function allLeftOut(
  { product, version }: RunningProduct,
  otherProduct: readonly SolvedCase[],
  otherVersion: readonly SolvedCase[],
): Diagnostic {
  const count = otherProduct.length + otherVersion.length;
  const reasons = [
    ...(otherProduct.length > 0 ? [`${otherProduct.length} for another product than ${product}`] : []),
    ...(otherVersion.length > 0 ? [`${otherVersion.length} for other versions than ${version}`] : []),
  ];
  return {
    ruleId: 'plan/cases-left-out',
    severity: 'info',
    message: `All ${count} similar cases were left out: ${reasons.join(', ')}`,
    path: '',
    note: 'Ask without --product and --version to see them.',
    values: { count: String(count) },
  };
}

/** Distinct names of versions, sorted by their numbers; names without numbers come last. */
export function sortedVersions(sources: Iterable<string>): string[] {
  const known = [...new Set(sources)].map((source) => ({ source, numbers: readVersion(source) }));
  return known
    .sort((a, b) => {
      if (a.numbers === null || b.numbers === null)
        return Number(a.numbers === null) - Number(b.numbers === null) || byText(a.source, b.source);
      return compareVersions(a.numbers, b.numbers) || byText(a.source, b.source);
    })
    .map(({ source }) => source);
}

/** The step that the branch of a case names by id, title, condition or a unique part of a title; null when there is none. */
export function stepOfBranch(branch: string | null, steps: readonly Step[]): Step | null {
  if (branch === null || branch.trim() === '') return null;
  const byId = steps.find(({ id, section }) => id === branch.trim() || section === branch.trim());
  if (byId) return byId;
  const wanted = looseName(branch);
  const same = steps.find(({ title }) => looseName(title) === wanted);
  if (same) return same;
  const containing = steps.filter(({ title }) => {
    const named = looseName(title);
    return named.length >= 4 && wanted.length >= 4 && (named.includes(wanted) || wanted.includes(named));
  });
  const conditions = steps
    .flatMap(({ branches }) => branches)
    .filter((each) => each.toKind === 'step' && looseName(each.when) === wanted);
  const led = new Set(conditions.map(({ to }) => to));
  if (led.size === 1) return steps.find(({ id }) => led.has(id)) ?? null;
  return containing.length === 1 ? containing[0]! : null;
}
