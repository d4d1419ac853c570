/**
 * BM25 over typed arrays that touches every posting: no fields, no skipping, no explanation. Not a competitor, but the
 * measure of what the machine can do with the least work, for the time of a query and of building the index.
 */
export class PlainBm25 {
  #numbers = new Map();
  #offsets;
  #documents;
  #impacts;
  #scores;
  #idf;

  /** @param texts one string per document. */
  constructor(texts, { saturation = 1.2, b = 0.75 } = {}) {
    const counts = texts.map((text) => this.#count(text));
    const lengths = counts.map((own) => own.reduce((sum, [, count]) => sum + count, 0));
    const average = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
    this.#offsets = this.#layOut(counts);
    this.#documents = new Uint32Array(this.#offsets.at(-1));
    this.#impacts = new Float32Array(this.#offsets.at(-1));
    this.#scores = new Float32Array(texts.length);
    const next = this.#offsets.slice();
    counts.forEach((own, document) => {
      const norm = saturation * (1 - b + (b * lengths[document]) / average);
      for (const [term, count] of own) {
        const at = next[term]++;
        this.#documents[at] = document;
        this.#impacts[at] = (count * (saturation + 1)) / (count + norm);
      }
    });
    this.#idf = Float32Array.from({ length: this.#numbers.size }, (_, term) => {
      const frequency = this.#offsets[term + 1] - this.#offsets[term];
      return Math.log(1 + (texts.length - frequency + 0.5) / (frequency + 0.5));
    });
  }

  /** Document numbers, best first. */
  search(text, limit = 5) {
    const scores = this.#scores.fill(0);
    for (const token of new Set(tokens(text))) {
      const term = this.#numbers.get(token);
      if (term === undefined) continue;
      for (let at = this.#offsets[term]; at < this.#offsets[term + 1]; at++) {
        scores[this.#documents[at]] += this.#idf[term] * this.#impacts[at];
      }
    }
    return bestOf(scores, limit);
  }

  #count(text) {
    const counts = new Map();
    for (const token of tokens(text)) {
      let term = this.#numbers.get(token);
      if (term === undefined) {
        term = this.#numbers.size;
        this.#numbers.set(token, term);
      }
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    return [...counts];
  }

  #layOut(counts) {
    const offsets = new Uint32Array(this.#numbers.size + 1);
    for (const own of counts) for (const [term] of own) offsets[term + 1]++;
    for (let term = 0; term < this.#numbers.size; term++) offsets[term + 1] += offsets[term];
    return offsets;
  }
}

function bestOf(scores, limit) {
  const best = [];
  let least = 0;
  for (let document = 0; document < scores.length; document++) {
    if (scores[document] <= least) continue;
    best.push(document);
    best.sort((left, right) => scores[right] - scores[left]);
    if (best.length > limit) best.pop();
    if (best.length === limit) least = scores[best[limit - 1]];
  }
  return best;
}

/** Latin runs in lower case, and Han in pairs. */
function tokens(text) {
  const result = [];
  for (const [run] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[\p{Script=Latin}\p{N}_]+|\p{Script=Han}+/gu)) {
    if (run.charCodeAt(0) < 0x2e80) result.push(run);
    else if (run.length === 1) result.push(run);
    else for (let at = 0; at + 2 <= run.length; at++) result.push(run.slice(at, at + 2));
  }
  return result;
}
