import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { remember, remembered } from './settings.js';

/** Whether single-key shortcuts are on. People who use speech input turn them off (WCAG 2.1.4). */
export const keysAreOn = (): boolean => remembered('keys') !== 'off';

export const turnKeys = (on: boolean): void => remember('keys', on ? 'on' : 'off');

/** True if the key is typed text, belongs to a dialog, or activates the focused element. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    target?.closest('input, textarea, select, dialog, [contenteditable]') != null ||
    (event.key === 'Enter' && target?.closest('a, button, summary') != null) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  );
}

/** Shortcuts of a view while it is shown, by `KeyboardEvent.key`. */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTaken(event) || !keysAreOn()) return;
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/** Moves the focus to the next element marked `data-stop`, or the one before. */
export function moveStop(by: 1 | -1): void {
  const stops = [...document.querySelectorAll<HTMLElement>('main [data-stop]')].filter(
    (stop) => stop.offsetParent !== null,
  );
  const active = document.activeElement;
  const at = stops.findIndex((stop) => stop === active || stop.contains(active));
  const next = stops[at < 0 ? (by > 0 ? 0 : stops.length - 1) : Math.min(stops.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** A `ref` for an element that replaces the focused one. */
export const takeFocus = (shown: HTMLElement | null): void => shown?.focus({ preventScroll: true });

const controls = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';

/**
 * Many buttons disappear when they are pressed, because they are replaced by what they show. The control that takes the
 * button's place gets the focus, which would otherwise be lost.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current!;
    const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(controls)];
    const clicked = ({ target }: MouseEvent): void => {
      const button = (target as Element).closest('button');
      if (button === null) return;
      const place = all().indexOf(button);
      // After the page has been rendered.
      setTimeout(() => {
        if (document.activeElement === document.body) all()[place]?.focus({ preventScroll: true });
      });
    };
    root.addEventListener('click', clicked, { capture: true });
    return () => root.removeEventListener('click', clicked, { capture: true });
  }, []);
}
