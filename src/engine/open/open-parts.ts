import { hasPatterns } from '../../match/index.js';
import type { SnapshotReader } from '../../snapshot/index.js';
import { Answers } from '../answer/answers.js';
import { checkSessionKey } from '../session/token.js';

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
