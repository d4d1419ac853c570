import type {
  AnswerChange,
  ComparedAnswer,
  ComparedDocument,
  MovedEvidence,
  Standing,
  VersionComparison,
} from '../../model/index.js';
import { plural } from '../lint/order.js';

/** `ip-management (matched, high)`, or the status alone. */
export function answerWords({ status, confidence, first }: ComparedAnswer): string {
  return first === null ? status : `${first.id} (${status}, ${confidence})`;
}

/** `number 2, score 1.38 → number 1, score 1.84` */
export function documentWords({ before, after, exists }: ComparedDocument): string {
  return `${standingWords(before, exists.before)} → ${standingWords(after, exists.after)}`;
}

function standingWords(standing: Standing, exists: boolean): string {
  if (!exists) return 'not there';
  return standing === null ? 'not among the first 10' : `number ${standing.rank}, score ${standing.score.toFixed(2)}`;
}

/** Changes that are told once: a document that stays first and whose start or commands change does so for many symptoms. */
export function groupChanges(changes: readonly AnswerChange[]): AnswerChange[][] {
  const groups = new Map<string, AnswerChange[]>();
  for (const [index, change] of changes.entries()) {
    const { parts, before, after } = change;
    const isOfDocument = !parts.includes('first') && !parts.includes('status');
    const key = isOfDocument ? JSON.stringify([verdictOf(change), before, after]) : String(index);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

/** `+0.52 trigger "no ip"`: by how much the score of a document moved, and by what. */
export function evidenceWords({ before, after, kind, value }: MovedEvidence): string {
  const difference = (after ?? 0) - (before ?? 0);
  const what = before === null ? 'new' : after === null ? 'gone' : `${before.toFixed(2)} → ${after.toFixed(2)}`;
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(2)} ${kind} "${value}" (${what})`;
}

export type Verdict = 'broken' | 'mended' | 'changed';

/** What a change means for the golden that demands the answer. */
export function verdictOf({ golden }: AnswerChange): Verdict {
  if (golden === null || golden.before === golden.after) return 'changed';
  return golden.after ? 'mended' : 'broken';
}

/** `3 of 109 answers change, 1 golden breaks, 2 are mended` */
export function comparisonSummary({ changes, asked }: VersionComparison): string {
  const all = asked.goldens + asked.queries;
  const count = (verdict: Verdict): number => changes.filter((each) => verdictOf(each) === verdict).length;
  const parts = [
    changes.length === 0
      ? `None of ${plural(all, 'answer')} changes`
      : `${changes.length} of ${plural(all, 'answer')} change`,
  ];
  if (count('broken') > 0) parts.push(`goldens broken: ${count('broken')}`);
  if (count('mended') > 0) parts.push(`goldens mended: ${count('mended')}`);
  return parts.join(', ');
}
