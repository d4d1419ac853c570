import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: attached
kind: workflow
title: Volume stays attached
triggers: [volume stays attached]
---

# Volume stays attached

## Diagnosis

1. Look at the attachment

\`\`\`bash
kubectl get volumeattachment
\`\`\`
`;

const solved = (versions: string): string => `---
kind: case
title: Detach hangs
workflow: attached
versions: "${versions}"
---

# Detach hangs

## Symptoms

The volume stays attached and detach hangs.

## Resolution

Restart the attacher.
`;

const isShownFor = async (versions: string, version: string): Promise<boolean> => {
  const engine = await Engine.open({
    kb: [folderOf({ 'attached.md': workflow, 'detach.md': solved(versions) })],
    cache: false,
  });
  return engine.query('the volume stays attached', { version }).cases.length > 0;
};

describe('a case for versions above 1.2', () => {
  it.each([
    ['1.3.0', true],
    ['2.0', true],
    ['1.2', false],
    ['1.2.7', false],
    ['1.1', false],
  ])('is shown to a user of %s: %s', async (version, isShown) => {
    expect(await isShownFor('> 1.2', version)).toBe(isShown);
  });

  it('is shown to a user of 1.2 if it says "1.2 or later"', async () => {
    expect(await isShownFor('>= 1.2', '1.2')).toBe(true);
  });
});
