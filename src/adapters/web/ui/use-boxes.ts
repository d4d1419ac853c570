import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where elements are, in pixels from the corner of their container, by `data-box`. */
export type Boxes = ReadonlyMap<string, Box>;

const none: Boxes = new Map();

/**
 * Measures the elements marked `data-box` in a container, again when its size changes: text is laid out by the browser, and
 * lines are drawn to where it came out.
 * @param changes whatever the layout depends on
 */
export function useBoxes(changes: readonly unknown[]) {
  const container = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState(none);
  useLayoutEffect(() => {
    const root = container.current;
    if (root === null) return;
    const measure = (): void => setBoxes(measured(root));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, changes);
  return { container, boxes };
}

function measured(root: HTMLElement): Boxes {
  const { left: x, top: y } = root.getBoundingClientRect();
  const found = [...root.querySelectorAll<HTMLElement>('[data-box]')];
  return new Map(
    found.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [element.dataset.box!, { left: left - x, top: top - y, right: right - x, bottom: bottom - y }];
    }),
  );
}
