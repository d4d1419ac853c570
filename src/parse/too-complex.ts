import { limits } from '../limits.js';
import type { Diagnostic } from '../model/index.js';

/** The limits that a Markdown text can exceed. */
export type ComplexityLimit =
  | 'markdownDepth'
  | 'markdownTreeDepth'
  | 'markdownSteps'
  | 'parseDeadlineMs'
  | 'parseMemoryMb';

const expectations: Readonly<Record<ComplexityLimit, string>> = {
  markdownDepth: `at most ${limits.markdownDepth} levels of quotes and lists`,
  markdownTreeDepth: `at most ${limits.markdownTreeDepth} levels of blocks and emphasis`,
  markdownSteps: `at most ${limits.markdownSteps} estimated steps: shorter passages with fewer marks and brackets`,
  parseDeadlineMs: `to be parsed within ${limits.parseDeadlineMs} ms`,
  parseMemoryMb: `to be parsed within ${limits.parseMemoryMb} MB of memory`,
};

/** Says that a document was parsed line by line, and which limit made it so. */
export function tooComplex(path: string, limit: ComplexityLimit): Diagnostic {
  return {
    ruleId: 'markdown/too-complex',
    severity: 'error',
    message: `Unexpected complexity of the Markdown, expected ${expectations[limit]} (${limit})`,
    path,
    note: 'It was read line by line: headings, fences, list items and paragraphs are kept, links and emphasis are not. Split the passage by blank lines.',
  };
}
