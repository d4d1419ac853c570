import type { Root } from 'mdast';

/** Time limit in milliseconds: hostile text can take quadratic time to parse. */
const deadlineMs = 10_000;

/** Parses Markdown in a worker of its own; null if it takes too long or fails. */
export function parseMarkdown(text: string): Promise<Root | null> {
  const worker = new Worker(new URL('./markdown-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Root | null>((resolve) => {
    setTimeout(() => resolve(null), deadlineMs);
    worker.addEventListener('message', ({ data }: MessageEvent<Root>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}

/** A text without its front matter, which is blanked so that lines keep their numbers; and the front matter's lines. */
export function splitFrontMatter(text: string): { readonly body: string; readonly frontMatter: readonly string[] } {
  const found = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!found) return { body: text, frontMatter: [] };
  const lines = found[0].split('\n').length - 1;
  return { body: '\n'.repeat(lines) + text.slice(found[0].length), frontMatter: found[1]!.split(/\r?\n/) };
}
