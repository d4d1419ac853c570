// The words that answering needs. The bundler inlines them from data/.
import alertFields from '../../data/alert-fields.json' with { type: 'json' };
import answerTexts from '../../data/answer-texts.json' with { type: 'json' };
import commonEndings from '../../data/common-endings.json' with { type: 'json' };
import entities from '../../data/entities.json' with { type: 'json' };
import negation from '../../data/negation.json' with { type: 'json' };
import pastedShapes from '../../data/pasted-shapes.json' with { type: 'json' };
import placeholdersData from '../../data/placeholders.json' with { type: 'json' };
import procedure from '../../data/procedure.json' with { type: 'json' };
import qualifiers from '../../data/qualifiers.json' with { type: 'json' };
import secrets from '../../data/secrets.json' with { type: 'json' };
import signatures from '../../data/signatures.json' with { type: 'json' };
import startStep from '../../data/start-step.json' with { type: 'json' };
import stemming from '../../data/stemming.json' with { type: 'json' };
import stopwords from '../../data/stopwords.json' with { type: 'json' };
import traditionalData from '../../data/traditional.json' with { type: 'json' };
import verdicts from '../../data/verdicts.json' with { type: 'json' };
import versionNotes from '../../data/version-notes.json' with { type: 'json' };
import type { VocabularyExtensions } from '../model/index.js';

const extensions: VocabularyExtensions = {};

/** The shipped vocabulary, with which that of a team is merged. `buildWordsOf` has the words for reading documents. */
export const shipped = {
  alertFields,
  answerTexts,
  commonEndings,
  entities,
  negation,
  pastedShapes,
  placeholders: placeholdersData,
  procedure,
  qualifiers,
  secrets,
  signatures,
  startStep,
  stemming,
  stopwords,
  traditional: traditionalData,
  verdicts,
  versionNotes,
  /** Extensions of a team, of these words and of those of the build. */
  extensions,
};

export type Vocabulary = typeof shipped;

// Typed by the vocabulary, because published declarations cannot name the files of data/.
export const placeholders: Vocabulary['placeholders'] = placeholdersData;
export const traditional: Vocabulary['traditional'] = traditionalData;
