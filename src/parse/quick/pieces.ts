import type { PhrasingContent } from 'mdast';
import type { Content } from './content.js';

/** Text, with what it means: a reference to a character means another text. */
export interface TextPiece {
  readonly kind: 'text';
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A run of marks that may become emphasis or a deletion; else it is text. */
export interface MarkPiece {
  readonly kind: 'mark';
  readonly mark: number;
  opens: boolean;
  closes: boolean;
  start: number;
  end: number;
}

export interface NodePiece {
  readonly kind: 'node';
  readonly node: PhrasingContent;
}

export type Piece = TextPiece | MarkPiece | NodePiece;

/** The nodes of pieces in which every mark that is left is text. Neighbouring texts become one. */
export function nodesOf(pieces: readonly Piece[], content: Content): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (let index = 0; index < pieces.length; ) {
    const piece = pieces[index]!;
    if (piece.kind === 'node') {
      nodes.push(piece.node);
      index++;
      continue;
    }
    const { start } = piece;
    let { end } = piece;
    let value = textOf(piece, content);
    for (index++; index < pieces.length; index++) {
      const next = pieces[index]!;
      if (next.kind === 'node') break;
      value += textOf(next, content);
      end = next.end;
    }
    nodes.push({ type: 'text', value, position: content.position(start, end) });
  }
  return nodes;
}

function textOf(piece: TextPiece | MarkPiece, content: Content): string {
  return piece.kind === 'text' ? piece.value : content.text.slice(piece.start, piece.end);
}
