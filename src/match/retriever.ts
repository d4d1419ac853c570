import type { Evidence } from '../model/index.js';
import type { Symptom } from './symptom.js';

/** One reason for one document, found by a retriever: `score` is its part of the document's score, which is rounded later. */
export type Finding = Omit<Evidence, 'score'> & { score: number };

/** What a retriever has to say about a symptom. */
export interface Retrieval {
  /** Documents that it proposes by itself. */
  readonly documents: readonly number[];
  /** Its part of the score of any document, 0 when it has nothing to say. */
  score(document: number): number;
  /** The reasons behind that part, made anew each time; their scores add up to it. */
  explain(document: number): readonly Finding[];
  /** 0 to 1: how far this evidence is a claim by itself, whatever share of the symptom it explains. */
  claim?(document: number): number;
  /** Letters of the longest trigger that hit, 0 for none. */
  longestHit?(document: number): number;
}

/** A source of evidence. One file each, one line in retrievers.ts. */
export interface Retriever {
  readonly name: string;
  /** @param proposed documents that the retrievers before this one propose: their score will be asked for */
  retrieve(symptom: Symptom, proposed: ReadonlySet<number>): Retrieval;
}
