import { describe, expect, it } from 'vitest';
import { isOnlySiteMarks, withoutSiteMarks } from '../../src/lower/blocks.js';

describe('lines that only a site generator reads', () => {
  it('are taken out of the text around them', () => {
    expect(withoutSiteMarks('{{% notice %}}\n  Back up first.\n{{% /notice %}}')).toEqual({
      text: 'Back up first.',
      marks: '{{% notice %}}\n{{% /notice %}}',
    });
  });

  it('may be all that there is, with nothing but space between them', () => {
    expect(isOnlySiteMarks('<Tabs>\n  \n</Tabs>')).toBe(true);
    expect(isOnlySiteMarks('<Tabs>\nlogs\n</Tabs>')).toBe(false);
  });

  it('are none where a sentence goes on behind them', () => {
    expect(withoutSiteMarks('Use {{< param version >}} or later.')).toBeNull();
    expect(withoutSiteMarks('import the dashboard from the file')).toBeNull();
  });
});
