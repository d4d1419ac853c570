import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const subnet = `---
id: subnet
kind: workflow
title: Addresses of a subnet
triggers: [subnet]
---

# Addresses of a subnet

## Diagnosis

### Step 1: Read the events of the pod

\`\`\`bash
kubectl describe pod <pod>
\`\`\`

### Scenario 1: the quota was spent yesterday

Raise it.

### Scenario 2: leaked interfaces stay

Drain the node.

### Scenario 3: the lease database was restored from an old backup

Compare it.

### Scenario 4: the lease database was upgraded to a new schema

Migrate it.
`;

const names = `---
id: names
kind: workflow
title: Names do not resolve
triggers: [resolve]
---

# Names do not resolve

## Diagnosis

### Step 1: Ask the resolver

\`\`\`bash
nslookup kubernetes.default
\`\`\`

### Step 2: Treat

#### Scenario 1: the resolver is not ready

\`\`\`bash
kubectl rollout restart deploy/coredns -n kube-system
\`\`\`

#### Scenario 2: the upstream does not answer

\`\`\`bash
kubectl edit cm coredns -n kube-system
\`\`\`

## Decision tree

\`\`\`
names do not resolve
├── do cluster names fail?
│   ├── yes → Scenario 1: the resolver is not ready
│   └── no ↓
└── do external names fail?
    ├── yes → Scenario 2: the upstream does not answer
    └── no → look into the application
\`\`\`
`;

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open({ kb: [folderOf({ 'subnet.md': subnet, 'names.md': names })], cache: false });
});
const startOf = (symptom: string): string | undefined => {
  const { workflow } = engine.query(symptom);
  return workflow?.steps.find(({ id }) => id === workflow.start)?.title;
};

describe('a symptom that matches two steps nearly equally', () => {
  const beginning = 'Step 1: Read the events of the pod';

  it('starts at the beginning if it contains the titles of both', () => {
    expect(startOf('subnet: the quota was spent yesterday')).toBe('Scenario 1: the quota was spent yesterday');
    expect(startOf('subnet: the quota was spent yesterday and leaked interfaces stay')).toBe(beginning);
    expect(startOf('subnet: leaked interfaces stay and the quota was spent yesterday')).toBe(beginning);
  });

  it('starts at the one that it paraphrases', () => {
    expect(startOf('subnet: the database of the leases came from an old backup')).toMatch(/^Scenario 3/);
  });
});

describe('a question of a drawn decision tree', () => {
  it('is not a start step beside steps with commands, but its targets are', () => {
    expect(startOf('resolve: do cluster names fail?')).toBe('Scenario 1: the resolver is not ready');
    expect(startOf('names do not resolve, external names fail')).toBe('Scenario 2: the upstream does not answer');
  });
});
