/** Letters from which on V8 keeps a part of a text as a view of the whole, and the whole with it. */
const heldLength = 13;

/** The same text, without what it was cut from: for what is remembered longer than a text is looked at. */
export const ownCopy = (text: string): string => (text.length < heldLength ? text : ` ${text}`.slice(1));
