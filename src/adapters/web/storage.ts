/** A storage of the browser, which may be forbidden or full. */
export interface Store {
  /** Null if there is none, or nothing may be read. */
  get(key: string): string | null;
  /** Whether it was kept; `null` removes it. */
  set(key: string, value: string | null): boolean;
}

const storeOf = (open: () => Storage): Store => ({
  get(key) {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
});

/** Kept until the tab is closed. */
export const inTab: Store = storeOf(() => sessionStorage);
/** Kept until the reader clears it. */
export const inBrowser: Store = storeOf(() => localStorage);
