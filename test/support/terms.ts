import { TermReader } from '../../src/plan/search-terms.js';
import { buildConceptIndex } from '../../src/text/index.js';

/**
 * Terms of a knowledge base in which all words are equally frequent.
 * @param groups words with the same meaning
 */
export function equalTerms(groups: Readonly<Record<string, readonly string[]>> = {}): TermReader {
  const lexicon = { groups: Object.entries(groups).map(([id, terms]) => ({ id, terms: [...terms] })) };
  return new TermReader({ concepts: buildConceptIndex(lexicon), idf: () => 1 });
}
