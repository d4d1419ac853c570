import { titlePlace } from '../title-place.js';
import type { DocumentRule } from '../types.js';

export const empty: DocumentRule = {
  id: 'document/empty',
  description: 'A document says something besides its front matter and its headings.',
  severity: 'warning',
  check: ({ document, frontMatter, source }) => {
    const speaks = document.sections.some((section) =>
      section.blocks.some((block) => block.kind !== 'html' && block.text.trim() !== ''),
    );
    if (speaks) return [];
    const range = titlePlace(document, frontMatter, source);
    return [{ message: 'Unexpected empty document, expected text, a list, a table or a command', range }];
  },
};
