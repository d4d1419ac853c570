import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSettings } from './settings.js';

const atOnce = 80;

/** A long list in parts: more of it appears when its end comes near, and all of it on paper. */
export function Parts<Item>({
  items,
  first = 0,
  tag: Tag = 'li',
  children,
}: {
  items: readonly Item[];
  /** Index of an item that must be shown. */
  first?: number;
  /** Element around the button for the rest. */
  tag?: 'li' | 'div';
  children: (item: Item, index: number) => ComponentChildren;
}) {
  const { m } = useSettings();
  const [count, setCount] = useState(Math.max(atOnce, first + atOnce / 2));
  const end = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setCount((now) => now + atOnce), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, items.length]);
  useEffect(() => {
    const whole = (): void => setCount(items.length);
    addEventListener('beforeprint', whole);
    return () => removeEventListener('beforeprint', whole);
  }, [items.length]);
  return (
    <>
      {items.slice(0, count).map(children)}
      {items.length > count && (
        <Tag class="more" ref={end as never}>
          <button type="button" onClick={() => setCount(count + atOnce)}>
            {m.more(items.length - count)}
          </button>
        </Tag>
      )}
    </>
  );
}
