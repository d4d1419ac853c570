import type { Evidence, Language } from '../../model/index.js';
import { distinctPhrases } from '../../text/index.js';

const shown = 4;

/** Why a document was chosen, in one line: the strongest things that it and the symptom have in common. */
export function reasonFor(evidence: readonly Pick<Evidence, 'kind' | 'value' | 'query'>[], language: Language): string {
  const said = evidence.filter(({ query }) => query !== null).map(({ value }) => value);
  const quoted = distinctPhrases(said, shown).map((value) => (language === 'zh' ? `「${value}」` : `“${value}”`));
  if (quoted.length === 0) return language === 'zh' ? '与描述最接近' : 'closest to the description';
  return language === 'zh' ? `命中${quoted.join('')}` : `matches ${quoted.join(', ')}`;
}
