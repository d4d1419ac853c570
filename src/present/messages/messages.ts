import type { Confidence, DocumentKind, Effect, Refusal, Verdict } from '../../model/index.js';

/** Every message of the text and Markdown answers in one language. `{name}` is filled in. */
export interface Messages {
  readonly kind: Readonly<Record<DocumentKind, string>>;
  readonly confidence: Readonly<Record<Confidence, string>>;
  readonly effect: Readonly<Record<Effect, string>>;
  readonly verdict: Readonly<Record<Verdict, string>>;
  /** Label of a command that waits for input. */
  readonly interactive: string;
  /** Label of a command with open placeholders: `{names}`. */
  readonly needs: string;
  readonly hiddenCharacters: string;
  readonly why: string;
  readonly matchedPhrases: string;
  readonly quote: readonly [string, string];
  readonly listSeparator: string;
  readonly confidenceLine: string;
  readonly startHere: string;
  readonly startAt: string;
  /** After `startAt`: the text of the document that the symptom contains. */
  readonly startBecause: string;
  /** The confirming step, before a step that changes something; followed by `when`. */
  readonly confirm: string;
  /** After the title of that step. */
  readonly confirmHere: string;
  /** Heading of the titles before the start step: `{number}`. */
  readonly skipped: string;
  readonly when: string;
  readonly goTo: string;
  readonly sectionOfDocument: string;
  readonly noSteps: string;
  readonly moreProse: string;
  readonly moreSteps: string;
  readonly shortened: string;
  readonly substeps: string;
  readonly solvedHere: string;
  readonly commandCount: string;
  readonly parameters: string;
  readonly parametersElsewhere: string;
  readonly parameterUsage: string;
  readonly parameterUsed: string;
  readonly parameterRefused: string;
  readonly parameterFrom: Readonly<Record<'symptom' | 'param' | 'state', string>>;
  readonly cases: string;
  readonly cause: string;
  readonly resolution: string;
  readonly noCause: string;
  readonly others: string;
  readonly ambiguous: string;
  readonly onlyHere: string;
  readonly question: string;
  readonly answerNamed: string;
  readonly tentatively: string;
  readonly noMatch: string;
  readonly noMatchHonest: string;
  readonly noDocuments: string;
  readonly fallback: string;
  readonly suggestions: string;
  readonly addTitle: string;
  readonly add: readonly string[];
  /** After the first of them, on a terminal. */
  readonly pipeLog: string;
  readonly corrected: string;
  /** Why a value was refused: `{expected}`. Absent when the engine's own message is in this language. */
  readonly refusals: Readonly<Partial<Record<Refusal, string>>>;
  /** Description of the values of a type. */
  readonly expected: Readonly<Record<string, string>>;
  /** Rule id of a diagnostic of the answer → its message. Absent when the engine's own message is in this language. */
  readonly notes: Readonly<Record<string, string>>;
  readonly note: string;
  readonly moreNotes: string;
  readonly showCommand: string;
  readonly colon: string;
}
