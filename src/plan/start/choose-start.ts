import { lazily, type TermReader } from '../search-terms.js';
import { findMention, type LiteralCue, literalCues, loosened, positionOf, uniqueMentions } from './literal-matches.js';
import { nearestStep, stepTexts } from './nearest-step.js';
import { paraphraseCues, paraphraseScore } from './paraphrase-matches.js';
import type { Query, QueryClauses } from './query-clauses.js';
import { checkOf, type StartableDocument } from './start-steps.js';
import { readCues } from './step-cues.js';

/** The step to start at, and the text of the document that the query says; null where the query means no step. */
export interface Start {
  readonly step: string | null;
  readonly because: string | null;
  /** False where the query may mean a branch that was not recognised. */
  readonly isCertain: boolean;
}

/**
 * What a query that means no branch says besides the topic of its document: Σ √idf of its terms. Below it, 24 of 24 reports
 * that said no cue meant none; above it, 15 of 32.
 */
const maxBesideTopic = 1.2;
/** Score of a paraphrase from which on its step is certain, whatever else the query says. */
const minCertainParaphrase = 1;
/** Fraction of the best match's weight from which on a match of another step makes the choice ambiguous. */
const rivalMargin = 0.85;

type Match = { readonly step: string; readonly text: string; readonly isCertain?: boolean };

/**
 * Chooses the start step of one document for any query. What does not depend on the query is prepared when first
 * needed.
 *
 * The cues of a step are its title, the conditions of branches that lead to it, those that it decides itself, and what
 * it calls abnormal. In this order:
 * 1. Literal: the query contains a phrase of a cue (the cue, a part between separators or quotes, an identifier); the
 *    heaviest phrase wins. A phrase of another step beside it of at least 0.85 of its weight makes the choice
 *    ambiguous.
 * 2. Paraphrase: a clause of the query has the ideas of a cue that tell it from those of other steps; the greatest
 *    matched weight × coverage wins. Of several steps within 0.85 of it, the check wins where the others are remedies; otherwise none
 *    does.
 * 3. Unique mention: a line of the query, or a rare identifier in it, is in the prose of one step alone.
 * 4. Nearest step: where branches lead to steps, the one with the most similar texts, if every other stays below 0.8 of
 *    its similarity. It is not certain.
 * 5. Otherwise: the first step of the diagnosis.
 */
export class StartChooser {
  readonly #cued;
  readonly #literal;
  readonly #paraphrases;
  readonly #mentions;
  readonly #topic;
  readonly #texts;

  constructor(
    document: StartableDocument,
    readonly reader: TermReader,
  ) {
    const cued = readCues(document, reader.vocabulary);
    this.#cued = cued;
    this.#literal = lazily(() => literalCues(cued, reader));
    this.#paraphrases = lazily(() => paraphraseCues(cued, reader));
    this.#mentions = lazily(() => uniqueMentions(cued));
    this.#topic = lazily(() => {
      const first = cued.steps.tree.get(cued.steps.first ?? '');
      return reader.terms(`${cued.topic.text}\n${first?.title ?? ''}`);
    });
    this.#texts = lazily(() => stepTexts(cued, this.#topic(), reader));
  }

  choose({ text, clauses }: Query): Start {
    const literal = this.#findLiteral(loosened(text));
    const found: Match | 'ambiguous' | null = literal ?? this.#findParaphrase(clauses()) ?? this.#findMention(text);
    if (found !== null && found !== 'ambiguous')
      return { step: found.step, because: found.text, isCertain: found.isCertain ?? true };
    const { first } = this.#cued.steps;
    if (found === 'ambiguous') return { step: first, because: null, isCertain: false };
    const compared = this.#cued.cues.some(({ kind }) => kind === 'condition') ? clauses() : null;
    if (compared === null) return { step: first, because: null, isCertain: true };
    const nearest = nearestStep(this.#texts(), compared, this.#cued, this.reader);
    if (nearest && nearest.step !== first) return { step: nearest.step, because: nearest.text, isCertain: false };
    return { step: first, because: null, isCertain: !this.#mayMeanOther(compared) };
  }

  /**
   * Whether a query may mean a branch that was not recognised: it says what works, too, or much besides the document's topic
   * and the cue that it says.
   */
  #mayMeanOther(clauses: QueryClauses, cue = ''): boolean {
    if (clauses.all.some(({ isHealthy }) => isHealthy)) return true;
    const covered = new Set([...this.#topic(), ...this.reader.terms(cue)]);
    const others = [...clauses.ofTrouble].filter((term) => !covered.has(term));
    return others.reduce((sum, term) => sum + Math.sqrt(this.reader.idf(term)), 0) >= maxBesideTopic;
  }

  #findLiteral(query: string): LiteralCue | 'ambiguous' | null {
    const cues = this.#literal();
    const best = cues.find(({ phrase }) => positionOf(query, phrase) >= 0);
    if (best === undefined) return null;
    const start = positionOf(query, best.phrase);
    const end = start + best.phrase.length;
    const isRival = ({ step, weight, phrase }: LiteralCue) => {
      if (weight < rivalMargin * best.weight || this.#cued.steps.tree.outer(step, best.step) !== null) return false;
      const at = positionOf(query, phrase);
      return at >= end || (at >= 0 && at + phrase.length <= start);
    };
    return cues.some(isRival) ? 'ambiguous' : best;
  }

  #findParaphrase(clauses: QueryClauses | null): Match | null {
    if (clauses === null) return null;
    const { tree } = this.#cued.steps;
    const matches = this.#paraphrases()
      .map((cue) => ({ cue, score: paraphraseScore(clauses, cue, this.reader.vocabulary) }))
      .filter(({ score }) => score > 0);
    if (matches.length === 0) return null;
    const best = matches.reduce((most, each) => (each.score > most.score ? each : most));
    const rivals = matches.filter(
      ({ cue, score }) => score > rivalMargin * best.score && tree.outer(cue.step, best.cue.step) === null,
    );
    const isCertain = best.score >= minCertainParaphrase || !this.#mayMeanOther(clauses, best.cue.text);
    if (rivals.length === 0) return { ...best.cue, isCertain };
    const near = [best, ...rivals].map(({ cue }) => cue);
    const check = checkOf(tree, new Set(near.map(({ step }) => step)));
    const chosen = near.find(({ step }) => step === check);
    return chosen === undefined ? null : { ...chosen, isCertain };
  }

  /** Only programs print such lines, and in Latin letters. */
  #findMention(query: string): Match | null {
    return /[a-z]/.test(query) ? findMention(this.#mentions(), query, this.reader) : null;
  }
}
