/**
 * Everything in matching that is a number. Few, named, and chosen by cross-validation over labelled symptoms of
 * different kinds; docs/matching.md has the figures.
 */
export interface MatchParameters {
  /** What a term counts by its kind. */
  readonly word: number;
  readonly part: number;
  readonly han: number;
  readonly number: number;
  /** A concept of the domain lexicon: words of other languages, synonyms. */
  readonly concept: number;
  /** How much of a word's weight a word that no document has takes away from what is explained. */
  readonly unknown: number;
  /** The same for a pair of Han characters: most pairs of a sentence reach over the end of a word, and are none. */
  readonly unknownHan: number;
  /** Factor on a word that was read as another one (corrections.ts). */
  readonly correction: number;
  /** How much more a term that is repeated in the symptom counts: `1 + repetition × ln(times)`. */
  readonly repetition: number;
  /** What the lines of a log that speak of nothing wrong count together, beside those that do (symptom-lines.ts). */
  readonly routine: number;
  /** Weight of what a statement of each kind and the symptom have in common. */
  readonly title: number;
  readonly symptom: number;
  readonly heading: number;
  /** Score of a trigger hit of weight 1 by a phrase that no other document has. */
  readonly trigger: number;
  /** Factor on the triggers of an article: they name what it is about, not what is wrong. */
  readonly topic: number;
  /** Score of a line that is an error line of one document alone and tells much. */
  readonly signature: number;
  /** Share of a case's score that the workflow gets which it follows. */
  readonly lift: number;
  /** Factor on the text score of a workflow: a procedure is what was asked for. Articles and cases count 1. */
  readonly workflow: number;
}

export const matchParameters: MatchParameters = {
  word: 1,
  part: 0.8,
  han: 0.3,
  number: 0.4,
  concept: 0.45,
  unknown: 1,
  unknownHan: 0.25,
  correction: 0.8,
  repetition: 1,
  routine: 0.5,
  title: 1.1,
  symptom: 0.6,
  heading: 0.3,
  trigger: 0.8,
  topic: 0.5,
  signature: 0.8,
  lift: 0.15,
  workflow: 1.1,
};

/** Candidates of the text index that are looked at in full. */
export const candidateLimit = 24;

/** Scores are rounded to this many decimals before they are compared. */
export const scoreDecimals = 4;

/** Scores closer than this (relative to the better) are a near-tie, which the priority decides. */
export const nearTie = 0.02;

/** When an answer is claimed, and how surely (status.ts); chosen on labelled symptoms and off-topic sentences. */
export interface StatusParameters {
  /** Words that a pair of Han characters counts as, where the mass of a symptom is meant. */
  readonly hanMass: number;
  /** Mass of the explained part, in words that one document alone has, below which nothing is claimed: `it works`. */
  readonly leastMass: number;
  /** Score × mass × share of concepts said × e^−(unsaid × most telling word unsaid) × lacking, below which nothing is claimed. */
  readonly leastEvidence: number;
  /** What the most telling word that a document does not say weighs, in words that one document alone has. */
  readonly unsaid: number;
  /** Factor on an answer that says nothing of what decides (data/decisive.json). */
  readonly lacking: number;
  /** Worth (0 to 1) of the author's triggers from which on they are a claim by themselves. */
  readonly leastTrigger: number;
  /** Share of the symptom in words that no document has, above which it speaks of something else … */
  readonly mostUnknown: number;
  /** … unless triggers of this worth hit. */
  readonly sureTrigger: number;
  /** A match at least this close to the first (relative) explains the symptom equally well. */
  readonly ambiguousMargin: number;
  readonly mediumMargin: number;
  /** Score below which an answer is of low confidence, however far ahead it is. */
  readonly mediumScore: number;
  readonly highMargin: number;
  readonly highMass: number;
  /** Score that an answer needs to be sure: most of the symptom is explained. */
  readonly highScore: number;
  /** Share of the symptom in words that no document has, above which nothing is sure. */
  readonly highUnknown: number;
}

export const statusParameters: StatusParameters = {
  hanMass: 0.55,
  leastMass: 0.6,
  leastEvidence: 0.19,
  unsaid: 1.25,
  lacking: 0.1,
  leastTrigger: 0.4,
  mostUnknown: 0.65,
  sureTrigger: 0.6,
  ambiguousMargin: 0.03,
  mediumMargin: 0.15,
  mediumScore: 0.5,
  highMargin: 0.25,
  highMass: 2,
  highScore: 1.1,
  highUnknown: 0.3,
};
