import type { Evidence, Language } from '../../model/index.js';
import { distinctPhrases } from '../../text/index.js';

const shown = 4;

/**
 * Why a document was chosen, in one line: the strongest things that it and the symptom have in common.
 * @param solved title of the solved case that has them, where the document is the workflow that it follows
 */
export function reasonFor(
  evidence: readonly Pick<Evidence, 'kind' | 'value' | 'query'>[],
  language: Language,
  solved: string | null = null,
): string {
  const said = evidence.filter(({ query }) => query !== null).map(({ value }) => value);
  const quote = (value: string): string => (language === 'zh' ? `「${value}」` : `“${value}”`);
  const quoted = distinctPhrases(said, shown).map(quote);
  if (solved !== null) {
    const like = language === 'zh' ? `与已解决案例${quote(solved)}相似` : `like the solved case ${quote(solved)}`;
    if (quoted.length === 0) return like;
    return language === 'zh' ? `${like}，命中${quoted.join('')}` : `${like}, which has ${quoted.join(', ')}`;
  }
  if (quoted.length === 0) return language === 'zh' ? '与描述最接近' : 'closest to the description';
  return language === 'zh' ? `命中${quoted.join('')}` : `matches ${quoted.join(', ')}`;
}
