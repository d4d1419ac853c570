import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { limits } from '../limits.js';
import { stepCounter, TooComplex } from './complexity.js';
import { depthOf } from './visit.js';

/**
 * Drops the second pass of GFM over literal links, which splits text nodes and gives the parts no positions. The
 * tokenizer finds the same links.
 */
function withoutTransforms(this: Processor) {
  const lists = (this.data().fromMarkdownExtensions ?? []).flat() as { transforms?: unknown }[];
  for (const extension of lists) delete extension.transforms;
}

function countingSteps(this: Processor, text: string, maxSteps: number) {
  this.data().micromarkExtensions?.push(stepCounter(text, maxSteps));
}

const remark = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkStrikethrough)
  .use(withoutTransforms);

/**
 * Parses Markdown: CommonMark, GFM, and emphasis beside Han characters.
 * @throws TooComplex when the counted steps or the depth of the text exceed their limits.
 */
export function parseMarkdown(text: string, maxSteps: number = limits.markdownSteps): Root {
  let tree: Root;
  try {
    tree = remark().use(countingSteps, text, maxSteps).parse(text) as Root;
  } catch (error) {
    if (error instanceof RangeError) throw new TooComplex('markdownDepth');
    throw error;
  }
  if (depthOf(tree) > limits.markdownTreeDepth) throw new TooComplex('markdownTreeDepth');
  return tree;
}
