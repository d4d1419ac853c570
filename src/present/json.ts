import type { Diagnosis, Diagnostic, Evidence } from '../model/index.js';

// JSON.stringify does not escape these, but terminals interpret them.
const unsafeInJson = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** JSON with a final line break and every control character escaped: the same value, safe to display. */
export function toJson(value: unknown, indent = 2): string {
  return `${jsonText(value, indent)}\n`;
}

/** One value as JSON text without a final line break. */
export function jsonText(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(
    unsafeInJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function diagnosisJson(diagnosis: Diagnosis): string {
  const shown = <Item extends { readonly evidence: readonly Evidence[] }>(item: Item): object => ({
    ...item,
    evidence: item.evidence.map(evidenceJson),
  });
  return toJson({ ...diagnosis, matches: diagnosis.matches.map(shown), cases: diagnosis.cases.map(shown) });
}

/** One evidence entry; the concept comes after the value. */
export const evidenceJson = ({ kind, value, concept, score, query, source }: Evidence): object => ({
  kind,
  value,
  concept,
  score,
  query,
  source,
});

/** One diagnostic, its keys in the order of the type. */
export function diagnosticJson(diagnostic: Diagnostic): object {
  const { ruleId, severity, message, path, range, note, values, url, related, fix } = diagnostic;
  return { ruleId, severity, message, path, range, note, values, url, related, fix };
}
