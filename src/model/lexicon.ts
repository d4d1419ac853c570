import type { Effect, SectionKind } from './document.js';

/** data/headings.json: heading texts (folded: lower case, no numbering or punctuation) for each kind of section. */
export interface HeadingLexicon {
  readonly sections: readonly {
    readonly kind: SectionKind;
    readonly headings: readonly string[];
    readonly prefixes?: readonly string[];
    readonly suffixes?: readonly string[];
  }[];
}

/** data/lexicon.json: groups of words that mean the same, across languages. */
export interface DomainLexicon {
  readonly groups: readonly { readonly id: string; readonly terms: readonly string[] }[];
}

/** data/commands.json: what known commands do. The shape of `rules` is documented in schema/commands.schema.json. */
export interface CommandTable {
  readonly programs: readonly CommandProgram[];
}

export interface CommandProgram {
  readonly names: readonly string[];
  /** Effect when no rule says otherwise. */
  readonly effect: Effect;
  readonly interactive?: boolean;
  /** Options that take a value, so that verbs are found behind them. */
  readonly valueOptions?: readonly string[];
  /** `wrapper`: the rest of the arguments is a command of its own. `shell`: an argument is shell text. */
  readonly wraps?: 'arguments' | 'shell-text' | 'after-double-dash' | 'ssh';
  readonly rules?: readonly CommandRule[];
}

/** The first rule whose `verbs` lead the arguments and whose `options` are all given decides. */
export interface CommandRule {
  readonly verbs?: readonly string[];
  readonly options?: readonly string[];
  readonly effect: Effect;
  readonly interactive?: boolean;
}
