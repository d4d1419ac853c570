import type { TestReport } from '../../model/index.js';
import { plural } from '../lint/order.js';
import { lintText } from '../lint/text.js';
import { checkLintOptions, type LintOptions } from '../lint/types.js';
import { painter } from '../style.js';
import { countTests, failuresOf } from './report.js';

/** Each failure with its place in the golden file and what was answered; how many passed, last. */
export function goldensText(report: TestReport, options: LintOptions = {}): string {
  checkLintOptions('presenters.goldens.text', options);
  const paint = painter(options.color === true);
  const { goldens, failed, errors, warnings } = countTests(report);
  const failures = failuresOf(report);
  const shown = failures.length === 0 ? '' : `${lintText(failures, { ...options, summary: false })}\n`;
  const parts = [`${goldens - failed} of ${plural(goldens, 'golden')} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (errors > 0) parts.push(plural(errors, 'other error'));
  if (warnings > 0) parts.push(plural(warnings, 'warning'));
  const style = failed + errors > 0 ? 'red' : warnings > 0 ? 'yellow' : 'green';
  return `${shown}${paint(style, `${parts.join(', ')}.`)}\n`;
}
