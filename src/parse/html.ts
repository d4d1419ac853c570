import { htmlTags } from '../vocabulary/index.js';

const known: ReadonlySet<string> = new Set(htmlTags.known);
const ambiguous: ReadonlySet<string> = new Set(htmlTags.ambiguous);

const tagStart = /^<\/?([A-Za-z][A-Za-z0-9-]*)/;

/** Tells the HTML of a document from its placeholders such as `<subnet-name>`, `<time>` or `<address>`. */
export class HtmlJudge {
  readonly #lowerCase: string;
  readonly #closed = new Map<string, boolean>();

  constructor(
    text: string,
    /** In MDX a tag with a capital letter or with attributes is a component. */
    private readonly isMdx: boolean,
  ) {
    this.#lowerCase = text.includes('</') ? text.toLowerCase() : '';
  }

  /** Whether a piece that Markdown takes for HTML is HTML: a known tag, a comment, a declaration. */
  isHtml(value: string): boolean {
    const match = tagStart.exec(value);
    if (!match) return value.startsWith('<!') || value.startsWith('<?');
    const name = match[1]!.toLowerCase();
    if (known.has(name)) return true;
    const isBare = value[1] !== '/' && /^<[A-Za-z0-9-]+>/.test(value);
    if (this.isMdx && (/^<\/?[A-Z]\w*[a-z]/.test(value) || !isBare)) return true;
    if (!ambiguous.has(name)) return false;
    // Such a name is HTML when it is used like HTML: with attributes, or closed somewhere.
    return !isBare || this.#isClosed(name);
  }

  #isClosed(name: string): boolean {
    let closed = this.#closed.get(name);
    if (closed === undefined) {
      closed = this.#lowerCase.includes(`</${name}>`);
      this.#closed.set(name, closed);
    }
    return closed;
  }
}
