import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: database-members
kind: workflow
---

# Health of the database members

## Diagnosis

### Step 1: Members and leader

\`\`\`bash
kubectl get pods -l app=database
\`\`\`

### Step 2: One member is damaged

\`\`\`bash
kubectl delete pod <pod-name>
\`\`\`
`;
const incident = `---
id: disk-was-full
kind: case
workflow: database-members
branch: step-2
---

# Journal corrupted after the volume filled up

## Symptom

- replaying the journal stops at a truncated record after the volume filled up

## Cause

The journal ends in the middle of a record.

## Resolution

Replace the member.
`;
const rest = ['Backups are slow', 'Certificates of the gateway expired', 'Volume snapshots fail at night'].map(
  (title) =>
    `---\nkind: workflow\n---\n\n# ${title}\n\n## Diagnosis\n\n### Step 1: Look\n\n\`\`\`bash\nkubectl get pods\n\`\`\`\n`,
);

describe('a solved case ranked above its workflow', () => {
  let engine: Engine;
  beforeAll(async () => {
    const files = Object.fromEntries(rest.map((text, index) => [`workflows/rest-${index}.md`, text]));
    const kb = folderOf({ 'workflows/database.md': workflow, 'cases/full.md': incident, ...files });
    engine = await Engine.open({ kb: [kb] });
  });

  it('leads to its branch when the match is certain', () => {
    const { confidence, workflow: planned } = engine.query(
      'replaying the journal stops at a truncated record after the volume filled up',
    );
    expect([confidence, planned?.id, planned?.start]).toEqual(['high', 'database-members', 'step-2']);
    expect(planned?.startBecause).toBe('Journal corrupted after the volume filled up');
    expect(planned?.reason).toContain('like the solved case “Journal corrupted after the volume filled up”');
  });

  it('leads to the checks before the branch when it only resembles the case', () => {
    const {
      confidence,
      matches,
      workflow: planned,
    } = engine.query('the volume filled up and the journal stops, so the kubelet evicts billing pods');
    expect(matches[0]?.id).toBe('disk-was-full');
    expect(confidence).not.toBe('high');
    expect([planned?.id, planned?.start]).toEqual(['database-members', 'step-1']);
  });
});
