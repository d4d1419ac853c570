import { lazily, type TermReader } from '../search-terms.js';
import { findMention, type LiteralCue, literalCues, loosened, positionOf, uniqueMentions } from './literal-matches.js';
import { nearestStep, stepTexts } from './nearest-step.js';
import { paraphraseCues, paraphraseScore } from './paraphrase-matches.js';
import type { Query, QueryClauses } from './query-clauses.js';
import { checkOf, type StartableDocument } from './start-steps.js';
import { readCues } from './step-cues.js';

/** The start step, and the text of the document that it was chosen by; null if the query matches no step. */
export interface Start {
  readonly step: string | null;
  readonly because: string | null;
  /** False if the query may mean a branch that was not recognised. */
  readonly isCertain: boolean;
}

/** A step that the author's rules (`starts`) name for a query. */
export interface StatedStart {
  readonly step: string;
  /** The phrase of the query that its strongest rule found. */
  readonly phrase: string;
  /** 0 to 1: combined strength of its rules that hold. */
  readonly strength: number;
}

/**
 * Σ √idf of the terms besides the topic of the document, above which a query may mean a branch. Of 24 reports below it that
 * matched no cue, all meant no branch; of 32 above it, 15 did.
 */
const maxBesideTopic = 1.2;
/** Least score of a paraphrase whose step is certain, whatever else the query says. */
const minCertainParaphrase = 1;
/** Least strength of the author's rules for a step that is certain, whatever else the query says. */
const minCertainRule = 0.75;
/** Share of the best match's weight at which a match of another step makes the choice ambiguous. */
const rivalMargin = 0.85;

type Match = { readonly step: string; readonly text: string; readonly isCertain?: boolean };

/**
 * Chooses the start step of one document for any query. Everything that does not depend on the query is prepared when it
 * is first needed.
 *
 * The cues of a step are its title, the conditions of branches that lead to it, the conditions that it decides itself, and
 * its abnormal expectations. If rules of the author (`starts`) hold, the step of the strongest is chosen. Otherwise the first
 * of these that applies decides:
 * 1. Literal match: the query contains a phrase of a cue (the cue, a part between separators or quotes, an identifier). The
 *    heaviest phrase wins. If the query also contains a phrase of another step with at least 0.85 of its weight, the choice
 *    is ambiguous.
 * 2. Paraphrase: clauses of the query have the ideas that distinguish a cue from those of other steps. The greatest matched
 *    weight × coverage wins. If several steps have at least 0.85 of it, the check wins if the others are remedies;
 *    otherwise none does.
 * 3. Unique mention: the prose of only one step has a line of the query, or a rare identifier in it.
 * 4. Nearest step: if branches lead to steps, the step with the most similar texts, provided that every other one has less
 *    than 0.8 of its similarity. This choice is not certain.
 * 5. Otherwise the first step of the diagnosis.
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

  /** @param stated the steps that the author's rules name, strongest first */
  choose({ text, clauses }: Query, stated: readonly StatedStart[] = []): Start {
    const [best, rival] = stated.filter(({ step }) => this.#cued.steps.tree.get(step) !== undefined);
    if (best !== undefined) {
      const hasRival = rival !== undefined && rival.strength > rivalMargin * best.strength;
      const compared = best.strength < minCertainRule ? clauses() : null;
      const isCertain = !hasRival && (compared === null || !this.#mayMeanOther(compared, best.phrase));
      return { step: best.step, because: best.phrase, isCertain };
    }
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
   * Whether a query may mean a branch that was not recognised: it also says what works, or has many terms besides the topic
   * and the matched cue.
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

  /** Only programs print such lines, in Latin letters. */
  #findMention(query: string): Match | null {
    return /[a-z]/.test(query) ? findMention(this.#mentions(), query, this.reader) : null;
  }
}
