import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: press
kind: workflow
title: The printing press stops
triggers: [press]
---

# The printing press stops

## Diagnosis

### Step 1: Look at the press

\`\`\`bash
press status
\`\`\`

- If the paper tears between the rollers at full speed, go to "Scenario 1: worn rollers"
- If the ink smears over the margin after a pause, go to "Scenario 2: thin ink"

### Scenario 1: worn rollers

The rollers have flat spots; humidity and old bearings make it worse.

### Scenario 2: thin ink

The ink was thinned, or the room is too warm.
`;

describe('the start step of a symptom that matches no condition of a branch', () => {
  const open = Engine.open({ kb: [folderOf({ 'workflows/press.md': workflow })], cache: false });
  const ask = async (symptom: string) => {
    const { workflow: planned, confidence } = (await open).query(symptom);
    return { start: planned?.steps.find(({ id }) => id === planned.start)?.title, confidence };
  };

  it('is the step with the most similar texts', async () => {
    expect((await ask('press: rollers with flat spots and old bearings')).start).toBe('Scenario 1: worn rollers');
    const prose = 'press: humidity, flat spots, old bearings, worse with speed';
    expect((await ask(prose)).start).toBe('Scenario 1: worn rollers');
  });

  it('never has high confidence', async () => {
    expect((await ask('press: rollers with flat spots and old bearings')).confidence).not.toBe('high');
  });

  it('is the first step if two steps are equally similar', async () => {
    expect((await ask('press: the rollers and the ink')).start).toBe('Step 1: Look at the press');
  });

  it('is the first step if only one word is shared', async () => {
    expect((await ask('press: something with the bearings')).start).toBe('Step 1: Look at the press');
  });
});

describe('the confidence of an answer', () => {
  const open = Engine.open({ kb: [folderOf({ 'workflows/press.md': workflow })], cache: false });
  const confidenceOf = async (symptom: string) => (await open).query(symptom).confidence;

  it('is high if the symptom is only about the topic, or the condition of a branch', async () => {
    expect(await confidenceOf('the printing press stops')).toBe('high');
    expect(await confidenceOf('the printing press stops, paper tears between the rollers at full speed')).toBe('high');
    expect(await confidenceOf('printing press: rollers tear')).toBe('high');
  });

  it('is medium if the symptom has little of a condition and much else', async () => {
    const mixed = 'printing press: the rollers tear in humidity after a pause with old bearings worse in a warm room';
    expect(await confidenceOf(mixed)).toBe('medium');
  });

  it('is low if the symptom says what works and what fails, and no branch matches', async () => {
    const contrast = 'the printing press stops, the paper is fine with the left tray and stops with the right one';
    expect(await confidenceOf(contrast)).toBe('low');
  });
});
