import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { documentFiles, resolveKnowledgeBase } from '../../src/index.js';
import { limits } from '../../src/limits.js';
import type { Diagnosis, Diagnostic } from '../../src/model/index.js';
import { long, matched } from '../present/diagnoses.js';
import { diagnostic } from '../present/documents.js';
import { run } from './terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'triagraph-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('query', () => {
  it('answers on stdout, writes nothing to stderr, and closes the knowledge base', async () => {
    const { code, out, err, calls } = await run(['query', 'pod has no ip']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Subnet out of addresses\n/);
    expect(calls).toMatchObject({ opened: [['shipped']], closed: 1 });
  });

  it('exits with 3 when nothing matches', async () => {
    const { code, out } = await run(['query', 'hello']);
    expect(code).toBe(3);
    expect(out).toMatch(/^Nothing in the knowledge base/);
  });

  it('reports unreadable files when nothing matches, since they may contain the answer', async () => {
    const unread = {
      path: 'b\u001b.md',
      ruleId: 'read/permission',
      severity: 'error',
      message: 'Unexpected lack',
      note: 'Mend.',
    };
    const lint = () => [diagnostic({ severity: 'error' }), diagnostic(unread as Partial<Diagnostic>)];
    const lost = await run(['query', 'hello'], { engine: { lint } });
    expect([lost.code, lost.err]).toEqual([3, 'triagraph: b\\u001b.md: Unexpected lack. Mend.\n']);
    expect((await run(['query', 'pod has no ip'], { engine: { lint } })).err).toBe('');
  });

  it('takes words without quotes as one symptom', async () => {
    const { calls } = await run(['query', 'pod', 'has', 'no ip']);
    expect(calls.asked[0]!.text).toBe('pod has no ip');
  });

  it.each([
    [['pod has no ip'], 'pod has no ip'],
    [['子网没有可用地址'], '子网没有可用地址'],
    [['pod', 'has', 'no', 'ip'], 'pod has no ip'],
    [['pods', 'have', 'no', 'ip', '--json'], 'pods have no ip'],
    [['--lang', 'en', 'no ip at all'], 'no ip at all'],
  ])('is the default command of %j', async (argv, text) => {
    const { calls, err } = await run(argv);
    expect(err).toBe('');
    expect(calls.asked.map((each) => each.text)).toEqual([text]);
  });

  it('reads a log from stdin', async () => {
    const { calls, code } = await run(['query', '-'], { input: 'line 1\nno ip\n' });
    expect(code).toBe(0);
    expect(calls.asked[0]!.text).toBe('line 1\nno ip\n');
  });

  it('reads a GB18030 log and one with a byte order mark', async () => {
    const gbk = Uint8Array.from([0xb4, 0xc5, 0xc5, 0xcc, 0xd0, 0xb4, 0xc2, 0xfa]);
    expect((await run(['query', '-'], { input: gbk })).calls.asked[0]!.text).toBe('磁盘写满');
    expect((await run(['query', '-'], { input: '\ufeffno ip' })).calls.asked[0]!.text).toBe('no ip');
  });

  it('passes every option to the engine', async () => {
    const { calls } = await run([
      ...['query', 'no ip', '--limit', '3', '--lang', 'zh', '--product', 'ACP', '--version', '4.2'],
      ...['--param', 'pod=web-0', '--param', 'label=app=web', '--param', '__proto__=x', '--kb', 'a', '--kb', 'b'],
    ]);
    expect(calls.opened).toEqual([['a', 'b']]);
    expect(calls.asked[0]!.settings).toMatchObject({ limit: 3, language: 'zh', product: 'ACP', version: '4.2' });
    const { params } = calls.asked[0]!.settings as { params: Record<string, string> };
    expect(Object.entries(params)).toEqual([
      ['pod', 'web-0'],
      ['label', 'app=web'],
      ['__proto__', 'x'],
    ]);
  });

  it('prints the whole answer as JSON', async () => {
    for (const option of [['--json'], ['--format', 'json']]) {
      const { out } = await run(['query', 'no ip', ...option]);
      expect(JSON.parse(out)).toEqual(matched('en'));
    }
  });

  it('shows long workflows in full with --all', async () => {
    const engine = { query: () => long() };
    expect((await run(['query', 'x'], { engine })).out).not.toContain('part-1 -o yaml');
    expect((await run(['query', 'x', '--all'], { engine })).out).toContain('part-1 -o yaml');
  });

  it('uses colour and the width of a terminal only', async () => {
    expect((await run(['query', 'no ip'])).out).not.toContain('\u001b');
    expect((await run(['query', 'no ip'], { terminal: true })).out).toContain('\u001b[');
    expect((await run(['query', 'no ip'], { terminal: true, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b');
    expect((await run(['query', 'no ip'], { terminal: true, env: { TERM: 'dumb' } })).out).not.toContain('\u001b');
    expect((await run(['query', 'no ip'], { env: { FORCE_COLOR: '1' } })).out).toContain('\u001b[');
  });
});

describe('misuse', () => {
  it.each([
    [['quer', 'x'], "unknown command 'quer'; did you mean query?; see triagraph --help"],
    [['pods'], `unknown command 'pods'; triagraph "<symptom>" asks; see triagraph --help`],
    [['quer', 'no', 'ip'], 'did you mean query?'],
    [['--jsn', 'no ip'], "unknown option '--jsn'; did you mean --json?"],
    [['query'], 'missing TEXT'],
    [['query', '  '], 'TEXT is empty'],
    [['query', '-'], 'stdin is empty'],
    [['query', 'x', '--format', 'yaml'], 'Allowed choices are text, markdown, json'],
    [['query', 'x', '--limit', '0'], 'whole number from 1 to 100'],
    [['query', 'x', '--limit', 'many'], 'whole number'],
    [['query', 'x', '--lang', 'fr'], 'Allowed choices are zh, en'],
    [['query', 'x', '--param', 'pod'], '--param NAME=VALUE'],
    [['query', 'x', '--param', '=1'], '--param NAME=VALUE'],
    [['query', 'x', '--jsn'], "unknown option '--jsn'; did you mean --json?; see triagraph query --help"],
    [['query', 'x', '--kb'], "option '--kb <path>' argument missing"],
    [['show'], 'missing ID'],
    [['compile', 'x'], 'missing -o FILE'],
    [['eval'], 'missing --queries FILE'],
    [['eval', '--queries', join(folder, 'none.json')], 'no such file'],
    [['eval', '--queries', file('broken.json', '{')], 'not valid JSON'],
    [['eval', '--queries', file('shape.json', '{}')], 'expected {"queries": [...]}'],
    [['eval', '--queries', file('entry.json', '[{"id": 1}]')], 'queries[0]: unexpected id'],
    [['eval', '--queries', file('ok.json', '[]'), '--min', 'speed=1'], '--min speed is not a metric'],
    [['eval', '--queries', file('ok2.json', '[]'), '--min', 'success_at_1=high'], 'is not a number'],
    [['graph', '--depth', '2'], '--depth needs --around'],
    [['graph', '--format', 'png'], 'Allowed choices'],
    [['graph', '--symptom', 'x'], '--symptom needs --workflow'],
    [['graph', '--lang', 'zh'], '--lang needs --workflow'],
    [['graph', '--workflow', 'a', '--around', 'b'], '--workflow and --around exclude each other'],
  ])('such as %j exits with 2 and one line that says what to do', async (argv, part) => {
    const { code, out, err } = await run(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(part);
    expect(err).toMatch(/^triagraph: [^\n]+\n$/);
  });

  it.each([[[]], [['']], [[' ']]])(
    'of an empty command line (%j) is answered with three lines on what to type',
    async (argv) => {
      const { code, out, err } = await run(argv);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^(?:triagraph: [^\n]+\n){3}$/);
      expect(err).toContain('missing command');
    },
  );

  it.each([['lint'], ['test'], ['eval', '--queries', file('none-here.json', '[]')], ['gaps', 'asked.log']])(
    'includes %s without a knowledge base of your own',
    async (...argv) => {
      const { code, out, err } = await run(argv, { library: { resolveKnowledgeBase }, cwd: folder });
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^triagraph: No knowledge base in [^\n]+--kb [^\n]+\n$/);
    },
  );

  it.each(['serve', 'mcp', 'lsp'])('includes %s in a program without the other adapters', async (name) => {
    const { code, err } = await run([name]);
    expect(code).toBe(2);
    expect(err).toBe(`triagraph: ${name} is not available in this program; run the triagraph executable\n`);
  });

  it('includes an overlong symptom, also from stdin', async () => {
    const { code, err } = await run(['query', '-'], { input: 'x'.repeat(limits.queryCharacters + 1) });
    expect(code).toBe(2);
    expect(err).toContain('longer than 1,048,576 characters');
    expect((await run(['query', '-'], { input: 'x'.repeat(limits.queryCharacters) })).code).toBe(3);
  });

  it('that the library reports is printed without control characters', async () => {
    const refusal = Object.assign(new Error('Nothing found at\n/x\u001b[2J'), { code: 'kb-missing', exitCode: 2 });
    const library = {
      resolveKnowledgeBase: () => {
        throw refusal;
      },
    };
    const { code, err } = await run(['query', 'x'], { library });
    expect([code, err]).toEqual([2, 'triagraph: Nothing found at /x\\u001b[2J\n']);
  });
});

describe('internal errors', () => {
  const engine = {
    query: (): Diagnosis => {
      throw new TypeError('boom\nsecond line');
    },
  };

  it('exit with 70 and one line that says how to report them', async () => {
    const { code, err, calls } = await run(['query', 'x'], { engine });
    expect(code).toBe(70);
    expect(err).toMatch(/^triagraph: internal fault: TypeError: boom second line; .*TRIAGRAPH_DEBUG=1.*\n$/);
    expect(calls.closed).toBe(1);
  });

  it('include the stack when requested', async () => {
    expect((await run(['query', 'x'], { engine, env: { TRIAGRAPH_DEBUG: '1' } })).err).toContain('    at ');
  });
});

describe('output', () => {
  it('ends silently when its reader closes the pipe', async () => {
    const gone = new Writable({
      write: (_, __, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    });
    gone.on('error', () => {});
    const { code, err } = await run(['query', 'no ip'], { stdout: gone });
    expect([code, err]).toEqual([0, '']);
  });

  it('is complete, however large', async () => {
    const big = { ...matched('en'), query: { ...matched('en').query, text: '子'.repeat(2_000_000) } };
    const { out } = await run(['query', 'x', '--json'], { engine: { query: () => big } });
    expect(JSON.parse(out)).toEqual(big);
  });

  it('shows a progress bar on a terminal only', async () => {
    const slow = (terminal: boolean) =>
      run(['query', 'no ip'], {
        terminal,
        library: {
          Engine: {
            async open(settings) {
              await new Promise((resolve) => setTimeout(resolve, 120));
              settings?.onProgress?.({ phase: 'parse', done: 5, total: 10 });
              throw Object.assign(new Error('stop'), { code: 'stop', exitCode: 2 });
            },
          },
        },
      });
    expect((await slow(true)).err).toContain('understanding [############............] 5/10');
    expect((await slow(false)).err).toBe('triagraph: stop\n');
  });
});

describe('help', () => {
  it('names every command', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const name of [
      'query',
      'diagnose',
      'explain',
      'show',
      'compile',
      'lint',
      'test',
      'eval',
      'diff',
      'import',
      'new',
      'graph',
      'serve',
      'mcp',
      'lsp',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    }
  });

  it.each(['query', 'show', 'lint', 'compile', 'graph', 'eval', 'diagnose'])(
    'for %s has an example and a line of Chinese',
    async (name) => {
      for (const argv of [
        [name, '--help'],
        ['help', name],
      ]) {
        const { code, out, err } = await run(argv);
        expect([code, err]).toEqual([0, '']);
        expect(out).toContain('$ triagraph');
        expect(out).toContain('中文：');
      }
    },
  );

  it('is printed without loading the library, as is the version', async () => {
    const library = {};
    const { code, out, calls } = await run(['--version'], { library });
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(calls.opened).toEqual([]);
  });
});

describe('show', () => {
  it('prints the analyzed document', async () => {
    expect((await run(['show', 'vip-conflict'])).out).toContain('kind        case (has a cause and a resolution)');
    expect(JSON.parse((await run(['show', 'vip-conflict', '--json'])).out)).toMatchObject({
      id: 'vip-conflict',
      kind: 'case',
    });
  });

  it('exits with 4 and suggests similar ids for an unknown id', async () => {
    const { code, out, err } = await run(['show', 'vip', '--json']);
    expect([code, out]).toEqual([4, '']);
    expect(err).toBe("triagraph: no document 'vip' in this knowledge base; did you mean vip-conflict?\n");
  });
});

describe('lint', () => {
  it('prints findings on stdout and exits with 1', async () => {
    const { code, out } = await run(['lint', 'docs', '--kb', 'more']);
    expect(code).toBe(1);
    expect(out).toContain('a.md:1:1 warning Unexpected key');
    expect((await run(['lint', 'docs', '--kb', 'more'])).calls.opened).toEqual([['docs', 'more']]);
  });

  it('allows a number of warnings, but no error', async () => {
    expect((await run(['lint', '--max-warnings', '1'])).code).toBe(0);
    const engine = { lint: () => [diagnostic({ severity: 'error' as const })] };
    expect((await run(['lint', '--max-warnings', '1'], { engine })).code).toBe(1);
  });

  it('exits with 0 when nothing is worse than information', async () => {
    expect((await run(['lint'], { engine: { lint: () => [] } })).code).toBe(0);
    expect((await run(['lint'], { engine: { lint: () => [diagnostic({ severity: 'info' as const })] } })).code).toBe(0);
  });

  it('reports findings that the baseline does not have, and how many of its findings are gone', async () => {
    const baseline = join(folder, 'baseline.json');
    const old = diagnostic({ severity: 'error' as const, message: 'old' });
    const moved = {
      ...old,
      range: { start: { line: 9, column: 1, offset: 9 }, end: { line: 9, column: 2, offset: 10 } },
    };
    const written = await run(['lint', '--write-baseline', baseline], { engine: { lint: () => [old, old] } });
    expect(written).toMatchObject({ code: 0, out: '', err: expect.stringContaining('wrote 2 findings') });
    const gated = (...found: (typeof old)[]) =>
      run(['lint', '--baseline', baseline], { engine: { lint: () => found } });
    expect(await gated(old, moved)).toMatchObject({ code: 0, err: '' });
    expect(await gated(old, moved, old)).toMatchObject({ code: 1, out: expect.stringContaining('1 error') });
    expect(await gated(old, { ...old, message: 'new' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('1 finding of'),
    });
  });

  it('refuses a file that is not a baseline', async () => {
    const { code, err } = await run(['lint', '--baseline', file('baseline.json', '{}')]);
    expect(code).toBe(2);
    expect(err).toContain('--write-baseline');
  });

  it('reports only on the files of --only, checked within the whole knowledge base', async () => {
    const [staged] = [file('a.md', 'x\n'), file('b.md', 'y\n'), file('README.md', 'z\n')];
    const library = { documentFiles };
    const engine = { lint: () => ['a.md', 'b.md'].map((path) => diagnostic({ path })) };
    const { out, calls } = await run(['lint', '--kb', folder, '--only', staged!, join(folder, 'README.md')], {
      engine,
      library,
    });
    expect(out).toContain('/a.md ');
    expect(out).not.toContain('b.md');
    expect(calls.opened).toEqual([[folder]]);
  });

  it('shows source lines only of files below the root', async () => {
    file('a.md', '问题: x\n');
    const library = { documentFiles };
    expect((await run(['lint', folder], { library })).out).toContain('    1 | 问题: x\n      | ^^');
    const outside = {
      lint: () => [
        diagnostic({
          path: '../a.md',
          range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } },
        }),
      ],
    };
    expect((await run(['lint', join(folder, 'sub')], { engine: outside, library })).out).not.toContain('问题');
  });
});

describe('compile', () => {
  it('writes the snapshot and prints its contents', async () => {
    const { code, out, calls } = await run(['compile', 'docs', '-o', 'kb.snapshot']);
    expect(code).toBe(0);
    expect(calls.written).toEqual([{ path: '/knowledge/kb.snapshot', bytes: new Uint8Array([1, 2, 3]) }]);
    expect(out).toBe('kb.snapshot: 1 document, 1 step, 1 command, 2 edges, 3 B, 0.00 s\n');
  });
});

describe('a part of the knowledge base', () => {
  const project = mkdtempSync(join(tmpdir(), 'triagraph-part-'));
  afterAll(() => rmSync(project, { recursive: true }));
  for (const name of ['workflows', 'cases']) mkdirSync(join(project, name));
  const lost = diagnostic({ ruleId: 'collection/unknown-related', message: 'Unexpected related document' });
  const library = {
    resolveKnowledgeBase: (asked: readonly string[] | undefined) =>
      asked && asked.length > 0 ? asked : ['workflows', 'cases'].map((name) => join(project, name)),
  };
  const settings = { cwd: project, library, engine: { lint: () => [lost] } };

  it('is named as the reason why documents that others name are unknown', async () => {
    const { err } = await run(['lint', 'workflows'], settings);
    expect(err).toContain('1 finding is about documents that may be in cases, which was not read: name it too');
  });

  it('is not mentioned where everything was read', async () => {
    expect((await run(['lint', 'workflows', 'cases'], settings)).err).toBe('');
    expect((await run(['lint', '.'], settings)).err).toBe('');
    expect((await run(['lint'], settings)).err).toBe('');
  });
});

describe('graph', () => {
  it('prints JSON by default', async () => {
    expect(JSON.parse((await run(['graph'])).out)).toMatchObject({ nodes: [{ id: 'case:a' }] });
    expect((await run(['graph', '--format', 'mermaid', '--around', 'a', '--depth', '2'])).out).toMatch(
      /^flowchart LR\n/,
    );
  });

  it('exits with 4 for an unknown node', async () => {
    expect((await run(['graph', '--around', 'nowhere'])).code).toBe(4);
  });
});

describe('eval', () => {
  const queries = file(
    'queries.json',
    '{"queries": [{"id": "a", "text": "no ip", "gold": ["x"], "extra": 1}, {"id": "b", "text": "?"}]}',
  );

  it('prints the metrics', async () => {
    const { code, out } = await run(['eval', '--queries', queries, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ queries: 2, success_at_1: 0.5, no_match_recall: null });
  });

  it('names labelled documents that do not exist', async () => {
    const misspelt = file('gold.json', '[{"id": "a", "text": "no ip", "gold": ["ip-managment", "x"]}]');
    const { code, err } = await run(['eval', '--queries', misspelt, '--json']);
    expect(code).toBe(0);
    expect(err).toContain('this knowledge base has no document ip-managment');
  });

  it('exits with 1 when a metric is below its minimum or has no query', async () => {
    const { code, out, err } = await run([
      'eval',
      '--queries',
      queries,
      '--min',
      'success_at_1=0.6',
      '--min',
      'no_match_recall=0.1',
    ]);
    expect(code).toBe(1);
    expect(out).toContain('success_at_1');
    expect(err).toContain('success_at_1 is 0.5, expected at least 0.6');
    expect(err).toContain('no_match_recall is null (it has no query)');
    expect((await run(['eval', '--queries', queries, '--min', 'success_at_1=0.5'])).code).toBe(0);
  });
});
