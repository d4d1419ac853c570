import { describe, expect, it } from 'vitest';
import { isOnlySiteMarks, withoutSiteMarks } from '../../src/lower/blocks.js';
import { read } from './steps/support.js';

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

describe('the name of a tab', () => {
  const fence = (command: string, indent = '') => `${indent}\`\`\`bash\n${indent}${command}\n${indent}\`\`\`\n\n`;
  const tab = (name: string, ...commands: string[]) =>
    `=== "${name}"\n\n${commands.map((command) => fence(command, '    ')).join('')}`;
  const described = (body: string) =>
    read(`# Disk\n\n## Diagnosis\n\n### Step 1: Look\n\n${body}`).steps.flatMap(({ commands }) =>
      commands.map(({ text, description }) => [text, description]),
    );

  it.each([
    ['directly', ''],
    ['after a sentence', 'Then:\n\n'],
    ['after an item', '- Then:\n\n'],
    ['after a quotation', '> Then:\n\n'],
  ])('describes its command, but not one outside of the tab: %s', (_, between) => {
    const tabs = tab('Linux', 'df -h') + tab('Windows', 'wmic logicaldisk');
    const linux = ['df -h', 'Linux'];
    expect(described(tabs + between + fence('uptime'))).toEqual([
      linux,
      ['wmic logicaldisk', 'Windows'],
      ['uptime', ''],
    ]);
    expect(described(fence('uptime') + between + tabs)[0]).toEqual(['uptime', '']);
    expect(described(`${tab('Linux', 'df -h')}## Resolution\n\n### Step 2: Clean\n\n${fence('uptime')}`)).toEqual([
      linux,
      ['uptime', ''],
    ]);
  });
});
