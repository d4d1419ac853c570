export type { Language } from '../model/index.js';
export { type AutomatonArrays, AutomatonScanner, buildAutomaton } from './aho-corasick.js';
export { isAlarming } from './alarms.js';
export { type AlertFields, isLevelField, type Piece, readAlert } from './alert-fields.js';
export { isAsciiDigit } from './characters.js';
export {
  buildConceptIndex,
  type ConceptIndex,
  ConceptScanner,
  conceptMark,
  conceptOfTerm,
  conceptTerm,
  decisiveMark,
  forEachConcept,
} from './concepts.js';
export { distinctPhrases } from './distinct-phrases.js';
export { type Entity, type EntityType, extractEntities } from './entities/index.js';
export { detectLanguage } from './language.js';
export { lazily } from './lazily.js';
export { stripLogPrefix } from './log-prefix.js';
export { maskLine, withoutMarks } from './mask.js';
export {
  endsNegated,
  isHealthy,
  isNegated,
  isNegative,
  type NegationScope,
  negationScopes,
  saysNotTriggered,
  startsNegated,
} from './negation.js';
export { type NormalizedText, normalize, originalEnd, originalStart } from './normalize.js';
export { readPasted } from './pasted-shapes.js';
export { foldPattern, patternProblem } from './patterns.js';
export {
  type FoldedText,
  foldedPosition,
  foldGaps,
  foldPhrase,
  hasPhraseEdges,
  needsCheck,
  phraseStandsAt,
  tidyPhrase,
} from './phrases.js';
export { hasPlainWords } from './plain-words.js';
export { maskSecrets } from './secrets.js';
export { maskMessage, signatureWords } from './signature-words.js';
export { isSmallTalk } from './small-talk.js';
export { patternSpecificity, phraseSpecificity } from './specificity.js';
export { createStemmer, ownCopy, type Stemmer } from './stemmer.js';
export { isStopWord } from './stop-words.js';
export {
  forEachToken,
  maximumTermLength,
  type Token,
  type TokenCallback,
  type TokenKind,
  tokenize,
} from './tokenize.js';
export { needsAny, needsRegex, type TriggerIndex, triggerRoles } from './trigger-index.js';
export { WordTable } from './word-table.js';
export { yamlFlow, yamlText } from './yaml-text.js';
