import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine } from '../../src/index.js';

const page = readFileSync(new URL('../../docs/extending.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'extending-'));
const kb = join(folder, 'kb');

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function moduleOfPage(name: string): string {
  const [, code] = new RegExp(`\`\`\`js\\n// ${name}\\n([\\s\\S]*?)\`\`\``).exec(page)!;
  return write(name, code!);
}

mkdirSync(kb);
write(
  'kb/gateway.md',
  '---\nkind: workflow\nid: gateway\n---\n\n# Gateway down\n\n## Diagnosis\n\n1. `kubectl get pods`\n',
);
write(
  'kb/7.md',
  '---\nkind: case\nacme_incident: 7\nacme_runbook: gateway\n---\n\n# Seven\n\n## What we saw\n\nThe till is frozen.\n',
);
const rules = [moduleOfPage('our-rules.mjs')];
const dialects = [moduleOfPage('our-dialects.mjs')];
const own = (findings: readonly { ruleId: string; path: string; severity: string }[]) =>
  findings.filter(({ ruleId }) => /^(?:x-|internal|config|suppression)/.test(ruleId));
const compile = async (more: object) =>
  (await compileKnowledgeBase({ paths: [kb], project: folder, ...more })).diagnostics;

describe('the examples of docs/extending.md', () => {
  it('report what the rules look for', async () => {
    expect(own(await compile({ rules })).map(({ ruleId, path }) => `${ruleId} ${path}`)).toEqual([
      'x-acme/few-cases gateway.md',
      'x-acme/owner gateway.md',
    ]);
  });

  it('read documents in the dialect, which the rules then see', async () => {
    const engine = await Engine.open({ kb: [kb], project: folder, rules, dialects, cache: false });
    expect(own(engine.lint()).map(({ ruleId }) => ruleId)).toEqual(['x-acme/owner']);
    expect(engine.query('the till is frozen').cases.map(({ title }) => title)).toContain('Seven');
    await engine.close();
  });

  it('are configured and turned off by their ids, also where they are not loaded', async () => {
    const config = { rules: { 'x-acme/owner': 'error', 'x-acme/few-cases': { options: { cases: 0 } } } };
    write('triagraph.config.json', JSON.stringify(config));
    expect(own(await compile({ rules })).map(({ ruleId, severity }) => `${ruleId} ${severity}`)).toEqual([
      'x-acme/owner error',
    ]);
    const text = readFileSync(join(kb, 'gateway.md'), 'utf8');
    write(
      'kb/gateway.md',
      text.replace('# Gateway', '<!-- triagraph-disable x-acme/owner -- nobody yet -->\n\n# Gateway'),
    );
    expect(own(await compile({ rules }))).toEqual([]);
    expect(own(await compile({}))).toEqual([]);
    write('kb/gateway.md', text);
    write('triagraph.config.json', '{}');
  });

  it('are not found again in a run without them', async () => {
    expect(own(await compile({ rules, cache: true }))).toHaveLength(2);
    expect(own(await compile({ cache: true }))).toEqual([]);
  });

  it('cannot be named by the configuration of a folder', async () => {
    write('triagraph.config.json', JSON.stringify({ rules: ['./our-rules.mjs'], dialects: ['./our-dialects.mjs'] }));
    const found = own(await compile({}));
    expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(new Set(['config/invalid']));
    write('triagraph.config.json', '{}');
  });

  it('are refused for a snapshot, whose documents were read already', async () => {
    const { bytes } = await compileKnowledgeBase({ paths: [kb], project: folder });
    const snapshot = join(folder, 'kb.snapshot');
    writeFileSync(snapshot, bytes);
    await expect(Engine.open({ kb: [snapshot], rules })).rejects.toThrow('is a snapshot: rules and dialects');
  });
});
