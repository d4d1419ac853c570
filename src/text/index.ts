export type { Language } from '../model/index.js';
export { type Entity, type EntityType, extractEntities } from './entities.js';
export { detectLanguage } from './language.js';
export { maskLine } from './mask.js';
export { type NormalizedText, normalize, originalEnd, originalStart } from './normalize.js';
export { createStemmer, type Stemmer } from './stemmer.js';
export { isStopWord } from './stop-words.js';
export {
  forEachToken,
  maximumTermLength,
  type Token,
  type TokenCallback,
  type TokenKind,
  tokenize,
} from './tokenize.js';
