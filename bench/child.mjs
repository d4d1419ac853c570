import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs Node with these arguments: what it prints, and the wall time of the whole process in milliseconds.
 * @param codes exit codes that are no failure
 */
export function runNode(args, environment = {}, codes = [0]) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const wall = performance.now() - started;
      if (codes.includes(code)) resolve({ output, wall });
      else reject(new Error(`node ${args[0]} ended with code ${code}`));
    });
  });
}

/** Runs a script of children/ in a process of its own: what it reports, and its wall time. */
export async function runChild(script, given = {}, environment = {}) {
  const path = fileURLToPath(new URL(`children/${script}`, import.meta.url));
  const { output, wall } = await runNode([...(given.node ?? []), path, JSON.stringify(given)], environment);
  return { ...JSON.parse(output), wall };
}

/** In a child: what it was given, and how it answers. */
export const parameters = () => JSON.parse(process.argv[2] ?? '{}');
export const report = (value) => process.stdout.write(JSON.stringify(value));
