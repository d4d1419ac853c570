export type { Language } from '../model/index.js';
export { type Boilerplate, isLevelField, noticePrefix, readAlert, type Span } from './alert-fields.js';
export { caseLinePath, caseLinePlace, caseLinesName, identifiesIncident, jsonFault } from './case-lines.js';
export {
  buildConceptIndex,
  type ConceptIndex,
  ConceptScanner,
  conceptMark,
  conceptOfTerm,
  conceptTerm,
  decisiveMark,
} from './concepts.js';
export {
  canBeName,
  type Entity,
  type EntityType,
  extractEntities,
  findInstanceNames,
  type InstanceName,
  type KnownWords,
  withoutNames,
} from './entities/index.js';
export { detectLanguage, isSmallTalk } from './language.js';
export { isSalient, stripLogPrefix } from './log-lines.js';
export { maskLine, maskMessage, ownWords, signatureWords, withoutPlaceholders } from './mask.js';
export { withoutRandomEnding } from './mask-shapes.js';
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
export {
  blanked,
  isAsciiDigit,
  lettersHash,
  lettersOf,
  type NormalizedText,
  normalize,
  originalEnd,
  originalStart,
} from './normalize.js';
export { readPasted, routineLines } from './pasted-shapes.js';
export {
  distinctPhrases,
  type FoldedText,
  foldedPosition,
  foldGaps,
  foldPhrase,
  hasPhraseEdges,
  isNegatedByPrefix,
  PhraseFinder,
  patternSpecificity,
  phraseSpecificity,
  phraseStandsAt,
  tidyPhrase,
} from './phrases.js';
export { excludeEachOther, type NamedApart, namedApart, qualifierValues } from './qualifiers.js';
export { verdictWords, withoutMagnitudes } from './quantities.js';
export { redactSecrets } from './secrets.js';
export { setDigest, shinglesOf, sketchOf, substance } from './sketch.js';
export {
  forEachToken,
  maximumTermLength,
  type Token,
  type TokenCallback,
  type TokenKind,
  tokenize,
} from './tokenize.js';
export {
  foldPattern,
  needsAny,
  needsRegex,
  patternProblem,
  type TriggerIndex,
  triggerRoles,
} from './trigger-index.js';
export {
  compareVersions,
  concernsVersion,
  holdsFor,
  longestVersion,
  readVersion,
  type VersionNote,
  versionNotes,
} from './versions.js';
export { createStemmer, findCommonEndings, isStopWord, ownCopy, type Stemmer, withoutCommonEndings } from './words.js';
export { yamlFlow, yamlText } from './yaml-text.js';
