import { describe, expect, it } from 'vitest';
import { lower } from '../lowering.js';

const effectOf = (command: string): string | undefined => {
  const text = `# Note\n\n## Diagnosis\n\n1. Look\n\n\`\`\`bash\n${command}\n\`\`\`\n`;
  return lower(text).document.steps.flatMap(({ commands }) => commands)[0]?.effect;
};

describe('a quoted word of a remote command', () => {
  it.each([
    [`ssh node1 psql '-cEXPLAIN ANALYZE DELETE FROM users'`, 'destroy'],
    [`ssh node1 psql -c 'DROP TABLE users'`, 'destroy'],
    [`ssh node1 sh -c 'rm -rf /var/lib/data'`, 'destroy'],
    [`ssh node1 psql -c 'SELECT 1'`, 'read'],
  ])('counts as one word and as its parts: %s is %s', (command, effect) => {
    expect(effectOf(command)).toBe(effect);
  });
});
