import { hasPatterns } from '../../match/index.js';
import type { SnapshotReader } from '../../snapshot/index.js';
import type { Answers, Before } from '../answer/answers.js';
import { deferredAnswers } from '../answer/deferred-answers.js';
import { checkSessionKey } from '../session/key.js';

/** What an engine that has been opened consists of. What answers is made, and loaded, when the first question comes. */
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
    this.#answers ??= deferredAnswers().Answers.of(this.snapshot, this.sessionKey);
    return this.#answers;
  }
}

/** @throws TriagraphError `session-key` for a session key that is too short. */
export async function openParts(
  snapshot: SnapshotReader,
  sessionKey: string | undefined,
  before?: Before<OpenedParts>,
): Promise<OpenedParts> {
  checkSessionKey(sessionKey);
  // A later version would hold on to all earlier ones until it is asked.
  const atOnce = before !== undefined || hasPatterns(snapshot);
  const earlier = before && { ...before, earlier: before.earlier.answers };
  const answers = atOnce ? await deferredAnswers().Answers.open(snapshot, sessionKey, earlier) : null;
  return new OpenedParts(snapshot, sessionKey, answers);
}
