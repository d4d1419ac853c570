import type { Language } from '../model/index.js';
import { createStemmer, isSmallTalk, type Stemmer } from '../text/index.js';
import { combine, explain, type RankedDocument, type Reasons } from './combine.js';
import { Corrector } from './corrections.js';
import { hasPatterns } from './has-patterns.js';
import type { Knowledge } from './knowledge.js';
import { KnownTexts } from './known-texts.js';
import { type MatchParameters, matchParameters } from './parameters.js';
import type { Retrieval, Retriever } from './retriever.js';
import { openRetrievers } from './retrievers.js';
import { saysItself } from './says-itself.js';
import { type Judgement, judge } from './status.js';
import { readSymptom, type Symptom, type SymptomReading } from './symptom.js';
import { loadPatternEngine, type PatternEngine } from './triggers/index.js';
import { Words } from './words.js';

export interface MatchResult extends Judgement {
  readonly symptom: Symptom;
  readonly ranked: readonly RankedDocument[];
}

/** What of a matcher is no matter of its knowledge. */
export interface ReusableReading {
  readonly stemmer: Stemmer;
  /** Null where other questions are asked. */
  readonly texts: KnownTexts | null;
}

/** Asks the knowledge for a symptom. One instance serves many queries, one after the other. */
export class Matcher {
  readonly #reading: SymptomReading;

  private constructor(
    readonly knowledge: Knowledge,
    readonly parameters: MatchParameters,
    readonly retrievers: readonly Retriever[],
    words: Words,
    texts: KnownTexts | null,
  ) {
    const corrector = parameters.correction > 0 ? new Corrector(knowledge, words.stemmer) : null;
    this.#reading = { knowledge, parameters, words, corrector, texts };
  }

  /** @param reusable of the matcher of an earlier version */
  static async open(
    knowledge: Knowledge,
    parameters: MatchParameters = matchParameters,
    reusable?: ReusableReading,
  ): Promise<Matcher> {
    const patterns = hasPatterns(knowledge.snapshot) ? await loadPatternEngine() : null;
    return Matcher.with(knowledge, patterns, parameters, reusable);
  }

  /** @param patterns the engine for patterns of authors; null where there are none (`hasPatterns`) */
  static with(
    knowledge: Knowledge,
    patterns: PatternEngine | null,
    parameters = matchParameters,
    { stemmer, texts }: ReusableReading = { stemmer: createStemmer(), texts: null },
  ): Matcher {
    const words = new Words(knowledge, stemmer);
    return new Matcher(knowledge, parameters, openRetrievers(knowledge, parameters, words, patterns), words, texts);
  }

  /** For the next version of its knowledge. @param sameQuestions it is asked the same, so what texts say is kept */
  reusable(sameQuestions: boolean): ReusableReading {
    const { words, texts } = this.#reading;
    return { stemmer: words.stemmer, texts: sameQuestions ? (texts ?? new KnownTexts()) : null };
  }

  /** @param also further evidence to suppose for this symptom (what-if.ts) */
  match(text: string, limit: number, language?: Language, also: readonly Retrieval[] = []): MatchResult {
    return this.#match(text, limit, language, also, explain);
  }

  /** The same documents without their evidence, for who asks which they are. */
  rank(text: string, limit: number, language?: Language): MatchResult {
    return this.#match(text, limit, language, [], () => []);
  }

  #match(
    text: string,
    limit: number,
    language: Language | undefined,
    also: readonly Retrieval[],
    reasons: Reasons,
  ): MatchResult {
    const symptom = readSymptom(text, this.#reading);
    const answer = this.#answer(symptom, limit, language, also, reasons);
    if (symptom.denials.length === 0) return answer;
    // What a document says of itself is what it is about, also where it says that something is well.
    const written = this.#answer(readSymptom(text, this.#reading, false), limit, language, also, reasons);
    return saysItself(this.knowledge, written.ranked, text) ? written : answer;
  }

  #answer(
    symptom: Symptom,
    limit: number,
    language: Language | undefined,
    also: readonly Retrieval[],
    reasons: Reasons,
  ): MatchResult {
    const { text } = symptom;
    if (isSmallTalk(text, symptom.normalized)) return { symptom, ranked: [], status: 'no_match', confidence: 'low' };
    const proposed = new Set<number>();
    const retrievals: Retrieval[] = [];
    for (const retriever of this.retrievers) {
      const retrieval = retriever.retrieve(symptom, proposed);
      for (const document of retrieval.documents) proposed.add(document);
      retrievals.push(retrieval);
    }
    for (const retrieval of also) {
      for (const document of retrieval.documents) proposed.add(document);
      retrievals.push(retrieval);
    }
    const ranked = combine(
      this.knowledge,
      retrievals,
      proposed,
      Math.max(limit, 2),
      language ?? symptom.language,
      this.parameters,
      reasons,
    );
    return { symptom, ranked, ...judge(ranked, symptom, this.knowledge) };
  }
}
