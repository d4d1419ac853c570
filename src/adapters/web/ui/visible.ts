import { options } from 'preact';
import { sanitize } from '../../../browser.js';

const shownAttributes = ['title', 'aria-label', 'alt', 'placeholder'] as const;

/**
 * Makes control, bidirectional and zero-width characters visible in all text that is drawn, wherever it comes from: text of
 * documents is untrusted, and must not look like something else. Values of inputs are what was typed.
 */
export function showHiddenCharacters(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    // Preact represents a text by a node without a type, whose props are the text.
    if ((vnode.type as unknown) === null) vnode.props = sanitize(String(vnode.props)) as never;
    else if (typeof vnode.type === 'string') {
      const props = vnode.props as Record<string, unknown>;
      for (const name of shownAttributes) {
        const value = props[name];
        if (typeof value === 'string') props[name] = sanitize(value);
      }
    }
    before?.(vnode);
  };
}
