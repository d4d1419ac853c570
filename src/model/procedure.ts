import type { Range } from './source.js';

export type Effect = 'read' | 'change' | 'destroy' | 'unknown';

export type PlaceholderType =
  | 'name'
  | 'namespace'
  | 'namespaced-name'
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

export type Verdict = 'normal' | 'warning' | 'abnormal';
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'lacks';

export interface Comparison {
  /**
   * Name of a value; empty for the value itself. `output` is the whole output, `attempts` are the connections, lookups
   * and checks that it reports (which `succeed` or `fail`), `errors` its lines that report an error, `versions` the
   * versions of the images in it, `missing` the lines that say that an object does not exist, `output of ls` and
   * `lines of ls` what one command printed (`*` for any).
   */
  readonly subject: string;
  readonly operator: ComparisonOperator;
  /** A number, a text, or the name of another value (`nf_conntrack_max`, `{subnet-name}`). */
  readonly value: number | string;
  readonly unit?: string;
}

/** A conjunction (`all`) or disjunction (`any`) of comparisons. */
export type Condition = { readonly all: readonly Comparison[] } | { readonly any: readonly Comparison[] };

/** One statement of an expectation; its condition is null where a person must decide. */
export interface Claim {
  readonly text: string;
  readonly condition: Condition | null;
}

export interface Expectation {
  readonly verdict: Verdict;
  readonly text: string;
  readonly condition: Condition | null;
  /** Claims in groups. What is normal holds when one claim of each group does; what is not, when all of one do. */
  readonly claims?: readonly (readonly Claim[])[];
  readonly range: Range;
}

export interface Branch {
  /** The condition as written (`availableIPs == 0`, `x509 / tls verify`). */
  readonly when: string;
  /** Step id, section id, document id, or the text of a resolution. */
  readonly to: string;
  readonly toKind: 'step' | 'section' | 'document' | 'resolution' | 'unresolved';
  readonly text: string;
  readonly range: Range;
}

export interface Step {
  /** `step-3.1`: the numbers of all levels, as people read them. */
  readonly id: string;
  readonly parent: string | null;
  /** Position among its siblings, from 1. */
  readonly number: number;
  readonly title: string;
  /** Prose of the step without its commands. */
  readonly text: string;
  readonly phase: 'diagnosis' | 'resolution' | 'workaround' | 'verification' | 'other';
  readonly section: string;
  readonly commands: readonly Command[];
  readonly expectations: readonly Expectation[];
  readonly branches: readonly Branch[];
  readonly range: Range;
}
