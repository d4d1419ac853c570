import type { Diagnostic, Document } from '../model/index.js';
import { patternProblem } from '../text/index.js';
import type { FrontMatterPlaces } from './types.js';

/** Patterns of triggers that the linear-time engine cannot compile. Loads that engine only when a pattern is there. */
export async function validatePatterns(document: Document, frontMatter: FrontMatterPlaces): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = [];
  for (const { regex, range } of document.triggers) {
    const problem = regex === null ? null : await patternProblem(regex);
    if (problem === null) continue;
    findings.push({
      ruleId: 'triggers/regex',
      severity: 'error',
      message: `Unexpected pattern ${regex}, expected one that compiles: ${problem}`,
      note: 'Patterns run in linear time: no look-around, no back references.',
      path: document.path,
      range: placeOf(regex!, frontMatter) ?? range,
    });
  }
  return findings;
}

/** Where the pattern stands in the front matter. */
function placeOf(regex: string, { data, values }: FrontMatterPlaces) {
  const triggers = Array.isArray(data.triggers) ? (data.triggers as readonly { regex?: unknown }[]) : [];
  const index = triggers.findIndex((trigger) => trigger?.regex === regex);
  return values.get(`/triggers/${index}/regex`);
}
