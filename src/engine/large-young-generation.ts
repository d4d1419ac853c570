/**
 * For a thread: most documents and questions leave little behind, and a larger young generation lets more of what they needed
 * die in it. The first thread's cannot be set any more once it runs.
 */
export const largeYoungGeneration = { maxYoungGenerationSizeMb: 64 } as const;
