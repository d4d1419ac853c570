import { readFileSync, writeFileSync } from 'node:fs';
import { addTo } from '../../collections.js';
import type { Diagnostic } from '../../index.js';
import { UsageError } from './failure.js';

/** Known findings, by document, rule and message: they may move to another line. Equal findings are counted. */
interface Baseline {
  readonly schema: 'triagraph/baseline/1';
  readonly findings: readonly {
    readonly path: string;
    readonly rule: string;
    readonly message: string;
    readonly count: number;
  }[];
}

const keyOf = (path: string, rule: string, message: string): string => JSON.stringify([path, rule, message]);

export function writeBaseline(file: string, diagnostics: readonly Diagnostic[]): void {
  const counts = new Map<string, number>();
  for (const { path, ruleId, message } of diagnostics) addTo(counts, keyOf(path, ruleId, message), 1);
  const findings = [...counts]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, count]) => {
      const [path, rule, message] = JSON.parse(key) as [string, string, string];
      return { path, rule, message, count };
    });
  writeFileSync(file, `${JSON.stringify({ schema: 'triagraph/baseline/1', findings } satisfies Baseline, null, 2)}\n`);
}

/**
 * Compares findings with a baseline.
 * @returns those that it does not have, and the number of its findings that no longer occur
 * @throws UsageError for a file that is not a baseline
 */
export function withoutBaseline(
  file: string,
  diagnostics: readonly Diagnostic[],
): { readonly fresh: Diagnostic[]; readonly gone: number } {
  const left = new Map(
    readBaseline(file).findings.map(({ path, rule, message, count }) => [keyOf(path, rule, message), count]),
  );
  const fresh = diagnostics.filter(({ path, ruleId, message }) => addTo(left, keyOf(path, ruleId, message), -1) < 0);
  return { fresh, gone: [...left.values()].filter((count) => count > 0).reduce((sum, count) => sum + count, 0) };
}

function readBaseline(file: string): Baseline {
  const text = readFileSync(file, 'utf8');
  try {
    const baseline = JSON.parse(text) as Partial<Baseline>;
    if (baseline.schema === 'triagraph/baseline/1' && Array.isArray(baseline.findings)) return baseline as Baseline;
  } catch {
    // Reported below.
  }
  throw new UsageError(`${file} is not a baseline; write one with triagraph lint --write-baseline ${file}`);
}
