import type { Command, Expectation, Range, Step } from '../../model/index.js';

export type Phase = Step['phase'];
export type StepCommand = Omit<Command, 'id'>;

/** The target of a branch, before steps have ids. */
export type BranchTarget =
  | { readonly kind: 'draft'; readonly draft: StepDraft }
  /** A name in the text (`scenario 1`, `step 3`), which may be that of a step or section of this document. */
  | {
      readonly kind: 'reference';
      readonly name: string;
      /** The action when no step or section has the name: menus and buttons have such names too. */
      readonly fallback: string | null;
    }
  | { readonly kind: 'document'; readonly target: string }
  /** The action in words; a step of the same title replaces it. */
  | { readonly kind: 'resolution'; readonly text: string };

export interface BranchDraft {
  /** True for a row of a table. A reference to its condition leads to its action. */
  readonly row?: true;
  readonly when: string;
  readonly target: BranchTarget;
  readonly text: string;
  readonly range: Range;
}

/** The items of one list. When one of them is a step, all are. */
export interface ListGroup {
  used: boolean;
}

/** A step that is being read. Drafts are in document order; one that stays empty is dropped. */
export interface StepDraft {
  readonly parent: StepDraft | null;
  readonly title: string;
  readonly phase: Phase;
  readonly section: string;
  /** True in a section that is no procedure: the step is kept only if it, or its list, has commands. */
  readonly quiet: boolean;
  readonly group: ListGroup | null;
  /** Its number in an ordered list, as written; null elsewhere. */
  readonly ordinal: number | null;
  /** The condition of this step: the rest of a heading `Scenario 1: …`. */
  readonly condition: string | null;
  readonly prose: string[];
  readonly commands: StepCommand[];
  /** Commands in the prose of a section that is no procedure. They do not keep the step. */
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

export function extend(draft: StepDraft, range: Range): void {
  if (range.end.offset > draft.range.end.offset) draft.range = { start: draft.range.start, end: range.end };
}
