import type { Dialect } from './dialect.js';

/** Documents written for this engine: front matter with its own keys. */
export const canonical: Dialect = {
  name: 'canonical',
  recognise: ({ frontMatter }) =>
    frontMatter.has('triggers', 'kind', 'id', 'category', 'priority', 'symptoms', 'workflow'),
};
