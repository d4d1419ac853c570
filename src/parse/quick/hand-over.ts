/** Why a part of a document goes to the parser that defines the language. */
export class HandOver extends Error {
  constructor(
    reason: string,
    /** Only the whole document can be parsed instead, since the part says how to read others. */
    readonly isWhole = false,
  ) {
    super(reason);
  }
}

/** Steps that a text may take beyond one for each of its characters, so that every text costs time linear in its length. */
const spareSteps = 2_000;
const stepsPerCharacter = 8;

/** Counts the steps of looking ahead and back in one text. */
export class Budget {
  #left: number;

  constructor(length: number) {
    this.#left = spareSteps + stepsPerCharacter * length;
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new HandOver('too many steps');
  }
}
