/** Lists in lists that are told apart: each indents all that it holds. */
const deepestList = 12;

/** The lists of HTML that are open at a place. */
export class HtmlLists {
  readonly #lists: { readonly ordered: boolean; count: number }[] = [];
  /** Lists that are open in the deepest one that is told apart. */
  #deeper = 0;

  open(ordered: boolean): void {
    if (this.#lists.length < deepestList) this.#lists.push({ ordered, count: 0 });
    else this.#deeper++;
  }

  close(): void {
    if (this.#deeper > 0) this.#deeper--;
    else this.#lists.pop();
  }

  closeAll(): void {
    this.#lists.length = 0;
    this.#deeper = 0;
  }

  /** The mark of the next item of the innermost list; outside of any, that of a bullet. */
  nextMark(): string {
    if (this.#lists.length === 0) this.open(false);
    const list = this.#lists.at(-1)!;
    list.count++;
    return list.ordered ? `${list.count}. ` : '- ';
  }

  /** What stands in a list is indented by it. */
  indent(): string {
    return indentOf(this.#lists);
  }

  /** The first line of an item is indented by the lists around its own. */
  indentOfItem(): string {
    return indentOf(this.#lists.slice(0, -1));
  }
}

function indentOf(lists: readonly { readonly ordered: boolean; readonly count: number }[]): string {
  return lists.map(({ ordered, count }) => ' '.repeat(ordered ? `${count}. `.length : 2)).join('');
}
