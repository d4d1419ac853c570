import type { TestReport } from '../../model/index.js';
import { lintGithub } from '../lint/github.js';
import { failuresOf } from './report.js';

/** Failures as annotations of GitHub Actions, in the golden file. */
export const goldensGithub = (report: TestReport): string => lintGithub(failuresOf(report));
