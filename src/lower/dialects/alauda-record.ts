import type { Dialect } from './dialect.js';

/** Records of the Alauda knowledge base: `kind` and `products` as lists, `ProductsVersion`, a metadata list at the end. */
export const alaudaRecord: Dialect = {
  name: 'alauda-record',
  recognise: ({ frontMatter, trailing }) =>
    frontMatter.has('ProductsVersion', 'sourceSHA') ||
    (frontMatter.has('kind') && frontMatter.has('products') && !frontMatter.has('triggers', 'priority', 'category')) ||
    trailing.values.size > 0,
};
