import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/closing-line.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'triagraph-closing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The last line and exit code for test reports, an acceptance log and failed steps. */
function closing(tests: object | readonly object[] | null, acceptance: string | null, failedSteps = 0) {
  const at = (name: string, text: string | null) => {
    const path = join(folder, name);
    rmSync(path, { force: true });
    if (text !== null) writeFileSync(path, text);
    return path;
  };
  const reports = join(folder, 'tests');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  for (const [index, report] of (tests === null ? [] : [tests].flat()).entries())
    at(`tests/${index}.json`, JSON.stringify(report));
  const args = [script, reports, at('acceptance.txt', acceptance), String(failedSteps)];
  const result = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return `${result.stdout.trimEnd().split('\n').at(-1)}, exit ${result.status}`;
}

const passing = { numPassedTests: 40, numFailedTests: 0, numFailedTestSuites: 0 };

describe('the closing line', () => {
  it('adds tests and acceptance checks', () => {
    expect(closing(passing, 'ok a\n\n12 passed, 0 failed\n')).toBe('52 passed, 0 failed, exit 0');
    expect(closing(passing, 'FALLS SHORT a\n\n11 passed, 1 failed\n', 1)).toBe('51 passed, 1 failed, exit 1');
  });

  it('adds the reports of several runs', () => {
    expect(closing([passing, { ...passing, numFailedTests: 2 }], null)).toBe('80 passed, 2 failed, exit 1');
  });

  it('counts a step that failed without a failing test', () => {
    expect(closing(passing, null, 1)).toBe('40 passed, 1 failed, exit 1');
  });

  it('counts a test file that did not load', () => {
    expect(closing({ ...passing, numFailedTestSuites: 1 }, null)).toBe('40 passed, 1 failed, exit 1');
  });

  it('never passes without a report', () => {
    expect(closing(null, null)).toBe('0 passed, 1 failed, exit 1');
  });
});
