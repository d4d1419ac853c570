import { circularReference } from './rules/collection-circular-reference.js';
import { duplicateId } from './rules/collection-duplicate-id.js';
import { duplicateSource } from './rules/collection-duplicate-source.js';
import { nearDuplicate } from './rules/collection-near-duplicate.js';
import { translationDiffers } from './rules/collection-translation-differs.js';
import { uncoveredCases } from './rules/collection-uncovered-cases.js';
import { unknownBranch } from './rules/collection-unknown-branch.js';
import { unknownRelated } from './rules/collection-unknown-related.js';
import { unknownWorkflow } from './rules/collection-unknown-workflow.js';
import { destructiveWithoutWarning } from './rules/commands-destructive-without-warning.js';
import { commandDoesNotParse } from './rules/commands-does-not-parse.js';
import { placeholderUnexplained } from './rules/commands-placeholder-unexplained.js';
import { bidiOrZeroWidth } from './rules/content-bidi-or-zero-width.js';
import { email } from './rules/content-email.js';
import { mixedScript } from './rules/content-mixed-script.js';
import { publicAddress } from './rules/content-public-address.js';
import { secret } from './rules/content-secret.js';
import { empty } from './rules/document-empty.js';
import { emptySection } from './rules/document-empty-section.js';
import { headingForm } from './rules/document-heading-form.js';
import { missingSection } from './rules/document-missing-section.js';
import { titleSaysNothing } from './rules/document-title-says-nothing.js';
import { unreadComparison } from './rules/expectation-unread-comparison.js';
import { fenceNoLanguage } from './rules/fence-no-language.js';
import { fenceYamlInShell } from './rules/fence-yaml-in-shell.js';
import { schema } from './rules/front-matter-schema.js';
import { unknownKey } from './rules/front-matter-unknown-key.js';
import { brokenLink } from './rules/links-broken.js';
import { brokenAnchor } from './rules/links-broken-anchor.js';
import { linkSpaces } from './rules/links-spaces.js';
import { noCheckBefore } from './rules/procedure-no-check-before.js';
import { noVerification } from './rules/procedure-no-verification.js';
import { shadowed } from './rules/retrieval-shadowed.js';
import { signatureNotFound } from './rules/retrieval-signature-not-found.js';
import { symptomNotFound } from './rules/retrieval-symptom-not-found.js';
import { suppressionNoReason } from './rules/suppression-no-reason.js';
import { suppressionUnknownRule } from './rules/suppression-unknown-rule.js';
import { suppressionUnused } from './rules/suppression-unused.js';
import { triggerDuplicate } from './rules/triggers-duplicate.js';
import { triggerMatchesEverything } from './rules/triggers-matches-everything.js';
import { triggerNeverHits } from './rules/triggers-never-hits.js';
import { triggerRedundant } from './rules/triggers-redundant.js';
import { triggerRegex } from './rules/triggers-regex.js';
import { triggerShared } from './rules/triggers-shared.js';
import { triggerTooCommon } from './rules/triggers-too-common.js';
import { triggerTooShort } from './rules/triggers-too-short.js';
import type { CollectionRule, DocumentRule, RuleName } from './types.js';

/** Every rule about one document. A new rule is one file and one line here. */
export const documentRules: readonly DocumentRule[] = [
  schema,
  unknownKey,
  empty,
  titleSaysNothing,
  bidiOrZeroWidth,
  mixedScript,
  emptySection,
  missingSection,
  triggerTooShort,
  triggerTooCommon,
  triggerDuplicate,
  triggerNeverHits,
  triggerRedundant,
  fenceNoLanguage,
  fenceYamlInShell,
  commandDoesNotParse,
  placeholderUnexplained,
  destructiveWithoutWarning,
  noCheckBefore,
  noVerification,
  unreadComparison,
  secret,
  publicAddress,
  email,
  brokenAnchor,
  linkSpaces,
  suppressionNoReason,
];

/** Every rule about the collection. */
export const collectionRules: readonly CollectionRule[] = [
  duplicateId,
  duplicateSource,
  nearDuplicate,
  triggerShared,
  brokenLink,
  unknownWorkflow,
  unknownBranch,
  unknownRelated,
  circularReference,
  translationDiffers,
  uncoveredCases,
];

/** Rules that ask the matcher: the engine runs them (engine/audit/self-retrieval.ts). */
export const engineRules: readonly RuleName[] = [symptomNotFound, signatureNotFound, shadowed];

/** Findings about the comments that turn rules off; made when all else is found (policy.ts). */
export const policyRules: readonly RuleName[] = [suppressionUnknownRule, suppressionUnused];

/** Rules about how Markdown is written, which the engine runs where it has the tree (engine/understand/heading-form.ts). */
export const treeRules: readonly RuleName[] = [headingForm];

/** Rules about patterns, which need an engine that is loaded only when there is one (patterns.ts). */
export const patternRules: readonly RuleName[] = [triggerRegex, triggerMatchesEverything];
