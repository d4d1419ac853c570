import { beforeAll, describe, expect, it } from 'vitest';
import { Engine, presenters } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: raft
kind: workflow
title: A member of the database does not come back
triggers: [member does not come back]
versions: ['1.12.x - 1.16.x']
---

# A member of the database does not come back

## Diagnosis

### Step 1: Look at the files

- The folder is /etc/origin/ovn
- Beside the database lies a raft header (since v1.14.25, v1.15.0)

\`\`\`bash
# the header (since v1.14.25, v1.15.0)
ls /etc/origin/ovn/ovnnb_db.hdr
# the database
ls /etc/origin/ovn/ovnnb_db.db
\`\`\`

- ✅ normal: both are there (since v1.14.25, v1.15.0)
- ❌ abnormal: one is missing

- If the member is known by its old name (until v1.12), go to step 2

### Step 2: Kick the member (until v1.13)

\`\`\`bash
kubectl ko nb kick <server-id>
\`\`\`
`;

const solved = (id: string, versions: string, resolution: string): string => `---
id: ${id}
kind: case
title: The member does not come back after ${id}
workflow: raft
versions: ['${versions}']
---

# The member does not come back after ${id}

## Symptoms

The member does not come back, ${id}.

## Resolution

- ${resolution}
`;

const question = 'the member does not come back';
let engine: Engine;

beforeAll(async () => {
  engine = await Engine.open({
    kb: [
      folderOf({
        'raft.md': workflow,
        'upgrade.md': solved('upgrade', '1.12.x', 'Upgrade (fixed in v1.12.4, v1.13.2)'),
        'rename.md': solved('rename', '1.15.x', 'Give it the old name'),
      }),
    ],
    cache: false,
  });
});

const ask = (forVersion: string) => engine.query(question, { forVersion });
const step = (forVersion: string, number: number) => ask(forVersion).workflow!.steps[number - 1]!;

describe('an answer for a version', () => {
  it('is the answer without one, where nothing excludes it, and says so', () => {
    const { forVersion, ...answer } = engine.query(question, { forVersion: '1.12' });
    expect(forVersion).toMatchObject({ version: 'v1.12', untested: [] });
    expect(answer.matches).toEqual(engine.query(question).matches);
    expect(engine.query(question)).not.toHaveProperty('forVersion');
  });

  it('marks a line, a command and an expectation that came later, and keeps the others', () => {
    const mark = '[not in v1.13.2: since v1.14.25, v1.15.0]';
    const { text, commands, expectations } = step('v1.13.2', 1);
    expect(text).toContain(`${mark} Beside the database lies a raft header`);
    expect(text).toMatch(/^(?:- )?The folder is/m);
    expect(commands.map(({ description }) => description)).toEqual([
      `${mark} the header (since v1.14.25, v1.15.0)`,
      'the database',
    ]);
    expect(expectations.map((each) => each.text)).toEqual([
      `${mark} both are there (since v1.14.25, v1.15.0)`,
      'one is missing',
    ]);
  });

  it('marks nothing of a release of which some patches have it', () => {
    expect(step('1.14', 1).commands).toEqual(engine.query(question).workflow!.steps[0]!.commands);
  });

  it('marks the title of a step, and a branch, that later versions do not have', () => {
    expect(step('1.16', 2).title).toMatch(/^\[not in v1\.16: until v1\.13\] /);
    expect(step('1.16', 1).branches[0]!.when).toMatch(/^\[not in v1\.16: until v1\.12\] /);
    expect(presenters.diagnosis.text(ask('1.16'), { all: true }).match(/its old name/g)).toHaveLength(1);
    expect(step('1.12', 2).title).not.toContain('not in');
  });

  it('lists the lines with their steps', () => {
    expect(ask('1.16').forVersion!.notIn).toEqual([
      { step: 'step-1', note: 'until v1.12', text: 'the member is known by its old name (until v1.12)' },
      { step: 'step-2', note: 'until v1.13', text: 'Step 2: Kick the member (until v1.13)' },
    ]);
  });

  it.each([
    ['1.12.4', 'yes', 'fixed in v1.12.4, v1.13.2: v1.12.4 has the fix'],
    ['1.12.3', 'no', 'fixed in v1.12.4, v1.13.2: v1.12.3 does not have the fix'],
    ['1.13.1', 'no', 'seen with 1.12.x, not reported for v1.13.1'],
    ['1.16', 'yes', 'fixed in v1.12.4, v1.13.2: v1.16 has the fix'],
    ['1.12', 'partly', 'fixed in v1.12.4, v1.13.2: whether v1.12 has it depends on the patch release'],
  ])('for %s says of a solved case whether it is fixed: %s', (version, hasFix, text) => {
    expect(ask(version).cases.find(({ id }) => id === 'upgrade')!.forVersion).toEqual({ hasFix, text });
  });

  it('says with which versions a solved case without a fix was seen', () => {
    const { cases } = ask('1.13');
    expect(cases.find(({ id }) => id === 'rename')!.forVersion).toEqual({
      hasFix: 'unknown',
      text: 'seen with 1.15.x, not reported for v1.13',
    });
    expect(ask('1.15.3').cases.find(({ id }) => id === 'rename')).not.toHaveProperty('forVersion');
  });

  it('names the documents that were checked for other versions only', () => {
    const answer = ask('1.17');
    expect(answer.forVersion!.untested).toEqual([{ versions: '1.12.x - 1.16.x', documents: ['raft'] }]);
    expect(presenters.diagnosis.text(answer)).toContain('Checked for 1.12.x - 1.16.x, not for v1.17: raft');
  });

  it('is marked in the language of the question', () => {
    const answer = engine.query(question, { forVersion: '1.16', language: 'zh' });
    expect(answer.workflow!.steps[1]!.title).toMatch(/^\[v1\.16 不适用：until v1\.13\]/);
  });

  it('is not given for what is no version', () => {
    expect(() => ask('latest')).toThrow('Unexpected version latest, expected one such as v1.13 or 1.13.2.');
  });
});

describe('a session for a version', () => {
  const mark = '[not in v1.16: until v1.13]';
  const begin = (forVersion?: string) =>
    engine.start(question, { document: 'raft', ...(forVersion === undefined ? {} : { forVersion }) }).view;

  it('marks what each step shows, also after an answer', () => {
    const view = begin('v1.13.2');
    expect(view.step!.text).toContain('[not in v1.13.2: since v1.14.25, v1.15.0] Beside the database');
    const next = engine.advance(begin('1.16').token!, { jump: 'step-2' });
    expect(next.step!.title.startsWith(mark)).toBe(true);
    expect(engine.advance(begin().token!, { jump: 'step-2' }).step!.title).not.toContain(mark);
  });

  it('judges and leads as without one', () => {
    const ways = (forVersion?: string) => {
      const { judgement, step, choices } = engine.advance(begin(forVersion).token!, { output: 'one is missing' });
      return { judgement, step: step?.id, choices };
    };
    expect(ways('1.16')).toEqual(ways());
  });

  it('is not begun for what is no version', () => {
    expect(() => begin('latest')).toThrow('Unexpected version latest');
  });
});
