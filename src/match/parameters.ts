/**
 * Every number of matching that was chosen on labelled symptoms (test/quality), with the measurement behind it. Results for
 * each set of symptoms: docs/experiments/matching.md.
 */
export const matchParameters = {
  /** Weight of a word. The unit of the others. */
  word: 1,
  /** Weight of a part of an identifier. 0 loses 0.012 of success@1, mostly in alerts and in product issues. */
  part: 0.8,
  /** Weight of a pair of Han characters. A word consists of several. */
  han: 0.3,
  /** Weight of a number. */
  number: 0.4,
  /** Weight of a concept of the lexicon (synonyms, other languages). 0 loses 0.10 of success@1, and every match across languages. */
  concept: 0.45,
  /** Share of its weight that a word which no document has keeps in the denominator of query coverage. */
  unknown: 1,
  /** The same for a pair of Han characters, which mostly spans the end of a word. 0 loses 0.016, mostly short Chinese symptoms. */
  unknownHan: 0.25,
  /**
   * The same for the second attempt with a Chinese symptom where no document is Chinese: only concepts can match, and pairs
   * are missing because of the language. 0.25 loses 2 of 20 Chinese questions over English runbooks, 0 loses 6.
   */
  foreignHan: 0.06,
  /** Factor on words that occur only in common endings (`dial tcp …: connect: connection refused`). */
  ending: 0.5,
  /** Factor on a corrected word, and on the triggers that only corrections find. No set has typing errors, so goldens decided. */
  correction: 0.8,
  /** A term that occurs n times counts 1 + repetition × ln n. 0 loses 0.015, mostly long issues and logs. */
  repetition: 1,
  /** Total weight of the other lines of a log relative to the salient ones. Without it half of the log answers lose `high`. */
  boilerplate: 0.5,
  /** Weight of the agreement with a title. 0 loses 0.047 of success@1. */
  title: 1.1,
  /** The same for a documented symptom. 0 loses 0.004. */
  symptom: 0.6,
  /** The same for a heading. 0 loses a symptom in each of three sets (kubeovn-issues, asked-zh, titles-zh). */
  heading: 0.3,
  /** Factor on the agreement with a key text that has a contradicting qualifier: some instead of all, the same node instead of another. */
  excluded: 0.3,
  /** Factor on the text score of a document whose title has a contradicting qualifier. */
  excludedTitle: 0.7,
  /** Score of a trigger of weight 1 with a rare phrase that no other document has. 0 loses 0.16 in kubeovn-issues. */
  trigger: 0.8,
  /** Factor on the triggers of an article, which name its subject, not a fault. 1 refuses 0.034 less of the symptoms without an answer. */
  topic: 0.5,
  /** Score of a rare error line that only one document has. 0 loses 0.003 of success@1, and `high` for 50 answers, all to logs. */
  errorLine: 0.8,
  /** Weight of the similarity that an embedding model finds, for symptoms that words do not decide. */
  meaning: 4,
  /** Factor on the text score of a workflow, since a procedure is wanted. 1 loses 0.006. */
  workflow: 1.1,
} as const;

/** Thresholds of acceptance and confidence (accept.ts). Chosen on labelled symptoms with and without an answer. */
export const acceptParameters = {
  /** Fraction of a word that a pair of Han characters counts as in sums of idf. */
  hanIdf: 0.55,
  /** Prior of the concept coverage, in units of maxIdf: weight of assumed concepts, half of them matched. */
  presumedConcepts: 0.11,
  /** Least evidence weight (in units of maxIdf) of an answer: `it works` has less. */
  leastWeight: 0.6,
  /** Least idf besides common endings, in units of maxIdf. 0.6 refuses a Chinese report with one specific word. */
  leastBesideEndings: 0.4,
  /** Least evidence. A lower value answers more and refuses less (0.15: 0.976 answered, 0.55 refused; 0.19: 0.975 and 0.60). */
  leastEvidence: 0.19,
  /** Evidence falls by e^(-unmatched × idf of the most specific unmatched term / maxIdf). */
  unmatched: 1.25,
  /** Factor on the evidence of a document that lacks a decisive concept. In all 39 folds the smallest value tried was best. */
  lacksDecisive: 0.1,
  /** Factor on the evidence for a symptom about a program or product that no document has. 0.3 wrongly refuses 3 more. */
  foreignSubject: 0.4,
  /** Least strength (0 to 1) of a trigger that suffices by itself … */
  leastTrigger: 0.4,
  /** … for a symptom that is foreign to the knowledge base … */
  sureTrigger: 0.6,
  /** … and for a foreign subject or a missing decisive concept: more than a word that only one document has. */
  surestTrigger: 0.65,
  /** Share of unknown words above which a symptom is foreign. */
  mostUnknown: 0.65,
  /** Least agreement with a key text at which the symptom repeats that text, which suffices by itself. */
  sameKeyText: 0.95,
  /** Margin (share of the first score) below which the first two are ambiguous. */
  ambiguousMargin: 0.03,
  /** Least margin and score of medium confidence. */
  mediumMargin: 0.15,
  mediumScore: 0.5,
  /** Least margin, evidence weight and score of high confidence, and most unknown share (`npm run calibration`). */
  highMargin: 0.25,
  highWeight: 1.25,
  highScore: 1.05,
  highUnknown: 0.2,
} as const;

/** Maximum number of documents that an embedding model proposes. */
export const proposedByMeaning = 8;

/** Number of documents that BM25F proposes. */
export const candidateLimit = 24;

/** Scores are rounded to this many decimals before they are compared. */
export const scoreDecimals = 4;

/** Near-tie margin, as a share of the better score: within it, the priority decides. */
export const nearTie = 0.02;
