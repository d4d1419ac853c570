#!/usr/bin/env node
// closing-line.mjs REPORT_FOLDER ACCEPTANCE_TEXT FAILED_STEPS: prints "N passed, N failed" and exits 1 when anything failed.
// A step that failed without a failed test (a lint finding, say) counts as one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [reports, acceptanceFile, failedSteps] = process.argv.slice(2);

const counts = [];
const files = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.json')) : [];
for (const file of files.sort()) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(join(reports, file), 'utf8'));
  // A test file that does not load has a failed suite and no failed test.
  counts.push({
    name: `${file.replace('.json', '')} tests`,
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
  });
}
if (files.length === 0) counts.push({ name: 'tests (no report was written)', passed: 0, failed: 1 });
const acceptance = existsSync(acceptanceFile) ? readFileSync(acceptanceFile, 'utf8') : '';
const closing = acceptance.match(/^(\d+) passed, (\d+) failed$/m);
if (closing) counts.push({ name: 'acceptance checks', passed: Number(closing[1]), failed: Number(closing[2]) });

for (const { name, passed, failed } of counts) console.log(`${name}: ${passed} ok, ${failed} not`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = Math.max(
  counts.reduce((sum, count) => sum + count.failed, 0),
  Number(failedSteps),
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
