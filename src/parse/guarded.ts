import type { SourceFile } from '../model/index.js';
import { finish, finishPlain, markdownOf, parseHere, prepare } from './document.js';
import { MarkdownThread } from './markdown-thread.js';
import { parseQuickly } from './quick/document.js';
import { assessRisk } from './risk.js';
import type { ParsedDocument } from './types.js';

const thread = new MarkdownThread(new URL('./markdown-worker.js', import.meta.url));

/**
 * Like parseDocument, but Markdown that may take long is parsed in a thread of its own under a deadline
 * (limits.parseDeadlineMs) and a cap of memory; only what exceeds them is parsed line by line. Never rejects on content.
 */
export async function parseGuarded(file: SourceFile): Promise<ParsedDocument> {
  const prepared = prepare(file);
  const markdown = markdownOf(prepared);
  const tree = parseQuickly(markdown);
  if (tree) return finish(prepared, tree);
  const risk = assessRisk(markdown);
  if (!risk) return parseHere(prepared);
  if (risk.kind === 'depth') return finishPlain(prepared, risk.limit);
  const reply = await thread.parse(markdown);
  return 'tree' in reply ? finish(prepared, reply.tree) : finishPlain(prepared, reply.failed);
}
