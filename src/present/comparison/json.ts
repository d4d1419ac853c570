import type { VersionComparison } from '../../model/index.js';
import { toJson } from '../json.js';

/** `diff --json`: the comparison as it is. */
export const comparisonJson = (comparison: VersionComparison): string => toJson(comparison);
