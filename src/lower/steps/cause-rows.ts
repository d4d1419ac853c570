/** Rows of the tables of causes: what each speaks of, and what it says to do. */
export class CauseRows {
  private readonly byKey = new Map<string, string>();
  private readonly actions: string[] = [];
  /** Word or pair of characters → the rows that hold it. */
  private readonly holders = new Map<string, number[]>();

  add(keys: readonly string[], text: string, action: string): void {
    for (const key of keys) if (!this.byKey.has(key)) this.byKey.set(key, action);
    const row = this.actions.push(action) - 1;
    for (const unit of unitsOf(text)) {
      const known = this.holders.get(unit);
      if (known) known.push(row);
      else this.holders.set(unit, [row]);
    }
  }

  named(key: string): string | null {
    return this.byKey.get(key) ?? null;
  }

  /**
   * The row that a name means by what it speaks of. The only row is meant by any name; of several, each part of the name
   * (`A / B`) must speak of the same one, which shares more with name and condition than any other.
   */
  meant(name: string, when: string): string | null {
    if (this.actions.length <= 1) return this.actions[0] ?? null;
    const found = new Set(name.split(/[/／、]/).map((part) => this.best(part, when)));
    const [only] = found;
    return found.size === 1 && only !== undefined && only !== null ? this.actions[only]! : null;
  }

  private best(part: string, when: string): number | null {
    const named = this.shared(part);
    const told = this.shared(when);
    let best: number | null = null;
    let most = 0;
    let tied = false;
    for (const [row, count] of named) {
      const score = 2 * count + (told.get(row) ?? 0);
      tied = score === most || (tied && score < most);
      if (score > most) [best, most] = [row, score];
    }
    return tied ? null : best;
  }

  /** How many units of a text each row holds. Units of many rows tell nothing. */
  private shared(text: string): Map<number, number> {
    const counts = new Map<number, number>();
    for (const unit of unitsOf(text.slice(0, longestText))) {
      const rows = this.holders.get(unit) ?? [];
      if (rows.length > commonest) continue;
      for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    return counts;
  }
}

const longestText = 200;
const commonest = 50;

/** ASCII words of two letters or more, and pairs of Han characters. */
function unitsOf(text: string): Set<string> {
  const units = new Set<string>();
  for (const [run] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[a-z\d]{2,}|\p{Script=Han}{2,}/gu)) {
    if (/^[a-z\d]/.test(run)) units.add(run);
    else for (let at = 0; at + 2 <= run.length; at++) units.add(run.slice(at, at + 2));
  }
  return units;
}
