import { create, insertMultiple, search } from '@orama/orama';
import { Document as FlexDocument } from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { PlainBm25 } from './plain-bm25.mjs';

/**
 * What one could pick instead, as its documentation first shows it: fields `title` and `body`, default search. Each is
 * `name, note, open(documents) → search(text) → number of hits`; documents are `{id, title, body}`.
 */
export const libraries = [
  {
    name: 'MiniSearch',
    note: 'default search over title and body',
    open(documents) {
      const index = new MiniSearch({ fields: ['title', 'body'] });
      index.addAll(documents);
      return (text) => index.search(text).length;
    },
  },
  {
    name: 'FlexSearch',
    note: 'default document search over title and body; every word must be found',
    open(documents) {
      const index = new FlexDocument({ document: { id: 'id', index: ['title', 'body'] } });
      for (const document of documents) index.add(document);
      return (text) => index.search(text).length;
    },
  },
  {
    name: 'Orama',
    note: 'default search over title and body',
    async open(documents) {
      const index = create({ schema: { title: 'string', body: 'string' } });
      await insertMultiple(
        index,
        documents.map(({ title, body }) => ({ title, body })),
      );
      return async (text) => (await search(index, { term: text })).count;
    },
  },
  {
    name: 'Fuse.js',
    note: 'titles only: over whole bodies one search takes minutes',
    open(documents) {
      const index = new Fuse(documents, { keys: ['title'], ignoreLocation: true });
      return (text) => index.search(text).length;
    },
  },
  {
    name: 'plain BM25',
    note: 'typed arrays, touches every posting, for orientation',
    open(documents) {
      const index = new PlainBm25(documents.map(({ title, body }) => `${title}\n${body}`));
      return (text) => index.search(text).length;
    },
  },
];
