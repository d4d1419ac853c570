import type { Diagnostic, Evidence } from '../model/index.js';

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

/** One evidence entry, its keys in the order of the type. */
export function evidenceJson({ kind, value, concept, score, query, source }: Evidence): object {
  return {
    kind,
    value,
    concept,
    score,
    query: query && { start: query.start, end: query.end },
    source: source && { path: source.path, line: source.line },
  };
}

/** One diagnostic, its keys in the order of the type. */
export function diagnosticJson(diagnostic: Diagnostic): object {
  const { ruleId, severity, message, path, range, note, values, url, related, fix } = diagnostic;
  return { ruleId, severity, message, path, range, note, values, url, related, fix };
}
