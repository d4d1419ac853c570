import { expect, it } from 'vitest';
import { read } from './support.js';

const text = `# Subnet

## Resolution

### Enlarge it

Record the configuration:

\`\`\`bash
kubectl get subnet a -o yaml
\`\`\`

Change the CIDR:

> Caution: every pod must be recreated.

\`\`\`bash
kubectl edit subnet a
\`\`\`

Verify:

\`\`\`bash
kubectl get subnet a
\`\`\`
`;

it('a caution between an introduction and its commands belongs to the step that they make', () => {
  const steps = read(text).steps.map(({ title, text }) => [title, text.includes('recreated')]);
  expect(steps).toEqual([
    ['Enlarge it', false],
    ['Record the configuration', false],
    ['Change the CIDR', true],
    ['Verify', false],
  ]);
});
