import type { Document } from './document.js';
import type { Command, Effect, Placeholder } from './procedure.js';
import type { Position } from './source.js';

/** A position as editors count it: both from 1, `column` in UTF-16 code units. */
export type EditorPosition = Pick<Position, 'line' | 'column'>;

/** A half-open range of a text; a document's `Range` is assignable to it. */
export interface EditorRange {
  readonly start: EditorPosition;
  readonly end: EditorPosition;
}

export type NamedDocument = Pick<Document, 'id' | 'path' | 'title' | 'kind'>;

/** A trigger, with the symptoms, error messages and goldens that it matches. */
export interface TriggerHover {
  readonly kind: 'trigger';
  readonly source: string;
  /**
   * Documents with a symptom or error message that it matches, its own document first: the number of matches, and the first
   * in `text`.
   */
  readonly hits: readonly { readonly document: NamedDocument; readonly text: string; readonly count: number }[];
  readonly goldens: readonly { readonly symptom: string; readonly expect: string | null; readonly path: string }[];
  /** Other documents with a trigger that has one of its phrases or its pattern. */
  readonly shared: readonly NamedDocument[];
}

export interface CommandHover {
  readonly kind: 'command';
  readonly effect: Effect;
  readonly interactive: boolean;
  readonly placeholders: readonly Pick<Placeholder, 'name' | 'raw' | 'type' | 'resource'>[];
  /** Syntax error that a shell would report, or null. */
  readonly problem: string | null;
}

export interface StepHover {
  readonly kind: 'step';
  readonly id: string;
  readonly title: string;
  /** First line of each command. */
  readonly commands: readonly Pick<Command, 'text' | 'effect'>[];
  readonly placeholders: CommandHover['placeholders'];
  /** `to`: title of the target, or the text of a resolution. */
  readonly branches: readonly { readonly when: string; readonly to: string }[];
}

export interface TargetHover {
  readonly kind: 'target';
  readonly document: NamedDocument;
  readonly place: string | null;
  readonly symptoms: readonly string[];
  readonly steps: number;
}

/** A reference without a target. */
export interface MissingHover {
  readonly kind: 'missing';
  readonly name: string;
}

/** A key of the front matter, as the schema describes it: in English, then in Chinese. */
export interface KeyHover {
  readonly kind: 'key';
  readonly key: string;
  readonly description: string;
}

export type EditorHover = (TriggerHover | CommandHover | StepHover | TargetHover | MissingHover | KeyHover) & {
  readonly range: EditorRange;
};

export interface EditorLocation {
  /** Absolute path. */
  readonly file: string;
  readonly range: EditorRange;
}

/** A text that replaces a range. */
export interface EditorEdit extends EditorLocation {
  readonly text: string;
}

export interface EditorCompletion {
  readonly kind: 'key' | 'value' | 'document' | 'step';
  readonly label: string;
  readonly detail: string;
  readonly description: string;
  /** Text that replaces `range`. */
  readonly text: string;
  readonly range: EditorRange;
}

export interface EditorSymbol {
  readonly kind: 'section' | 'step';
  readonly name: string;
  readonly detail: string;
  readonly range: EditorRange;
  readonly children: readonly EditorSymbol[];
}
