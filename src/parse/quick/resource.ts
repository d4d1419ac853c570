import { type Budget, HandOver } from './hand-over.js';

/** The address and title behind the text of a link; offsets are those of the text. */
export interface Resource {
  /** Undecoded. */
  readonly url: string;
  readonly title: string | null;
  readonly end: number;
}

const maxParentheses = 32;

/** Reads `(address "title")` from its parenthesis at `at`; null when it is none. */
export function readResource(text: string, at: number, budget: Budget): Resource | null {
  const reader = new ResourceReader(text, at + 1);
  const resource = reader.read();
  budget.spend(reader.at - at);
  return resource;
}

class ResourceReader {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  read(): Resource | null {
    this.#skipSpace();
    if (this.#code() === 41) return { url: '', title: null, end: this.at + 1 };
    const url = this.#code() === 60 ? this.#enclosed() : this.#bare();
    if (url === null) return null;
    const before = this.at;
    this.#skipSpace();
    const code = this.#code();
    if (code === 41) return { url, title: null, end: this.at + 1 };
    if (this.at === before || (code !== 34 && code !== 39 && code !== 40)) return null;
    const title = this.#title(code === 40 ? 41 : code);
    if (title === null) return null;
    this.#skipSpace();
    return this.#code() === 41 ? { url, title: title === '' ? null : title, end: this.at + 1 } : null;
  }

  #code(): number {
    return this.text.charCodeAt(this.at);
  }

  #skipSpace(): void {
    let code = this.#code();
    while (code === 32 || code === 9) {
      this.at++;
      code = this.#code();
    }
    if (code === 10) throw new HandOver('a link whose address spans lines');
  }

  #enclosed(): string | null {
    const start = ++this.at;
    for (let code = this.#code(); ; code = this.#code()) {
      if (Number.isNaN(code) || code === 60 || code === 10) return null;
      if (code === 62) return this.text.slice(start, this.at++);
      this.at++;
      if (code === 92 && isOneOf(this.#code(), 60, 62, 92)) this.at++;
    }
  }

  #bare(): string | null {
    const start = this.at;
    let depth = 0;
    if (isControl(this.#code()) || this.#code() === 32) return null;
    for (let code = this.#code(); ; code = this.#code()) {
      if (depth === 0 && (Number.isNaN(code) || code === 41 || code === 32 || code === 9 || code === 10))
        return this.text.slice(start, this.at);
      if (code === 41) depth--;
      else if (code === 40 && depth < maxParentheses) depth++;
      else if (code === 40 || code === 32 || isControl(code)) return null;
      this.at++;
      if (code === 92 && isOneOf(this.#code(), 40, 41, 92)) this.at++;
    }
  }

  #title(mark: number): string | null {
    const start = ++this.at;
    for (let code = this.#code(); code !== mark; code = this.#code()) {
      if (Number.isNaN(code)) return null;
      if (code === 10) throw new HandOver('a title that spans lines');
      this.at++;
      if (code === 92 && isOneOf(this.#code(), mark, 92)) this.at++;
    }
    return this.text.slice(start, this.at++);
  }
}

function isOneOf(code: number, ...codes: readonly number[]): boolean {
  return codes.includes(code);
}

/** Also what is behind the end of the text. */
function isControl(code: number): boolean {
  return Number.isNaN(code) || code < 32 || code === 127;
}
