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

it.each([
  ['a bullet that is text', '- Note\n  1. one\n  2. two', []],
  ['a bullet in a bullet that is text', '- Note\n  - more\n    1. one\n    2. two', []],
  ['a bullet that is text in a step', '1. Note\n   - more\n     1. one\n     2. two', ['Note']],
  ['a step', '1. Note\n   1. one\n   2. two', ['Note', 'one', 'two']],
])('numbered items are steps only if they stand in one: in %s', (_, items, titles) => {
  const look = '### Step 1: Look\n\n```bash\nkubectl get subnet\n```\n';
  const { steps } = read(`# Subnet\n\n## Diagnosis\n\n${look}\n${items}\n`);
  expect(steps.map(({ title }) => title)).toEqual(['Step 1: Look', ...titles]);
});
