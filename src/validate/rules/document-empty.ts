import type { DocumentRule } from '../types.js';

export const empty: DocumentRule = {
  id: 'document/empty',
  description: 'A document says something besides its front matter and its headings.',
  severity: 'warning',
  check: ({ document }) => {
    const speaks = document.sections.some((section) =>
      section.blocks.some((block) => block.kind !== 'html' && block.text.trim() !== ''),
    );
    return speaks ? [] : [{ message: 'Unexpected empty document, expected text, a list, a table or a command' }];
  },
};
