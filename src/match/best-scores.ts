import { sortFew } from './sort-few.js';

/** The best of many scores, without sorting all of them. Its memory is reused between calls. */
export class BestScores {
  /** A binary heap of the best scores so far, the least first. */
  #heap = new Float64Array(0);

  /** The `limit`-th best score of the first `count` of these documents; 0 when there are fewer. */
  threshold(scores: Float32Array, documents: Uint32Array, count: number, limit: number): number {
    if (this.#heap.length !== limit) this.#heap = new Float64Array(limit);
    const heap = this.#heap.fill(0);
    let least = 0;
    for (let position = 0; position < count; position++) {
      const score = scores[documents[position]!]!;
      if (score <= least) continue;
      replaceLeast(heap, score);
      least = heap[0]!;
    }
    return least;
  }

  /** The documents of the `limit` best scores above 0 and of those equal to the last of them, best first, then by number. */
  select(
    scores: Float32Array,
    documents: Uint32Array,
    count: number,
    limit: number,
  ): { readonly documents: number[]; readonly scores: number[] } {
    const threshold = count > limit ? this.threshold(scores, documents, count, limit) : 0;
    const chosen: number[] = [];
    for (let position = 0; position < count; position++) {
      const document = documents[position]!;
      const score = scores[document]!;
      if (score >= threshold && score > 0) chosen.push(document);
    }
    sortFew(chosen, (left, right) => scores[right]! - scores[left]! || left - right);
    return { documents: chosen, scores: chosen.map((document) => scores[document]!) };
  }
}

/** `heap` is a binary heap with its least value first. */
function replaceLeast(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++;
    if (heap[child]! >= value) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = value;
}
