import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = (priority: number, title: string, ...symptoms: readonly string[]): string => `---
kind: workflow
title: ${title}
priority: ${priority}
---

# ${title}

## Symptoms

${symptoms.map((symptom) => `- ${symptom}`).join('\n')}

## Diagnosis

1. Look

\`\`\`bash
kubectl get pod
\`\`\`
`;

async function orderOf(symptom: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const engine = await Engine.open({ kb: [folderOf(files)], cache: false });
  return engine.query(symptom).matches.map(({ id }) => id);
}

describe('the priority of a workflow', () => {
  it('decides between workflows that explain the symptom equally well', async () => {
    const files = {
      'a.md': workflow(40, 'Volume stays attached', 'detach hangs'),
      'b.md': workflow(30, 'Volume stays attached', 'detach hangs'),
    };
    expect(await orderOf('the volume stays attached, detach hangs', files)).toEqual(['b', 'a']);
  });

  it('does not lift a general workflow over the one that explains the symptom', async () => {
    const files = {
      'general.md': workflow(1, 'Storage does not work', 'a volume stays pending'),
      'specific.md': workflow(900, 'Volume stays attached', 'detach hangs after the node is gone'),
    };
    const asked = 'the volume stays attached and detach hangs since the node is gone';
    expect((await orderOf(asked, files))[0]).toBe('specific');
  });
});
