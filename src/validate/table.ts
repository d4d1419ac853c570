import { duplicateId } from './rules/collection-duplicate-id.js';
import { duplicateSource } from './rules/collection-duplicate-source.js';
import { nearDuplicate } from './rules/collection-near-duplicate.js';
import { bidiOrZeroWidth } from './rules/content-bidi-or-zero-width.js';
import { mixedScript } from './rules/content-mixed-script.js';
import { empty } from './rules/document-empty.js';
import { titleSaysNothing } from './rules/document-title-says-nothing.js';
import { schema } from './rules/front-matter-schema.js';
import { unknownKey } from './rules/front-matter-unknown-key.js';
import type { CollectionRule, DocumentRule } from './types.js';

/** Every rule about one document. A new rule is one file and one line here. */
export const documentRules: readonly DocumentRule[] = [
  schema,
  unknownKey,
  empty,
  titleSaysNothing,
  bidiOrZeroWidth,
  mixedScript,
];

/** Every rule about the collection. */
export const collectionRules: readonly CollectionRule[] = [duplicateId, duplicateSource, nearDuplicate];
