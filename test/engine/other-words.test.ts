import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { presenters } from '../../src/present/index.js';
import { folderOf } from '../support/folder.js';

const runbook = (title: string, meaning: string) =>
  `# ${title}\n\n## Meaning\n\n${meaning}\n\n## Diagnosis\n\n1. Look at the pods:\n\n\`\`\`bash\nkubectl get pods -A\n\`\`\`\n`;

describe('a Chinese symptom and English runbooks', () => {
  let engine: Engine;
  beforeAll(async () => {
    const kb = folderOf({
      'certificate.md': runbook('KubeletServerCertificate', 'The certificate expired, so the apiserver refuses it.'),
      'memory.md': runbook('PodMemory', 'The container was killed, it ran out of memory.'),
      'dns.md': runbook('NameResolution', 'Names of services are not resolved.'),
      'backup.md': runbook('BackupLate', 'The nightly backup did not finish.'),
    });
    engine = await Engine.open({ kb: [kb] });
  });

  it('is answered through the lexicon', () => {
    const { status, matches, workflow } = engine.query('证书到期了');
    expect([status, matches[0]?.id]).toEqual(['matched', 'certificate']);
    expect(workflow?.id).toBe('certificate');
  });

  it('has evidence that names the concept', () => {
    const [found] = engine.query('证书到期了').matches;
    expect(found?.evidence).toContainEqual(
      expect.objectContaining({ kind: 'text', value: '证书到期', concept: 'certificate-expired' }),
    );
    const [same] = engine.query('certificate expired').matches;
    expect(same?.evidence.map(({ concept }) => concept)).not.toContain('certificate-expired');
  });

  it('is explained by the concept, without calling it unmatched', () => {
    const explanation = engine.explain('证书到期了', { doc: 'certificate' })!;
    expect(explanation.unexplained.map(({ text }) => text).join('')).not.toContain('证书');
    expect(presenters.explanation.text(explanation, {})).toContain(
      '“证书到期”，文中用的是另一种说法（certificate expired）',
    );
  });

  it('abstains when none of its words are in the lexicon', () => {
    expect(engine.query('周末聚餐订在哪家饭店').status).toBe('no_match');
  });
});
