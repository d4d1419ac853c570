import type { PhrasingContent } from 'mdast';
import type { Content } from './content.js';
import type { Budget } from './hand-over.js';
import { type MarkPiece, nodesOf, type Piece } from './pieces.js';

const tilde = 126;

/** Makes emphasis and deletions of the marks of one text, from the inside out. */
export class MarkResolver {
  constructor(
    private readonly content: Content,
    private readonly budget: Budget,
  ) {}

  /** The nodes of a text; the kind of mark that it has first is resolved first. */
  nodesOfText(pieces: Piece[], strikesFirst: boolean): PhrasingContent[] {
    if (strikesFirst) return this.nodesInside(pieces);
    this.#emphasize(pieces);
    this.#strike(pieces);
    return nodesOf(pieces, this.content);
  }

  /** The nodes of what stands inside a link, an emphasis or a deletion. */
  nodesInside(pieces: Piece[]): PhrasingContent[] {
    this.#strike(pieces);
    this.#emphasize(pieces);
    return nodesOf(pieces, this.content);
  }

  #strike(pieces: Piece[]): void {
    for (let index = 0; index < pieces.length; index++) {
      const closer = pieces[index]!;
      if (closer.kind !== 'mark' || closer.mark !== tilde || !closer.closes) continue;
      for (let at = index - 1; at >= 0; at--) {
        this.budget.spend(1);
        const opener = pieces[at]!;
        if (opener.kind !== 'mark' || opener.mark !== tilde || !opener.opens) continue;
        if (opener.end - opener.start !== closer.end - closer.start) continue;
        const children = this.nodesInside(pieces.slice(at + 1, index));
        const position = this.content.position(opener.start, closer.end);
        this.budget.spend(index - at + moved(pieces, index));
        pieces.splice(at, index - at + 1, { kind: 'node', node: { type: 'delete', children, position } });
        index = at;
        break;
      }
    }
    for (const piece of pieces) if (piece.kind === 'mark' && piece.mark === tilde) leaveAsText(piece);
  }

  #emphasize(pieces: Piece[]): void {
    for (let index = 0; index < pieces.length; index++) {
      const closer = pieces[index]!;
      if (closer.kind !== 'mark' || closer.mark === tilde || !closer.closes) continue;
      const at = this.#openerOf(pieces, index, closer);
      if (at >= 0) index = this.#pair(pieces, at, index);
    }
    for (const piece of pieces) if (piece.kind === 'mark' && piece.mark !== tilde) leaveAsText(piece);
  }

  #openerOf(pieces: readonly Piece[], index: number, closer: MarkPiece): number {
    const size = closer.end - closer.start;
    for (let at = index - 1; at >= 0; at--) {
      this.budget.spend(1);
      const opener = pieces[at]!;
      if (opener.kind !== 'mark' || opener.mark !== closer.mark || !opener.opens) continue;
      const both = opener.end - opener.start + size;
      // Runs that both open and close match only when their sizes say which of them belong together.
      if ((opener.closes || closer.opens) && size % 3 !== 0 && both % 3 === 0) continue;
      return at;
    }
    return -1;
  }

  /** Returns where to go on: what is left of the closing run may close more. */
  #pair(pieces: Piece[], at: number, index: number): number {
    const opener = pieces[at] as MarkPiece;
    const closer = pieces[index] as MarkPiece;
    const use = opener.end - opener.start > 1 && closer.end - closer.start > 1 ? 2 : 1;
    opener.end -= use;
    closer.start += use;
    const children = this.nodesInside(pieces.slice(at + 1, index));
    const position = this.content.position(opener.end, closer.start);
    const group: Piece = { kind: 'node', node: { type: use === 2 ? 'strong' : 'emphasis', children, position } };
    const left: Piece[] = opener.end > opener.start ? [opener, group] : [group];
    const place = at + left.length - 1;
    if (closer.end > closer.start) left.push(closer);
    this.budget.spend(index - at + moved(pieces, index));
    pieces.splice(at, index - at + 1, ...left);
    return place;
  }
}

/** What it costs to move the pieces behind a place: many of them are moved in the time of one step. */
const moved = (pieces: readonly Piece[], index: number): number => (pieces.length - index) >> 6;

/** What is left of a run when all of its kind have been looked at is text, though it could match by then. */
function leaveAsText(piece: MarkPiece): void {
  piece.opens = false;
  piece.closes = false;
}
