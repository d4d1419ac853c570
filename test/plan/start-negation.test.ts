import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: relay
kind: workflow
title: Relay between rooms is broken
triggers: [relay, 中继]
---

# Relay between rooms is broken

## Diagnosis

### Step 1: Look at the relay

\`\`\`bash
relayctl status
\`\`\`

- If no packet leaves the antenna, go to "Scenario 1: the antenna is dead"
- If packets get no acknowledgement, go to "Scenario 2: the far end is deaf"
- If the kitchen window and the garden gate both fail, go to "Scenario 3: the mast is down"

### 1. Frozen mixer beside the northern chimney

\`\`\`bash
relayctl mixer
\`\`\`

### 快速诊断决策树

\`\`\`text
只有 beacon 没有 echo？
├─ 是 → 换掉远端
└─ 否 → 再看一次
\`\`\`

## Resolution

### Scenario 1: the antenna is dead

Replace it.

### Scenario 2: the far end is deaf

Turn it up.

### Scenario 3: the mast is down

Put it up.

### 2. Frozen mixer beside the northern chimney

Thaw it.

### 场景4：抓包只有beacon没有echo

Wait.
`;

describe('the start step for a symptom that says what works and what fails', () => {
  const open = Engine.open({ kb: [folderOf({ 'workflows/relay.md': workflow })], cache: false });
  const startOf = async (symptom: string) => {
    const { workflow: planned } = (await open).query(symptom);
    return planned?.steps.find(({ id }) => id === planned.start)?.title;
  };
  const first = 'Step 1: Look at the relay';

  it.each([
    ['relay: no packet leaves the antenna', 'Scenario 1: the antenna is dead'],
    ['relay: packets leave the antenna at full power', first],
    ['relay: packets leave the antenna at full power, and get no acknowledgement', 'Scenario 2: the far end is deaf'],
  ])('is not a condition that the symptom contradicts: %s', async (symptom, title) => {
    expect(await startOf(symptom)).toBe(title);
  });

  it.each([
    ['relay: the kitchen window and the garden gate both fail', 'Scenario 3: the mast is down'],
    ['relay: the kitchen window and the garden gate are fine, the roof is silent', first],
  ])('is not a condition about something that works: %s', async (symptom, title) => {
    expect(await startOf(symptom)).toBe(title);
  });

  it('is the check if a check and its remedy have the same title', async () => {
    expect(await startOf('relay: frozen mixer beside the northern chimney')).toBe(
      '1. Frozen mixer beside the northern chimney',
    );
  });

  it('is the matching situation, with or without spaces between scripts, and not a question of the summarizing tree', async () => {
    expect(await startOf('中继 抓包 只有 beacon 没有 echo')).toBe('场景4：抓包只有beacon没有echo');
  });
});
