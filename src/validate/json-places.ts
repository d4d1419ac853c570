/** Where the values and keys of a JSON text stand: JSON pointer → offsets; or where it stops being JSON. */
export interface JsonPlaces {
  readonly values: ReadonlyMap<string, readonly [start: number, end: number]>;
  readonly keys: ReadonlyMap<string, readonly [start: number, end: number]>;
  /** Offset of the first thing that is no JSON, or null. */
  readonly brokenAt: number | null;
}

/** Levels that are looked into; configuration has four. */
const deepest = 64;

/** Walks a JSON text once. Total: stops at the first fault and keeps what it saw before. */
export function jsonPlaces(text: string): JsonPlaces {
  const walker = new Walker(text);
  const complete = walker.value('', 0) && walker.atEnd();
  return { values: walker.values, keys: walker.keys, brokenAt: complete ? null : walker.at };
}

class Walker {
  readonly values = new Map<string, readonly [number, number]>();
  readonly keys = new Map<string, readonly [number, number]>();
  at = 0;

  constructor(private readonly text: string) {}

  atEnd(): boolean {
    this.space();
    return this.at === this.text.length;
  }

  /** True when a whole value stood here; else `at` is where it went wrong. */
  value(pointer: string, depth: number): boolean {
    this.space();
    const start = this.at;
    const read =
      this.text[start] === '{'
        ? depth < deepest && this.members(pointer, depth, '}')
        : this.text[start] === '['
          ? depth < deepest && this.members(pointer, depth, ']')
          : this.scalar();
    if (read) this.values.set(pointer, [start, this.at]);
    return read;
  }

  private members(pointer: string, depth: number, close: '}' | ']'): boolean {
    this.at++;
    if (this.take(close)) return true;
    for (let index = 0; ; index++) {
      const step = close === ']' ? String(index) : this.key(pointer);
      if (step === null || !this.value(`${pointer}/${step}`, depth + 1)) return false;
      if (this.take(close)) return true;
      if (!this.take(',')) return false;
    }
  }

  private key(pointer: string): string | null {
    this.space();
    const start = this.at;
    const found = this.match(/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
    if (found === null) return null;
    const step = (JSON.parse(found) as string).replaceAll('~', '~0').replaceAll('/', '~1');
    this.keys.set(`${pointer}/${step}`, [start, this.at]);
    return this.take(':') ? step : null;
  }

  private scalar(): boolean {
    const pattern =
      /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
    return this.match(pattern) !== null;
  }

  private take(sign: string): boolean {
    this.space();
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private space(): void {
    this.match(/[ \t\r\n]*/y);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }
}
