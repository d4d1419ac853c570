/**
 * The error lines of all documents, masked and each once. Words are numbers of the text index, so that how much a line
 * tells is how much its words tell in all texts. Lists lie in one array each, with the offsets of their beginnings.
 */
export interface SignatureTable {
  /** Distinct words of each signature, in its order. */
  readonly wordOffsets: Uint32Array;
  readonly words: Uint32Array;
  /** Sum of the inverse document frequencies of each signature's words. */
  readonly weights: Float32Array;
  /** Signatures of each word of `keys`, the words that signatures have, ascending. */
  readonly keys: Uint32Array;
  readonly keyOffsets: Uint32Array;
  readonly keySignatures: Uint32Array | Uint16Array;
  /** Documents that show each signature or speak of it, ascending, with the line. */
  readonly documentOffsets: Uint32Array;
  readonly documents: Uint32Array | Uint16Array;
  readonly lines: Uint32Array;
}
