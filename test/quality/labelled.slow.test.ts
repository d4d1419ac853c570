import { describe } from 'vitest';
import { guard } from './gate.js';
import { corpusRoots, hasCorpus, labelledSets } from './sets.js';

describe.skipIf(!hasCorpus)('where the documents of the corpus are beside the repository', () =>
  guard('the labelled symptoms', corpusRoots, labelledSets(), 'labelled.hashes.txt'),
);
