import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProtocolConnection } from 'vscode-languageserver/node';
import { bin, notBuilt } from '../../acceptance/command-line.js';
import { folderOf } from '../../support/folder.js';
import { connected } from './connected.js';
import { knowledgeBase, workflow } from './documents.js';

const path = 'workflows/hostile.md';

const hostile: readonly [string, string][] = [
  [
    'exponential aliases and prototype keys',
    `---\na: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c, *c, *c, *c]\n__proto__: {polluted: yes}\nconstructor: [1]\ntriggers: [__proto__, constructor, "(a+)+$", {regex: "(a|a)*b"}]\nworkflow: __proto__\nbranch: constructor\nrelated: [toString, "[[__proto__]]"]\n---\n\n# [[__proto__]]\n\n[x](#constructor) [y](../../../../etc/passwd)\n`,
  ],
  [
    'deeply nested brackets, quotes and lists',
    `---\ntriggers: ${'['.repeat(3_000)}\n---\n\n# ${'[['.repeat(2_000)}\n\n${'>'.repeat(3_000)} x\n\n${Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')}\n\n${'*_'.repeat(20_000)}\n`,
  ],
  [
    'control characters, lone surrogates, hidden characters and mixed line breaks',
    `---\rid: \u202ecba\r\ntriggers:\n  - "\ud800 no \u0000 ip"\r\n  - ${'字'.repeat(50_000)}\n---\r\r# \u0000\ud800\u2028\u200b ${'\ud83e\uddef'.repeat(5_000)}\r\n\n\`\`\`bash\nkubectl get pod <${'x'.repeat(10_000)}> \u001b[2J $(((((((((((\n\`\`\`\n\n[[\u202e]]\n`,
  ],
];

describe('a hostile document', () => {
  it.each(hostile)('with %s leaves the server responsive', async (_, text) => {
    const { editor } = connected(knowledgeBase);
    await editor.start();
    await editor.open(path, text);
    await editor.open('workflows/subnet.md', workflow);
    const lines = text.split(/\r\n|\r|\n/);
    for (let line = 0; line < Math.min(lines.length, 12); line++) {
      for (const character of [0, 3, Math.floor(lines[line]!.length / 2), lines[line]!.length + 7]) {
        const place = { position: { line, character } };
        for (const method of ['hover', 'definition', 'completion'])
          await editor.about(`textDocument/${method}`, path, place);
      }
    }
    await editor.about('textDocument/documentSymbol', path);
    await editor.until(() => editor.findings.has(editor.uri(path)));
    expect(editor.messages.filter((message) => message.includes('fault'))).toEqual([]);
    expect(await editor.about('textDocument/documentSymbol', 'workflows/subnet.md')).toHaveLength(1);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('never leaves findings of an older text after interleaved changes', async () => {
    const { editor } = connected(knowledgeBase);
    await editor.start();
    await editor.open('workflows/subnet.md', workflow);
    for (let end = 10; end < workflow.length; end += 40)
      await editor.change('workflows/subnet.md', workflow.slice(0, end));
    await editor.change('workflows/subnet.md', workflow.replace('node-lost.md', 'nirgends.md'));
    await editor.until(() => editor.rulesAt('workflows/subnet.md').includes('links/broken'));
    await editor.change('workflows/subnet.md', workflow);
    await editor.until(() => !editor.rulesAt('workflows/subnet.md').includes('links/broken'));
    expect(editor.rulesAt('workflows/subnet.md').filter((rule) => rule.startsWith('front-matter/'))).toEqual([]);
  });
});

describe.skipIf(notBuilt !== null)('lsp as a process', () => {
  async function started() {
    const folder = folderOf(knowledgeBase);
    const child = spawn(process.execPath, [bin, 'lsp', '--stdio', '--no-cache'], { cwd: folder, stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { folder, child, ended };
  }

  it('answers, writes only protocol messages, and exits with 0', async () => {
    const { folder, child, ended } = await started();
    const out: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    const connection = createProtocolConnection(child.stdout, child.stdin);
    connection.listen();
    await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
    await connection.sendNotification('initialized', {});
    const uri = pathToFileURL(`${folder}/workflows/subnet.md`).href;
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'markdown', version: 1, text: workflow },
    });
    const symbols = await connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
    expect(symbols).toHaveLength(1);
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    expect(await ended).toBe(0);
    let rest = Buffer.concat(out);
    while (rest.length > 0) {
      const head = /^Content-Length: (\d+)\r\n\r\n/.exec(rest.toString('latin1'));
      expect(head).not.toBeNull();
      const end = head![0].length + Number(head![1]);
      expect(JSON.parse(rest.subarray(head![0].length, end).toString('utf8')).jsonrpc).toBe('2.0');
      rest = rest.subarray(end);
    }
  });

  it('ends when the editor disconnects without notice', async () => {
    const { child, ended } = await started();
    child.stdin.end();
    expect(await ended).toBe(1);
  });

  it('skips invalid messages and ends', async () => {
    const { child, ended } = await started();
    const wrong = '{"jsonrpc":"2.0","method":';
    child.stdin.write(`Content-Length: ${wrong.length}\r\n\r\n${wrong}`);
    child.stdin.write('Content-Length: 2\r\n\r\n[]');
    const info = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } });
    child.stdin.write(`Content-Length: ${info.length}\r\n\r\n${info}`);
    const said: string = await new Promise((resolve) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk;
        if (text.includes('"id":1')) resolve(text);
      });
    });
    expect(said).toContain('"serverInfo"');
    child.stdin.end();
    expect(await ended).toBe(1);
  });
});
