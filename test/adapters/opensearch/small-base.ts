import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Engine } from '../../../src/index.js';

/** A knowledge base with a workflow for each of these symptoms. */
export async function compiledFrom(symptoms: readonly string[]): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  symptoms.forEach((symptom, at) => {
    const text = `# ${symptom}\n\n## Symptoms\n\n- ${symptom}\n\n## Steps\n\n1. Look at number ${at}\n\n   \`\`\`sh\n   kubectl get pods\n   \`\`\`\n`;
    writeFileSync(join(folder, `document-${at}.md`), text);
  });
  try {
    return await Engine.open({ kb: [folder], cache: false });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
