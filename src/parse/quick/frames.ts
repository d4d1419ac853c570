import type { Blockquote, List, ListItem } from 'mdast';

export interface QuoteFrame {
  readonly kind: 'quote';
  readonly node: Blockquote;
}

export interface ListFrame {
  readonly kind: 'list';
  readonly node: List;
  readonly marker: string;
  item: ListItem;
  /** Indent of what belongs to the item. */
  indent: number;
  /** The item began with a blank line, and nothing has followed yet. */
  beginsBlank: boolean;
  /** Another blank line followed: nothing more belongs to the item. */
  isLost: boolean;
}

/** A quote or a list that is open, with its last item. */
export type Frame = QuoteFrame | ListFrame;
