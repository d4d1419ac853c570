import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { knownWords } from '../../src/match/words.js';
import { folderOf } from '../support/folder.js';

const text = `---
kind: workflow
title: Disks of web-cli fill up
triggers: [lost leases, Gateway-2 hangs]
---

# Disks of web-cli fill up

## Diagnosis

1. Ask the printer
`;

describe('a subject of the documents', async () => {
  const engine = await Engine.open({ kb: [folderOf({ 'a.md': text })], cache: false });
  const { isSubject, isKnown } = knownWords(engine.answering.knowledge);

  it.each(['disk', 'Disks', 'web-cli', 'lease', 'leases', 'gateway-2', 'hang', 'FILL'])(
    'is a word of a title or trigger, as written or in the singular: %s',
    (word) => {
      expect(isSubject(word)).toBe(true);
    },
  );

  it.each(['web', 'cli', 'dis', 'gateway', '2', 'isk', 'diskss', 'printer', 'losts'])(
    'is not a part of a word or name, nor a word of a step: %s',
    (word) => {
      expect(isSubject(word)).toBe(false);
    },
  );

  it('is a narrower notion than a known word, which is any word in any form', () => {
    expect(['printer', 'Printers', 'disk', 'lease'].map(isKnown)).toEqual([true, true, true, true]);
    expect(['zebra', 'printing'].map(isKnown)).toEqual([false, false]);
  });
});
