import type { Diagnostic, Document, Range } from '../model/index.js';
import { foldPattern, patternProblem } from '../text/index.js';
import { rulePage } from './rule.js';
import { triggerMatchesEverything } from './rules/triggers-matches-everything.js';
import { triggerRegex } from './rules/triggers-regex.js';
import type { FrontMatterPlaces, RuleName } from './types.js';

/**
 * Patterns of triggers that the linear-time engine cannot compile, or that hit anything. Loads that engine only when a
 * pattern is there.
 */
export async function validatePatterns(document: Document, frontMatter: FrontMatterPlaces): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = [];
  const report = (rule: RuleName, message: string, note: string, range: Range) =>
    findings.push({
      ruleId: rule.id,
      severity: rule.severity,
      message,
      note,
      path: document.path,
      range,
      url: rulePage(rule.id),
    });
  for (const { regex, cased, range } of document.triggers) {
    if (regex === null) continue;
    const place = placeOf(regex, frontMatter) ?? range;
    const problem = await patternProblem(regex);
    if (problem !== null) {
      const message = `Unexpected pattern ${regex}, expected one that compiles: ${problem}`;
      report(triggerRegex, message, 'Patterns run in linear time: no look-around, no back references.', place);
    } else if (await hitsAnything(regex, cased)) {
      const message = `Unexpected pattern ${regex} that hits any text, expected one that asks for words of this problem`;
      report(triggerMatchesEverything, message, 'Leave out what may be absent (`.*`, `x?`) at both ends.', place);
    }
  }
  return findings;
}

/** Texts without a problem. Who hits all of them but one hits anything. */
const unrelated = ['lunch is at 12:30 today, see you', '会议改到周二下午三点', 'ok', '7'];

async function hitsAnything(regex: string, cased: boolean): Promise<boolean> {
  const { RE2JS } = await import('re2js');
  const pattern = RE2JS.compile(foldPattern(regex, cased));
  if (pattern.matcher('').find()) return true;
  return unrelated.filter((text) => pattern.matcher(text).find()).length >= unrelated.length - 1;
}

/** Where the pattern stands in the front matter. */
function placeOf(regex: string, { data, values }: FrontMatterPlaces) {
  const triggers = Array.isArray(data.triggers) ? (data.triggers as readonly { regex?: unknown }[]) : [];
  const index = triggers.findIndex((trigger) => trigger?.regex === regex);
  return values.get(`/triggers/${index}/regex`);
}
