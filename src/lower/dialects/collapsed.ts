import type { Dialect } from './dialect.js';

/** A record that lost its line breaks on the way; the parser has put them back and has said so. */
export const collapsed: Dialect = {
  name: 'collapsed',
  recognise: ({ parsed }) => parsed.repairs.includes('line-breaks'),
};
