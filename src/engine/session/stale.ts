import type { Staleness } from '../../model/index.js';
import type { Procedure } from '../../plan/index.js';
import type { SessionDocuments } from './documents.js';
import { type SessionState, titleOf } from './state.js';

/** A state on the documents as they are now. `stale` when the step at hand is of a document that has changed. */
export interface Rebased {
  readonly state: SessionState;
  readonly stale: Staleness | null;
}

/** Null when a document of the walk is not in this knowledge base. */
export function rebase(state: SessionState, sessionDocuments: SessionDocuments): Rebased | null {
  const now = state.documents.map(({ id, path }) => sessionDocuments.procedure(path) ?? byId(id, sessionDocuments));
  const here = now[state.at.document];
  if (here === null || here === undefined) return null;
  const known = now.map((procedure, index) => procedure?.document.hash === state.documents[index]!.hash);
  if (
    known.every(Boolean) &&
    now.every((procedure, index) => procedure!.document.path === state.documents[index]!.path)
  )
    return { state, stale: null };
  const documents = state.documents.map((before, index) => {
    const document = now[index]?.document;
    return document ? { id: document.id, path: document.path, hash: document.hash } : before;
  });
  const visits = state.visits.map((visit) =>
    known[visit.document] ? visit : { ...visit, branch: null, outdated: true },
  );
  const based = { ...state, documents, visits };
  if (known[state.at.document] || state.at.step === null) return { state: based, stale: null };
  const { step, found } = findAgain(state, here);
  const { path, hash } = here.document;
  return {
    state: {
      ...based,
      at: { ...state.at, step: step?.id ?? null, title: titleOf(step), end: step ? null : 'read', asked: false },
    },
    stale: { path, before: state.documents[state.at.document]!.hash, now: hash, title: state.at.title, step: found },
  };
}

function byId(id: string, sessionDocuments: SessionDocuments): Procedure | null {
  const path = sessionDocuments.find(id);
  return path === null ? null : sessionDocuments.procedure(path);
}

function findAgain({ at }: SessionState, procedure: Procedure) {
  const sameId = procedure.step(at.step!);
  if (sameId && titleOf(sameId) === at.title) return { step: sameId, found: 'same' as const };
  const sameTitle = procedure.steps.find((step) => titleOf(step) === at.title);
  if (sameTitle) return { step: sameTitle, found: 'moved' as const };
  if (sameId && alike(titleOf(sameId), at.title)) return { step: sameId, found: 'renamed' as const };
  const first = procedure.steps.find((step) => step.phase === 'diagnosis') ?? procedure.steps[0];
  return { step: first, found: 'gone' as const };
}

/** Two titles of one step, one of them mended: they have half of their pairs of letters in common. */
function alike(left: string, right: string): boolean {
  const [a, b] = [pairsOf(left), pairsOf(right)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return 2 * common >= Math.max(a.size, b.size);
}

function pairsOf(title: string): Set<string> {
  const letters = title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}
