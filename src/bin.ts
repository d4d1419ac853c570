#!/usr/bin/env node
import { cwd, env, stderr, stdin, stdout, versions } from 'node:process';

const leastNode = 20;

/** The only place that knows the process: everything else gets what it needs of it. */
async function run(): Promise<number> {
  if (Number.parseInt(versions.node, 10) < leastNode) {
    stderr.write(
      `triagraph: Node.js ${versions.node} is too old, expected ${leastNode} or newer; https://nodejs.org has it\n`,
    );
    return 2;
  }
  const folder = workingFolder();
  if (folder === null) {
    stderr.write('triagraph: the current folder no longer exists; change to another one\n');
    return 2;
  }
  // A reader that goes away (`| head`) is told by the write that fails; without a listener it would end the process.
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
  const { main } = await import('./faces/cli/index.js');
  return main(process.argv.slice(2), {
    stdin,
    stdout,
    stderr,
    env,
    cwd: folder,
    isTTY: { stdin: stdin.isTTY === true, stdout: stdout.isTTY === true, stderr: stderr.isTTY === true },
    columns: stdout.columns,
  });
}

function workingFolder(): string | null {
  try {
    return cwd();
  } catch {
    return null;
  }
}

process.exitCode = await run();
