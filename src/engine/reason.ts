import type { Evidence, Language } from '../model/index.js';

const shown = 4;

/** Why a document was chosen, in one line: the strongest things that it and the symptom have in common. */
export function reasonFor(evidence: readonly Pick<Evidence, 'kind' | 'value' | 'query'>[], language: Language): string {
  const values = [...new Set(evidence.filter(({ query }) => query !== null).map(({ value }) => value))].slice(0, shown);
  const quoted = values.map((value) => (language === 'zh' ? `「${value}」` : `“${value}”`));
  if (quoted.length === 0) return language === 'zh' ? '与描述最接近' : 'closest to the description';
  return language === 'zh' ? `命中${quoted.join('')}` : `matches ${quoted.join(', ')}`;
}
