import { describe, expect, it, vi } from 'vitest';
import type { DocumentEntry } from '../../src/index.js';
import { run } from './terminal.js';

const entry = (id: string): DocumentEntry => ({
  id,
  path: `${id}.md`,
  kind: 'workflow',
  title: `Title of ${id}`,
  language: 'en',
});
const documents = () => [entry('dns-slow'), entry('dns-timeout'), entry('gateway'), entry('$(touch x)')];

/** The words that stand at the cursor, and whether names of files may. */
async function candidates(...words: string[]): Promise<{ words: string[]; files: boolean; asked: unknown[] }> {
  const { out, code, err, calls } = await run(['complete', '--', ...words], { engine: { documents } });
  expect([code, err]).toEqual([0, '']);
  const lines = out.trimEnd().split('\n');
  return { files: lines.pop() === ':0', words: lines.map((line) => line.split('\t')[0]!), asked: calls.opened };
}

describe('completion', () => {
  it('completes commands', async () => {
    expect((await candidates('')).words).toEqual(expect.arrayContaining(['query', 'diagnose', 'doctor', 'completion']));
    expect((await candidates('do')).words).toEqual(['doctor']);
  });

  it('completes the options of a command, also after its arguments', async () => {
    expect((await candidates('query', '--form')).words).toEqual(['--format']);
    expect((await candidates('query', 'no', 'ip', '--al')).words).toEqual(['--all']);
    expect((await candidates('--ver')).words).toEqual(['--version']);
  });

  it('completes values with choices, in both notations', async () => {
    expect((await candidates('query', '--format', '')).words).toContain('markdown');
    expect((await candidates('query', '--format', 'm')).words).toEqual(['markdown']);
    expect((await candidates('graph', '--format=do')).words).toEqual(['dot']);
    expect((await candidates('completion', 'p')).words).toEqual(['powershell']);
  });

  it('completes ids of the knowledge base that the line names', async () => {
    const found = await candidates('show', '--kb', './runbooks', 'dns');
    expect(found).toMatchObject({ words: ['dns-slow', 'dns-timeout'], asked: [['./runbooks']] });
    expect((await candidates('explain', 'no ip', '--doc', 'g')).words).toEqual(['gateway']);
    expect((await candidates('graph', '--around', 'g')).words).toEqual(['gateway']);
  });

  it('describes a document that has translations by its English title', async () => {
    const zh: DocumentEntry = { ...entry('gateway'), path: 'zh/gateway.md', title: '网关', language: 'zh' };
    const engine = { documents: () => [entry('gateway'), zh] };
    expect((await run(['complete', '--', 'show', 'g'], { engine })).out).toContain('gateway\tTitle of gateway\n');
  });

  it('offers files where a path is expected, and nothing for a symptom', async () => {
    expect(await candidates('query', '--kb', '')).toMatchObject({ words: [], files: true });
    expect(await candidates('lint', '')).toMatchObject({ words: [], files: true });
    expect(await candidates('query', 'pod')).toMatchObject({ words: [], files: false });
  });

  it('offers no id with shell syntax', async () => {
    expect((await candidates('show', '')).words).toEqual(['dns-slow', 'dns-timeout', 'gateway']);
  });

  it('prints no error when the knowledge base cannot be opened', async () => {
    const broken = () => {
      throw new Error('damaged');
    };
    const { out, code, err } = await run(['complete', '--', 'show', ''], { engine: { documents: broken } });
    expect([out, code, err]).toEqual([':4\n', 0, '']);
  });

  it('prints a script for each shell, and lists the shells', async () => {
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
    for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
      const { code, out } = await run(['completion', shell]);
      expect(code).toBe(0);
      expect(printed.pop() ?? out).toMatch(/triagraph complete '?--/);
    }
    log.mockRestore();
    expect((await run(['completion'])).err).toContain('missing SHELL');
    expect((await run(['completion', 'tcsh'])).code).toBe(2);
  });
});
