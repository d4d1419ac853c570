/** How much a compilation made of a knowledge base. */
export interface CompilationInfo {
  readonly documents: number;
  readonly steps: number;
  readonly commands: number;
  readonly edges: number;
  /** Of the snapshot. */
  readonly bytes: number;
  readonly milliseconds: number;
}
