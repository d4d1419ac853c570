import { fileURLToPath } from 'node:url';

/** The folders of the shipped knowledge base: with the cache of the tests it is compiled once for all of them. */
export const shippedFolders = ['workflows', 'cases'].map((name) =>
  fileURLToPath(new URL(`../../${name}`, import.meta.url)),
);
