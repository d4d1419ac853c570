import { TriagraphError } from '../../errors.js';
import { hasPatterns } from '../../match/index.js';
import type { Platform } from '../../platform/index.js';
import { SnapshotError, SnapshotReader } from '../../snapshot/index.js';
import { Answers } from '../answer/answers.js';
import { checkSessionKey } from '../session/token.js';

/** @throws TriagraphError when the bytes are damaged or of another version; it names the place. */
export function openSnapshot(bytes: Uint8Array, place: string, platform: Platform): SnapshotReader {
  try {
    return new SnapshotReader(bytes, platform);
  } catch (error) {
    if (error instanceof SnapshotError) throw new TriagraphError(error.code, `${place}: ${error.message}`, 1);
    throw error;
  }
}

/** An opened engine: the snapshot and, from the first question on, what answers from it. */
export class OpenedParts {
  #answers: Answers | null;

  constructor(
    readonly snapshot: SnapshotReader,
    readonly sessionKey: string | undefined,
    answers: Answers | null,
  ) {
    this.#answers = answers;
  }

  get answers(): Answers {
    this.#answers ??= Answers.of(this.snapshot, this.sessionKey);
    return this.#answers;
  }
}

/** @throws TriagraphError `session-key` for a session key that is too short. */
export async function openParts(snapshot: SnapshotReader, sessionKey: string | undefined): Promise<OpenedParts> {
  checkSessionKey(sessionKey);
  const answers = hasPatterns(snapshot) ? await Answers.open(snapshot, sessionKey) : null;
  return new OpenedParts(snapshot, sessionKey, answers);
}
