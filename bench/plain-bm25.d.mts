export class PlainBm25 {
  constructor(texts: readonly string[], parameters?: { saturation?: number; b?: number });
  search(text: string, limit?: number): number[];
}
