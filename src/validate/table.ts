import type { CollectionRule, DocumentRule, RuleName } from './rule.js';
import { circularReference, duplicateId, duplicateSource, duplicateTitle, uncoveredCases } from './rules/collection.js';
import { nearDuplicate } from './rules/collection-near-duplicate.js';
import { translationDiffers } from './rules/collection-translation-differs.js';
import { unknownBranch, unknownRelated, unknownValue, unknownWorkflow } from './rules/collection-unknown.js';
import { destructiveWithoutWarning } from './rules/commands-destructive-without-warning.js';
import { commandDoesNotParse } from './rules/commands-does-not-parse.js';
import { commandMisspelt } from './rules/commands-misspelt.js';
import { placeholderUnexplained } from './rules/commands-placeholder-unexplained.js';
import { bidiOrZeroWidth, email, mixedScript, publicAddress } from './rules/content.js';
import { damagedEncoding, damagedMarkup, damagedMerge } from './rules/content-damaged.js';
import { secret } from './rules/content-secret.js';
import { typographicCharacters } from './rules/content-typographic-characters.js';
import {
  empty,
  emptySection,
  headingForm,
  missingSection,
  titleSaysNothing,
  uneditedSkeleton,
  versionNote,
} from './rules/document.js';
import { straySymptoms } from './rules/document-stray-symptoms.js';
import { unreadComparison } from './rules/expectation-unread-comparison.js';
import { fenceNoLanguage, fenceYamlInShell } from './rules/fence.js';
import { impossibleDate, otherLanguage, schema, unknownKey, unusableId } from './rules/front-matter.js';
import { brokenAnchor, brokenLink, linkAddress, linkSpaces } from './rules/links.js';
import { flowCircle, flowDoubled, flowUnreachable, noCheckBefore, noVerification } from './rules/procedure.js';
import { shadowed, signatureNotFound, symptomNotFound } from './rules/retrieval.js';
import { suppressionNoReason, suppressionUnknownRule, suppressionUnused } from './rules/suppression.js';
import {
  triggerMatchesEverything,
  triggerNeverHits,
  triggerRedundant,
  triggerRegex,
  triggerTooCommon,
  triggerTooShort,
  triggerVariablePart,
} from './rules/triggers.js';
import { triggerDuplicate, triggerShared, triggerSubsumed } from './rules/triggers-among-others.js';
import { triggerUnknownStep } from './rules/triggers-unknown-step.js';

/** Document rules. A new rule is one file and one line here. */
export const documentRules: readonly DocumentRule[] = [
  schema,
  unknownKey,
  impossibleDate,
  otherLanguage,
  unusableId,
  empty,
  titleSaysNothing,
  uneditedSkeleton,
  bidiOrZeroWidth,
  mixedScript,
  emptySection,
  damagedMerge,
  damagedEncoding,
  damagedMarkup,
  missingSection,
  straySymptoms,
  triggerTooShort,
  triggerTooCommon,
  triggerDuplicate,
  // After the duplicates: of two fixes at one place, the first is applied.
  typographicCharacters,
  triggerNeverHits,
  triggerRedundant,
  triggerSubsumed,
  triggerUnknownStep,
  triggerVariablePart,
  versionNote,
  fenceNoLanguage,
  fenceYamlInShell,
  commandDoesNotParse,
  commandMisspelt,
  placeholderUnexplained,
  destructiveWithoutWarning,
  noCheckBefore,
  noVerification,
  flowDoubled,
  flowUnreachable,
  flowCircle,
  unreadComparison,
  secret,
  publicAddress,
  email,
  brokenAnchor,
  linkAddress,
  linkSpaces,
  suppressionNoReason,
];

export const collectionRules: readonly CollectionRule[] = [
  duplicateId,
  duplicateSource,
  duplicateTitle,
  nearDuplicate,
  triggerShared,
  brokenLink,
  unknownWorkflow,
  unknownBranch,
  unknownRelated,
  unknownValue,
  circularReference,
  translationDiffers,
  uncoveredCases,
];

/** Rules that query the matcher; the engine runs them (engine/audit/self-retrieval.ts). */
export const engineRules: readonly RuleName[] = [symptomNotFound, signatureNotFound, shadowed];

/** Rules about suppression comments, checked after all others (policy.ts). */
export const policyRules: readonly RuleName[] = [suppressionUnknownRule, suppressionUnused];

/** Rules about how Markdown is written, which the engine runs where it has the tree (engine/analyze/analyze-document.ts). */
export const treeRules: readonly RuleName[] = [headingForm];

/** Rules about patterns of triggers, which load RE2 only when a document has patterns. */
export const patternRules: readonly RuleName[] = [triggerRegex, triggerMatchesEverything];
