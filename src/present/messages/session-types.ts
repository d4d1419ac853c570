import type { EndReason, ObservationOutcome, Staleness, VisitOutcome } from '../../model/index.js';

/** Every message of a session in one language. `{name}` is filled in. */
export interface SessionMessages {
  readonly outcome: Readonly<Record<VisitOutcome, string>>;
  readonly stepHead: string;
  readonly below: string;
  readonly choices: string;
  readonly choice: string;
  readonly choiceText: string;
  readonly toStep: string;
  readonly toDocument: string;
  readonly toNothing: string;
  readonly choiceCases: string;
  readonly suggested: string;
  readonly openParameters: string;
  /** After the open parameters, on a terminal. */
  readonly setHint: string;
  readonly knownParameters: string;
  /** Notice code → message. */
  readonly notices: Readonly<Record<string, string>>;
  /** Hint when no command uses a parameter: `{nearest}`, `{names}`. */
  readonly parameterHint: Readonly<Record<'nearest' | 'names' | 'none', string>>;
  readonly judged: string;
  readonly readingFrom: string;
  readonly notJudged: Readonly<Record<ObservationOutcome, string>>;
  readonly stale: Readonly<Record<Staleness['step'], string>>;
  readonly staleHead: string;
  readonly end: Readonly<Record<EndReason, string>>;
  readonly conclusion: string;
  readonly resolution: string;
  readonly casesHere: string;
  readonly casesVersions: string;
  readonly report: string;
  readonly reportSymptom: string;
  readonly reportDocument: string;
  readonly reportParameters: string;
  readonly reportChecked: string;
  readonly reportConcluded: string;
  readonly reportNothing: string;
  readonly reportNotChecked: string;
  readonly reportSeen: string;
  readonly reportBranch: string;
  readonly reportEarlier: string;
  readonly reportDropped: string;
  readonly draft: {
    readonly title: string;
    readonly titleOpen: string;
    readonly symptoms: string;
    readonly cause: string;
    readonly causeOpen: string;
    readonly steps: string;
    readonly resolution: string;
    readonly resolutionOpen: string;
    readonly verification: string;
    readonly found: string;
  };
  readonly ask: {
    readonly what: string;
    readonly paste: string;
    readonly pasteHow: string;
    /** Text was pasted into the menu: `{count}` lines. */
    readonly pasted: string;
    readonly done: string;
    readonly doneHint: string;
    readonly branch: string;
    readonly back: string;
    readonly jump: string;
    readonly jumpWhere: string;
    readonly set: string;
    readonly setWhich: string;
    readonly setValue: string;
    readonly finish: string;
    readonly case: string;
    readonly fallback: string;
    readonly candidate: string;
  };
  readonly help: readonly string[];
  readonly unread: string;
}
