export interface SymptomKind {
  readonly name: string;
  readonly least?: number;
  readonly most?: number;
  readonly characters?: number;
}
export const symptomKinds: readonly SymptomKind[];
export function makeSymptoms(
  sayings: readonly (readonly string[])[],
  kind: SymptomKind,
  count: number,
  seed: number,
): string[];
