import type { DomainLexicon } from '../model/index.js';
import { buildConceptIndex, type ConceptIndex, decisiveMark } from '../text/index.js';
import { decisive, lexicon } from '../vocabulary/index.js';

/**
 * The concepts of the domain lexicon, of groups that a project adds (one with a known id adds its terms to that), and the
 * decisive ones.
 */
export function domainConcepts(added: DomainLexicon['groups'] = []): ConceptIndex {
  const groups = new Map(lexicon.groups.map(({ id, terms }) => [id, [...terms]]));
  for (const { id, terms } of added) groups.set(id, [...(groups.get(id) ?? []), ...terms]);
  const known = [...groups].map(([id, terms]) => ({ id, terms }));
  return buildConceptIndex({ groups: [...known, ...decisive.groups.map(markDecisive)] });
}

const markDecisive = ({ id, terms }: DomainLexicon['groups'][number]) => ({ id: decisiveMark + id, terms });
