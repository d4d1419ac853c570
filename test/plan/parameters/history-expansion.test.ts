import { describe, expect, it } from 'vitest';
import { Engine } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';

const workflow = `---
id: notes
kind: workflow
title: Notes on pods
triggers: [write a note]
---

# Notes on pods

## Diagnosis

1. Write a note

\`\`\`bash
kubectl annotate pod web-0 note="<message>"
\`\`\`

\`\`\`bash
kubectl annotate pod web-0 note='<message>'
\`\`\`
`;

const commandsFor = async (message: string) => {
  const engine = await Engine.open({ kb: [folderOf({ 'notes.md': workflow })], cache: false });
  const { workflow: planned } = engine.query('write a note', { params: { message } });
  return planned!.steps.flatMap(({ commands }) => commands);
};

describe('a value with an exclamation mark', () => {
  it('is refused in double quotes, where an interactive shell expands its history', async () => {
    const [doubleQuoted] = await commandsFor('it works!');
    expect(doubleQuoted).toMatchObject({ runnable: false, rendered: 'kubectl annotate pod web-0 note="<message>"' });
    expect(doubleQuoted!.placeholders).toMatchObject([{ name: 'message', value: null, refusal: 'place' }]);
  });

  it('is put unchanged into single quotes', async () => {
    const [, singleQuoted] = await commandsFor('it works!');
    expect(singleQuoted).toMatchObject({ runnable: true, rendered: "kubectl annotate pod web-0 note='it works!'" });
  });
});
