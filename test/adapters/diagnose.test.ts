import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { isWriting, MenuInput, pasteFrom } from '../../src/adapters/cli/diagnose/paste.js';
import { readAnswer } from '../../src/adapters/cli/diagnose/session.js';
import { main } from '../../src/adapters/cli/index.js';
import { compileKnowledgeBase } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { gatewayKnowledgeBase } from '../support/gateway.js';

class Sink extends Writable {
  text = '';
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

const folder = folderOf(gatewayKnowledgeBase);

/** Runs `triagraph diagnose` without a terminal, with these lines as answers. */
async function diagnose(argv: readonly string[], answers: readonly string[], cwd = folder) {
  const [stdout, stderr] = [new Sink(), new Sink()];
  const code = await main(['diagnose', ...argv, '--kb', folder, '--no-cache'], {
    stdin: Readable.from([Buffer.from(answers.map((line) => `${line}\n`).join(''))]),
    stdout,
    stderr,
    env: {},
    cwd,
    isTTY: { stdin: false, stdout: false, stderr: false },
    columns: undefined,
  });
  return { code, out: stdout.text, err: stderr.text };
}

const symptom = 'gateway drops packets on node worker-1';

describe('triagraph diagnose', () => {
  it('reads answers from stdin and ends with a report of checks, observations and conclusions', async () => {
    const { code, out } = await diagnose(
      [symptom],
      ['paste', 'status:', '', '  lossPercent: 12', '.', 'next', 'next', 'normal'],
    );
    expect(code).toBe(0);
    expect(out).toContain('Step 1: Measure the loss');
    expect(out).toContain('Read as abnormal');
    expect(out).toContain('lossPercent = 12 ← line 3: lossPercent: 12');
    expect(out).toContain('[DESTROY]');
    const report = out.slice(out.indexOf('# Diagnosis report'));
    expect(report).toContain('**Cause: the node is overloaded**\n- Condition: lossPercent >= 5');
    expect(report).toContain('1. ❌ **1 Measure the loss** — abnormal');
    expect(report).toContain('`lossPercent = 12` ← line 3: `lossPercent: 12`');
    expect(report).toMatch(/4\. ✅ \*\*6 .*Nothing is lost any more\*\* — normal/);
  });

  it('is deterministic, and may end without a last answer', async () => {
    const answers = ['# look first', '', 'abnormal', 'back', 'jump 3', 'set interface=eth0', 'help', 'set x', '3'];
    const [once, again] = [await diagnose([symptom], answers), await diagnose([symptom], answers)];
    expect(again).toEqual(once);
    expect(once.code).toBe(0);
    expect(once.out).toContain('interface = eth0');
    expect(once.err).toContain('set NAME=VALUE');
    expect(once.err).toContain('Not understood: “set x”');
  });

  it('prints a line of JSON for each turn', async () => {
    const { out } = await diagnose([symptom, '--json'], ['normal', '9', 'done', 'normal']);
    const views = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { status: string; number: string | null });
    expect(views.map(({ status, number }) => `${status} ${number}`)).toEqual([
      'step 1',
      'step 2',
      'step 2',
      'ended null',
    ]);
  });

  it('writes a case draft that lints clean and follows its workflow, and never overwrites a file', async () => {
    const cwd = folderOf();
    const answers = ['2', 'set limit=262144', 'next', 'normal'];
    const { code, err } = await diagnose(
      [symptom, '--case', 'full-table.md', '--version', '1.14.2', '--product', 'Kube-OVN'],
      answers,
      cwd,
    );
    expect([code, err]).toEqual([0, 'triagraph: wrote full-table.md\n']);
    const draft = readFileSync(join(cwd, 'full-table.md'), 'utf8');
    expect(draft).toContain('workflow: "gateway"\nbranch: "Scenario 2: the table is full"');
    const again = await diagnose([symptom, '--case', 'full-table.md'], ['done'], cwd);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('exists already')]);

    const together = folderOf({ ...gatewayKnowledgeBase, 'cases/full-table.md': draft });
    const { diagnostics } = await compileKnowledgeBase({ paths: [together], cache: false });
    expect(diagnostics.filter(({ path }) => path === 'cases/full-table.md')).toEqual([]);
  });

  it('writes the report to a file', async () => {
    const cwd = folderOf();
    expect((await diagnose([symptom, '--report', 'report.md'], ['normal'], cwd)).err).toBe(
      'triagraph: wrote report.md\n',
    );
    expect(readFileSync(join(cwd, 'report.md'), 'utf8')).toContain('# Diagnosis report');
  });

  it('exits with 3 when nothing matches, but still opens a named document', async () => {
    const nothing = await diagnose(['good morning'], []);
    expect([nothing.code, nothing.out]).toEqual([3, expect.stringContaining('Nothing in the knowledge base')]);
    const named = await diagnose(['good morning', '--doc', 'names'], ['abnormal']);
    expect([named.code, named.out]).toEqual([0, expect.stringContaining('Ask the resolver')]);
    const unknown = await diagnose(['x', '--doc', 'nowhere'], []);
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('No document "nowhere"')]);
  });

  it('uses the language of the symptom, or the requested one', async () => {
    const { out } = await diagnose([symptom, '--lang', 'zh'], ['异常', '下一步']);
    expect(out).toContain('第 1 步：');
    expect(out).toContain('# 诊断报告：');
    expect(out).toContain('异常');
  });

  it('creates the folder of a report', async () => {
    const cwd = folderOf({});
    const { code } = await diagnose([symptom, '--report', 'reports/today/full-table.md'], ['done'], cwd);
    expect([code, readFileSync(join(cwd, 'reports/today/full-table.md'), 'utf8')]).toEqual([
      0,
      expect.stringContaining('# '),
    ]);
  });

  it('refuses an invalid case name', async () => {
    const { code, err } = await diagnose([symptom, '--case', 'cases/'], []);
    expect([code, err]).toEqual([2, expect.stringContaining('not a file name for a case')]);
    expect(existsSync(join(folder, 'cases', '.md'))).toBe(false);
  });
});

describe('an answer line', () => {
  it.each([
    ['normal', { outcome: 'normal' }],
    ['  异常 ', { outcome: '异常' }],
    ['12', { branch: 12 }],
    ['back', { back: true }],
    ['返回', { back: true }],
    ['jump step-3', { jump: 'step-3' }],
    ['跳到 2.1', { jump: '2.1' }],
    ['跳转 8', { jump: '8' }],
    ['１２', { branch: 12 }],
    ['jump ８', { jump: '8' }],
    ['set a = b=c', { set: { a: 'b=c' } }],
    ['use case-a', { document: 'case-a' }],
  ])('such as "%s" is parsed', (line, observation) => {
    const answer = readAnswer(line);
    expect(JSON.parse(JSON.stringify(answer))).toEqual({ kind: 'observation', observation });
  });

  it('asks for more after a keyword, and for nothing after an empty line or comment', () => {
    expect(['paste', 'done', 'report', 'help', '', '# x'].map((line) => readAnswer(line).kind)).toEqual([
      'paste',
      'finish',
      'finish',
      'help',
      'nothing',
      'nothing',
    ]);
    expect(readAnswer('set __proto__')).toEqual({ kind: 'unread', line: 'set __proto__' });
  });
});

describe('a paste on a terminal', () => {
  it('keeps its empty lines and ends with an empty line that nothing follows', async () => {
    const stdin = new PassThrough();
    const pasted = pasteFrom(stdin);
    stdin.write('Name: a\n\nEvents:\n  Warning\n\n');
    expect(await pasted).toBe('Name: a\n\nEvents:\n  Warning\n');
  });

  it('ends with a line with only a dot, or with the input', async () => {
    const dotted = new PassThrough();
    const one = pasteFrom(dotted);
    dotted.write('a: 1\n.\n');
    expect(await one).toBe('a: 1');
    const ended = new PassThrough();
    const two = pasteFrom(ended);
    ended.end('a: 2');
    expect(await two).toBe('a: 2');
  });
});

describe('text written into the menu', () => {
  const entered = async (...chunks: readonly string[]) => {
    const stdin = new PassThrough();
    const input = new MenuInput(stdin, new Sink());
    for (const chunk of chunks) stdin.write(chunk);
    await once(stdin, 'data');
    return input.entered();
  };

  it('is distinguished from keys that move in the menu or choose an entry', () => {
    for (const keys of ['\r', ' ', '\t', '\u001b[B', '\u001b[B\u001b[B\r', '\u001bOA', '\u0003'])
      expect(isWriting(keys), JSON.stringify(keys)).toBe(false);
    for (const text of ['j', '3', '3\r', 'jump 2\r', '异常', 'availableIPs: 3', '\u001b[200~\r\u001b[201~'])
      expect(isWriting(text), JSON.stringify(text)).toBe(true);
  });

  it('is the beginning of a line, whole lines, or a paste', async () => {
    expect(await entered('j')).toEqual({ text: 'j', kind: 'keys' });
    expect(await entered('异常')).toEqual({ text: '异常', kind: 'keys' });
    expect(await entered('3', '\r')).toEqual({ text: '3\n', kind: 'lines' });
    expect(await entered('availableIPs: 3')).toEqual({ text: 'availableIPs: 3', kind: 'paste' });
    expect(await entered('\u001b[200~3\u001b[201~')).toEqual({ text: '3', kind: 'paste' });
  });

  it('closes the menu and is read to its end, however it is split', async () => {
    const stdin = new PassThrough();
    const keys: string[] = [];
    const input = new MenuInput(stdin, new Sink());
    stdin.on('data', (chunk) => input.signal.aborted || keys.push(String(chunk)));
    const bytes = Buffer.from('名称: web\r\n\rStatus: 异常\r');
    for (const [from, to] of [
      [0, 20],
      [20, 21],
      [21, bytes.length],
    ])
      stdin.write(bytes.subarray(from, to));
    expect(await input.entered()).toEqual({ text: '名称: web\n\nStatus: 异常\n', kind: 'lines' });
    expect(keys).toEqual([]);
  });

  it('is null when an entry was chosen, and the terminal is left as it was', async () => {
    const [stdin, stdout] = [new PassThrough(), new Sink()];
    const input = new MenuInput(stdin, stdout);
    stdin.write('\u001b[B');
    stdin.write('\r');
    expect(await input.entered()).toBeNull();
    expect(stdin.listenerCount('data')).toBe(0);
    expect(stdout.text).toBe('\u001b[?2004h\u001b[?2004l');
  });
});
