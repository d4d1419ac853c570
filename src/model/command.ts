import type { Range } from './source.js';

export type Effect = 'read' | 'change' | 'destroy' | 'unknown';

export type PlaceholderType =
  | 'name'
  | 'namespace'
  | 'ip'
  | 'cidr'
  | 'mac'
  | 'port'
  | 'path'
  | 'label'
  | 'image'
  | 'url'
  | 'version'
  | 'number'
  | 'duration'
  | 'resource'
  | 'text';

export interface Placeholder {
  /** Canonical name: lower-case, `-` between words (`subnet-name`). One name is one parameter through the whole answer. */
  readonly name: string;
  /** As written: `<subnet-name>`, `$POD`, `{name}`. */
  readonly raw: string;
  readonly type: PlaceholderType;
  /** Kubernetes kind of the value, singular, as far as the command shows it (`pod`, `subnet`, `node`), or null. */
  readonly resource: string | null;
  /** Offsets in the command's text. */
  readonly start: number;
  readonly end: number;
  /** How the placeholder is quoted in the command, which decides how a value must be escaped. */
  readonly context: 'bare' | 'single-quoted' | 'double-quoted' | 'here-document' | 'program' | 'other';
}

/** One simple command inside a command line, with its own effect. Offsets in the command's text. */
export interface CommandSegment {
  readonly program: string;
  readonly effect: Effect;
  readonly interactive: boolean;
  readonly start: number;
  readonly end: number;
}

export interface Command {
  /** `<step id>.<n>`. */
  readonly id: string;
  /** Byte for byte as written, without a `$ ` prompt. */
  readonly text: string;
  readonly language: string;
  /** The comment above it, without `#`; empty when absent. */
  readonly description: string;
  readonly effect: Effect;
  readonly interactive: boolean;
  readonly placeholders: readonly Placeholder[];
  readonly segments: readonly CommandSegment[];
  /** Syntax error that a shell would report, and its offset in the text; absent when there is none. */
  readonly problem?: { readonly message: string; readonly start: number };
  readonly range: Range;
}
