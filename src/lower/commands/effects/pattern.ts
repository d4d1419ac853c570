/** Tells whether a text matches. */
export type Pattern = (text: string) => boolean;

/** A pattern in which `*` stands for any characters, made ready. Linear in the text for each `*`. */
export function compilePattern(pattern: string): Pattern {
  if (!pattern.includes('*')) return (text) => text === pattern;
  const pieces = pattern.split('*');
  const first = pieces[0]!;
  const last = pieces[pieces.length - 1]!;
  const middle = pieces.slice(1, -1).filter(Boolean);
  if (!middle.length && !last) return (text) => text.startsWith(first);
  return (text) => {
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
    let from = first.length;
    const to = text.length - last.length;
    for (const piece of middle) {
      const at = text.indexOf(piece, from);
      if (at < 0 || at + piece.length > to) return false;
      from = at + piece.length;
    }
    return true;
  };
}

/** What stands under patterns, found by a text: the first listed whose pattern matches. */
export class PatternTable<Value> {
  /** By the first character of the pattern; those that begin with `*` are in every list. In the order listed. */
  readonly #byFirst = new Map<string, [Pattern, Value][]>();
  readonly #any: [Pattern, Value][] = [];

  add(pattern: string, value: Value): void {
    const entry: [Pattern, Value] = [compilePattern(pattern), value];
    const [first = '*'] = pattern;
    if (first === '*') {
      for (const list of this.#byFirst.values()) list.push(entry);
      this.#any.push(entry);
      return;
    }
    const list = this.#byFirst.get(first) ?? [...this.#any];
    list.push(entry);
    this.#byFirst.set(first, list);
  }

  find(text: string): Value | null {
    for (const [matches, value] of this.#byFirst.get(text[0] ?? '') ?? this.#any) if (matches(text)) return value;
    return null;
  }
}
