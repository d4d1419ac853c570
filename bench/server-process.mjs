import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from './dist.mjs';

/** Starts a script that prints an address when it is ready: its port, how long that took, and how it is ended. */
export function startServer(args) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    child.stdout.on('data', (data) => {
      said += data;
      const port = /:(\d+)\/?\n/.exec(said)?.[1];
      if (!port) return;
      // An interrupt: nobody stands in front who would have to see it drain.
      const end = () =>
        new Promise((ended) => {
          child.once('exit', (code) => ended(code));
          child.kill('SIGINT');
        });
      resolve({ port: Number(port), ready: performance.now() - started, end, child });
    });
  });
}

/** The program that is measured, serving a snapshot. */
export const serve = (snapshot, ...more) =>
  startServer([join(distFolder, 'bin.js'), 'serve', '--kb', snapshot, '--port', '0', ...more]);

/** Linux says it, in hundredths of a second; elsewhere there is no figure. */
export function processorMilliseconds(pid) {
  try {
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(words[11]) + Number(words[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Linux says it; elsewhere there is no figure. */
export function residentMegabytes(pid) {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6;
  } catch {
    return Number.NaN;
  }
}
