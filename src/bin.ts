#!/usr/bin/env node
import type { OtherAdapters } from './adapters/cli/index.js';

const minNode = 20;

/** The only module that uses the process: everything else receives what it needs. */
async function run(): Promise<number> {
  const { env, stdout, stderr, versions } = process;
  if (Number.parseInt(versions.node, 10) < minNode) {
    stderr.write(
      `triagraph: Node.js ${versions.node} is too old, expected ${minNode} or newer; https://nodejs.org has it\n`,
    );
    return 2;
  }
  let cwd: string;
  try {
    cwd = process.cwd();
  } catch {
    stderr.write('triagraph: the current folder no longer exists; change to another one\n');
    return 2;
  }
  // A closed reader (`| head`) is detected by the failing write; without a listener the event would end the process.
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
  // A terminal without a size, such as that of `docker exec -t`, says 0: prompts would be one letter wide.
  if (stdout.isTTY) {
    stdout.columns ||= 80;
    stdout.rows ||= 24;
  }
  const { main, openTerminal } = await import('./adapters/cli/index.js');
  const streams = {
    // Opened on first read: most runs receive the symptom as an argument.
    get stdin() {
      return process.stdin;
    },
    stdout,
    stderr,
    env,
    cwd,
    isTTY: {
      get stdin() {
        return process.stdin.isTTY === true;
      },
      stdout: stdout.isTTY === true,
      stderr: stderr.isTTY === true,
    },
    columns: stdout.columns,
    rows: stdout.rows,
    openTerminal,
    clock,
    onInterrupt: (listener: () => void) => void onSignal('SIGINT', listener),
  };
  return main(process.argv.slice(2), streams, undefined, otherAdapters);
}

/** With SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/) the times of reports are reproducible. */
function clock(): Date {
  const { SOURCE_DATE_EPOCH: seconds = '' } = process.env;
  return /^\d{1,11}$/.test(seconds) ? new Date(Number(seconds) * 1_000) : new Date();
}

/** Adapters are loaded when a command starts them. */
const otherAdapters: OtherAdapters = {
  async serve(settings, ready) {
    const { serve } = await import('./adapters/http/index.js');
    await serve(settings, { onSignal, ready });
  },
  async mcp(settings, ready) {
    const { serveMcp } = await import('./adapters/mcp/index.js');
    const { stdin, stdout } = process;
    await serveMcp(settings, { stdin, stdout, onSignal, ready });
  },
  async openSource(address) {
    return (await import('./adapters/opensearch/index.js')).openSource(address);
  },
  async publish(settings) {
    return (await import('./adapters/opensearch/index.js')).publish(settings);
  },
  async lsp(settings) {
    const { serveLsp } = await import('./adapters/lsp/index.js');
    const { stdin, stdout } = process;
    return serveLsp(settings, { stdin, stdout, onSignal });
  },
};

function onSignal(signal: NodeJS.Signals, listener: () => void): () => void {
  process.on(signal, listener);
  return () => process.off(signal, listener);
}

process.exitCode = await run();
