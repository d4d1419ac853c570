import { collapsed, headings } from '../vocabulary/index.js';

type PieceKind = 'text' | 'label' | 'heading' | 'item' | 'image' | 'comment' | 'code';

interface Piece {
  readonly kind: PieceKind;
  text: string;
}

/** What may begin a line. Quantifiers are bounded, so that the scan is linear. */
const mark = /<!--|```|#{1,6} |!\[[^\]]{0,200}\]\([^)]{0,500}\)|- |\d{1,2}\. |\*\*[^*]{1,60}\*\*[:：]/;
const languages = [...collapsed.fenceLanguages].sort((a, b) => b.length - a.length);

/** Restores the lines of a body. `glued` says that line breaks left no space behind. */
export function restoreBody(source: string, glued: boolean): string {
  return new BodyScan(source, glued)
    .run()
    .flatMap(lines)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n');
}

class BodyScan {
  readonly #pieces: Piece[] = [];
  #at = 0;
  #headings = 0;
  #ordinal = 0;
  #inlineCode = false;
  readonly #mark = new RegExp(mark.source, 'g');

  constructor(
    private readonly source: string,
    private readonly glued: boolean,
  ) {}

  run(): Piece[] {
    let from = this.#next(0);
    while (from > 0) from = this.#next(from);
    this.#append(this.source.slice(this.#at));
    return this.#pieces;
  }

  /** Handles the next mark from `from` on; returns where the search goes on, or 0 when there is none. */
  #next(from: number): number {
    this.#mark.lastIndex = from;
    const match = this.#mark.exec(this.source);
    if (!match) return 0;
    const [text] = match;
    const start = match.index;
    this.#trackInlineCode(from, start);
    if (text === '<!--') return this.#enclosed('comment', start, '-->', 3);
    if (text === '```') return this.#enclosed('code', start, '```', 3);
    if (text.startsWith('!')) return this.#whole('image', start, start + text.length);
    if (text.startsWith('**')) return this.#label(start);
    if (!this.#inlineCode && this.#begins(text, start)) this.#begin(text.startsWith('#') ? 'heading' : 'item', start);
    return start + text.length;
  }

  /** A bold label such as `**Note**:` that is stuck to what stands before it began a line. */
  #label(start: number): number {
    const isStuck = this.glued && start > this.#at && !/\s/.test(this.source[start - 1] ?? ' ');
    if (isStuck && !this.#inlineCode) this.#begin('label', start);
    return start + 2;
  }

  #trackInlineCode(from: number, to: number): void {
    for (let at = from; at < to; at++) if (this.source[at] === '`') this.#inlineCode = !this.#inlineCode;
  }

  #begins(text: string, start: number): boolean {
    const before = this.source[start - 1];
    if (before === '#' || before === '-' || before === '|' || before === '\\') return false;
    const isFirst = start === this.#at && this.#isLineStart();
    // One `#` is a comment of a shell everywhere but at the title.
    if (text.startsWith('#')) {
      const accepted = text.length > 2 || (this.#headings === 0 && (isFirst || /\s|>/.test(before ?? ' ')));
      if (accepted) this.#headings++;
      return accepted;
    }
    const separated = isFirst || (this.glued ? before !== undefined && !/\s/.test(before) : /\s/.test(before ?? ' '));
    if (text === '- ') return separated;
    const ordinal = Number.parseInt(text, 10);
    const inOrder = separated && !/[\d.]/.test(before ?? '') && (ordinal === this.#ordinal + 1 || ordinal === 1);
    if (inOrder) this.#ordinal = ordinal;
    return inOrder;
  }

  #isLineStart(): boolean {
    const last = this.#pieces.at(-1);
    return (
      last === undefined || last.kind === 'comment' || last.kind === 'image' || last.kind === 'code' || last.text === ''
    );
  }

  #begin(kind: PieceKind, start: number): void {
    this.#append(this.source.slice(this.#at, start));
    this.#pieces.push({ kind, text: '' });
    this.#at = start;
    this.#inlineCode = false;
  }

  #enclosed(kind: PieceKind, start: number, closing: string, width: number): number {
    const end = this.source.indexOf(closing, start + width);
    return this.#whole(kind, start, end < 0 ? this.source.length : end + closing.length);
  }

  #whole(kind: PieceKind, start: number, end: number): number {
    this.#append(this.source.slice(this.#at, start));
    this.#pieces.push({ kind, text: this.source.slice(start, end) }, { kind: 'text', text: '' });
    this.#at = end;
    return end;
  }

  #append(text: string): void {
    const last = this.#pieces.at(-1);
    if (last && last.kind !== 'image' && last.kind !== 'comment' && last.kind !== 'code') last.text += text;
    else if (text !== '') this.#pieces.push({ kind: 'text', text });
  }
}

function lines(piece: Piece): string[] {
  const text = piece.text.trim();
  if (text === '') return [];
  switch (piece.kind) {
    case 'heading':
      return splitHeading(text);
    case 'comment':
      return [text, ''];
    case 'code':
      return ['', ...fenceLines(text), ''];
    case 'text':
    case 'label':
      return ['', text, ''];
    default:
      return [text];
  }
}

function fenceLines(text: string): string[] {
  const closed = text.length >= 6 && text.endsWith('```');
  const inner = text.slice(3, closed ? -3 : undefined);
  const language = languages.find((name) => inner.startsWith(name)) ?? '';
  return [`\`\`\`${language}`, inner.slice(language.length).trim(), '```'];
}

/** Heading texts that are known, folded, longest first for each first character. */
const knownHeadings = indexed(headings.sections.flatMap((section) => section.headings));
/** A heading of up to this many characters may well be whole. */
const plausibleLength = 24;

function indexed(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const text of [...texts].sort((a, b) => b.length - a.length)) {
    const list = index.get(text[0]!) ?? [];
    list.push(text);
    index.set(text[0]!, list);
  }
  return index;
}

/** Splits `## Headingfollowed by text` into its lines: the heading, a blank line, the text. */
export function splitHeading(text: string): string[] {
  const marks = /^#+ */.exec(text)![0];
  const content = text.slice(marks.length);
  const length = headingLength(content, marks.trim().length);
  const rest = content.slice(length).trim();
  return ['', marks.trimEnd().concat(' ', content.slice(0, length).trim()), '', ...(rest === '' ? [] : [rest, ''])];
}

function headingLength(content: string, level: number): number {
  // A bare year or number says nothing: it is a title of a record whose text came next.
  const bare = /^\d{1,4}(?:-\d{1,2}){0,2}(?=[ ]?\p{L})(?![ ]?[年月日号个点次步章节层])/u.exec(content);
  if (bare && level === 1) return bare[0].length;
  const bracketed = /^\[[^\]]{1,80}\](?!\()/.exec(content);
  if (bracketed) return bracketed[0].length;
  if (level === 1) return content.length;
  const known = knownLength(content);
  // Two spaces stand where a blank line was lost.
  if (known !== null && /^\s{2,}\S/.test(content.slice(known))) return known;
  if (content.length <= plausibleLength) return content.length;
  return known ?? beforeBold(content) ?? content.length;
}

/** Length of the known heading that the content begins with, when a new word begins after it. */
function knownLength(content: string): number | null {
  const folded = content.slice(0, 80).toLowerCase();
  for (const known of knownHeadings.get(folded[0] ?? '') ?? []) {
    if (!folded.startsWith(known)) continue;
    const last = content[known.length - 1]!;
    const next = content[known.length] ?? '';
    const continues = (/[a-z0-9]/i.test(last) && /[a-z0-9]/.test(next)) || /[\d:：、（(]/.test(next);
    if (!continues) return known.length;
  }
  return null;
}

/** A bold label after a heading is the first thing of its section. */
function beforeBold(content: string): number | null {
  const at = content.indexOf('**', 1);
  return at > 0 && content.indexOf('**', at + 2) > 0 && !content.startsWith('**') ? at : null;
}
