import { htmlTags } from '../generated/data/html-tags.js';

const known: ReadonlySet<string> = new Set(htmlTags.known);
const ambiguous: ReadonlySet<string> = new Set(htmlTags.ambiguous);
const blocks: ReadonlySet<string> = new Set(htmlTags.blocks);

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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text that a piece of HTML shows: no comments and tags, a line break for `<br>` and between blocks. Linear. */
export function htmlToText(html: string): string {
  let text = '';
  const ends = new TagEnds(html);
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? -1 : ends.after(open);
    text += html.slice(at, open < 0 ? html.length : open);
    if (open < 0) break;
    // An unclosed tag or comment: what follows is text, since nothing may be lost.
    text += end < 0 ? '<' : shown(html.slice(open, end));
    at = end < 0 ? open + 1 : end;
  }
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name]!);
}

/** What a whole tag or comment shows: nothing, a line break, or itself when it is a placeholder. */
function shown(tag: string): string {
  const name = tagStart.exec(tag)?.[1]?.toLowerCase();
  if (name === undefined) return tag.startsWith('<!') || tag.startsWith('<?') ? '' : tag;
  if (blocks.has(name)) return '\n';
  return known.has(name) || ambiguous.has(name) ? '' : tag;
}

/** Finds where tags end; what was once not found is not looked for again, so that the whole is linear. */
class TagEnds {
  #noComment = false;
  #noTag = false;

  constructor(private readonly html: string) {}

  after(open: number): number {
    if (this.html.startsWith('<!--', open)) {
      const end = this.#noComment ? -1 : this.html.indexOf('-->', open + 4);
      this.#noComment = end < 0;
      return end < 0 ? -1 : end + 3;
    }
    const end = this.#noTag ? -1 : this.html.indexOf('>', open + 1);
    this.#noTag = end < 0;
    return end < 0 ? -1 : end + 1;
  }
}
