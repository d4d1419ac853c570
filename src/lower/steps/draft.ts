import type { Command, Expectation, Range, Step } from '../../model/index.js';

/** Steps while they are being read. */
export type Phase = Step['phase'];
export type StepCommand = Omit<Command, 'id'>;

/** The target of a branch, before steps have ids. */
export type BranchTarget =
  | { readonly kind: 'draft'; readonly draft: StepDraft }
  /** A name in the text (`scenario 1`, `step 3`): a step or section of this document, or nothing. */
  | {
      readonly kind: 'reference';
      readonly name: string;
      /** The action when the name belongs to no step: menus and buttons are named alike. */
      readonly fallback: string | null;
    }
  | { readonly kind: 'document'; readonly target: string }
  /** The action in words; a step of the same title replaces it. */
  | { readonly kind: 'resolution'; readonly text: string };

export interface BranchDraft {
  /** A row of a table: a reference to its condition leads to its action. */
  readonly row?: true;
  readonly when: string;
  readonly target: BranchTarget;
  readonly text: string;
  readonly range: Range;
}

/** Items of one list: when one of them is a step, all are. */
export interface ListGroup {
  used: boolean;
}

/** A step while it is being read. Drafts stand in document order; one that stays empty is dropped. */
export interface StepDraft {
  readonly parent: StepDraft | null;
  readonly title: string;
  readonly phase: Phase;
  readonly section: string;
  /** Kept only for its commands (or those of its list): the section is no procedure. */
  readonly quiet: boolean;
  readonly group: ListGroup | null;
  /** Its number in an ordered list, as written; null elsewhere. */
  readonly ordinal: number | null;
  /** The condition of this step: the rest of a heading `Scenario 1: …`. */
  readonly condition: string | null;
  readonly prose: string[];
  readonly commands: StepCommand[];
  /** Commands in the prose of a section that is no procedure: they make no step, but belong to one that is there. */
  readonly asides: StepCommand[];
  readonly expectations: Expectation[];
  readonly branches: BranchDraft[];
  range: Range;
  used: boolean;
}

type DraftSeed = Pick<StepDraft, 'parent' | 'title' | 'phase' | 'section' | 'quiet' | 'range'> &
  Partial<Pick<StepDraft, 'group' | 'ordinal' | 'condition'>>;

export function addDraft(drafts: StepDraft[], seed: DraftSeed): StepDraft {
  const content = { prose: [], commands: [], asides: [], expectations: [], branches: [], used: false };
  const draft: StepDraft = { group: null, ordinal: null, condition: null, ...seed, ...content };
  drafts.push(draft);
  return draft;
}

/** Widens a draft's range so that it covers a further part of it. */
export function extend(draft: StepDraft, range: Range): void {
  if (range.end.offset > draft.range.end.offset) draft.range = { start: draft.range.start, end: range.end };
}
