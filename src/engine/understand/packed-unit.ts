import type { WordLists } from '../../compile/index.js';
import type { Diagnostic } from '../../model/index.js';
import type { DocumentHead } from '../../snapshot/index.js';
import type { DocumentFacts } from '../../validate/index.js';
import type { UnderstoodFile } from './understand.js';
import type { ColumnReaders } from './unit-columns.js';

/** A unit as views of the pack. What only a part of all units is asked for is made when it is. */
export class PackedUnit implements UnderstoodFile {
  readonly head: DocumentHead;
  readonly diagnostics: readonly Diagnostic[];
  readonly facts: DocumentFacts;
  readonly #index: number;
  readonly #column: ColumnReaders;

  constructor(
    index: number,
    column: ColumnReaders,
    { head, diagnostics, facts }: Pick<UnderstoodFile, 'head' | 'diagnostics' | 'facts'>,
  ) {
    this.#index = index;
    this.#column = column;
    this.head = head;
    this.diagnostics = diagnostics;
    this.facts = facts;
  }

  get bytes() {
    return this.#column.bytes(this.#index);
  }

  get fieldLines() {
    return this.#column['field.lines'](this.#index);
  }

  get counts() {
    const [index, column] = [this.#index, this.#column];
    return {
      terms: column['count.terms'](index),
      fields: column['count.fields'](index),
      counts: column['count.counts'](index),
      lengths: column['count.lengths'](index),
    };
  }

  get statements() {
    const [index, column] = [this.#index, this.#column];
    return {
      kinds: column['statement.kinds'](index),
      lines: column['statement.lines'](index),
      offsets: column['statement.offsets'](index),
      terms: column['statement.terms'](index),
    };
  }

  get shown() {
    return this.#lists('shown');
  }

  get stated() {
    return this.#lists('stated');
  }

  #lists(name: 'shown' | 'stated'): WordLists {
    const [index, column] = [this.#index, this.#column];
    return {
      lines: column[`${name}.lines`](index),
      offsets: column[`${name}.offsets`](index),
      words: column[`${name}.words`](index),
    };
  }
}
