import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { presenters } from '../../src/present/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: subnet-full
triggers: [no available ip]
---

# Subnet has no address left

## Diagnosis

### Step 1: Look at the subnet

\`\`\`bash
kubectl get subnet <subnet-name> -o yaml
\`\`\`

### Step 2: Addresses are not released

\`\`\`bash
kubectl get ip -A
\`\`\`
`;
const solved = (id: string, version: string) => `---
id: ${id}
kind: case
workflow: subnet-full
branch: step-2
products: [Kube-OVN]
versions: [${version}]
---

# Pods hang after a node was removed, ${id}

## Cause

Addresses were kept by deleted pods.

## Resolution

Release them.
`;

const inChinese = (phase: string) => `---
triggers: [没有可用的 IP]
---

# 子网没有地址了

## ${phase}

### 步骤 1：查看子网

\`\`\`bash
kubectl get subnet <subnet-name> -o yaml
\`\`\`

### 步骤 2：地址没有释放

\`\`\`bash
kubectl get ip -A
\`\`\`
`;

describe('a solved case whose branch is named in the language of another translation', () => {
  const countsOf = async (phase: string) => {
    const kb = folderOf({
      'en/full.md': workflow,
      'zh/full.md': inChinese(phase),
      'en/first.md': solved('first', 'v1.13').replace('branch: step-2', 'branch: Addresses are not released'),
    });
    const engine = await Engine.open({ kb: [kb] });
    const { workflow: planned } = engine.query('没有可用的 IP', { language: 'zh' });
    return planned && [planned.path, ...planned.steps.map((step) => step.solved?.cases ?? 0)];
  };

  it('counts at the step of the same number and phase', async () => {
    expect(await countsOf('排查步骤')).toEqual(['zh/full.md', 0, 1]);
  });

  it('counts at no step when the step of that number is of another phase', async () => {
    expect(await countsOf('解决方案')).toEqual(['zh/full.md', 0, 0]);
  });
});

describe('an answer with solved cases of its workflow', () => {
  let engine: Engine;
  beforeAll(async () => {
    const kb = folderOf({
      'workflows/full.md': workflow,
      'cases/first.md': solved('first', 'v1.13'),
      'cases/second.md': solved('second', 'v1.12'),
    });
    engine = await Engine.open({ kb: [kb] });
  });
  const countsOf = (options = {}) =>
    engine.query('no available ip', options).workflow?.steps.map((step) => step.solved ?? null);

  it('counts at each step the cases that ended there, with sorted versions', () => {
    expect(countsOf()).toEqual([null, { cases: 2, versions: ['v1.12', 'v1.13'] }]);
  });

  it('counts only cases of the requested product and version', () => {
    expect(countsOf({ product: 'kube-ovn', version: '1.13' })).toEqual([null, { cases: 1, versions: ['v1.13'] }]);
    expect(countsOf({ product: 'redis' })).toEqual([null, null]);
  });

  it('shows the counts in text, and in JSON by the schema', () => {
    const diagnosis = engine.query('no available ip');
    expect(presenters.diagnosis.text(diagnosis, { step: '2' })).toContain(
      'Solved cases that ended here: 2 (v1.12, v1.13)',
    );
    const json = JSON.parse(presenters.diagnosis.json(diagnosis));
    expect(json.workflow.steps[1].solved).toEqual({ cases: 2, versions: ['v1.12', 'v1.13'] });
    const schema = JSON.parse(readFileSync(new URL('../../schema/diagnosis.schema.json', import.meta.url), 'utf8'));
    const validate = new Ajv2020({ strict: false }).compile(schema);
    validate(json);
    expect(validate.errors).toBeNull();
  });

  it('does not list the parameters of steps shown only as titles', () => {
    const diagnosis = engine.query('no available ip');
    const [step] = diagnosis.workflow!.steps;
    const steps = Array.from({ length: 60 }, (_, index) => {
      const name = `value-${index}`;
      const commands = step!.commands.map((command) => ({
        ...command,
        placeholders: command.placeholders.map((each) => ({ ...each, name })),
      }));
      return { ...step!, id: `step-${index + 1}`, number: index + 1, text: 'Look closely. '.repeat(40), commands };
    });
    const text = presenters.diagnosis.text({ ...diagnosis, workflow: { ...diagnosis.workflow!, steps } }, {});
    expect(text).toContain('--param value-0=…');
    expect(text).not.toContain('value-59');
  });
});
