import type { Link } from '../model/index.js';
import type { Reading } from './reading.js';

/** `id`, else the id of the page that the document was made from, else the path without its extension. */
export function readId({ frontMatter, trailing, parsed }: Reading): string {
  const named = frontMatter.text('id', 'page_id')?.text ?? trailing.values.get('pageid')?.text;
  return named || parsed.path.replace(/\.[^./]+$/, '');
}

const issueAddress = /^https?:\/\/[^\s]+\/(?:issues|pull|pulls|merge_requests|browse)\/[\w-]*\d+/i;

/** Ids under which the same incident is known elsewhere: source ids, page ids, addresses of issues. */
export function readSources({ frontMatter, trailing }: Reading, links: readonly Link[]): string[] {
  const sources = frontMatter.texts('sources', 'source', 'id', 'page_id').map((item) => item.text);
  for (const key of ['pageid', 'source']) {
    const value = trailing.values.get(key)?.text;
    if (value) sources.push(value);
  }
  for (const { target } of links) {
    const issue = issueAddress.exec(target)?.[0];
    if (issue) sources.push(issue);
  }
  return [...new Set(sources)];
}
