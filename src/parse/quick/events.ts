import type { Blockquote, List, ListItem } from 'mdast';
import type { Point } from './points.js';

/**
 * What happens inside quotes and lists, line by line, as far as it says where they end and which lists are loose.
 * The parser that is followed decides both by looking back over such events (subtokenize of micromark, prepareList of
 * mdast-util-from-markdown), with results that are not those of the specification in rare cases; so this looks back too.
 */
interface Event {
  kind: 'content' | 'space' | 'quote-mark' | 'item' | 'break' | 'blank' | 'enter' | 'exit';
  /** Where it starts; for an item, also where its mark ends. */
  readonly start: Point;
  readonly end?: Point;
  readonly node?: Blockquote | List | ListItem;
}

export class ContainerEvents {
  readonly #events: Event[] = [];

  get length(): number {
    return this.#events.length;
  }

  clear(): void {
    this.#events.length = 0;
  }

  add(kind: 'content' | 'space' | 'quote-mark' | 'break' | 'blank', start: Point): void {
    this.#events.push({ kind, start });
  }

  addItem(start: Point, end: Point, node: ListItem): void {
    this.#events.push({ kind: 'item', start, end, node });
  }

  enter(start: Point, node: Blockquote | List): void {
    this.#events.push({ kind: 'enter', start, node });
  }

  /** Makes of events what is part of a block's content, such as blank lines inside code. */
  makeContent(index: number): void {
    this.#events[index]!.kind = 'content';
  }

  /** Takes off what has happened since there were `length` events. */
  takeFrom(length: number): readonly Event[] {
    return this.#events.splice(length);
  }

  putBack(events: readonly Event[]): void {
    for (const event of events) this.#events.push(event);
  }

  /** Whether the last event is the mark of an item, whose content begins at `offset`. */
  endsWithItem(offset: number): boolean {
    const event = this.#events.at(-1);
    return event?.kind === 'item' && event.end!.offset === offset;
  }

  /** Ends a quote or a list: at `point`, or before the line breaks that come last. */
  exit(node: Blockquote | List, point: Point): void {
    const events = this.#events;
    let first = -1;
    for (let index = events.length - 1; index >= 0; index--) {
      const event = events[index]!;
      if (event.kind === 'break' || event.kind === 'blank') {
        if (first >= 0) events[first]!.kind = 'blank';
        event.kind = 'break';
        first = index;
      } else if (event.kind !== 'space') break;
    }
    const end = first >= 0 ? events[first]!.start : point;
    const behind = first >= 0 ? events.splice(first) : [];
    node.position!.end = { ...end };
    events.push({ kind: 'exit', start: end, node });
    if (node.type === 'list') this.#settle(node);
    this.putBack(behind);
  }

  /** Where the items of the list that has just ended end, and whether they and it are loose. */
  #settle(list: List): void {
    const events = this.#events;
    let from = events.length - 1;
    while (events[from]!.kind !== 'enter' || events[from]!.node !== list) from--;
    list.spread = false;
    let balance = -1;
    let item: ListItem | null = null;
    let blank = 0;
    let atMark = false;
    for (let index = from; index < events.length; index++) {
      const event = events[index]!;
      if (event.kind === 'enter') balance++;
      else if (event.kind === 'exit') balance--;
      if (event.kind === 'blank' && item && !atMark && balance === 0 && blank === 0) blank = index;
      if (event.kind !== 'space' && event.kind !== 'item') atMark = false;
      const isNext = event.kind === 'item' && balance === 0;
      if (!isNext && balance !== -1) continue;
      if (item) this.#endItem(list, item, index, blank);
      if (!isNext) break;
      item = event.node as ListItem;
      blank = 0;
      atMark = true;
    }
  }

  #endItem(list: List, item: ListItem, next: number, blank: number): void {
    const events = this.#events;
    let first = 0;
    for (let index = next - 1; index > 0; index--) {
      const event = events[index]!;
      if (event.kind === 'break' || event.kind === 'blank') {
        if (first > 0) {
          events[first]!.kind = 'blank';
          list.spread = true;
        }
        event.kind = 'break';
        first = index;
      } else if (event.kind !== 'space' && event.kind !== 'quote-mark') break;
    }
    if (blank > 0 && (first === 0 || blank < first)) item.spread = true;
    const { start, end } = first > 0 ? events[first]! : events[next]!;
    item.position!.end = { ...(first > 0 ? start : (end ?? start)) };
  }
}
