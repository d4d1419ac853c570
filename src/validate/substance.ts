import type { Document } from '../model/index.js';

/** What a document has to say: the text by which two are found to be the same incident told twice. */
export const substance = ({
  title,
  symptoms,
  causes,
  resolutions,
}: Pick<Document, 'title' | 'symptoms' | 'causes' | 'resolutions'>): string =>
  [title, ...[...symptoms, ...causes, ...resolutions].map((item) => item.text)].join('\n');
