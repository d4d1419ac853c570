import type { Command, Diagnostic, PlaceholderBinding } from '../../model/index.js';

export interface BoundValue {
  readonly value: string;
  readonly from: 'symptom' | 'param';
}

export function bindParameters(
  _entities: readonly { readonly type: string; readonly value: string }[],
  _params: ReadonlyMap<string, string>,
  _commands: readonly Command[],
): { values: Map<string, BoundValue>; diagnostics: Diagnostic[] } {
  return { values: new Map(), diagnostics: [] };
}

export function renderCommand(command: Command, _values: ReadonlyMap<string, BoundValue>) {
  return {
    rendered: command.text,
    runnable: command.placeholders.length === 0,
    bindings: [] as PlaceholderBinding[],
    diagnostics: [] as Diagnostic[],
  };
}
