import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const places = async (text: string): Promise<string[]> => {
  const { diagnostics } = await compileKnowledgeBase({ paths: [folderOf({ 'a.md': text })], cache: false });
  return diagnostics
    .filter(({ ruleId }) => ruleId === 'document/heading-form')
    .map(({ range, fix }) => `${range?.start.line}:${range?.start.column} ${fix?.edits[0]?.text}`);
};

describe('document/heading-form', () => {
  it.each([
    ['a heading without a space', '# 子网\n\n##现象\n\n- x\n', '3:1 ## '],
    ['an underlined heading', '子网耗尽\n===\n\n正文\n', '1:1 # 子网耗尽'],
    ['number signs after a heading', '# Subnet\n\n  ## Symptoms ##\n\n- x\n', '3:1 ## Symptoms'],
    ['too many spaces', '# Subnet\n\n##\tSymptoms\n\n- x\n', '3:1 ## Symptoms'],
    [
      'a heading without a space, and not the tag beside it',
      '# Subnet\n\n##Symptoms\n\n#oncall looks at it\n',
      '3:1 ## ',
    ],
  ])('reports %s', async (_, text, place) => {
    expect(await places(text)).toEqual([place]);
  });

  it.each([
    ['correct headings', '# Subnet\n\n## Symptoms\n\n- x\n'],
    ['a tag at the start of a line', '# Subnet\n\n#oncall looks at it\n'],
    ['a comment in a fence', '# Subnet\n\n```bash\n##check\nkubectl get subnet\n```\n'],
    ['a heading that ends with C#', '# C#\n\nText.\n'],
  ])('accepts %s', async (_, text) => {
    expect(await places(text)).toEqual([]);
  });
});
