import type { Observation, SessionView } from '../../../index.js';
import type { Library, OpenEngine, SessionWords } from '../library.js';
import { oneLine } from '../one-line.js';

type Presenters = Library['presenters']['session'];

/** A walk on the command line: the turns so far, and how they are shown. */
export class Walk {
  #view: SessionView;
  /** The last turn at each step, in the order in which steps were reached; without their answers, which the last turn has. */
  readonly #shown = new Map<string, SessionView>();

  constructor(
    readonly engine: OpenEngine,
    first: SessionView,
    readonly present: Presenters,
    readonly layout: {
      readonly color: boolean;
      readonly width: number;
      readonly all: boolean;
      readonly asked: boolean;
    },
    readonly json: boolean,
  ) {
    this.#view = first;
    this.#keep(first);
  }

  get view(): SessionView {
    return this.#view;
  }

  /** The turns that a report needs. */
  get views(): readonly SessionView[] {
    return [...this.#shown.values(), this.#view];
  }

  answer(observation: Observation): SessionView {
    const { token } = this.#view;
    if (token !== null) this.#keep(this.engine.advance(token, observation));
    return this.#view;
  }

  #keep(view: SessionView): void {
    this.#view = view;
    this.#shown.set(`${view.document?.path}\n${view.step?.id}`, { ...view, visits: [] });
  }

  text(view: SessionView): string {
    return this.present.text(view, this.layout);
  }

  line(view: SessionView): string {
    return this.present.json(view);
  }

  words(): SessionWords {
    return this.present.words(this.view.language);
  }

  report(): string {
    return this.present.report(this.views);
  }

  /** An answer as it is shown again. */
  echo(line: string): string {
    return oneLine(line);
  }
}
