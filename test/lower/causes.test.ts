import { describe, expect, it } from 'vitest';
import { lower, texts } from './lowering.js';

const causesOf = (section: string): string[] => texts(lower(`# Note\n\n${section}`).document.causes);

describe('a cause', () => {
  it('includes its nested items', () => {
    const { document } = lower(
      '# Note\n\n## Cause\n\n- The subnet is full\n  - by leaked addresses\n- A lease was kept\n',
    );
    expect(document.causes.map(({ text, range }) => [text, range.start.line, range.end.line])).toEqual([
      ['The subnet is full\nby leaked addresses', 5, 6],
      ['A lease was kept', 7, 7],
    ]);
  });
});

describe('causes listed in a section of another kind', () => {
  it.each(['Resolution', 'Diagnosis', 'Overview'])('are kept: %s', (heading) => {
    const section = `## ${heading}\n\nThere are two possible causes:\n\n- The subnet is full\n- The lease was kept\n`;
    expect(causesOf(section)).toEqual(['The subnet is full', 'The lease was kept']);
  });

  it('do not include other lists of that section', () => {
    expect(causesOf('## Resolution\n\nProceed as follows:\n\n- Add addresses\n- Restart\n')).toEqual([]);
  });
});
