import { describe, expect, it } from 'vitest';
import { isOnlySiteMarks, withoutSiteMarks } from '../../src/lower/blocks.js';

describe('lines of a site generator', () => {
  it('are separated from the text around them', () => {
    expect(withoutSiteMarks('{{% notice %}}\n  Back up first.\n{{% /notice %}}')).toEqual({
      text: 'Back up first.',
      marks: '{{% notice %}}\n{{% /notice %}}',
    });
  });

  it('may be the whole paragraph', () => {
    expect(isOnlySiteMarks('<Tabs>\n  \n</Tabs>')).toBe(true);
    expect(isOnlySiteMarks('<Tabs>\nlogs\n</Tabs>')).toBe(false);
  });

  it('are text when a sentence continues on the line', () => {
    expect(withoutSiteMarks('Use {{< param version >}} or later.')).toBeNull();
    expect(withoutSiteMarks('import the dashboard from the file')).toBeNull();
  });
});
