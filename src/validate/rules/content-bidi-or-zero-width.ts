import type { DocumentRule } from '../types.js';
import { codePointName, excerptBefore } from '../wording.js';

/** Zero-width characters and those that turn the direction of text. Variation selectors after an emoji are no such. */
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/u;

export const bidiOrZeroWidth: DocumentRule = {
  id: 'content/bidi-or-zero-width',
  description: 'A command holds no character that cannot be seen: what is copied is what was read.',
  severity: 'warning',
  *check({ commands, source }) {
    for (const { command } of commands) {
      const at = command.text.search(invisible);
      if (at < 0) continue;
      yield {
        message: `Unexpected invisible character ${codePointName(command.text, at)} after '${excerptBefore(command.text, at)}', expected visible characters only`,
        range: source.find(command.text[at]!, command.range),
      };
    }
  },
};
