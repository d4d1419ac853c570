/** Exit codes of the public contract. */
export const exitCodes = {
  ok: 0,
  /** Findings, failures, or a figure below its minimum. */
  findings: 1,
  misuse: 2,
  /** `query` found nothing that explains the symptom. */
  noMatch: 3,
  unknownId: 4,
  /** A fault of the program itself. */
  fault: 70,
} as const;
