/** A name for Graphviz. A backslash escapes the quote that would end it, and itself. */
export const dotQuote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A label or tooltip, in which Graphviz also resolves entities: `&lt;` has to stay as it is written. */
export const dotLabel = (text: string): string => dotQuote(text.replaceAll('&', '&amp;'));
