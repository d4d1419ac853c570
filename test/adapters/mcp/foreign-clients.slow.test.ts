import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bin, notBuilt } from '../../acceptance/command-line.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';

// The official Python client (`mcp` of PyPI) and the command line of the Inspector. Neither is a dependency of the project:
// TRIAGRAPH_MCP_PYTHON names a Python that has the package, and mcp-inspector-cli is looked for on the PATH.

const run = promisify(execFile);
const script = fileURLToPath(new URL('./python-client.py', import.meta.url));
const python = process.env.TRIAGRAPH_MCP_PYTHON ?? '';
const inspector =
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'mcp-inspector'))
    .find((path) => existsSync(path)) ?? '';
if (python === '') console.warn('TRIAGRAPH_MCP_PYTHON is not set: the Python client is not tried');
if (inspector === '') console.warn('mcp-inspector is not on the PATH: the Inspector is not tried');

const server = (...more: string[]): string[] => [
  bin,
  'mcp',
  '--kb',
  folderOf(smallKnowledgeBase),
  '--no-cache',
  ...more,
];

/** Starts a server over HTTP and gives its address. */
async function address(): Promise<string> {
  const child = spawn(process.execPath, server('--http', '--port', '0'), { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => /http:\/\/\S+/.test(String(data)) && resolve(String(data)));
  });
  return /http:\/\/[\d.:]+(?:\/\w+)?/.exec(said)![0];
}

const endpoint = async (): Promise<string> => `${new URL(await address()).origin}/mcp`;

const overBoth = [
  ['standard input and output', async () => [process.execPath, ...server()]],
  ['HTTP', async () => [await endpoint()]],
] as const;

describe.skipIf(notBuilt !== null || python === '')('the official Python client', () => {
  it.each(overBoth)(
    'asks, walks to the end and is told what is wrong with its arguments, over %s',
    async (_, target) => {
      const { stdout } = await run(python, [script, ...(await target())], { timeout: 120_000 });
      const seen = JSON.parse(stdout);
      expect(seen.tools).toEqual(['advance_diagnosis', 'find_workflow', 'get_document', 'get_step', 'search_cases']);
      expect([seen.workflow, seen.start]).toEqual(['subnet-full', 'Step 1: Look at the subnet']);
      expect(seen.steps).toEqual(['step-1', 'step-2', null, null]);
      expect(seen.state).toBe('ended');
      const texts = seen.refused.map(([failed, text]: [boolean, string]) => {
        expect(failed).toBe(true);
        return text;
      });
      const named = [
        /symptom/,
        /symptom/,
        /document/,
        /no-such/,
        /step-unknown/,
        /session/,
        /observation-count/,
        /nothing_such/,
      ];
      for (const [index, name] of named.entries()) expect(texts[index]).toMatch(name);
    },
  );
});

describe.skipIf(notBuilt !== null || inspector === '')('the Inspector', () => {
  const inspect = async (target: readonly string[], ...more: string[]) => {
    const { stdout } = await run(inspector, ['--cli', ...target, ...more], { timeout: 120_000 });
    return JSON.parse(stdout);
  };

  it.each(overBoth)('lists the tools and calls one, over %s', async (_, target) => {
    const given = await target();
    const transport = given[0]!.startsWith('http') ? ['--transport', 'http'] : [];
    const { tools } = await inspect(given, ...transport, '--method', 'tools/list');
    expect(tools).toHaveLength(5);
    const question = ['--tool-name', 'find_workflow', '--tool-arg', 'symptom=no available ip'];
    const answer = await inspect(given, ...transport, '--method', 'tools/call', ...question);
    expect(answer.structuredContent.workflow.id).toBe('subnet-full');
  });
});
