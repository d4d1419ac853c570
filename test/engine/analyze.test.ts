import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

describe('diagnostics of reading, parsing and lowering', () => {
  it.each([
    ['read/encoding', Buffer.from('# Disk \u00ff full\n', 'latin1')],
    ['text/carriage-returns', Buffer.from('# Disk full\r\r## Cause\r- logs\r')],
    ['front-matter/yaml', Buffer.from('---\ntitle: [a\n---\n\n# Disk full\n')],
    ['triggers/scalar', Buffer.from('---\ntriggers: [30000]\n---\n\n# Disk full\n')],
  ])('are reported once: %s', async (ruleId, bytes) => {
    const { diagnostics } = await compileKnowledgeBase({ paths: [folderOf({ 'a.md': bytes })], cache: false });
    expect(diagnostics.map((each) => each.ruleId).filter((id) => id === ruleId)).toEqual([ruleId]);
  });
});
