import { lexicon } from '../generated/data/lexicon.js';
import type { DomainLexicon } from '../model/index.js';
import { buildConceptIndex, type ConceptIndex } from '../text/index.js';

/** The concepts of the domain lexicon and of groups that a project adds; a group with a known id adds its terms to that. */
export function domainConcepts(added: DomainLexicon['groups'] = []): ConceptIndex {
  if (added.length === 0) return buildConceptIndex(lexicon);
  const groups = new Map(lexicon.groups.map(({ id, terms }) => [id, [...terms]]));
  for (const { id, terms } of added) groups.set(id, [...(groups.get(id) ?? []), ...terms]);
  return buildConceptIndex({ ...lexicon, groups: [...groups].map(([id, terms]) => ({ id, terms })) });
}
