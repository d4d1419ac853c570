import { presenters, type SessionView } from '../../index.js';
import { viewData } from './step-shape.js';
import type { ToolAnswer } from './tool.js';

const width = 100;

/** A turn of a walk as the answer of a tool: what to do next is said in front, the step itself is quoted. */
export function viewAnswer(view: SessionView): ToolAnswer {
  const session = view.token === null ? '' : `\nsession: ${view.token}`;
  return {
    data: viewData(view),
    lead: `${leads[view.status]}${session}`,
    body: presenters.session.text(view, { width }).trim(),
  };
}

const leads: Readonly<Record<SessionView['status'], string>> = {
  step: 'Show the step and its commands to the user with their effect, and let the user run them. Then call advance_diagnosis with the session and what was seen.',
  ended: 'The walk has ended. advance_diagnosis with `back` takes the last answer back, `jump` goes to a step.',
  stale: 'The document has changed since; the last answer was not used. Go on with the step below and the new session.',
  no_match: 'Nothing in the knowledge base explains this symptom, so there is nothing to walk through.',
};
