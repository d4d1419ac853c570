import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { matchesPattern } from '../../src/engine/goldens/outcomes.js';
import { Engine, testKnowledgeBase } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const subnetFull = `---
kind: workflow
triggers: [no address left]
---
# No address left

## Diagnosis

### Step 1: Count the free addresses

\`\`\`bash
kubectl get subnet <subnet-name> -o jsonpath='{.status.v4availableIPs}'
\`\`\`

- ✅ Normal: \`v4availableIPs > 5\`
- ❌ Abnormal: \`v4availableIPs <= 5\`

- If addresses leak, go to "Scenario 1: addresses leak"
- If the node is lost, continue with the workflow [node-lost](node-lost.md)

### Step 2: Read the events

\`\`\`bash
kubectl get events -A
\`\`\`

- ✅ Normal: nothing about the subnet
- ❌ Abnormal: NoAvailableAddress again and again

## Resolution

### Scenario 1: addresses leak

> Caution: the address is lost for a pod that still runs.

\`\`\`bash
kubectl delete ip <ip-name>
\`\`\`
`;
const nodeLost =
  '---\nkind: workflow\ntriggers: [node lost]\n---\n# Node lost\n\n## Step 1: Look\n\n```bash\nkubectl get node\n```\n';
const symptom = 'no address left in the subnet';

let failuresOf: (demands: string, asked?: string) => Promise<string[]>;
beforeAll(async () => {
  const folder = folderOf({ 'kb/subnet-full.md': subnetFull, 'kb/node-lost.md': nodeLost });
  const kb = [join(folder, 'kb')];
  const engine = await Engine.open({ kb, cache: false });
  failuresOf = async (demands, asked = symptom) => {
    const goldens = join(folderOf({ 'a.yaml': `- symptom: ${asked}\n${demands.replace(/^/gm, '  ')}\n` }), 'a.yaml');
    const report = await testKnowledgeBase(engine, { documents: kb, goldens: [goldens] }, join(goldens, '..'));
    expect(report.diagnostics).toEqual([]);
    return report.goldens.flatMap(({ diagnostics }) =>
      diagnostics.map(({ range, message, note }) => `${range!.start.line}: ${message} | ${note}`),
    );
  };
});

describe('a golden of a procedure', () => {
  it('passes if the commands, their effects, the caution and the outcomes are as required', async () => {
    const demands = [
      'expect: subnet-full',
      'source: an issue',
      'shows:',
      '  - command: kubectl get subnet * -o jsonpath',
      '    effect: read',
      '  - command: kubectl delete ip <ip-name>',
      '    effect: destroy',
      '    before: the address is lost',
      'never: [--force, --all]',
      'outcomes:',
      '  - { of: step-1, when: abnormal, verdict: abnormal }',
      '  - { of: step-1, when: "v4availableIPs: 3", verdict: abnormal }',
      '  - { of: step-1, when: addresses leak, leads: "Scenario 1: addresses" }',
      '  - { of: step-1, when: the node is lost, leads: node-lost }',
      '  - { of: Count the free addresses, when: normal, leads: step-2 }',
      '  - { of: step-2, when: NoAvailableAddress again, verdict: abnormal }',
    ];
    expect(await failuresOf(demands.join('\n'))).toEqual([]);
  });

  it('fails if a command is missing, and names the most similar ones with file and line', async () => {
    expect(await failuresOf('shows: [{ command: kubectl describe subnet }]')).toEqual([
      expect.stringMatching(
        /^2: Unexpected commands of subnet-full, expected `kubectl describe subnet` \| instead: step-1 at subnet-full\.md:9 has `kubectl get subnet /,
      ),
    ]);
  });

  it('fails if a command has another effect', async () => {
    expect(await failuresOf('shows: [{ command: kubectl delete ip, effect: read }]')).toEqual([
      expect.stringContaining('Unexpected effect destroy of `kubectl delete ip`, expected read | step-3 at'),
    ]);
  });

  it('fails if the caution does not precede the command, and quotes the text that does', async () => {
    expect(await failuresOf('shows: [{ command: kubectl get events, before: the address is lost }]')).toEqual([
      expect.stringMatching(/without the caution “the address is lost” before it \| step-2 at .* before it: .*events/),
    ]);
  });

  it('fails if a forbidden command is shown', async () => {
    expect(await failuresOf('never: [kubectl delete]')).toEqual([
      expect.stringMatching(/^2: Unexpected command that matches `kubectl delete`, expected none \| step-3 at/),
    ]);
  });

  it('fails if an outcome has another verdict or destination', async () => {
    const demands = [
      'outcomes:',
      '  - { of: step-1, when: "v4availableIPs: 30", verdict: abnormal }',
      '  - { of: step-1, when: addresses leak, leads: step-2 }',
      '  - { of: step-1, when: abnormal, leads: step-2 }',
      '  - { of: step-9, when: normal, leads: step-2 }',
    ];
    const failures = await failuresOf(demands.join('\n'));
    expect(failures.map((failure) => failure.split(' | ')[0])).toEqual([
      '3: Unexpected verdict normal of “v4availableIPs: 30” at step-1, expected abnormal',
      '4: Unexpected way from “addresses leak” at step-1 to step-3 “Scenario 1: addresses leak” of subnet-full, expected step-2',
      '5: Unexpected outcome “abnormal” at step-1, expected one that leads to step-2',
      '6: Unexpected step step-9, expected one of subnet-full',
    ]);
    expect(failures[0]).toContain('subnet-full.md:9 says normal: v4availableIPs > 5; abnormal: v4availableIPs <= 5');
  });

  it('fails if the answer has no steps', async () => {
    const demands =
      'shows: [{ command: kubectl get }]\nnever: [rm]\noutcomes: [{ of: step-1, when: normal, leads: step-2 }]';
    expect(await failuresOf(demands, 'what is for lunch')).toEqual([
      expect.stringContaining('2: Unexpected answer without steps, expected the command `kubectl get`'),
      expect.stringContaining('4: Unexpected answer without steps, expected an outcome of step-1'),
    ]);
  });
});

describe('a pattern', () => {
  it.each([
    ['kubectl get ip -n  a', 'kubectl GET ip', true],
    ['kubectl get subnet a -o yaml', 'kubectl get * -o yaml', true],
    ['kubectl get subnet a -o yaml', 'kubectl get .* -o yaml', true],
    ['kubectl get subnet a -o json', 'kubectl get * -o yaml', false],
    ['rm /etc/ovn/*.hdr', '/etc/ovn/*.hdr', true],
    ['b then a', 'a*b', false],
  ])('of %s: %s', (text, pattern, expected) => {
    expect(matchesPattern(text, pattern)).toBe(expected);
  });
});
