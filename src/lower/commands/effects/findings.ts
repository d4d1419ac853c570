import type { CommandSegment } from '../../../model/index.js';
import type { Variables } from './variables.js';

/** What is found in shell text on the way to its effect. */
export interface Findings {
  /** Each program that is called. */
  readonly segments: CommandSegment[];
  /** Functions that the text defines. */
  readonly functions: Set<string>;
  /** Variables whose values are certain. */
  readonly variables: Variables;
  /** Files that are read in: `<name`, with the place of the sign. */
  readonly inputs: { readonly start: number; readonly name: string }[];
  /** Places of text that a second interpreter reads: quoting for the shell alone does not make a value safe there. */
  readonly embedded: { readonly start: number; readonly end: number }[];
}
