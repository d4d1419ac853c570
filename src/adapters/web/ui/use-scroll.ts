import { useEffect } from 'preact/hooks';
import type { Route } from '../router.js';

/** Scrolling has ended when nothing moved for so long. */
const settledMs = 100;
/** Events with which readers move the page themselves. */
const readerMoves = ['wheel', 'keydown', 'pointerdown'];

/** Begins a new view at its top, and one that the browser goes back to where the reader left it. */
export function useScroll(route: Route): void {
  const place = 'id' in route ? `${route.view} ${route.id}` : route.view;
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const { top = 0 } = (history.state ?? {}) as { readonly top?: number };
    scrollTo(0, top);
    // The content is drawn later than the view: the reader's place may not be there yet.
    const growing = new ResizeObserver(() => {
      scrollTo(0, top);
      if (Math.abs(scrollY - top) < 2) growing.disconnect();
    });
    if (top > 0) growing.observe(document.body);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => history.replaceState({ ...history.state, top: scrollY }, ''), settledMs);
    };
    const release = (): void => growing.disconnect();
    addEventListener('scroll', keep);
    for (const moving of readerMoves) addEventListener(moving, release, { passive: true });
    return () => {
      release();
      clearTimeout(timer);
      removeEventListener('scroll', keep);
      for (const moving of readerMoves) removeEventListener(moving, release);
    };
  }, [place]);
}
