import { describe, expect, it } from 'vitest';
import { lower, rules } from './lowering.js';

const withTriggers = (line: string) => lower(`---\ntitle: Note\n${line}\n---\n\n# Note\n\nText.\n`);

describe('the triggers of a document', () => {
  it.each(['triggers:', 'triggers: []', 'triggers: ~'])('may be left empty: %s', (line) => {
    const lowered = withTriggers(line);
    expect(lowered.document.triggers).toEqual([]);
    expect(rules(lowered)).toEqual([]);
  });

  it('are an error when they are not a list', () => {
    expect(rules(withTriggers('triggers: detach hangs'))).toEqual(['triggers/not-a-list']);
  });
});
