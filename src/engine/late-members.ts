/** The object with members that are read when one of them is first asked for. */
export function withLate<T extends object>(
  object: object,
  names: readonly (keyof T)[],
  read: () => readonly unknown[],
): T {
  let values: readonly unknown[] | null = null;
  names.forEach((name, index) => {
    Object.defineProperty(object, name, {
      enumerable: true,
      configurable: true,
      get() {
        values ??= read();
        return values[index];
      },
    });
  });
  return object as T;
}
