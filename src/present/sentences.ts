import type { Diagnosis, SessionView } from '../model/index.js';
import { candidatesOf, noMatchReason, onlyHere } from './diagnosis/around-text.js';
import { outline, proseWithout, stepTitle } from './diagnosis/outline.js';
import { confidenceReason, lackSentence, notesOf, reasonOf } from './diagnosis/phrases.js';
import { messagesFor } from './messages/index.js';
import { sanitizeLine } from './sanitize.js';
import { casesSentence, endSentence, noticeSentence, readingText, staleSentence } from './session/turn-text.js';

/** A step as an answer names it. */
export interface StepSentences {
  /** `3.1` */
  readonly number: string;
  /** Levels above it. */
  readonly depth: number;
  /** Without the number that its author gave it. */
  readonly title: string;
  /** Prose, without the lines that only repeat a branch. */
  readonly text: string;
}

/** The sentences of an answer, in its language, for a view that lays them out itself. */
export interface DiagnosisSentences {
  /** Why the document was chosen; empty without one. */
  readonly reason: string;
  /** Why the confidence is not higher or lower. */
  readonly confidenceReason: string;
  /** Of each step of the workflow, in its order. */
  readonly steps: readonly StepSentences[];
  /** The documents between which the answer is undecided, and the phrases that only each of them explains. */
  readonly candidates: readonly { readonly id: string; readonly onlyHere: readonly string[] }[];
  /** no_match: why nothing is guessed; empty otherwise. */
  readonly noMatch: string;
  /** What each of the suggestions lacks; empty where it lacks nothing. */
  readonly lacks: readonly string[];
  /** no_match: what usually helps, when added to the symptom. */
  readonly add: readonly string[];
  /** Corrections of the symptom, and diagnostics of the answer. */
  readonly notes: readonly string[];
}

export function diagnosisSentences(diagnosis: Diagnosis): DiagnosisSentences {
  const { status, workflow, matches, query, suggestions } = diagnosis;
  const messages = messagesFor(query.language);
  const between = status === 'ambiguous' ? candidatesOf(diagnosis) : [];
  const chosen = matches.find(({ id }) => id === workflow?.id) ?? matches[0];
  const refused = status === 'no_match';
  return {
    reason: sanitizeLine(workflow?.reason ?? '') || reasonOf(chosen, messages),
    confidenceReason: confidenceReason(diagnosis, messages),
    steps: workflow ? stepSentences(workflow) : [],
    candidates: between.map((match) => ({ id: match.id, onlyHere: onlyHere(match, between) })),
    noMatch: refused ? `${messages.noMatch} ${noMatchReason(diagnosis, messages)}` : '',
    lacks: suggestions.map((each) => lackSentence(each, messages)),
    add: refused && diagnosis.kb.documents > 0 ? messages.add : [],
    notes: notesOf(diagnosis, messages).map(sanitizeLine),
  };
}

const stepSentences = (workflow: NonNullable<Diagnosis['workflow']>): StepSentences[] =>
  outline(workflow).map(({ step, label, depth, text }) => ({ number: label, depth, title: stepTitle(step), text }));

/** The sentences of a turn of a session, in its language, for a view that lays them out itself. */
export interface SessionSentences {
  /** Title and prose of the step, without what its choices say; empty without one. */
  readonly title: string;
  readonly text: string;
  /** A sentence for each notice of the view, in its order. */
  readonly notices: readonly string[];
  /** What was read from pasted output, with the line that it stands in; empty without output. */
  readonly readings: readonly string[];
  /** Says that the document has changed; empty when it has not. */
  readonly stale: string;
  /** How the session ended; empty before its end. */
  readonly end: string;
  /** How many solved cases ended here; empty when none did. */
  readonly cases: string;
}

export function sessionSentences(view: SessionView): SessionSentences {
  const { step, choices, end, cases, judgement } = view;
  const messages = messagesFor(view.language);
  return {
    title: step ? stepTitle(step) : '',
    text: step ? proseWithout(step.text, choices) : '',
    notices: view.notices.map((notice) => noticeSentence(notice, messages)),
    readings: judgement?.readings.map((reading) => readingText(reading, messages)) ?? [],
    stale: staleSentence(view, messages),
    end: end ? endSentence(end, view.visits, messages) : '',
    cases: cases.here > 0 ? casesSentence(cases, messages) : '',
  };
}
