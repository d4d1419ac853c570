/** Number of an object among those whose late members are read alike. */
const place = Symbol('place');

interface Placed {
  [place]: number;
}

/** Members that are read together, by the number of the object: their values in the order of their names. */
export interface LateMembers<T> {
  readonly names: readonly (keyof T)[];
  readonly read: (number: number) => readonly unknown[];
}

/**
 * Gives objects members that are read when one of them is first asked for. All objects share the getters: making them for
 * each of many objects takes longer than reading most of what they give.
 */
export function lateMembers<T extends object>(
  groups: readonly LateMembers<T>[],
): (object: object, number: number) => T {
  const prototype = Object.create(Object.prototype);
  for (const { names, read } of groups) {
    const values: (readonly unknown[] | undefined)[] = [];
    names.forEach((name, index) => {
      Object.defineProperty(prototype, name, {
        get(this: Placed) {
          values[this[place]] ??= read(this[place]);
          return values[this[place]]![index];
        },
      });
    });
  }
  return (object, number) => {
    (object as Placed)[place] = number;
    return Object.setPrototypeOf(object, prototype) as T;
  };
}
