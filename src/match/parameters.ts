/**
 * Every number of matching that was chosen on labelled symptoms (test/quality), with what it was chosen on. What each is
 * worth, by set: docs/experiments/matching.md.
 */
export const matchParameters = {
  /** Weight of a word. The unit of the others. */
  word: 1,
  /** Weight of a part of an identifier. 0 loses 0.012 of success@1, mostly in alerts and in product issues. */
  part: 0.8,
  /** Weight of a pair of Han characters, of which a word has several. */
  han: 0.3,
  /** Weight of a number. */
  number: 0.4,
  /** Weight of a concept of the lexicon (synonyms, other languages). 0 loses 0.10 of success@1, and all that cross languages. */
  concept: 0.45,
  /** How much of its weight a word that no document has takes away from what is explained. */
  unknown: 1,
  /** The same for a pair of Han characters, which mostly reaches over the end of a word. 0 loses 0.016, mostly short Chinese symptoms. */
  unknownHan: 0.25,
  /**
   * The same for a symptom that is refused where no document is Chinese: only concepts connect the two, and pairs are
   * missing because of the language. 0.25 loses 2 of 20 Chinese questions over English runbooks, 0 loses 6.
   */
  foreignHan: 0.06,
  /** Factor on words that only common endings have (`dial tcp …: connect: connection refused`). */
  ending: 0.5,
  /** Factor on a corrected word, and on the triggers that only corrections find. No set has typing errors: set by goldens. */
  correction: 0.8,
  /** A term that occurs n times counts 1 + repetition × ln n. 0 loses 0.015, mostly long issues and logs. */
  repetition: 1,
  /** What the lines of a log that are not salient count together, beside those that are. Without it half of the log answers lose `high`. */
  boilerplate: 0.5,
  /** Weight of the agreement with a title. 0 loses 0.047 of success@1. */
  title: 1.1,
  /** The same with a symptom. 0 loses 0.004. */
  symptom: 0.6,
  /** The same with a heading. 0 loses a symptom of each of three sets (kubeovn-issues, asked-zh, titles-zh). */
  heading: 0.3,
  /** Factor on the agreement with a key text that says the opposite: some for all, near for reached. */
  excluded: 0.3,
  /** Factor on the text score of a document whose title does. */
  excludedTitle: 0.7,
  /** Score of a trigger of weight 1 with a rare phrase that no other document has. 0 loses 0.16 in kubeovn-issues. */
  trigger: 0.8,
  /** Factor on the triggers of an article, which name its subject, no fault. 1 refuses 0.034 less of what has no answer. */
  topic: 0.5,
  /** Score of a rare error line that one document alone has. 0 loses 0.003 of success@1, and 50 answers of `high`, all of logs. */
  errorLine: 0.8,
  /** Weight of the similarity that an embedding model finds between a document and a symptom that words do not decide. */
  meaning: 4,
  /** Factor on the text score of a workflow: a procedure is what was asked for. 1 loses 0.006. */
  workflow: 1.1,
} as const;

/** When an answer is accepted, and how sure it is (accept.ts). Chosen on labelled symptoms with and without an answer. */
export const acceptParameters = {
  /** Words that a pair of Han characters counts as, where idf is added up. */
  hanIdf: 0.55,
  /** Concepts that every symptom is taken to have besides its own, half of them matched, in units of maxIdf. */
  presumedConcepts: 0.11,
  /** Least evidence weight (unit: maxIdf) of an answer: `it works` has less. */
  leastWeight: 0.6,
  /** Least idf besides common endings, in units of maxIdf: 0.6 refuses a Chinese report with one word of its own. */
  leastBesideEndings: 0.4,
  /** Least evidence: lower answers more and refuses less (0.15: 0.976 answered, 0.55 refused; 0.19: 0.975 and 0.60). */
  leastEvidence: 0.19,
  /** Evidence falls by e^(-unmatched × idf of the most specific unmatched term / maxIdf). */
  unmatched: 1.25,
  /** Factor on evidence where the document lacks a decisive concept: the smallest tried in all of 39 folds. */
  lacksDecisive: 0.1,
  /** Factor on evidence where the symptom is about a program or product that no document has (0.3 refuses 3 more that have an answer). */
  foreignSubject: 0.4,
  /** Trigger score (0 to 1) from which on a trigger is enough by itself … */
  leastTrigger: 0.4,
  /** … and from which on it is enough for a symptom that is foreign to the knowledge base. */
  sureTrigger: 0.6,
  /** … and for one that is about another product or lacks a decisive concept: more than a word that one document has. */
  surestTrigger: 0.65,
  /** Share of the symptom in unknown words from which on it is foreign. */
  mostUnknown: 0.65,
  /** Agreement with a key text from which on the symptom is what the document says of itself, which is enough. */
  sameKeyText: 0.95,
  /** Margin (share of the first score) under which the first two are ambiguous. */
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

/** Documents that an embedding model proposes. */
export const proposedByMeaning = 8;

/** Documents that BM25F proposes. */
export const candidateLimit = 24;

/** Scores are rounded to this many decimals before they are compared. */
export const scoreDecimals = 4;

/** Scores closer than this (share of the better one) are a near-tie, which the priority decides. */
export const nearTie = 0.02;
