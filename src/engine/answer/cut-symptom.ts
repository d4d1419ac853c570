import { limits } from '../../limits.js';
import type { Diagnostic } from '../../model/index.js';

/** What the answer must say about a symptom of which only the beginning was looked at. */
export function describeCut(text: string): Diagnostic[] {
  if (text.length <= limits.queryCharacters) return [];
  const [found, most] = [text.length, limits.queryCharacters].map((count) => count.toLocaleString('en-US'));
  return [
    {
      ruleId: 'query/too-long',
      severity: 'warning',
      message: `Unexpected symptom of ${found} characters, expected at most ${most}; the rest was not looked at.`,
      path: '',
      note: 'Ask with the lines around the error.',
      values: { found: found!, most: most! },
    },
  ];
}
