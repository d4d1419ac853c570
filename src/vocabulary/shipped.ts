// The shipped vocabulary, as the bundler reads it from data/.
import alertFields from '../../data/alert-fields.json' with { type: 'json' };
import answerTexts from '../../data/answer-texts.json' with { type: 'json' };
import canonicalHeadings from '../../data/canonical-headings.json' with { type: 'json' };
import collapsed from '../../data/collapsed.json' with { type: 'json' };
import commandsData from '../../data/commands.json' with { type: 'json' };
import commonEndings from '../../data/common-endings.json' with { type: 'json' };
import decisiveData from '../../data/decisive.json' with { type: 'json' };
import documentWords from '../../data/document-words.json' with { type: 'json' };
import entities from '../../data/entities.json' with { type: 'json' };
import headingsData from '../../data/headings.json' with { type: 'json' };
import htmlTags from '../../data/html-tags.json' with { type: 'json' };
import lexiconData from '../../data/lexicon.json' with { type: 'json' };
import negation from '../../data/negation.json' with { type: 'json' };
import pastedShapes from '../../data/pasted-shapes.json' with { type: 'json' };
import placeholders from '../../data/placeholders.json' with { type: 'json' };
import procedure from '../../data/procedure.json' with { type: 'json' };
import qualifiers from '../../data/qualifiers.json' with { type: 'json' };
import ruleWords from '../../data/rule-words.json' with { type: 'json' };
import secrets from '../../data/secrets.json' with { type: 'json' };
import signatures from '../../data/signatures.json' with { type: 'json' };
import siteLeftovers from '../../data/site-leftovers.json' with { type: 'json' };
import skeletons from '../../data/skeletons.json' with { type: 'json' };
import sqlFunctions from '../../data/sql-functions.json' with { type: 'json' };
import startStep from '../../data/start-step.json' with { type: 'json' };
import stemming from '../../data/stemming.json' with { type: 'json' };
import stopwords from '../../data/stopwords.json' with { type: 'json' };
import traditional from '../../data/traditional.json' with { type: 'json' };
import unrelatedSentences from '../../data/unrelated-sentences.json' with { type: 'json' };
import verdicts from '../../data/verdicts.json' with { type: 'json' };
import type { CommandTable, DomainLexicon, HeadingLexicon } from '../model/index.js';

const commands = commandsData as CommandTable;
const decisive: DomainLexicon = decisiveData;
const headings = headingsData as HeadingLexicon;
const lexicon: DomainLexicon = lexiconData;

/** The vocabulary that is shipped; a team's own is merged with it. */
export const shipped = {
  alertFields,
  answerTexts,
  canonicalHeadings,
  collapsed,
  commands,
  commonEndings,
  decisive,
  negation,
  documentWords,
  entities,
  headings,
  htmlTags,
  lexicon,
  pastedShapes,
  placeholders,
  procedure,
  qualifiers,
  ruleWords,
  secrets,
  signatures,
  siteLeftovers,
  skeletons,
  sqlFunctions,
  startStep,
  stemming,
  stopwords,
  traditional,
  unrelatedSentences,
  verdicts,
};

export type Vocabulary = typeof shipped;

export {
  alertFields,
  canonicalHeadings,
  collapsed,
  commands,
  decisive,
  documentWords,
  entities,
  headings,
  htmlTags,
  lexicon,
  negation,
  pastedShapes,
  placeholders,
  procedure,
  ruleWords,
  secrets,
  signatures,
  siteLeftovers,
  skeletons,
  sqlFunctions,
  stemming,
  stopwords,
  traditional,
  verdicts,
};
