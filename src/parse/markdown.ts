import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

type MarkdownParser = Processor<Root>;

/**
 * GFM's second pass over literal links splits text nodes and gives the pieces no positions. What the tokenizer
 * finds by itself is enough, so the pass is dropped.
 */
function withoutTransforms(this: Processor) {
  const lists = (this.data().fromMarkdownExtensions ?? []).flat() as { transforms?: unknown }[];
  for (const extension of lists) delete extension.transforms;
}

const processor = lazily<MarkdownParser>(
  () =>
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkCjkFriendly)
      .use(remarkStrikethrough)
      .use(withoutTransforms)
      .freeze() as unknown as MarkdownParser,
);

function lazily<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Parses Markdown (CommonMark, GFM, emphasis next to Han characters). Quadratic on some inputs: see risk.ts. */
export function parseMarkdown(text: string): Root {
  return processor().parse(text) as Root;
}
