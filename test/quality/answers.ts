import { createHash } from 'node:crypto';
import type { Diagnosis } from '../../src/index.js';

/** What an answer must go on saying: no prose of the program, nothing of the machine or of the snapshot's bytes. */
export interface KeptAnswer {
  readonly id: string;
  readonly result: object;
  readonly evidence: object;
  readonly plan: object;
}

export const aspects = ['result', 'evidence', 'plan'] as const;

export function keptAnswer(id: string, diagnosis: Diagnosis): KeptAnswer {
  const { status, confidence, matches, workflow, cases, fallback, suggestions, question, query } = diagnosis;
  return {
    id,
    result: {
      ...{ status, confidence },
      ranked: matches.map((match) => `${match.id} ${match.path}`),
      fallback: fallback?.id ?? null,
      suggestions: suggestions.map((suggestion) => suggestion.path),
    },
    evidence: {
      matches: matches.map(({ score, evidence }) => ({ score, evidence })),
      ...{ entities: query.entities, corrections: query.corrections },
    },
    plan: {
      workflow: workflow && planOf(workflow),
      cases: cases.map((similar) => similar.id),
      question: status === 'ambiguous' ? (question?.options ?? null) : null,
    },
  };
}

function planOf({ id, path, start, startBecause, confirm, steps }: NonNullable<Diagnosis['workflow']>): object {
  return {
    ...{ id, path, start, startBecause, confirm },
    steps: steps.map(({ id: step, title, commands, branches, expectations }) => ({
      ...{ id: step, title },
      commands: commands.map(({ rendered, effect, runnable }) => ({ rendered, effect, runnable })),
      branches: branches.map(({ when, to }) => `${when} → ${to}`),
      expectations: expectations.map(({ verdict, text, condition }) => ({ verdict, text, condition })),
    })),
  };
}

/** Three short hashes: of the result, of its evidence, and of the plan. */
export function hashOf(answer: KeptAnswer): string {
  return aspects.map((aspect) => shortHash(answer[aspect])).join('.');
}

const shortHash = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 4);

/** One line a set: its name, and the hashes of its answers in the order of its queries. */
export function hashLines(sets: ReadonlyMap<string, readonly KeptAnswer[]>): string {
  return [...sets].map(([name, answers]) => `${[`${name}:`, ...answers.map(hashOf)].join(' ')}\n`).join('');
}

/** Which queries of which sets are answered differently from before, and in what; empty when none is. */
export function changesSince(before: string, sets: ReadonlyMap<string, readonly KeptAnswer[]>): string[] {
  const rows = before.split('\n').map((line) => line.split(' '));
  const known = new Map(rows.map(([name = '', ...hashes]) => [name.replace(/:$/, ''), hashes]));
  return [...sets].flatMap(([name, answers]) => {
    const hashes = known.get(name);
    if (hashes === undefined) return [`${name}: new set`];
    if (hashes.length !== answers.length) return [`${name}: ${hashes.length} → ${answers.length} queries`];
    return aspects.flatMap((aspect, index) => {
      const changed = answers.filter(
        (answer, at) => hashes[at]!.split('.')[index] !== hashOf(answer).split('.')[index],
      );
      return changed.length === 0 ? [] : [`${name}: ${aspect} of ${changed.length}: ${listed(changed)}`];
    });
  });
}

const most = 12;
function listed(answers: readonly KeptAnswer[]): string {
  const ids = answers.slice(0, most).map(({ id }) => id);
  return answers.length > most ? `${ids.join(', ')}, …` : ids.join(', ');
}
