import type { Diagnostic, GoldenResult, PlacedGolden } from '../../model/index.js';

/** What a thread is asked to ask of a knowledge base, together with the one that asks it. */
export interface AskingRequest {
  readonly snapshot: Uint8Array;
  readonly goldens: readonly PlacedGolden[];
  /** One number that both threads count up: the next golden that nobody has asked yet. */
  readonly next: Int32Array<SharedArrayBuffer>;
  /** Paths of the documents that are asked for what they say of themselves, which this thread does first. */
  readonly audit: 'all' | 'none' | ReadonlySet<string>;
}

export interface AskingReply {
  readonly asked: readonly AskedGolden[];
  /** What documents say and the knowledge base does not find; null when that was not asked. */
  readonly audited: readonly Diagnostic[] | null;
}

/** The number of a golden and its result. */
export type AskedGolden = readonly [number: number, result: GoldenResult];

/** Asks goldens until none is left. */
export function askShared(
  next: Int32Array<SharedArrayBuffer>,
  goldens: readonly PlacedGolden[],
  ask: (golden: PlacedGolden) => GoldenResult,
): AskedGolden[] {
  const asked: AskedGolden[] = [];
  for (let number = Atomics.add(next, 0, 1); number < goldens.length; number = Atomics.add(next, 0, 1))
    asked.push([number, ask(goldens[number]!)]);
  return asked;
}
