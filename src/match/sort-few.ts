/** Elements up to which inserting one by one is faster than setting up a sort of any length. */
const few = 24;

/** What `list.sort(compare)` does, in place and stable; a question sorts many lists of a few elements. */
export function sortFew<T>(list: T[], compare: (left: T, right: T) => number): T[] {
  if (list.length > few) return list.sort(compare);
  for (let index = 1; index < list.length; index++) {
    const element = list[index]!;
    let place = index;
    for (; place > 0 && compare(list[place - 1]!, element) > 0; place--) list[place] = list[place - 1]!;
    list[place] = element;
  }
  return list;
}
