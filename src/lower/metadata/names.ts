import type { Reading } from '../reading.js';

/** Longest text of a bare item of a metadata list that is taken for the name of a component. */
const longestName = 40;

export interface Names {
  readonly category: string | null;
  readonly components: readonly string[];
  readonly products: readonly string[];
}

/** What the document is about: category, components and products, from the front matter and the list at the end. */
export function readNames({ frontMatter, trailing }: Reading): Names {
  const components = frontMatter.texts('components', 'component').flatMap(({ text }) => split(text));
  const products = frontMatter.texts('products', 'product').map((item) => item.text);
  components.push(...split(trailing.values.get('component')?.text ?? ''));
  for (const { text } of trailing.bare) if (text.length <= longestName && !text.includes('\n')) components.push(text);
  products.push(...split(trailing.values.get('product')?.text ?? ''));
  const category = frontMatter.text('category', 'domain')?.text ?? null;
  return { category, components: [...new Set(components)], products: [...new Set(products)] };
}

function split(text: string): string[] {
  return text
    .split(/[,，、;；]/)
    .map((part) => part.trim())
    .filter(Boolean);
}
