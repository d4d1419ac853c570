import type { Effect, Placeholder } from './command.js';
import type { Document, DocumentKind } from './document.js';
import type { Position } from './position.js';

/** A place as an editor names it: both count from 1, `column` in UTF-16 units. */
export type EditorPosition = Pick<Position, 'line' | 'column'>;

/** A half-open piece of a text; the places of a document's `Range` fit as they are. */
export interface EditorRange {
  readonly start: EditorPosition;
  readonly end: EditorPosition;
}

/** A document by its names. */
export type NamedDocument = Pick<Document, 'id' | 'path' | 'title'> & { readonly kind: DocumentKind };

/** A trigger: what people say that it hits, in the documents and in the goldens. */
export interface TriggerHover {
  readonly kind: 'trigger';
  readonly source: string;
  /** Documents of which it hits a symptom or an error message, the trigger's own first; `count` of them, the first in `text`. */
  readonly hits: readonly { readonly document: NamedDocument; readonly text: string; readonly count: number }[];
  readonly goldens: readonly { readonly symptom: string; readonly expect: string | null; readonly path: string }[];
  /** Other documents that have a phrase or the pattern of it in a trigger of theirs. */
  readonly shared: readonly NamedDocument[];
}

export interface CommandHover {
  readonly kind: 'command';
  readonly effect: Effect;
  readonly interactive: boolean;
  readonly placeholders: readonly Pick<Placeholder, 'name' | 'raw' | 'type' | 'resource'>[];
  /** What a shell would not read, or null. */
  readonly problem: string | null;
}

export interface StepHover {
  readonly kind: 'step';
  readonly id: string;
  readonly title: string;
  /** Its commands by their first line. */
  readonly commands: readonly { readonly text: string; readonly effect: Effect }[];
  readonly placeholders: CommandHover['placeholders'];
  /** `to`: title of the target, or the text of a resolution. */
  readonly branches: readonly { readonly when: string; readonly to: string }[];
}

/** What a link, a name or a branch leads to. */
export interface TargetHover {
  readonly kind: 'target';
  readonly document: NamedDocument;
  /** Step or section in it, or null. */
  readonly place: string | null;
  readonly symptoms: readonly string[];
  readonly steps: number;
}

/** A name that leads nowhere. */
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

/** What an editor shows of the place under the pointer. */
export type EditorHover = (TriggerHover | CommandHover | StepHover | TargetHover | MissingHover | KeyHover) & {
  readonly range: EditorRange;
};

/** A place in a file of the knowledge base. */
export interface EditorLocation {
  /** Absolute path. */
  readonly file: string;
  readonly range: EditorRange;
}

export interface EditorCompletion {
  readonly kind: 'key' | 'value' | 'document' | 'step';
  readonly label: string;
  readonly detail: string;
  readonly description: string;
  /** What is written in place of `range`. */
  readonly text: string;
  readonly range: EditorRange;
}

/** A section or step with what is in it. */
export interface EditorSymbol {
  readonly kind: 'section' | 'step';
  readonly name: string;
  readonly detail: string;
  readonly range: EditorRange;
  readonly children: readonly EditorSymbol[];
}
