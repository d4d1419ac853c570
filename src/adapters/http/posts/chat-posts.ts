import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Diagnosis } from '../../../index.js';
import { limits } from '../../../limits.js';
import type { AlertQuestion } from '../alert-questions.js';
import { deliver, type Hook, messageOf, type Platform } from './deliver.js';

interface PostedGroup {
  readonly members: ReadonlySet<string>;
  readonly answer: string;
  readonly atMs: number;
}

/** Remembered alerts of one group; beyond that only the number counts. */
const maxMembers = 1_000;

/**
 * What was posted about each group of alerts: Alertmanager repeats firing alerts. The most recently posted groups are
 * remembered.
 */
export class PostedGroups {
  readonly #groups = new Map<string, PostedGroup>();

  constructor(private readonly now: () => number) {}

  /** Whether there is something new to post: another alert, another answer, or a long time since the last post. */
  isNews(group: string, { members }: AlertQuestion, diagnosis: Diagnosis): boolean {
    const known = this.#groups.get(group);
    if (known === undefined || this.now() - known.atMs >= limits.chatPostRepeatMs) return true;
    return (
      known.answer !== answerOf(diagnosis) || members.slice(0, maxMembers).some((each) => !known.members.has(each))
    );
  }

  keep(group: string, { members }: AlertQuestion, diagnosis: Diagnosis): void {
    this.#groups.delete(group);
    const answer = answerOf(diagnosis);
    this.#groups.set(group, { members: new Set(members.slice(0, maxMembers)), answer, atMs: this.now() });
    if (this.#groups.size > limits.chatPostGroups) this.#groups.delete(this.#groups.keys().next().value!);
  }

  /** The post failed or the alerts are resolved: the next occurrence is news. */
  forget(group: string): void {
    this.#groups.delete(group);
  }
}

/** A group is an Alertmanager group restricted to one alert name. */
const groupOf = (groupKey: string, alertname: string): string =>
  createHash('sha256')
    .update(JSON.stringify([groupKey, alertname]))
    .digest('base64');

const answerOf = ({ status, workflow }: Diagnosis): string => `${status} ${workflow?.id ?? ''}`;

/** The outcome of a post, without its content or address. */
export interface PostReport {
  readonly to: Platform;
  readonly outcome: 'posted' | 'failed' | 'dropped';
  readonly reason: string;
  readonly tries: number;
}

interface PostTimes {
  readonly now: () => number;
  /** Settles after this many milliseconds, or when the signal aborts. */
  readonly sleep: (milliseconds: number, ended: AbortSignal) => Promise<void>;
}

interface Waiting {
  readonly group: string;
  readonly message: object;
}

/** One alert group of a webhook, with its answer. */
interface AnsweredGroup {
  readonly groupKey: string;
  readonly question: AlertQuestion;
  readonly diagnosis: Diagnosis;
}

/**
 * Forwards answers to alerts to chats: one message per group, repeated only when something has changed. The sender of
 * the alerts does not wait. Each chat has its own queue, so that a slow one does not delay the others.
 */
export class ChatPosts {
  readonly #chats: readonly Chat[];
  readonly #ended = new AbortController();

  constructor(hooks: readonly Hook[], report: (report: PostReport) => void, times: PostTimes = clock) {
    this.#chats = hooks.map((hook) => new Chat(hook, report, times, this.#ended.signal));
  }

  /** Posts an answer when it is news. Answers without a match are not posted. */
  offer({ groupKey, question, diagnosis }: AnsweredGroup): void {
    if (diagnosis.status === 'no_match') return;
    const group = groupOf(groupKey, question.alertname);
    for (const chat of this.#chats) chat.offer(group, question, diagnosis);
  }

  /** The alerts of this name are resolved: their return is news. */
  resolved(groupKey: string, alertname: string): void {
    for (const chat of this.#chats) chat.groups.forget(groupOf(groupKey, alertname));
  }

  /** Settles when everything queued is posted or dropped. */
  async flush(): Promise<void> {
    for (const chat of this.#chats) await chat.idle();
  }

  /** Allows this long for queued messages, then drops the rest. */
  async close(milliseconds: number): Promise<void> {
    const deadline = setTimeout(() => this.#ended.abort(), milliseconds);
    await this.flush();
    clearTimeout(deadline);
    this.#ended.abort();
  }
}

/** The queue of one chat. */
class Chat {
  readonly groups: PostedGroups;
  readonly #waiting: Waiting[] = [];
  #sending: Promise<void> | null = null;
  #lastMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly hook: Hook,
    private readonly report: (report: PostReport) => void,
    private readonly times: PostTimes,
    private readonly ended: AbortSignal,
  ) {
    this.groups = new PostedGroups(times.now);
  }

  offer(group: string, question: AlertQuestion, diagnosis: Diagnosis): void {
    if (!this.groups.isNews(group, question, diagnosis)) return;
    if (this.ended.aborted || this.#waiting.length >= limits.chatPostsWaiting) {
      this.#tell('dropped', 'queue-full', 0);
      return;
    }
    this.groups.keep(group, question, diagnosis);
    this.#waiting.push({ group, message: messageOf(question, diagnosis, this.hook) });
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
  }

  async idle(): Promise<void> {
    while (this.#sending !== null) await this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) await this.#send(next);
  }

  async #send({ group, message }: Waiting): Promise<void> {
    for (let tries = 1; ; tries++) {
      await this.#pause(this.#lastMs + limits.chatPostGapMs - this.times.now());
      if (this.ended.aborted) return this.#lose(group, 'dropped', 'ended', tries - 1);
      this.#lastMs = this.times.now();
      const { outcome, reason, afterMs } = await deliver(this.hook, message, this.ended);
      if (outcome === 'posted') return this.#tell('posted', reason, tries);
      if (outcome === 'refused' || tries === limits.chatPostTries) return this.#lose(group, 'failed', reason, tries);
      // 2, 4, 8 seconds, unless the chat names a delay.
      await this.#pause(afterMs ?? 1_000 * 2 ** tries);
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    if (milliseconds > 0 && !this.ended.aborted) await this.times.sleep(milliseconds, this.ended);
  }

  #lose(group: string, outcome: 'failed' | 'dropped', reason: string, tries: number): void {
    this.groups.forget(group);
    this.#tell(outcome, reason, tries);
  }

  #tell(outcome: PostReport['outcome'], reason: string, tries: number): void {
    this.report({ to: this.hook.platform, outcome, reason, tries });
  }
}

const clock: PostTimes = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }).catch(() => {}),
};
