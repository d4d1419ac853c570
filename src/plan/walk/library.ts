import type { Procedure } from './procedure.js';
import type { WalkState } from './state.js';

/** The documents that a walk goes through. */
export interface WalkLibrary {
  /** The procedure at this path; null when there is no such document. */
  procedure(path: string): Procedure | null;
  /** Path of the document of this id or path, or null. */
  find(idOrPath: string): string | null;
  /** Step to start at in this document, for this symptom. */
  start(path: string, state: WalkState): string | null;
  /** What becomes of the commands at hand when a parameter has this value. */
  tryValue(
    state: WalkState,
    name: string,
    value: string,
  ): { readonly refused?: RefusedValue; readonly unknown?: UnknownParameter };
}

/** Why a value was not taken: the sentence, its stable code and the type of the parameter. */
export interface RefusedValue {
  readonly reason: string;
  readonly refusal: string;
  readonly type: string;
}

/** That no command has such a parameter: what is said of it, and the names that there are. */
export interface UnknownParameter {
  readonly note: string;
  readonly names: string;
  readonly nearest: string;
}
