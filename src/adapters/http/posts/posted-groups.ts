import { createHash } from 'node:crypto';
import type { Diagnosis } from '../../../index.js';
import { limits } from '../../../limits.js';
import type { AlertQuestion } from '../alert-questions.js';

interface PostedGroup {
  readonly members: ReadonlySet<string>;
  readonly answer: string;
  readonly atMs: number;
}

/** Alerts of one group that are remembered; of the others only the number counts. */
const mostMembers = 1_000;

/**
 * What was posted of which group of alerts: Alertmanager asks again and again while they fire. The groups that were posted
 * last are kept.
 */
export class PostedGroups {
  readonly #groups = new Map<string, PostedGroup>();

  constructor(private readonly now: () => number) {}

  /** Whether there is something to say that was not said: another alert, another answer, or a long time since. */
  isNews(group: string, { members }: AlertQuestion, diagnosis: Diagnosis): boolean {
    const known = this.#groups.get(group);
    if (known === undefined || this.now() - known.atMs >= limits.chatPostRepeatMs) return true;
    return (
      known.answer !== answerOf(diagnosis) || members.slice(0, mostMembers).some((each) => !known.members.has(each))
    );
  }

  keep(group: string, { members }: AlertQuestion, diagnosis: Diagnosis): void {
    this.#groups.delete(group);
    const answer = answerOf(diagnosis);
    this.#groups.set(group, { members: new Set(members.slice(0, mostMembers)), answer, atMs: this.now() });
    if (this.#groups.size > limits.chatPostGroups) this.#groups.delete(this.#groups.keys().next().value!);
  }

  /** It was not posted after all, or it is over: the next time it is news. */
  forget(group: string): void {
    this.#groups.delete(group);
  }
}

/** A group is what Alertmanager calls one, and in it the alerts of one name. */
export const groupOf = (groupKey: string, alertname: string): string =>
  createHash('sha256')
    .update(JSON.stringify([groupKey, alertname]))
    .digest('base64');

const answerOf = ({ status, workflow }: Diagnosis): string => `${status} ${workflow?.id ?? ''}`;
